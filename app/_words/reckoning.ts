import 'server-only';
import { getTimeZone } from 'next-intl/server';
import type { Reckoning } from '@/lib/time-control';
import { currentLanguage } from './language';

/** Zone and language in which this request's page says when something is. */
export async function currentReckoning(): Promise<Reckoning> {
  const [zone, language] = await Promise.all([getTimeZone(), currentLanguage()]);
  return { zone, language };
}
