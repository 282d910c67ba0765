'use server';

import { redirect } from 'next/navigation';
import { acceptInvite, PlayError } from '@/lib/play';
import { signedIn } from '../../_shell/guards';
import { type FormState, textsOf } from '../../_ui/form-state';
import { currentCaller } from '../../_words/caller';

/** Takes the offered seat and goes to the table. */
export async function acceptAction(_state: FormState, form: FormData): Promise<FormState> {
  const token = String(form.get('token') ?? '');
  await signedIn(`/invite/${encodeURIComponent(token)}`);
  const word = String(form.get('word') ?? '')
    .trim()
    .slice(0, 100);
  const accepted = await acceptInvite(await currentCaller(), token, ...(word === '' ? [] : [word])).catch((error: unknown) => {
    if (error instanceof PlayError) return error.message;
    throw error;
  });
  if (typeof accepted === 'string') return { kind: 'wrong', message: accepted, values: textsOf(form) };
  redirect(`/tables/${accepted.table}`);
}
