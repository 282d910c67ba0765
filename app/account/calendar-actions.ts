'use server';

import { revalidatePath } from 'next/cache';
import { closeCalendar, openCalendar } from '@/lib/play';
import { signedIn } from '../_shell/guards';
import type { FormState } from '../_ui/form-state';
import { currentCaller } from '../_words/caller';

/** Opens the calendar under a new address; the answer holds it, the only time it is shown. */
export async function openCalendarAction(): Promise<FormState> {
  await signedIn('/account');
  const address = await openCalendar(await currentCaller());
  revalidatePath('/account');
  return { kind: 'done', reveal: address };
}

export async function closeCalendarAction(): Promise<void> {
  await signedIn('/account');
  await closeCalendar(await currentCaller());
  revalidatePath('/account');
}
