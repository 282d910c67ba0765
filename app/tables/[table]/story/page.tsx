import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { fill } from '@/app/_board/words';
import { wordsIn } from '@/app/_board/words-in';
import { orPlainPage } from '@/app/_shell/guards';
import { Story } from '@/app/_story/story';
import { storyWords } from '@/app/_story/story-view';
import { Link } from '@/app/_ui/link';
import { Page } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { tableSummary } from '@/lib/play';
import { storyOfTable } from './story-of';

interface Props {
  params: Promise<{ table: string }>;
  searchParams: Promise<{ seat?: string | string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ table: id }, caller] = await Promise.all([params, currentCaller()]);
  const { title } = await orPlainPage(tableSummary(caller, id));
  return { title: fill(storyWords(caller.language).of, { title }) };
}

/** A game at a glance: charts over time, luck, battles. */
export default async function StoryPage({ params, searchParams }: Props) {
  const [{ table: id }, { seat }, caller] = await Promise.all([params, searchParams, currentCaller()]);
  const table = await orPlainPage(tableSummary(caller, id));
  if (table.status === 'open') redirect(`/tables/${id}`);
  const wish = typeof seat === 'string' ? seat : undefined;
  const story = await orPlainPage(storyOfTable(caller, table, wish));
  const words = storyWords(caller.language);
  const back = (
    <Link href={`/tables/${id}`} className="button" data-size="small">
      {wordsIn(caller.language).table.toTable}
    </Link>
  );
  return (
    <Page title={words.title} label={table.title} action={back}>
      <p className="mb-4 max-w-prose">{story ? words.lead : words.none}</p>
      {story && <Story table={id} seat={wish} view={story} />}
    </Page>
  );
}
