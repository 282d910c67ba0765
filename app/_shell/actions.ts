'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { currentUser, setLanguage, signOut } from '@/lib/auth';
import { languages } from '@/lib/engine';
import { isLanguage, languageCookie } from '../_words/choose';
import { isTheme, themeCookie, themes } from './theme';

const aYear = 60 * 60 * 24 * 365;

/** The page the form stood on, as a path of this site. */
async function whence(): Promise<string> {
  const referer = (await headers()).get('referer');
  if (!referer || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return pathname.startsWith('//') ? '/' : pathname + search;
}

async function remember(name: string, value: string): Promise<void> {
  (await cookies()).set(name, value, { maxAge: aYear, path: '/', sameSite: 'lax', httpOnly: true });
}

/** Changes the language of the pages, and of the letters of a signed-in user. */
export async function chooseLanguageAction(form: FormData): Promise<void> {
  const asked = form.get('language');
  const language = isLanguage(asked) ? asked : languages[0];
  await remember(languageCookie, language);
  const user = await currentUser();
  if (user) await setLanguage(user.id, language);
  redirect(await whence());
}

export async function chooseThemeAction(form: FormData): Promise<void> {
  const asked = form.get('theme');
  await remember(themeCookie, isTheme(asked) ? asked : themes[0]);
  redirect(await whence());
}

export async function signOutAction(): Promise<void> {
  await signOut();
  redirect('/');
}
