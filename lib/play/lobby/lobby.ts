import { database } from '../../../db/client';
import { questionsOf } from '../../../db/log';
import { emailOf } from '../../../db/people';
import { type AbsenceRule, newId, type TableVisibility } from '../../../db/schema';
import { type InviteRow, insertTable, openInvites, removeTable, type SeatRow, updateSeat, updateTable } from '../../../db/tables';
import type { Terms } from '../../chance/file';
import { type Clock, systemClock } from '../../clock';
import { sidesOf } from '../../engine';
import type { TimeControl, TimeControlInput } from '../../time-control';
import { offersBeacon } from '../access/beacon';
import { type Caller, mustBeSound, plainText, trouble, userOf } from '../access/caller';
import { gameAndOptions } from '../access/chosen-game';
import { ownerOnly, stillOpen } from '../access/conditions';
import { tellAside } from '../access/notify';
import { mayLeaveToBots, mayMakeTable } from '../access/quotas';
import { visibleTable } from '../access/visible-table';
import { keptWords, type Words } from '../access/words';
import { clubOfNewTable, clubOfTable, isKeptFor, mayBeRated } from '../clubs/club-tables';
import { type Holder, invite, inviteBot } from '../seats/seats';
import { seatsChanged } from '../seats/seats-changed';
import { checkedTimeControl } from '../timing/time-control';
import { summaryOf } from '../views/summary';
import type { TableSummary } from '../views/table-summary';
import { changeTable } from '../writer/session';
import { openTable } from '../writer/start';
import { newTableRow } from './new-table';

export interface NewTable extends Words {
  game: string;
  title: string;
  options: Record<string, unknown>;
  /** Seats left out are open. */
  seats: Record<string, Holder>;
  timeControl: TimeControlInput;
  /** What a player's absence does; shift where nothing is said. */
  absence?: AbsenceRule;
  /** What the game counts for; left out: rated where anybody may watch people play each other, else unrated. */
  counts?: Terms['counts'];
  /** Who plays on for somebody who gives the game up; left out: somebody of the same side, else the bot. */
  leaving?: Terms['leaving'];
  /** Left out: private for one person alone, with or against bots, else public. */
  visibility?: TableVisibility;
  /** Address of the club it is played in; for its members. */
  club?: string | undefined;
  /** Hours for which only members of the club may take an open seat. */
  membersHours?: number;
  /** The game begins by itself when the last seat is taken. */
  startsWhenFull?: boolean;
  /** Bot accounts may take open seats. */
  admitsBots?: boolean;
  /** Rounds of the public beacon are mixed into its dice. Only where the place has one. */
  beacon?: boolean;
  /** "I play all sides": every seat is mine. */
  solo?: boolean;
}

export interface LobbyView extends TableSummary {
  options: Record<string, unknown>;
  timeControl: TimeControl;
  visibility: TableVisibility;
  /** The club it is played in, for who may know of it. */
  club: { slug: string; name: string } | null;
  /** ISO time until which only members of the club may take an open seat; null: everybody who sees the table may. */
  membersUntil: string | null;
  /** The caller may take an open seat. */
  mayTake: boolean;
  owner: string | null;
  commitment: string;
  isOwner: boolean;
  terms: Terms;
  /** The sides, by the names of their seats: who wins and loses together. */
  sides: string[][];
  /** The game begins by itself when the last seat is taken. */
  startsWhenFull: boolean;
  /** Bot accounts may take open seats. */
  admitsBots: boolean;
  /** Rounds of the public beacon are mixed into its dice, where the place has one when it begins. */
  beacon: boolean;
  /** Unused invitations that the caller made; `email` is a name where the address is not theirs to know. `returned`: why the letter did not arrive, empty where nobody said; null: nothing is known. */
  invites: Pick<InviteRow, 'seat' | 'email' | 'token' | 'kind' | 'returned'>[];
  /** Offers to the caller's own address. */
  offers: { token: string; seatName: string }[];
  /** The caller may start it: it is theirs and every seat is taken. */
  canStart: boolean;
}

/** Characters of a table's title. */
const longestTitle = 80;

/** Makes a table; it starts at once when no seat is open or invited. A demonstration belongs to nobody. */
export async function createTable(
  caller: Caller,
  input: NewTable,
  { demo = false, id = newId(), clock = systemClock }: { demo?: boolean; id?: string; clock?: Clock } = {},
): Promise<{ id: string; started: boolean }> {
  const user = demo ? null : userOf(caller);
  mustBeSound(input, caller);
  if (input.beacon && !offersBeacon()) {
    const en = 'This place mixes no public beacon into dice.';
    throw trouble('invalid', { en, it: 'Questo luogo non mescola nei dadi nessuna sorgente pubblica.' }, caller);
  }
  const { game, options } = await gameAndOptions(caller, input);
  const holders = holdersFor(game.seats(options), input, caller);
  const started = holders.every(([, { kind }]) => kind === 'me' || kind === 'bot');
  const now = clock.now();
  const { secret, row: table } = newTableRow(game, {
    ...{ id, now, options, ownerId: user },
    title: plainText(input.title, longestTitle) || (game.title[caller.language] as string),
    timeControl: checkedTimeControl(input.timeControl, caller),
    absence: input.absence ?? 'shift',
    leaving: input.leaving ?? 'mate',
    counts: 'unrated',
  });
  const more = {
    ...{ demo, startsWhenFull: input.startsWhenFull ?? false },
    ...{ admitsBots: input.admitsBots ?? false, beacon: input.beacon ?? false },
  };
  const words = keptWords(input);
  const visibility = input.visibility ?? (started && !demo ? 'private' : 'public');
  const rows = holders.map(([seat, holder], place) => {
    const mine = holder.kind === 'me';
    return { seat, place, userId: mine ? user : null, bot: holder.kind === 'bot', ...(mine ? words : {}) };
  });
  const { db } = await database();
  await db.transaction(async (tx) => {
    const botsAlone = holders.every(([, { kind }]) => kind === 'bot');
    if (user !== null) await mayMakeTable(tx, user, { starts: started, botsAlone }, caller);
    const ofClub = await clubOfNewTable(tx, { club: input.club, visibility, membersHours: input.membersHours }, caller, now);
    const counts = input.counts ?? (ofClub.visibility === 'public' && !started ? 'rated' : 'unrated');
    if (counts === 'rated') await mayBeRated(tx, ofClub, caller);
    await insertTable(tx, { ...table, ...more, ...ofClub, counts }, secret, rows);
    for (const [seat, holder] of holders) {
      if (holder.kind === 'invite') {
        const { email, name } = holder;
        await invite(tx, { tableId: table.id, seat, email, ...(name && { name }), kind: 'join', by: user, now }, caller);
      }
      if (holder.kind === 'program') await inviteBot(tx, { tableId: table.id, seat, program: holder.program, by: user, now }, caller);
    }
  });
  if (started) await changeTable(caller, table.id, clock, (locked) => openTable(locked, user));
  return { id: table.id, started };
}

