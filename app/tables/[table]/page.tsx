import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { preload } from 'react-dom';
import { boardAddress } from '@/app/_board/board-source';
import { Live } from '@/app/_board/live';
import { TableBoard } from '@/app/_board/table-board';
import { Tour } from '@/app/_board/tour';
import { tourCookie } from '@/app/_board/tour-seen';
import { fill, type TableWords } from '@/app/_board/words';
import { wordsIn } from '@/app/_board/words-in';
import { orPlainPage } from '@/app/_shell/guards';
import { StoryPanel } from '@/app/_story/story-panel';
import { panelWords, storyWords } from '@/app/_story/story-view';
import { Link } from '@/app/_ui/link';
import { Notice } from '@/app/_ui/notice';
import { currentCaller } from '@/app/_words/caller';
import { clockSeen, endedHere, logSinceOwn, resultSeen, type TableView, tableSummary } from '@/lib/play';
import { Lobby } from './_lobby/lobby';
import { cachedLook, cachedTableView } from './_page/cached-view';
import { Chat } from './_page/chat';
import { ClockFacts } from './_page/clock';
import { DiceProof, Players, Tracks } from './_page/facts';
import { linkPreview } from './_page/link-preview';
import { Log } from './_page/log';
import { Notes } from './_page/notes';
import { Origin } from './_page/origin';
import { Proposals } from './_page/proposals';
import { seenOf } from './_page/seen';
import { TableHead } from './_page/table-head';
import { TakeAlong } from './_page/take-along';
import { keptSheet, tried, untried } from './_page/trial';
import { ResultPanel } from './_result/result-panel';
import { hereAction, sendAction, tryAction } from './actions';

interface Props {
  params: Promise<{ table: string }>;
  searchParams: Promise<{ seat?: string | string[]; chat?: string | string[]; tour?: string | string[] }>;
}

/** Entries of the log: for who watches, and for players of what they know already. */
const newest = 30;
const earlier = 12;

const seatIn = ({ seat }: Awaited<Props['searchParams']>): string | undefined => (typeof seat === 'string' ? seat : undefined);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ table: id }, query, caller] = await Promise.all([params, searchParams, currentCaller()]);
  const table = (await orPlainPage(cachedTableView(caller, id, seatIn(query)))) ?? (await orPlainPage(tableSummary(caller, id)));
  const preview = linkPreview({ id, seq: null, title: table.title, text: table.headline });
  return { ...preview, title: table.myTurn ? `● ${table.title}` : table.title };
}

