import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { orPlainPage } from '@/app/_shell/guards';
import { currentCaller } from '@/app/_words/caller';
import { clubHead } from '@/lib/play';
import type { Section } from './club-page';

/** Asked once a request by title and page alike. */
export const headOf = cache(async (slug: string) => orPlainPage(clubHead(await currentCaller(), slug)));

/** Title of one of a club's pages; of a club that is not there, for this reader, it is that of every page that is not. */
export async function titleOf(params: Promise<{ club: string }>, section: Section): Promise<Metadata> {
  const { name, visibility } = await headOf((await params).club);
  const title = `${(await getTranslations('clubs'))(`section.${section}`)}, ${name}`;
  return { title, ...(visibility === 'private' && { robots: { index: false } }) };
}
