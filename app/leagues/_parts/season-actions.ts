'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import {
  callOffSeason,
  challenge,
  copySeason,
  enterOther,
  enterSeason,
  leaveSeason,
  openEntries,
  placeEntrant,
  replacePlayer,
  seasonView,
  sitOut,
  startSeason,
  withdrawEntrant,
} from '@/lib/play';
import { momentAt } from '@/lib/time-control';
import { attemptSeason, placeOfForm, textOf } from './attempt';

/** Players of a form, board by board; those that were not chosen are left out. */
const playersOf = (form: FormData): string[] =>
  form.getAll('player').flatMap((each) => (typeof each === 'string' && each !== '' ? [each] : []));

export async function openAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('seasonDesk');
  const text = textOf(form, 'startsAt');
  let isNoMoment = false;
  const state = await attemptSeason(
    form,
    async (caller, place) => {
      const { plan } = await seasonView(caller, place);
      const at = text === '' ? null : momentAt(text, plan.calendar.zone);
      isNoMoment = at === null && text !== '';
      if (!isNoMoment) await openEntries(caller, place, at);
    },
    t('dateSet'),
  );
  return isNoMoment ? { kind: 'wrong', errors: { startsAt: t('startsAtWrong') }, values: textsOf(form) } : state;
}

export async function startAction(_state: FormState, form: FormData): Promise<FormState> {
  return attemptSeason(form, startSeason);
}

export async function callOffAction(_state: FormState, form: FormData): Promise<FormState> {
  return attemptSeason(form, callOffSeason);
}

/** Plans a season like another and goes to its plan. */
export async function copyAction(_state: FormState, form: FormData): Promise<FormState> {
  let number = 0;
  const state = await attemptSeason(form, async (caller, place) => {
    number = (await copySeason(caller, place)).number;
  });
  if (state.kind === 'wrong') return state;
  redirect(`/leagues/${encodeURIComponent(placeOfForm(form).league)}/${number}/plan`);
}

export async function enterOtherAction(_state: FormState, form: FormData): Promise<FormState> {
  const name = form.has('team') ? textOf(form, 'team') : null;
  return attemptSeason(form, (caller, place) => enterOther(caller, place, { players: playersOf(form), name }));
}

export async function placeAction(_state: FormState, form: FormData): Promise<FormState> {
  const [division, seed] = [textOf(form, 'division'), textOf(form, 'seed').trim()];
  if (seed !== '' && !/^[1-9]\d{0,4}$/.test(seed)) {
    const t = await getTranslations('newTable');
    return { kind: 'wrong', errors: { seed: t('numberWrong', { min: 1, max: 99_999 }) }, values: textsOf(form) };
  }
  const where = { entrant: textOf(form, 'entrant'), division: division || null, seed: seed === '' ? null : Number(seed) };
  return attemptSeason(form, (caller, place) => placeEntrant(caller, place, where));
}

/** Enters whoever sends it, or their team. */
export async function enterAction(_state: FormState, form: FormData): Promise<FormState> {
  const team = form.has('team') ? { name: textOf(form, 'team'), mates: playersOf(form) } : null;
  return attemptSeason(form, (caller, place) => enterSeason(caller, place, team));
}

export async function leaveAction(_state: FormState, form: FormData): Promise<FormState> {
  return attemptSeason(form, (caller, place) => leaveSeason(caller, place, textOf(form, 'entrant')));
}

export async function withdrawAction(_state: FormState, form: FormData): Promise<FormState> {
  return attemptSeason(form, (caller, place) =>
    withdrawEntrant(caller, place, { entrant: textOf(form, 'entrant'), why: textOf(form, 'why') }),
  );
}

export async function sitOutAction(_state: FormState, form: FormData): Promise<FormState> {
  const wanted = { entrant: textOf(form, 'entrant'), round: Number(textOf(form, 'round')), out: textOf(form, 'out') === 'yes' };
  return attemptSeason(form, (caller, place) => sitOut(caller, place, wanted));
}

/** Challenges an entrant; nobody any more where the form names none. */
export async function challengeAction(_state: FormState, form: FormData): Promise<FormState> {
  return attemptSeason(form, (caller, place) => challenge(caller, place, textOf(form, 'entrant') || null));
}

/** The place is an entrant's and one of its boards: "id 2". */
export async function replaceAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('seasonDesk');
  const [entrant = '', board = '1'] = textOf(form, 'place').split(' ');
  const wanted = { entrant, board: Number(board), player: textOf(form, 'player') };
  return attemptSeason(form, (caller, place) => replacePlayer(caller, place, wanted), t('replaced'));
}