/** The table: before the start its lobby, then the board, what is asked, and what happened. */
export default async function TablePage({ params, searchParams }: Props) {
  const [{ table: id }, query, caller] = await Promise.all([params, searchParams, currentCaller()]);
  const table = await orPlainPage(cachedTableView(caller, id, seatIn(query)));
  if (!table) return <Lobby table={id} />;
  const look = await cachedLook(caller, id);
  const { game } = look;
  const lately = await logSinceOwn(caller, look, { before: earlier, newest });
  const sheet = keptSheet(caller, look, table);
  const clock = clockSeen(caller, look);
  const trial = sheet ? await tried(look, { seat: table.viewer, ...sheet }, caller) : await untried(look, table, caller);
  const address = boardAddress(game, table, caller.language);
  preload(address.url, { as: 'fetch', crossOrigin: 'anonymous' });
  const { owners, spaces } = game.board(table.options, caller.language);
  const { board, table: words, tour, odds } = wordsIn(caller.language);
  const isToured = (await cookies()).has(tourCookie);
  const wantsTour = query.tour !== undefined;
  // whose visit counts: where only bots play, the owner's
  const isConcerned = table.mySeats.length > 0 || (caller.user !== null && table.owner === caller.user);
  const plays = table.status === 'running' && table.mySeats.includes(table.viewer);
  const headline =
    game.headline?.(lately.events, table.view, table.mySeats.includes(table.viewer) ? table.viewer : null, caller.language) ?? null;
  const result = await resultSeen(caller, look);
  const more = caller.user !== null && { seen: await seenOf(table) };
  const log = <Log table={table} lately={lately} headline={headline} spaces={spaces} words={words} />;
  // what happened stands beside the map while nothing is asked there
  const isAsked = plays && trial.questions.length + trial.lines.length > 0;
  return (
    <div className="table-page">
      <TableHead
        table={table}
        board={game.boardNote?.(table.options)[caller.language] ?? null}
        isOwner={caller.user !== null && table.owner === caller.user}
        tour={isAsked ? tour.begin : null}
        words={words}
        chartsLabel={storyWords(caller.language).link}
      />
      {table.restsSince && (
        <div className="mb-3">
          <Notice tone="wait">
            <strong>{words.rests}.</strong> {table.seats.every(({ bot }) => bot) ? words.restsBots : words.restsText}
          </Notice>
        </div>
      )}
      {table.lapsedStanding.length > 0 && (
        <div className="mb-3">
          <Notice tone="wait">
            {words.standingLapsed} <Link href={`/tables/${id}/orders`}>{words.setAnew}</Link>
          </Notice>
        </div>
      )}
      <Origin table={table} />
      {table.mySeats.length > 0 && <Proposals look={look} />}
      <TableBoard
        table={id}
        game={table.game}
        language={caller.language}
        address={address}
        picture={`/tables/${id}/board.svg`}
        label={fill(words.mapOf, { title: table.title })}
        front={game.theatre?.(trial.view) ?? []}
        words={{ board, table: words, odds }}
        trial={trial}
        seat={
          plays
            ? {
                ...{ id: table.viewer, submission: crypto.randomUUID(), pledge: table.pledge },
                ...{ trySheet: tryAction.bind(null, id, table.viewer), send: sendAction },
              }
            : null
        }
        head={
          <>
            {plays && <SeatSwitch table={table} words={words} />}
            {isAsked && (!isToured || wantsTour) && <Tour key={String(wantsTour)} words={tour} isWanted={wantsTour} />}
          </>
        }
        since={
          isAsked &&
          headline && (
            <p className="since-line">
              <a href="#since">{words.sinceLast}</a>: {headline}
            </p>
          )
        }
        idle={
          <div className="grid gap-5">
            <Idle table={table} plays={plays} words={words} />
            {!isAsked && log}
          </div>
        }
      />
      {(table.status === 'over' || table.demo) && <StoryPanel table={id} seat={seatIn(query)} words={panelWords(caller.language)} />}
      <div className="table-below">
        {isAsked && log}
        {result && <ResultPanel result={result} isPublic={clock.isPublic} />}
        <Tracks tracks={trial.painting.tracks} owners={owners} words={words} />
        <div className="grid content-start gap-8">
          <Players table={table} look={look} clock={clock} words={words} />
          {(clock.timeControl.kind === 'hours' || clock.isOwner) && table.status === 'running' && <ClockFacts table={id} clock={clock} />}
          <Notes table={table} look={look} />
          <Chat table={table} look={look} refused={typeof query.chat === 'string' ? query.chat : null} />
          <TakeAlong table={id} isComplete={!game.hidden || table.status === 'over'} />
          <DiceProof table={table} words={words} />
          {table.status === 'running' && (
            <Live table={id} seq={table.seq} words={words} {...more} {...(isConcerned && { here: hereAction.bind(null, id) })} />
          )}
        </div>
      </div>
    </div>
  );
}

/** For who plays several seats: one at a time, with a mark on those that are asked. */
function SeatSwitch({ table, words }: { table: TableView; words: TableWords }) {
  if (table.mySeats.length < 2) return null;
  return (
    <nav aria-label={words.seatSwitch} className="seat-switch">
      {table.seats
        .filter(({ seat }) => table.mySeats.includes(seat))
        .map(({ seat, name }) => (
          <Link
            key={seat}
            href={`/tables/${table.id}?seat=${encodeURIComponent(seat)}`}
            aria-current={seat === table.viewer ? 'true' : undefined}
            scroll={false}
          >
            {name}
            {table.waiting.includes(seat) && (
              <>
                <span aria-hidden="true">{'\u00a0●'}</span>
                <span className="sr-only"> ({words.asked})</span>
              </>
            )}
          </Link>
        ))}
    </nav>
  );
}

async function Idle({ table, plays, words }: { table: TableView; plays: boolean; words: TableWords }) {
  const t = await getTranslations('affairs');
  if (table.status === 'over') {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-xl font-semibold">{table.headline}</p>
        <Link href={`/tables/${table.id}/review/0?play=1`} className="button">
          {words.playIt}
        </Link>
        {table.mySeats.length > 0 && endedHere(table) && <Link href={`/tables/${table.id}/affairs#rematch`}>{t('rematchDo')}</Link>}
      </div>
    );
  }
  if (!plays) return <p>{words.watching}</p>;
  return (
    <div>
      <p className="font-semibold">{words.nothingAsked}</p>
      <p className="text-soft">{words.nothingAskedHint}</p>
    </div>
  );
}
