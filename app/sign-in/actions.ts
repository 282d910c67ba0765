'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { hasMailbox } from '@/app/_shell/mailbox';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentLanguage } from '@/app/_words/language';
import { addressIn, currentUser, displayNameOf, isTimeZone, pathOf, requestSignIn, saveProfile } from '@/lib/auth';
import { clientAddress } from '@/lib/visitor';

/** Sends the sign-in letter. */
export async function signInAction(_state: FormState, form: FormData): Promise<FormState> {
  const [t, language] = await Promise.all([getTranslations('signIn'), currentLanguage()]);
  const email = addressIn(form.get('email'));
  if (!email) return { kind: 'wrong', errors: { email: t('emailWrong') }, values: textsOf(form) };
  const answer = await requestSignIn({ email, ip: clientAddress(), language, to: pathOf(form.get('to')) });
  if (answer.kind === 'wait') {
    return { kind: 'wrong', message: t('tooMany', { minutes: Math.ceil(answer.seconds / 60) }), values: textsOf(form) };
  }
  // the page behind a redirect is rendered through this server itself, which then cannot tell who looks
  const more = { ...(answer.kind === 'pending' && { pending: 'yes' }), ...(hasMailbox() && { mailbox: 'here' }) };
  redirect(`/sign-in/sent?${new URLSearchParams({ email, ...more })}`);
}

/** Keeps the newcomer's name and time zone. */
export async function welcomeAction(_state: FormState, form: FormData): Promise<FormState> {
  const [t, user] = await Promise.all([getTranslations('signIn'), currentUser()]);
  if (!user) redirect('/sign-in');
  const name = displayNameOf(form.get('name'));
  const zone = form.get('timezone');
  const errors: Record<string, string> = {};
  if (!name) errors.name = t('nameWrong');
  if (!isTimeZone(zone)) errors.timezone = t('timezoneWrong');
  if (!name || !isTimeZone(zone)) return { kind: 'wrong', errors, values: textsOf(form) };
  await saveProfile(user.id, { name, language: user.language, timeZone: zone });
  redirect(pathOf(form.get('to')));
}
