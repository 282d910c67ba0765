'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { answerWanted, PlayError, withdrawWanted } from '@/lib/play';
import { signedIn } from '../_shell/guards';
import type { FormState } from '../_ui/form-state';
import { currentCaller } from '../_words/caller';

/** What went wrong as an answer to the form; anything else is thrown on. */
function refusalOf(error: unknown): FormState {
  if (error instanceof PlayError) return { kind: 'wrong', message: error.message };
  throw error;
}

/** Plays with who looks, and goes to the table. */
export async function answerAction(_state: FormState, form: FormData): Promise<FormState> {
  await signedIn('/wanted');
  const answered = await answerWanted(await currentCaller(), String(form.get('wanted') ?? '')).catch(refusalOf);
  if ('kind' in answered) return answered;
  redirect(`/tables/${answered.table}`);
}

export async function withdrawAction(_state: FormState, form: FormData): Promise<FormState> {
  await signedIn('/wanted');
  const t = await getTranslations('wanted');
  const done = withdrawWanted(await currentCaller(), String(form.get('wanted') ?? ''));
  const state = await done.then((): FormState => ({ kind: 'done', message: t('withdrawn') }), refusalOf);
  if (state.kind === 'done') revalidatePath('/wanted');
  return state;
}
