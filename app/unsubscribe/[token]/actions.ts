'use server';

import { notFound, redirect } from 'next/navigation';
import { z } from 'zod';
import { orPlainPage } from '@/app/_shell/guards';
import { currentCaller } from '@/app/_words/caller';
import { chooseLetters } from '@/lib/play/people/unsubscribe';

const envelope = z.object({ token: z.string().max(600), letters: z.enum(['stop', 'resume']) });

/** Stops or resumes the letters that the token of the page speaks of. */
export async function chooseLettersAction(form: FormData): Promise<void> {
  const asked = envelope.safeParse(Object.fromEntries(form));
  if (!asked.success) notFound();
  const { token, letters } = asked.data;
  await orPlainPage(chooseLetters(await currentCaller(), token, { letters, oneClick: false }));
  redirect(`/unsubscribe/${token}`);
}
