'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { readFields } from '@/app/_ui/read-fields';
import { currentCaller } from '@/app/_words/caller';
import { readTimeControl } from '@/app/tables/_clock/read-time-control';
import { fieldFault } from '@/app/tables/new/faults';
import { countings, optionPrefix } from '@/app/tables/new/parse';
import { PlayError, postWanted } from '@/lib/play';
import { gamesForTwo } from '../games-for-two';

/** A bound as it was written; null: none was; undefined: it is no number. */
function boundIn(text: string | undefined): number | null | undefined {
  const written = (text ?? '').trim();
  if (written === '') return null;
  return /^\d{1,4}$/.test(written) ? Number(written) : undefined;
}

/** Looks for an opponent; what is wrong with the form comes back beside its fields. */
export async function postAction(_state: FormState, form: FormData): Promise<FormState> {
  await signedIn('/wanted/new');
  const [t, table, caller, games] = await Promise.all([
    getTranslations('wanted'),
    getTranslations('newTable'),
    currentCaller(),
    gamesForTwo(),
  ]);
  const values = textsOf(form);
  const game = games.find(({ id }) => id === values.game);
  if (!game) return { kind: 'wrong', message: table('optionWrong'), values };
  const options = readFields(game.optionFields(caller.language), form, optionPrefix);
  const clock = readTimeControl(form);
  const bounds = { lowest: boundIn(values.lowest), highest: boundIn(values.highest) };
  const errors: Record<string, string> = {};
  for (const [name, fault] of Object.entries(options.faults)) errors[name] = await fieldFault(fault);
  for (const [name, fault] of Object.entries(clock.faults)) errors[name] = await fieldFault({ kind: 'clock', clock: fault });
  for (const [name, bound] of Object.entries(bounds)) if (bound === undefined) errors[name] = t('ratingWrong');
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors, values };
  const counts = countings.find((each) => each === values.counts);
  const wish = { game: game.id as string, options: options.values, timeControl: clock.timeControl, counts, note: values.note };
  try {
    await postWanted(caller, { ...wish, ...bounds, seat: values.seat || null });
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values };
    throw error;
  }
  redirect('/wanted?said=posted');
}
