import { hasStandIn } from '../../../db/affairs';
import { isBotAddress } from '../../../db/bots';
import type { Db, Tx } from '../../../db/client';
import { roleIn } from '../../../db/clubs';
import type { EntryRow } from '../../../db/log';
import { emailOf } from '../../../db/people';
import { readTable, readTableWithActs, type TableRead } from '../../../db/table-read';
import { findTable, holdersOf, openInvites, type SeatHolder, type SeatRow, type TableRow } from '../../../db/tables';
import { type AnyGame, isGameId, loadGame } from '../../games/registry';
import { type Caller, trouble } from './caller';
import { UnknownGame } from './play-error';

/** A table somebody may look at. */
export interface VisibleTable {
  table: TableRow;
  game: AnyGame;
  /** In the game's order. */
  holders: SeatHolder[];
  /** Seats of the caller. */
  mine: string[];
}

/** A table with all that hangs on it, for several looks that belong together. */
export type VisibleTableRead = VisibleTable & Omit<TableRead, 'table' | 'holders'>;

/** And what the players did with it, from its first entry on. */
export type VisibleTableStory = VisibleTableRead & { acts: EntryRow[] };

/** Finds a table the caller may see; a private one that is none of theirs is as unknown as one that does not exist. */
export async function visibleTable(on: Db | Tx, caller: Caller, id: string): Promise<VisibleTable> {
  const table = isTableId(id) ? await findTable(on, id) : null;
  if (!table) throw unknownTable(caller);
  return visibleTo(on, caller, { table, holders: await holdersOf(on, [id]) });
}

/** `see` with all that a look at the table needs, in one query. */
export const readVisibleTable = (on: Db | Tx, caller: Caller, id: string): Promise<VisibleTableRead> =>
  visibleRead(on, caller, id, () => readTable(on, id));

/** `readVisibleTable` with what the players did with the table. */
export const readVisibleStory = (on: Db | Tx, caller: Caller, id: string): Promise<VisibleTableStory> =>
  visibleRead(on, caller, id, () => readTableWithActs(on, id));

/** What `read` finds of a table that the caller may see. */
export async function visibleRead<Read extends TableRead>(
  on: Db | Tx,
  caller: Caller,
  id: string,
  read: () => Promise<Read | null>,
): Promise<Read & VisibleTable> {
  const found = isTableId(id) ? await read() : null;
  if (!found) throw unknownTable(caller);
  return { ...found, ...(await visibleTo(on, caller, found)) };
}

async function visibleTo(on: Db | Tx, caller: Caller, { table, holders }: Pick<VisibleTable, 'table' | 'holders'>): Promise<VisibleTable> {
  if (!isGameId(table.game)) {
    const { game } = table;
    throw new UnknownGame(
      { en: `This server does not have the game ${game}.`, it: `Questo server non ha il gioco ${game}.` }[caller.language],
    );
  }
  await mustBeKnown({ tx: on, table, seats: holders }, caller);
  return { table, game: await gameOf(table), holders, mine: seatsHeldBy(holders, caller.user) };
}

/** Throws not-found when the table is private, or its club's own, and none of the caller's. */
export async function mustBeKnown(
  { tx, table, seats }: { tx: Db | Tx; table: TableRow; seats: readonly SeatRow[] },
  caller: Caller,
): Promise<void> {
  if (table.visibility === 'public') return;
  if (caller.user !== null && (isOwnedBy(table, caller.user) || seatsHeldBy(seats, caller.user).length > 0)) return;
  // who lent a seat, or promised to play one, stays at the table
  if (caller.user !== null && (await hasStandIn(tx, table.id, caller.user))) return;
  if (table.visibility === 'club') {
    // an invitation is accepted by its own page: until then it shows what that page does
    if (caller.user !== null && table.clubId !== null && (await roleIn(tx, table.clubId, caller.user)) !== null) return;
    // a bot account has no such page
    if (await isInvited(tx, caller.user, table.id, isBotAddress)) return;
    throw unknownTable(caller);
  }
  if (!(await isInvited(tx, caller.user, table.id))) throw unknownTable(caller);
}

/** Of a club's own table its owner is one of the members: who has left the club keeps the seats they hold, and no more. */
const isOwnedBy = ({ ownerId, visibility, clubId }: TableRow, user: string): boolean =>
  ownerId === user && (visibility !== 'club' || clubId === null);

async function isInvited(on: Db | Tx, user: string | null, id: string, isMeant: (email: string) => boolean = () => true): Promise<boolean> {
  const email = user === null ? null : await emailOf(on, user);
  return email !== null && isMeant(email) && (await openInvites(on, [id])).some((invite) => invite.email === email);
}

export const isTableId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

export const unknownTable = (caller: Caller) =>
  trouble('not-found', { en: 'There is no such table.', it: 'Questo tavolo non esiste.' }, caller);

export const seatsHeldBy = (holders: readonly SeatRow[], user: string | null): string[] =>
  user === null ? [] : holders.filter((each) => each.userId === user).map((each) => each.seat);

/** The module of a table's game. */
export async function gameOf({ game }: Pick<TableRow, 'game'>): Promise<AnyGame> {
  if (!isGameId(game)) throw new Error(`a table plays ${game}, which the registry does not know`);
  return loadGame(game);
}

/** A seat by its id; throws when the table has none of that name. */
export function seatNamed<T extends SeatRow>(seats: readonly T[], seat: string, caller: Caller): T {
  const row = seats.find((each) => each.seat === seat);
  if (row) return row;
  const name = seat.slice(0, 40);
  throw trouble('not-found', { en: `This table has no seat "${name}".`, it: `Questo tavolo non ha un posto "${name}".` }, caller);
}

/** The caller's own seat; throws for a seat of somebody else. */
export function ownSeat<T extends SeatRow>(seats: readonly T[], seat: string, caller: Caller): T {
  const row = seatNamed(seats, seat, caller);
  if (caller.user !== null && row.userId === caller.user) return row;
  throw trouble('forbidden', { en: 'This seat is not yours.', it: 'Questo posto non è tuo.' }, caller);
}

/**
 * Through whose eyes the caller looks. While a game runs: through one of their own seats, or the public's; when it is over: anyone's.
 * Without a wish, the first of their seats that is asked something, else their first, else the public.
 */
export function viewerFor(
  { table, holders, mine }: VisibleTable,
  wish: string | undefined,
  caller: Caller,
  asked: readonly string[] = [],
): string {
  if (wish === undefined) return mine.find((seat) => asked.includes(seat)) ?? mine[0] ?? 'public';
  const allowed = wish === 'public' || mine.includes(wish) || (table.status === 'over' && holders.some((each) => each.seat === wish));
  if (allowed) return wish;
  throw trouble(
    'forbidden',
    { en: 'While the game runs you see it from your own seats only.', it: 'Finché la partita è in corso la vedi solo dai tuoi posti.' },
    caller,
  );
}

/** Facts of a game that hides some are nobody's business but their owner's until it is over. */
export const isVeiled = ({ table, game }: Pick<VisibleTable, 'table' | 'game'>): boolean => game.hidden === true && table.status !== 'over';

export function mustHaveBegun({ table }: VisibleTable, caller: Caller): void {
  if (table.opening !== null) return;
  throw trouble('conflict', { en: 'The table has not started.', it: 'Il tavolo non è ancora iniziato.' }, caller);
}
