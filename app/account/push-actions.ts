'use server';

import { revalidatePath } from 'next/cache';
import { headers } from 'next/headers';
import { browserOf, thisSession } from '@/lib/auth';
import { PlayError } from '@/lib/play';
import { addPushBrowser, dropPushBrowser, pushBrowsers } from '@/lib/push';
import { signedIn } from '../_shell/guards';
import { currentCaller } from '../_words/caller';

/** Has this browser told when it is its user's turn; returns what went wrong, null when nothing did. */
export async function pushHereAction(subscription: unknown): Promise<string | null> {
  await signedIn('/account');
  const [caller, token, agent] = [await currentCaller(), await thisSession(), (await headers()).get('user-agent') ?? ''];
  if (token === null) return '';
  const browser = browserOf(agent, { withSystem: false });
  try {
    await addPushBrowser(caller, subscription, { sessionToken: token, browser });
  } catch (error) {
    if (error instanceof PlayError) return error.message;
    throw error;
  }
  revalidatePath('/account');
  return null;
}

/** Tells this browser, known by its address, nothing any more. */
export async function pushNotHereAction(endpoint: string): Promise<void> {
  await signedIn('/account');
  const caller = await currentCaller();
  const here = (await pushBrowsers(caller)).find((each) => each.endpoint === endpoint);
  if (here) await dropPushBrowser(caller, here.id);
  revalidatePath('/account');
}

/** Tells one of the user's browsers nothing any more. */
export async function dropPushAction(form: FormData): Promise<void> {
  await signedIn('/account');
  await dropPushBrowser(await currentCaller(), String(form.get('id') ?? ''));
  revalidatePath('/account');
}
