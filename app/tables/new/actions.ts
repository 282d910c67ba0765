'use server';

import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { createTable, PlayError } from '@/lib/play';
import { signedIn } from '../../_shell/guards';
import { type FormState, textsOf } from '../../_ui/form-state';
import { currentCaller } from '../../_words/caller';
import { fieldFault, optionFaults } from './faults';
import { offeredGames } from './offered-games';
import { type Fault, newTableOf } from './parse';

/** Creates the table and goes there; what is wrong with the form comes back beside its fields. */
export async function createAction(_state: FormState, form: FormData): Promise<FormState> {
  await signedIn('/tables/new');
  const [t, language, caller, games] = await Promise.all([getTranslations('newTable'), getLocale(), currentCaller(), offeredGames()]);
  const values = textsOf(form);
  const game = games.find(({ id }) => id === form.get('game'));
  if (!game) return { kind: 'wrong', message: t('optionWrong'), values };
  const say = (fault: Fault): string | Promise<string> => {
    switch (fault.kind) {
      case 'name':
        return t('nameWrong');
      case 'email':
        return t('emailWrong');
      default:
        return fieldFault(fault);
    }
  };
  const fields = game.optionFields(language);
  const sent = newTableOf(form, { game: game.id, fields, seats: [] });
  const options = game.optionsSchema.safeParse(sent.table.options);
  if (!options.success && Object.keys(sent.faults).length === 0) {
    const errors = optionFaults(options.error, language);
    return Object.keys(errors).length > 0 ? { kind: 'wrong', errors, values } : { kind: 'wrong', message: t('optionWrong'), values };
  }
  const seats: string[] = options.success ? game.seats(options.data) : [];
  const { table, faults } = newTableOf(form, { game: game.id, fields, seats });
  if (Object.keys(faults).length > 0) {
    const errors: Record<string, string> = {};
    for (const [name, fault] of Object.entries(faults)) errors[name] = await say(fault);
    return { kind: 'wrong', errors, values };
  }
  const created = await createTable(caller, table).catch((error: unknown) => {
    if (error instanceof PlayError) return error.message;
    throw error;
  });
  if (typeof created === 'string') return { kind: 'wrong', message: created, values };
  redirect(`/tables/${created.id}`);
}
