'use server';

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { readTimeControl } from '@/app/tables/_clock/read-time-control';
import { clockFault } from '@/app/tables/_clock/words';
import { decideGame, extendRound, pauseSeason, resumeSeason, seasonView, setSeasonClock } from '@/lib/play';
import { momentAt } from '@/lib/time-control';
import { attemptSeason, textOf } from './attempt';

const verdicts = z.enum(['draw', 'won', 'void', 'stands']).catch('draw');

/** Decides a game; of an appeal its entry is sent along. */
export async function decideAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('seasonDesk');
  const appeal = textOf(form, 'appeal');
  const decision = {
    ...{ table: textOf(form, 'table'), verdict: verdicts.parse(form.get('verdict')), reason: textOf(form, 'reason') },
    ...{ winner: textOf(form, 'winner') || null, appeal: /^\d{1,9}$/.test(appeal) ? Number(appeal) : null },
  };
  return attemptSeason(form, (caller, place) => decideGame(caller, place, decision), t('decided'));
}

export async function extendAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('seasonDesk');
  const wanted = { round: Number(textOf(form, 'round')), days: Number(textOf(form, 'days')) };
  return attemptSeason(form, (caller, place) => extendRound(caller, place, wanted), t('extended', { days: wanted.days }));
}

export async function pauseAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('seasonDesk');
  const errors: Record<string, string> = {};
  const state = await attemptSeason(
    form,
    async (caller, place) => {
      const { plan } = await seasonView(caller, place);
      const [from, until] = ['from', 'until'].map((name) => momentAt(textOf(form, name), plan.calendar.zone));
      if (!from) errors.from = t('momentWrong');
      if (!until) errors.until = t('momentWrong');
      if (from && until) await pauseSeason(caller, place, { from, until });
    },
    t('pauseSet'),
  );
  return Object.keys(errors).length > 0 ? { kind: 'wrong', errors, values: textsOf(form) } : state;
}

export async function resumeAction(_state: FormState, form: FormData): Promise<FormState> {
  return attemptSeason(form, resumeSeason);
}

export async function clockAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('seasonDesk');
  const { timeControl, faults } = readTimeControl(form);
  const errors: Record<string, string> = {};
  for (const [name, fault] of Object.entries(faults)) errors[name] = await clockFault(fault);
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors, values: textsOf(form) };
  return attemptSeason(form, (caller, place) => setSeasonClock(caller, place, timeControl), t('clockSet'));
}
