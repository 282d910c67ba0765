import 'server-only';
import { revalidatePath } from 'next/cache';
import { signedIn } from '@/app/_shell/guards';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { type Caller, PlayError } from '@/lib/play';

export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Runs a use case on the club of a form; what it refuses is shown in the form, what it did shows on the page, or is said. */
export async function attempt(form: FormData, act: (caller: Caller, club: string) => Promise<unknown>, said?: string): Promise<FormState> {
  const club = textOf(form, 'club');
  await signedIn(`/clubs/${encodeURIComponent(club)}`);
  try {
    await act(await currentCaller(), club);
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values: textsOf(form) };
    throw error;
  }
  revalidatePath('/clubs', 'layout');
  return said === undefined ? { kind: 'new' } : { kind: 'done', message: said };
}
