'use server';

import { revalidatePath } from 'next/cache';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import {
  addressIn,
  closeBot,
  deleteAccount,
  displayNameOf,
  endDevice,
  endOtherDevices,
  isFreshlySignedIn,
  isTimeZone,
  saveProfile,
  signOut,
  signOutEverywhere,
} from '@/lib/auth';
import { asBot, createBot, createToken, PlayError, resumeLetters, revokeToken, setLetterSettings, unblock } from '@/lib/play';
import { signedIn } from '../_shell/guards';
import { quietIn, remindersIn } from '../_shell/letter-form';
import { type FormState, textsOf } from '../_ui/form-state';
import { currentCaller } from '../_words/caller';
import { isLanguage, languageCookie } from '../_words/choose';

export async function profileAction(_state: FormState, form: FormData): Promise<FormState> {
  const user = await signedIn('/account');
  const [t, signIn] = await Promise.all([getTranslations('account'), getTranslations('signIn')]);
  const name = displayNameOf(form.get('name'));
  const timeZone = form.get('timezone');
  const language = form.get('language');
  const errors: Record<string, string> = {};
  if (!name) errors.name = signIn('nameWrong');
  if (!isTimeZone(timeZone)) errors.timezone = signIn('timezoneWrong');
  if (!name || !isTimeZone(timeZone) || !isLanguage(language)) return { kind: 'wrong', errors, values: textsOf(form) };
  await saveProfile(user.id, { name, language, timeZone });
  // signed out on this device, the pages stay in the language just chosen
  (await cookies()).set(languageCookie, language, { maxAge: 60 * 60 * 24 * 365, path: '/', sameSite: 'lax', httpOnly: true });
  if (language !== user.language) redirect('/account');
  revalidatePath('/', 'layout');
  return { kind: 'done', message: t('saved'), values: textsOf(form) };
}

export async function lettersAction(_state: FormState, form: FormData): Promise<FormState> {
  await signedIn('/account');
  const [t, caller] = await Promise.all([getTranslations('post'), currentCaller()]);
  const values = textsOf(form);
  const mode = form.get('mode');
  try {
    await setLetterSettings(caller, {
      ...{ turn: form.has('turn'), question: form.has('question'), news: form.has('news') },
      mode: mode === 'digest' || mode === 'off' ? mode : 'instant',
      digestAt: String(form.get('digest-at') ?? ''),
      quiet: form.has('quiet') ? quietIn(form) : null,
      reminders: remindersIn(form),
    });
    revalidatePath('/account');
    return { kind: 'done', message: t('saved'), values };
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values };
    throw error;
  }
}

/** Has letters sent to the user's address again that was switched off. */
export async function resumeLettersAction(): Promise<void> {
  await signedIn('/account');
  await resumeLetters(await currentCaller());
  redirect('/account?said=resumed');
}

/** Creates a personal token; the answer holds it, the only time it is shown. */
export async function createTokenAction(_state: FormState, form: FormData): Promise<FormState> {
  await signedIn('/account');
  if (!(await isFreshlySignedIn())) redirect('/sign-in?to=/account&again=yes');
  const [t, caller] = await Promise.all([getTranslations('account'), currentCaller()]);
  const name = displayNameOf(form.get('name'));
  if (!name) return { kind: 'wrong', errors: { name: t('tokenNameWrong') }, values: textsOf(form) };
  try {
    const bot = form.get('bot');
    const { token } = await createToken(typeof bot === 'string' ? await asBot(caller, bot) : caller, name);
    revalidatePath('/account');
    return { kind: 'done', reveal: token };
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values: textsOf(form) };
    throw error;
  }
}

export async function revokeTokenAction(form: FormData): Promise<void> {
  await signedIn('/account');
  const [caller, bot] = [await currentCaller(), form.get('bot')];
  await letGone(async () => {
    await revokeToken(typeof bot === 'string' ? await asBot(caller, bot) : caller, String(form.get('id') ?? ''));
  });
  revalidatePath('/account');
}

/** Makes a bot account, which needs a token before it plays. */
export async function createBotAction(_state: FormState, form: FormData): Promise<FormState> {
  await signedIn('/account');
  const [t, caller, values] = [await getTranslations('account'), await currentCaller(), textsOf(form)];
  try {
    await createBot(caller, { name: values.name ?? '', about: values.about ?? '' });
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', errors: { name: error.message }, values };
    throw error;
  }
  revalidatePath('/account');
  return { kind: 'done', message: t('botSaved') };
}

export async function closeBotAction(form: FormData): Promise<void> {
  await signedIn('/account');
  const caller = await currentCaller();
  await letGone(() => closeBot(caller, String(form.get('id') ?? '')));
  revalidatePath('/account');
}

/** Pressed twice: it is gone, as wished. */
async function letGone(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof PlayError)) throw error;
  });
}

/** Takes a block back. */
export async function unblockAction(form: FormData): Promise<void> {
  await signedIn('/account');
  await unblock(await currentCaller(), String(form.get('id') ?? ''));
  revalidatePath('/account');
}

/** Ends a session of the user's own, on whatever device. */
export async function endDeviceAction(form: FormData): Promise<void> {
  const user = await signedIn('/account');
  await endDevice(user.id, String(form.get('id') ?? ''));
  revalidatePath('/account');
}

export async function endOtherDevicesAction(): Promise<void> {
  const user = await signedIn('/account');
  await endOtherDevices(user.id);
  revalidatePath('/account');
}

export async function endSessionsAction(): Promise<void> {
  const user = await signedIn('/account');
  await signOutEverywhere(user.id);
  await signOut();
  redirect('/');
}

/** Deletes the account once its address was written out. */
export async function deleteAction(_state: FormState, form: FormData): Promise<FormState> {
  const user = await signedIn('/account');
  const t = await getTranslations('account');
  if (addressIn(form.get('email')) !== user.email) return { kind: 'wrong', errors: { email: t('leaveWrong') }, values: textsOf(form) };
  await deleteAccount(user.id);
  await signOut();
  redirect('/?said=gone');
}
