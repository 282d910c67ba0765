import { getFormatter, getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { PlayerName } from '@/app/_ui/player-name';
import type { ratingsAt, TableSummary } from '@/lib/play';
import { Travel } from '../_ui/travel';
import { TimeLeft, When } from '../_ui/when';
import { Thumbnail } from './thumbnail';

/** Ratings to show beside names, by game and user. */
type Ratings = Awaited<ReturnType<typeof ratingsAt>>;

/** How many seats of a table nobody has and nobody is invited to. */
export const freeSeats = ({ seats }: TableSummary): number =>
  seats.filter(({ userId, bot, invited }) => !userId && !bot && invited === null).length;

/** Names of seats in the order of the table. */
function namesOf(table: TableSummary, seats: string[]): string[] {
  return table.seats.filter(({ seat }) => seats.includes(seat)).map(({ name }) => name);
}

/** Tables under one another, as an index of a book: title, where the game stands, whom it waits for. */
export async function TableList({ tables, ratings }: { tables: TableSummary[]; ratings?: Ratings }) {
  return (
    <ul className="border-t border-rule">
      {tables.map((table) => (
        <li key={table.id}>
          <Row table={table} ratings={ratings?.[table.game]} />
        </li>
      ))}
    </ul>
  );
}

async function Row({ table, ratings }: { table: TableSummary; ratings: Ratings[string] | undefined }) {
  const [t, format] = await Promise.all([getTranslations('tables'), getFormatter()]);
  const mine = namesOf(table, table.mySeats);
  const all = mine.length === table.seats.length;
  const ownText = mine.length > 0 ? t('playing', { seats: format.list(mine) }) : '';
  const others = table.seats.filter(({ seat, userId, bot }) => !table.mySeats.includes(seat) && (userId !== null || bot));
  const ratingOf = (userId: string | null) => (userId === null ? undefined : ratings?.[userId]?.rating);
  const players = others.map(({ seat, name, userId, userName, bot }) => {
    const rating = ratingOf(userId);
    return (
      <span key={seat}>
        {name}: {bot ? t('bot') : <PlayerName name={userName ?? t('unnamed')} />}
        {rating !== undefined && ` (${rating})`}
      </span>
    );
  });
  const told = [...(ownText ? [ownText] : []), ...players];
  return (
    <Link
      href={`/tables/${table.id}`}
      className={`flex gap-4 border-b border-rule px-2 py-3 text-ink no-underline hover:bg-well ${table.myTurn ? 'border-l-4 border-l-brick pl-3' : ''}`}
    >
      {table.status !== 'open' && (
        <span className="hidden flex-none sm:block">
          <Thumbnail table={table} />
        </span>
      )}
      <span className="grid min-w-0 flex-1 content-start gap-x-6 gap-y-0.5 sm:grid-cols-[1fr_auto]">
        <span className="text-lg font-semibold">
          {table.title}
          <Travel />
        </span>
        <span className="label sm:text-right">
          {table.gameTitle}
          {table.demo && ` · ${t('demo')}`}
        </span>
        <span>{table.status === 'open' ? t('freeSeats', { count: freeSeats(table) }) : table.headline || table.momentName}</span>
        <span className="font-sans text-sm text-soft sm:text-right">
          {table.restsSince && <>{t('rests')} · </>}
          {table.status === 'running' && !table.restsSince && table.waiting.length > 0 && (
            <>{t('waitsFor', { seats: format.list(table.waitingFor) })} · </>
          )}
          {table.deadline ? <TimeLeft iso={table.deadline} /> : <When iso={table.updatedAt} />}
        </span>
        <span className="font-sans text-sm text-soft">{all ? t('playingAll') : told.map((each, at) => [at > 0 && ' · ', each])}</span>
      </span>
    </Link>
  );
}

/** A heading and its tables; nothing at all when there are none. */
export async function TableSection({ title, tables, ratings }: { title: string; tables: TableSummary[]; ratings?: Ratings }) {
  if (tables.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="mb-2">
        {title} <span className="font-normal text-soft">({tables.length})</span>
      </h2>
      <TableList tables={tables} {...(ratings && { ratings })} />
    </section>
  );
}
