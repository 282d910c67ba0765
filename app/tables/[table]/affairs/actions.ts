'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import {
  adjudicate,
  answerProposal,
  appeal,
  askSubstitute,
  type Caller,
  callOff,
  concede,
  endLoan,
  offerSeat,
  PlayError,
  propose,
  rematch,
  removePlayer,
  setAbsenceRule,
  takeBack,
  takeSeat,
  verdicts,
  withdrawProposal,
} from '@/lib/play';
import { spanOfDays } from '@/lib/time-control';
import { holderOf } from '../../new/parse';

const text = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** Runs a use case; what it refuses is shown in the form, `act` returns what to say when it went well. */
async function attempt(form: FormData, act: (caller: Caller, table: string) => Promise<string>): Promise<FormState> {
  const table = text(form, 'table');
  await signedIn(`/tables/${table}/affairs`);
  const caller = await currentCaller();
  try {
    const message = await act(caller, table);
    revalidatePath(`/tables/${table}`, 'layout');
    return { kind: 'done', message };
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values: textsOf(form) };
    throw error;
  }
}

export async function callOffAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('affairs');
  return attempt(form, async (caller, table) => {
    await callOff(caller, table);
    return t('calledOff');
  });
}

export async function concedeAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('results');
  return attempt(form, async (caller, table) => {
    await concede(caller, table);
    return t('conceded');
  });
}

export async function appealAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('results');
  return attempt(form, async (caller, table) => {
    await appeal(caller, table, text(form, 'reason'));
    return t('appealed');
  });
}

export async function adjudicateAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('results');
  const entry = Number(text(form, 'appeal'));
  const winners = form.getAll('winner').map(String);
  const verdict = verdicts.find((each) => each === text(form, 'verdict')) ?? 'won';
  return attempt(form, async (caller, table) => {
    await adjudicate(caller, table, { verdict, winners, reason: text(form, 'reason'), appeal: entry > 0 ? entry : null });
    return t('adjudicated');
  });
}

/** Opens the table of a rematch and goes there. */
export async function rematchAction(_state: FormState, form: FormData): Promise<FormState> {
  let next = '';
  const state = await attempt(form, async (caller, table) => {
    ({ id: next } = await rematch(caller, table));
    return '';
  });
  if (next === '') return state;
  redirect(`/tables/${next}`);
}

export async function takeBackAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('affairs');
  const seat = text(form, 'seat');
  const entry = Number(text(form, 'entry'));
  return attempt(form, async (caller, table) => {
    if (text(form, 'free') === 'yes') {
      await takeBack(caller, table, { seat, entry });
      return t('undone');
    }
    const { progress } = await propose(caller, table, { seat, wish: { kind: 'take-back', entry } });
    return progress === 'done' ? t('done') : t('proposed');
  });
}

export async function endAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('affairs');
  const winners = form.getAll('winner').map(String);
  return attempt(form, async (caller, table) => {
    const { progress } = await propose(caller, table, { seat: text(form, 'seat'), wish: { kind: 'end', winners } });
    return progress === 'done' ? t('done') : t('proposed');
  });
}

export async function answerAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('affairs');
  const proposal = text(form, 'proposal');
  return attempt(form, async (caller, table) => {
    if (text(form, 'do') === 'withdraw') {
      await withdrawProposal(caller, table, proposal);
      return '';
    }
    const progress = await answerProposal(caller, table, { proposal, agree: text(form, 'do') === 'agree' });
    return t(progress === 'open' ? 'answered' : progress);
  });
}

/** The owner removes a player at once; anybody else asks the others. */
export async function removeAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('affairs');
  const seat = text(form, 'seat');
  return attempt(form, async (caller, table) => {
    if (text(form, 'owner') === 'yes') {
      await removePlayer(caller, table, seat);
      return t('done');
    }
    const { progress } = await propose(caller, table, { seat: text(form, 'by'), wish: { kind: 'remove', seat } });
    return progress === 'done' ? t('done') : t('proposed');
  });
}

export async function substituteAction(_state: FormState, form: FormData): Promise<FormState> {
  const user = await signedIn(`/tables/${text(form, 'table')}/affairs`);
  const [t, lobby] = await Promise.all([getTranslations('affairs'), getTranslations('lobby')]);
  const span = spanOfDays(text(form, 'from'), text(form, 'until'), user.timeZone);
  const holder = holderOf(text(form, 'email').trim() === '' ? 'link' : 'email', { email: form.get('email') });
  if (!span) return { kind: 'wrong', errors: { until: t('dateWrong') }, values: textsOf(form) };
  if (holder?.kind !== 'invite') return { kind: 'wrong', errors: { email: lobby('addressWrong') }, values: textsOf(form) };
  return attempt(form, async (caller, table) => {
    await askSubstitute(caller, table, { seat: text(form, 'seat'), email: holder.email, span });
    return t('proposed');
  });
}

export async function loanAction(_state: FormState, form: FormData): Promise<FormState> {
  return attempt(form, async (caller, table) => {
    await endLoan(caller, table, text(form, 'seat'));
    return '';
  });
}

export async function offerAction(_state: FormState, form: FormData): Promise<FormState> {
  return attempt(form, async (caller, table) => {
    await offerSeat(caller, table, { seat: text(form, 'seat'), offered: text(form, 'do') === 'offer' });
    return '';
  });
}

export async function takeSeatAction(_state: FormState, form: FormData): Promise<FormState> {
  const state = await attempt(form, async (caller, table) => {
    await takeSeat(caller, table, text(form, 'seat'));
    return '';
  });
  if (state.kind === 'wrong') return state;
  redirect(`/tables/${text(form, 'table')}`);
}

export async function absenceAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('affairs');
  return attempt(form, async (caller, table) => {
    await setAbsenceRule(caller, table, text(form, 'absence'));
    return t('absenceSaved');
  });
}