function holdersFor(seats: readonly string[], { seats: wanted, solo }: NewTable, caller: Caller): [string, Holder][] {
  const stranger = Object.keys(wanted).find((seat) => !seats.includes(seat));
  if (stranger !== undefined) {
    const name = stranger.slice(0, 40);
    throw trouble('invalid', { en: `This game has no seat "${name}".`, it: `Questo gioco non ha un posto "${name}".` }, caller);
  }
  return seats.map((seat) => [seat, solo ? { kind: 'me' } : (wanted[seat] ?? { kind: 'open' })]);
}

export async function lobbyView(caller: Caller, id: string, clock: Clock = systemClock): Promise<LobbyView> {
  const { db } = await database();
  const now = clock.now();
  const { table, game, holders } = await visibleTable(db, caller, id);
  const [questions, invites] = [await questionsOf(db, [id]), await openInvites(db, [id])];
  const isOwner = caller.user !== null && table.ownerId === caller.user;
  const address = caller.user === null ? null : await emailOf(db, caller.user);
  const club = await clubOfTable(db, table, caller);
  const offers = invites.filter(({ email, kind }) => email !== null && email === address && kind === 'join');
  return {
    ...summaryOf(table, game, { holders, questions, invites }, caller),
    options: table.options,
    timeControl: table.timeControl,
    visibility: table.visibility,
    club,
    membersUntil: club !== null && table.membersUntil !== null && table.membersUntil > now ? table.membersUntil.toISOString() : null,
    mayTake: isOwner || !(await isKeptFor(db, table, caller, now)),
    owner: table.ownerId,
    commitment: table.commitment,
    isOwner,
    terms: { counts: table.counts, leaving: table.leaving },
    sides: sidesOf(game, table.options).map(({ seats }) => seats.map((seat) => game.seatName(seat, caller.language, table.moment))),
    invites: invites
      .filter(({ createdBy }) => caller.user !== null && createdBy === caller.user)
      .map(({ seat, email, name, token, kind, returned }) => ({
        ...{ seat, token, kind, email: name ?? email },
        // what a mail server says may hold the address
        returned: returned === null || name === null ? returned : '',
      })),
    offers: offers.map(({ token, seat }) => ({ token, seatName: game.seatName(seat, caller.language) })),
    startsWhenFull: table.startsWhenFull,
    admitsBots: table.admitsBots,
    beacon: table.beacon,
    canStart: isOwner && table.status === 'open' && holders.every(({ userId, bot }) => userId !== null || bot),
  };
}

/** Owner only. `fillWithBots` gives open and invited seats to the practice bot. */
export async function startTable(
  caller: Caller,
  id: string,
  { fillWithBots = false, clock = systemClock }: { fillWithBots?: boolean; clock?: Clock } = {},
): Promise<void> {
  await changeTable(caller, id, clock, async (locked) => {
    ownerOnly(locked, caller);
    stillOpen(locked, caller);
    const seats: SeatRow[] = [];
    for (const seat of locked.seats) {
      const free = seat.userId === null && !seat.bot;
      if (free && !fillWithBots) {
        const name = locked.game.seatName(seat.seat, caller.language);
        throw trouble('conflict', { en: `The seat ${name} is still free.`, it: `Il posto ${name} è ancora libero.` }, caller);
      }
      if (free) await updateSeat(locked.tx, id, seat.seat, { bot: true });
      seats.push(free ? { ...seat, bot: true } : seat);
    }
    if (seats.every(({ bot }) => bot)) await mayLeaveToBots(locked.tx, userOf(caller), caller);
    await openTable({ ...locked, seats }, userOf(caller));
  });
}

/** Owner only, before the start: whether the last seat that is taken begins the game. */
export async function setStartsWhenFull(caller: Caller, id: string, startsWhenFull: boolean): Promise<void> {
  await changeTable(caller, id, systemClock, async (locked) => {
    ownerOnly(locked, caller);
    stillOpen(locked, caller);
    await updateTable(locked.tx, id, { startsWhenFull });
    await seatsChanged({ ...locked, table: { ...locked.table, startsWhenFull } }, userOf(caller));
  });
}

/** Owner only, before the start. */
export async function deleteTable(caller: Caller, id: string): Promise<void> {
  await changeTable(caller, id, systemClock, async (locked) => {
    ownerOnly(locked, caller);
    stillOpen(locked, caller);
    await removeTable(locked.tx, id);
    tellAside(locked.tx, locked.table);
  });
}
