import { getRequestConfig } from 'next-intl/server';
import { currentUser } from '@/lib/auth';
import { en } from './en';
import { it } from './it';
import { currentLanguage } from './language';

const catalogues = { en, it };

/** What next-intl asks once a request: the language, its catalogue and the reader's time zone. */
export default getRequestConfig(async () => {
  const [locale, user] = await Promise.all([currentLanguage(), currentUser()]);
  // keys are the same in both; the texts that type the arguments are the English ones
  const messages = catalogues[locale] as typeof en;
  return { locale, messages, timeZone: user?.timeZone ?? 'UTC' };
});
