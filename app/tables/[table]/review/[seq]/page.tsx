import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound, redirect } from 'next/navigation';
import { preload } from 'react-dom';
import { boardAddress } from '@/app/_board/board-source';
import { momentsOf } from '@/app/_board/log-parts';
import { ReviewBoard } from '@/app/_board/review-board';
import { fill } from '@/app/_board/words';
import { wordsIn } from '@/app/_board/words-in';
import { SharePanel } from '@/app/_share/share-panel';
import { orPlainPage } from '@/app/_shell/guards';
import { placeOf } from '@/app/_shell/place';
import { StoryPanel } from '@/app/_story/story-panel';
import { panelWords } from '@/app/_story/story-view';
import { currentCaller } from '@/app/_words/caller';
import { en } from '@/app/_words/en';
import { it } from '@/app/_words/it';
import { logEntries } from '@/lib/play';
import { cachedTableView } from '../../_page/cached-view';
import { linkPreview } from '../../_page/link-preview';
import { momentAt } from '../../_page/moment';
import { gameOf } from '../../_page/trial';

interface Props {
  params: Promise<{ table: string; seq: string }>;
  searchParams: Promise<{ seat?: string | string[]; play?: string }>;
}

const seatIn = ({ seat }: Awaited<Props['searchParams']>): string | undefined => (typeof seat === 'string' ? seat : undefined);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ table: id, seq: step }, query, caller] = await Promise.all([params, searchParams, currentCaller()]);
  const table = await orPlainPage(cachedTableView(caller, id, seatIn(query)));
  if (!table) redirect(`/tables/${id}`);
  const title = fill(wordsIn(caller.language).table.reviewOf, { title: table.title });
  return { ...linkPreview({ id, seq: Number(step), title, text: table.headline }), title };
}

/** One step of a game, at its own address. */
export default async function ReviewStepPage({ params, searchParams }: Props) {
  const [{ table: id, seq: step }, query, caller] = await Promise.all([params, searchParams, currentCaller()]);
  if (!/^\d{1,7}$/.test(step)) notFound();
  const seat = seatIn(query);
  const table = await orPlainPage(cachedTableView(caller, id, seat));
  if (!table) redirect(`/tables/${id}`);
  const [game, first, log] = await Promise.all([
    gameOf(table),
    orPlainPage(momentAt(caller, table, Number(step), seat)),
    logEntries(caller, id, seat === undefined ? {} : { seat }),
  ]);
  const words = wordsIn(caller.language);
  const address = boardAddress(game, table, caller.language);
  preload(address.url, { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <div className="table-page">
      <header className="table-head double-rule">
        <div className="min-w-0">
          <p className="label">
            {table.gameTitle} · {words.table.reviewTitle}
          </p>
          <h1>{table.title}</h1>
        </div>
        <nav className="table-links" aria-label={words.table.links}>
          <Link href={`/tables/${id}`} prefetch={false}>
            {words.table.toTable}
          </Link>
        </nav>
      </header>
      <ReviewBoard
        table={id}
        seat={seat}
        first={first}
        stretches={momentsOf(log.entries).flatMap(([entry]) => (entry ? [{ seq: entry.seq, name: entry.momentName }] : []))}
        address={address}
        label={fill(words.table.mapOf, { title: table.title })}
        startPlaying={query.play === '1'}
        words={words}
      />
      <SharePanel
        table={id}
        seq={Number(step)}
        language={caller.language}
        home={placeOf('')}
        words={(caller.language === 'it' ? it : en).shareMoment}
      />
      <StoryPanel table={id} seat={seat} words={panelWords(caller.language)} />
    </div>
  );
}
