import { getTranslations } from 'next-intl/server';
import type { Seen } from '@/app/_offline/names';
import { currentReckoning } from '@/app/_words/reckoning';
import type { TableView } from '@/lib/play';
import { zonedText } from '@/lib/time-control';

/** What a browser keeps of a table for when there is no connection; its picture it fetches itself. */
export async function seenOf({ id, title, headline }: TableView): Promise<Omit<Seen, 'picture'>> {
  const [t, reckoning] = await Promise.all([getTranslations('offline'), currentReckoning()]);
  return { path: `/tables/${id}`, title, headline, asOf: t('asOf', { when: zonedText(new Date(), reckoning) }) };
}
