'use server';

import { redirect } from 'next/navigation';
import { signedIn } from '@/app/_shell/guards';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { foundClub, PlayError } from '@/lib/play';
import { newCharter, readCharter } from '../_parts/read-charter';

/** Founds a club and goes there. */
export async function foundAction(_state: FormState, form: FormData): Promise<FormState> {
  await signedIn('/clubs/new');
  const founded = await foundClub(await currentCaller(), readCharter(form, newCharter)).catch((error: unknown) => {
    if (error instanceof PlayError) return error.message;
    throw error;
  });
  if (typeof founded === 'string') return { kind: 'wrong', message: founded, values: textsOf(form) };
  redirect(`/clubs/${founded.slug}`);
}
