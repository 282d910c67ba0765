import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { fill } from '@/app/_board/words';
import { wordsIn } from '@/app/_board/words-in';
import { entryNumber } from '@/app/_shell/entry-number';
import { orPlainPage } from '@/app/_shell/guards';
import { currentCaller } from '@/app/_words/caller';
import { tableSummary } from '@/lib/play';
import { TryPage } from '../_page/try-page';

interface Props {
  params: Promise<{ table: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
}

const fromIn = ({ from }: Awaited<Props['searchParams']>): number => entryNumber(from) ?? notFound();

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ table: id }, query, caller] = await Promise.all([params, searchParams, currentCaller()]);
  const { title } = await orPlainPage(tableSummary(caller, id));
  return { title: fill(wordsIn(caller.language).whatIf.titleOf, { seq: fromIn(query), title }), robots: { index: false } };
}

/** A new try: `?from=` says from which entry. */
export default async function NewTryPage({ params, searchParams }: Props) {
  const [{ table: id }, query] = await Promise.all([params, searchParams]);
  return <TryPage id={id} from={fromIn(query)} kept={null} />;
}
