'use server';

import { revalidatePath } from 'next/cache';
import { signedIn } from '@/app/_shell/guards';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { type Caller, type Followable, follow, followKinds, PlayError, setFollowedLetters, unfollow } from '@/lib/play';

/** What a form speaks of; in a list one field, kind and address, says it. */
function aboutOf({ kind, address, id }: Record<string, string>): Followable {
  const [listed = '', ...rest] = (id ?? '').split(' ');
  return { kind: followKinds.find((each) => each === (kind ?? listed)) ?? 'player', address: address ?? rest.join(' ') };
}

async function act(form: FormData, work: (caller: Caller, about: Followable) => Promise<void>): Promise<FormState> {
  await signedIn('/account');
  const values = textsOf(form);
  const about = aboutOf(values);
  try {
    await work(await currentCaller(), about);
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values };
    throw error;
  }
  revalidatePath('/account');
  revalidatePath(`/${about.kind}s/${about.address}`);
  return { kind: 'done' };
}

export async function followAction(_state: FormState, form: FormData): Promise<FormState> {
  return act(form, follow);
}

export async function unfollowAction(_state: FormState, form: FormData): Promise<FormState> {
  return act(form, unfollow);
}

/** From the list of all that the user follows. */
export async function dropAction(form: FormData): Promise<void> {
  await act(form, unfollow);
}

/** Whether the weekly letter comes. */
export async function followedLettersAction(_state: FormState, form: FormData): Promise<FormState> {
  await signedIn('/account');
  await setFollowedLetters(await currentCaller(), form.get('letters') === 'off' ? 'off' : 'on');
  revalidatePath('/account');
  return { kind: 'done' };
}
