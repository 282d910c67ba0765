'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { wordsOfForm } from '@/app/_dice/words-of-form';
import {
  deleteTable,
  handOver,
  joinTable,
  leaveTable,
  PlayError,
  setAdmitsBots,
  setSeat,
  setStartsWhenFull,
  setWord,
  startTable,
} from '@/lib/play';
import { signedIn } from '../../../_shell/guards';
import { type FormState, textsOf } from '../../../_ui/form-state';
import { currentCaller } from '../../../_words/caller';
import { holderOf } from '../../new/parse';

const text = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** Runs a use case; what it refuses is shown in the form, what it did shows on the page. */
async function attempt(table: string, form: FormData, act: () => Promise<void>, said?: string): Promise<FormState> {
  try {
    await act();
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values: textsOf(form) };
    throw error;
  }
  revalidatePath(`/tables/${table}`, 'layout');
  return said === undefined ? { kind: 'new' } : { kind: 'done', message: said };
}

export async function joinAction(_state: FormState, form: FormData): Promise<FormState> {
  const table = text(form, 'table');
  await signedIn(`/tables/${table}`);
  const caller = await currentCaller();
  return attempt(table, form, () => joinTable(caller, table, text(form, 'seat'), wordsOfForm(form)));
}

export async function leaveAction(_state: FormState, form: FormData): Promise<FormState> {
  const table = text(form, 'table');
  const caller = await currentCaller();
  return attempt(table, form, () => leaveTable(caller, table, text(form, 'seat')));
}

/** The owner gives a seat to somebody else. */
export async function setSeatAction(_state: FormState, form: FormData): Promise<FormState> {
  const table = text(form, 'table');
  const [caller, t] = await Promise.all([currentCaller(), getTranslations('lobby')]);
  const holder = holderOf(form.get('holder'), { email: form.get('email'), program: form.get('program') });
  if (!holder) return { kind: 'wrong', errors: { email: t('addressWrong') }, values: textsOf(form) };
  return attempt(table, form, () => setSeat(caller, table, text(form, 'seat'), holder));
}

export async function wordAction(_state: FormState, form: FormData): Promise<FormState> {
  const table = text(form, 'table');
  const [caller, t] = await Promise.all([currentCaller(), getTranslations('lobby')]);
  const word = text(form, 'word').trim();
  if (word.length > 100) return { kind: 'wrong', errors: { word: t('wordWrong') }, values: textsOf(form) };
  return attempt(table, form, () => setWord(caller, table, wordsOfForm(form)), t('wordSaved'));
}

export async function startAction(_state: FormState, form: FormData): Promise<FormState> {
  const table = text(form, 'table');
  const caller = await currentCaller();
  return attempt(table, form, () => startTable(caller, table, { fillWithBots: form.get('bots') === 'yes' }));
}

/** The owner says whether the last seat that is taken begins the game. */
export async function startRuleAction(_state: FormState, form: FormData): Promise<FormState> {
  const table = text(form, 'table');
  const [caller, t] = await Promise.all([currentCaller(), getTranslations('lobby')]);
  return attempt(table, form, () => setStartsWhenFull(caller, table, form.get('start') === 'full'), t('startSaved'));
}

/** The owner says whether bot accounts may take open seats. */
export async function botRuleAction(_state: FormState, form: FormData): Promise<FormState> {
  const table = text(form, 'table');
  const [caller, t] = await Promise.all([currentCaller(), getTranslations('lobby')]);
  return attempt(table, form, () => setAdmitsBots(caller, table, form.has('admitsBots')), t('startSaved'));
}

export async function cancelAction(_state: FormState, form: FormData): Promise<FormState> {
  const table = text(form, 'table');
  const caller = await currentCaller();
  const state = await attempt(table, form, () => deleteTable(caller, table));
  if (state.kind === 'wrong') return state;
  redirect('/tables?said=cancelled');
}

/** Offers a seat to an address, or by a link alone when none is given. */
export async function handOverAction(_state: FormState, form: FormData): Promise<FormState> {
  const table = text(form, 'table');
  const [caller, t] = await Promise.all([currentCaller(), getTranslations('lobby')]);
  const byLetter = text(form, 'email').trim() !== '';
  const holder = holderOf(byLetter ? 'email' : 'link', { email: form.get('email') });
  if (holder?.kind !== 'invite') return { kind: 'wrong', errors: { email: t('addressWrong') }, values: textsOf(form) };
  return attempt(table, form, async () => {
    await handOver(caller, table, text(form, 'seat'), holder.email);
  });
}
