import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { currentUser } from '@/lib/auth';
import type { Language } from '@/lib/engine';
import { chooseLanguage, languageCookie } from './choose';

/** The language of this request's page. */
export const currentLanguage = cache(async (): Promise<Language> => {
  const [user, jar, head] = await Promise.all([currentUser(), cookies(), headers()]);
  return chooseLanguage({
    preference: user?.language,
    cookie: jar.get(languageCookie)?.value,
    acceptLanguage: head.get('accept-language'),
  });
});
