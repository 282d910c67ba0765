'use server';

import { getLocale, getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { readFields } from '@/app/_ui/read-fields';
import { readTimeControl } from '@/app/tables/_clock/read-time-control';
import { fieldFault } from '@/app/tables/new/faults';
import { offeredGames } from '@/app/tables/new/offered-games';
import { absences, optionPrefix } from '@/app/tables/new/parse';
import { dropPreset, keepPreset } from '@/lib/play';
import { attempt, textOf } from '../../_parts/attempt';

const absence = z.enum(absences).catch('shift');

/** Keeps a preset; what is wrong with the form comes back beside its fields. */
export async function keepAction(_state: FormState, form: FormData): Promise<FormState> {
  const [t, table, language, games] = await Promise.all([
    getTranslations('clubs'),
    getTranslations('newTable'),
    getLocale(),
    offeredGames(),
  ]);
  const values = textsOf(form);
  const game = games.find(({ id }) => id === form.get('game'));
  if (!game) return { kind: 'wrong', message: table('optionWrong'), values };
  const options = readFields(game.optionFields(language), form, optionPrefix);
  const clock = readTimeControl(form);
  const errors: Record<string, string> = {};
  for (const [name, fault] of Object.entries(options.faults)) errors[name] = await fieldFault(fault);
  for (const [name, fault] of Object.entries(clock.faults)) errors[name] = await fieldFault({ kind: 'clock', clock: fault });
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors, values };
  const preset = {
    ...{ name: textOf(form, 'name'), game: game.id, options: options.values, timeControl: clock.timeControl },
    absence: absence.parse(form.get('absence')),
  };
  return attempt(form, (caller, club) => keepPreset(caller, club, preset), t('presetKept'));
}

export async function dropAction(_state: FormState, form: FormData): Promise<FormState> {
  return attempt(form, (caller, club) => dropPreset(caller, club, textOf(form, 'preset')));
}
