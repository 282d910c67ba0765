'use server';

import { redirect } from 'next/navigation';
import { wordsOfForm } from '@/app/_dice/words-of-form';
import { acceptInvite, declineInvite, PlayError } from '@/lib/play';
import { signedIn } from '../../_shell/guards';
import { type FormState, textsOf } from '../../_ui/form-state';
import { currentCaller } from '../../_words/caller';

/** Takes the offered seat and goes to the table. */
export async function acceptAction(_state: FormState, form: FormData): Promise<FormState> {
  const token = String(form.get('token') ?? '');
  await signedIn(`/invite/${encodeURIComponent(token)}`);
  const accepted = await acceptInvite(await currentCaller(), token, wordsOfForm(form)).catch((error: unknown) => {
    if (error instanceof PlayError) return error.message;
    throw error;
  });
  if (typeof accepted === 'string') return { kind: 'wrong', message: accepted, values: textsOf(form) };
  redirect(`/tables/${accepted.table}`);
}

/** Leaves the offered seat to somebody else; who holds the letter may, signed in or not. An offer that is gone already is declined as well. */
export async function declineAction(form: FormData): Promise<void> {
  await declineInvite(await currentCaller(), String(form.get('token') ?? '')).catch((error: unknown) => {
    if (!(error instanceof PlayError)) throw error;
  });
  redirect('/?said=declined');
}
