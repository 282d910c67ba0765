'use server';

import { redirect } from 'next/navigation';
import { signedIn } from '@/app/_shell/guards';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { acceptClubInvitation, declineClubInvitation, PlayError } from '@/lib/play';
import { textOf } from '../../_parts/attempt';

/** Becomes a member and goes to the club. */
export async function acceptAction(_state: FormState, form: FormData): Promise<FormState> {
  const token = textOf(form, 'token');
  await signedIn(`/clubs/invitation/${encodeURIComponent(token)}`);
  const accepted = await acceptClubInvitation(await currentCaller(), token).catch((error: unknown) => {
    if (error instanceof PlayError) return error.message;
    throw error;
  });
  if (typeof accepted === 'string') return { kind: 'wrong', message: accepted, values: textsOf(form) };
  redirect(`/clubs/${accepted.slug}`);
}

/** Who holds the letter may say no, signed in or not. An invitation that is gone already is declined as well. */
export async function declineAction(form: FormData): Promise<void> {
  await declineClubInvitation(await currentCaller(), textOf(form, 'token')).catch((error: unknown) => {
    if (!(error instanceof PlayError)) throw error;
  });
  redirect('/?said=declined');
}
