import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { preload } from 'react-dom';
import { boardAddress } from '@/app/_board/board-source';
import { fill, type ReviewWords } from '@/app/_board/words';
import { wordsIn } from '@/app/_board/words-in';
import { Comparison } from '@/app/_review/comparison';
import { ReviewBoard } from '@/app/_review/review-board';
import { entryNumber } from '@/app/_shell/entry-number';
import { orPlainPage } from '@/app/_shell/guards';
import { placeOf } from '@/app/_shell/place';
import { panelWords } from '@/app/_story/story-view';
import { currentCaller } from '@/app/_words/caller';
import type { AnyGame } from '@/lib/games/registry';
import { branches, isOpenToTrying, longestMomentNote, momentNotes, noteAudiencesFor, phasesAround, type TableView } from '@/lib/play';
import { cachedTableView } from '../../_page/cached-view';
import { Framed } from '../../_page/framed';
import { linkPreview } from '../../_page/link-preview';
import { momentAt } from '../../_page/moment';
import { gameOf } from '../../_page/trial';

interface Props {
  params: Promise<{ table: string; seq: string }>;
  searchParams: Promise<{ seat?: string | string[]; play?: string; die?: string | string[]; with?: string | string[] }>;
}

const seatIn = ({ seat }: Awaited<Props['searchParams']>): string | undefined => (typeof seat === 'string' ? seat : undefined);

const dieIn = ({ die }: Awaited<Props['searchParams']>): number | null => (/^\d{1,3}$/.test(String(die)) ? Number(die) : null);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ table: id, seq: step }, query, caller] = await Promise.all([params, searchParams, currentCaller()]);
  const table = await orPlainPage(cachedTableView(caller, id, seatIn(query)));
  if (!table) redirect(`/tables/${id}`);
  const other = entryNumber(query.with);
  const { review, compare } = wordsIn(caller.language);
  const title =
    other === null
      ? fill(review.titleOf, { title: table.title })
      : fill(compare.titleOf, { title: table.title, from: Math.min(other, Number(step)), to: Math.max(other, Number(step)) });
  return { ...linkPreview({ id, seq: Number(step), title, text: table.headline }), title };
}

/** One step of a game, at its own address. */
export default async function ReviewStepPage({ params, searchParams }: Props) {
  const [{ table: id, seq: step }, query, caller] = await Promise.all([params, searchParams, currentCaller()]);
  if (entryNumber(step) === null) notFound();
  const seat = seatIn(query);
  const table = await orPlainPage(cachedTableView(caller, id, seat));
  if (!table) redirect(`/tables/${id}`);
  const game = await gameOf(table);
  const words = wordsIn(caller.language);
  const frame = { title: table.title, links: words.table.links, back: { href: `/tables/${id}`, text: words.table.toTable } };
  const other = entryNumber(query.with);
  if (other !== null) {
    const entries: [number, number] = [Number(step), other];
    return (
      <Framed {...frame} label={`${table.gameTitle} · ${words.compare.title}`}>
        <Comparison {...{ table, game, entries, seat }} />
      </Framed>
    );
  }
  const [first, stretches, notes, audiences, mayTry, kept] = await Promise.all([
    orPlainPage(momentAt(caller, table, { seq: Number(step), die: dieIn(query) }, seat)),
    orPlainPage(phasesAround(caller, id, Number(step))),
    momentNotes(caller, id),
    noteAudiencesFor(caller, id),
    isOpenToTrying(caller, id),
    caller.user === null ? null : branches(caller, id),
  ]);
  const address = boardAddress(game, table, caller.language);
  preload(address.url, { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <Framed {...frame} label={`${table.gameTitle} · ${words.review.title}`}>
      <ReviewBoard
        table={id}
        game={table.game}
        language={caller.language}
        last={table.seq}
        seat={seat}
        usual={table.status === 'over' ? 'everyone' : table.viewer}
        first={first}
        startPlaying={query.play === '1'}
        stretches={stretches}
        eyes={eyesOf(game, table, words.review)}
        address={address}
        label={fill(words.table.mapOf, { title: table.title })}
        home={placeOf('')}
        notes={{ all: notes, audiences, max: longestMomentNote, seats: table.mySeats }}
        tries={mayTry ? { kept } : null}
        words={{
          ...{ board: words.board, table: words.table, review: words.review },
          ...{ compare: words.compare, pinned: words.pinned },
          panels: { story: panelWords(caller.language), share: words.shareMoment, whatIf: words.whatIf },
        }}
      />
    </Framed>
  );
}

/** Through whose eyes somebody may look: of a game that hides facts their own seats while it runs, everybody's when it is over. */
function eyesOf(
  { hidden }: AnyGame,
  { status, seats, mySeats }: TableView,
  words: ReviewWords,
): { seat: string | undefined; name: string }[] {
  if (!hidden) return [];
  const named = seats.map(({ seat, name }) => ({ seat, name }));
  if (status !== 'over') return named.filter(({ seat }) => mySeats.includes(seat));
  return [{ seat: undefined, name: words.everyone }, ...named, { seat: 'public', name: words.watchers }];
}
