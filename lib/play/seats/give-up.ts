import { updateSeat } from '../../../db/tables';
import { outcomeBy } from '../../chance/ending';
import { type Clock, systemClock } from '../../clock';
import { sidesOf } from '../../engine';
import { type Caller, trouble, userOf } from '../access/caller';
import { running } from '../access/conditions';
import type { Locked } from '../access/locked';
import { appendAct, saveChange } from '../writer/save-change';
import { changeTable, lookAgain, openSession } from '../writer/session';
import { passSeat } from './hand-over';
import { knowsAnother } from './knowledge';
import { giveBack, loanOf } from './loans';

/** What it comes to when somebody gives the game up. */
export type GivenUp =
  /** The game ends, and these seats win. */
  | { kind: 'ends'; winners: string[] }
  /** Their seats are played on. */
  | { kind: 'passes' }
  /** Nobody else plays: the table is over as abandoned. */
  | { kind: 'abandons' };

/**
 * A player gives the game up, with all the seats they hold for good; what is lent to them goes back. When their side has nobody left who plays and
 * only one other has not given up, that ends the game; else their seats go on as the table's terms say.
 */
export async function concede(caller: Caller, id: string, clock: Clock = systemClock): Promise<void> {
  const user = userOf(caller);
  await changeTable(caller, id, clock, async (locked) => {
    running(locked, caller);
    if (locked.seats.every(({ userId }) => userId !== user)) {
      throw trouble('forbidden', { en: 'You play no seat of this table.', it: 'Non giochi nessun posto di questo tavolo.' }, caller);
    }
    await giveUp(locked, new Set([user]), { why: 'conceded', actor: user });
  });
}

interface Cause {
  /** forfeited: the time ran out. */
  why: 'conceded' | 'forfeited';
  /** Null: nobody is at the keyboard. */
  actor: string | null;
}

/** All seats of some users are given up; see `concede`. Where no side is left by that, and they are several, nobody wins. */
export async function giveUp(locked: Locked, users: ReadonlySet<string>, cause: Cause): Promise<void> {
  let table = locked;
  const own: string[] = [];
  for (const row of locked.seats) {
    if (row.userId === null || !users.has(row.userId)) continue;
    const loan = await loanOf(table, row.seat);
    if (loan === null) own.push(row.seat);
    else {
      await giveBack(table, row, loan, cause.actor);
      table = await lookAgain(table);
    }
  }
  const [first] = own;
  if (first === undefined) return;
  const comesTo = givingUp(table, own);
  if (comesTo.kind === 'ends') return endBy(table, { seat: first, winners: comesTo.winners }, cause);
  if (comesTo.kind === 'abandons' && users.size > 1) return endBy(table, { seat: first, winners: [] }, cause);
  for (const seat of own) {
    await playOn(table, seat, cause);
    table = await lookAgain(table);
  }
}

/** What comes of it when whoever holds these seats gives them up. */
export function givingUp({ game, table, seats }: Pick<Locked, 'game' | 'table' | 'seats'>, own: readonly string[]): GivenUp {
  const isOwn = (seat: string) => own.includes(seat);
  const isPlayed = (seat: string) => !isOwn(seat) && seats.some((row) => row.seat === seat && row.userId !== null);
  const isGivenUp = (seat: string) => isOwn(seat) || seats.some((row) => row.seat === seat && row.resignedAt !== null);
  const left = sidesOf(game, table.options).filter((side) => side.seats.some(isPlayed) || !side.seats.some(isGivenUp));
  if (left.length === 0) return { kind: 'abandons' };
  const isLast = left.length === 1 || !seats.some(({ seat }) => isPlayed(seat));
  return isLast ? { kind: 'ends', winners: left.flatMap((side) => side.seats) } : { kind: 'passes' };
}

async function endBy(locked: Locked, { seat, winners }: { seat: string; winners: string[] }, { why, actor }: Cause): Promise<void> {
  const session = await openSession(locked);
  const { game, state } = session;
  const act =
    why === 'conceded'
      ? { type: 'concede' as const, seat, winners, by: seat, consent: [] }
      : { type: 'time-out' as const, seat, winners, by: null, consent: [] };
  const causedBy = why === 'conceded' ? 'concede' : 'clock';
  const ended = await appendAct(session, act, { state, causedBy });
  const progress = { state: ended.state, entries: [] };
  await saveChange(ended, { progress, more: false, causedBy, actor, ended: outcomeBy(game, act, game.moment(state)) });
}

/** A seat that is given up is played on: by a mate of its side, the bot, or the bot until somebody takes it, as the terms say. */
async function playOn(locked: Locked, seat: string, { why, actor }: Cause): Promise<void> {
  const { tx, table, seats, now } = locked;
  const row = seats.find((each) => each.seat === seat);
  if (row?.userId == null || table.status !== 'running') return;
  const to = (table.leaving === 'mate' && (await mateOf(locked, seat, row.userId))) || 'bot';
  await passSeat(locked, row, { to, why, by: why === 'conceded' ? seat : null, actor, policy: null });
  if (table.leaving === 'substitute' && to === 'bot' && table.visibility === 'public')
    await updateSeat(tx, table.id, seat, { offeredAt: now });
}

/** Who plays on the same side and may know what the seat sees: whoever has fewest seats, in the game's order. */
async function mateOf(locked: Locked, seat: string, user: string): Promise<string | null> {
  const { game, table, seats } = locked;
  const side = sidesOf(game, table.options).find((each) => each.seats.includes(seat));
  const held = new Map<string, number>();
  for (const { userId } of seats) if (userId !== null) held.set(userId, (held.get(userId) ?? 0) + 1);
  const mates = seats.flatMap((row) => (row.userId !== null && row.userId !== user && side?.seats.includes(row.seat) ? [row.userId] : []));
  for (const mate of mates.sort((a, b) => (held.get(a) ?? 0) - (held.get(b) ?? 0))) {
    if (!(await knowsAnother(locked, seat, mate))) return mate;
  }
  return null;
}
