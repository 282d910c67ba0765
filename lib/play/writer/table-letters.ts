import type { QuestionRow } from '../../../db/log';
import type { TableLetter } from '../../../db/save-table';
import type { Moment } from '../../engine';
import type { TableChange } from './save-change';
import type { Session } from './session';

/** Milliseconds a question waits before it is written about: bursts become one letter, and most are answered by then. */
const pause = 10_000;
/** Milliseconds it waits for whoever has just given an order and surely looks at what follows. */
const actorPause = 5 * 60_000;
/** How long a letter waits while orders keep coming at its table, so that they become one letter. */
export const burst = { pause, longest: 60_000 };

interface Happened {
  change: TableChange;
  /** Questions that were not open before. */
  asked: readonly QuestionRow[];
  /** Where the game stands now. */
  moment: Moment;
  over: boolean;
  /** The last entry. */
  seq: number;
}

/**
 * The letters a change gives cause for: to seats newly asked, to players who let a deadline pass, and to every player when the table starts
 * or is over.
 */
export function lettersOf({ table, seats, now }: Session, { change, asked, moment, over, seq }: Happened): TableLetter[] {
  const players = new Map<string, string>();
  for (const { seat, userId } of seats) if (userId !== null && !players.has(userId)) players.set(userId, seat);
  // whoever plays all sides sits in front of the board
  if (players.size === 1 && seats.every(({ userId }) => userId !== null)) return [];
  const letters: TableLetter[] = [];
  const toPlayers = (kind: 'started' | 'over') => {
    for (const [userId, seat] of players) letters.push({ kind, tableId: table.id, seat, userId, notBefore: now });
  };
  if (change.opening) toPlayers('started');
  if (over) toPlayers('over');
  // what it asks is in the letter that says so
  if (table.restsSince !== null) return letters;
  const sameRound = table.moment?.round === moment.round;
  for (const { seat, userId } of seats) {
    const questions = asked.filter((each) => each.seat === seat && !each.held);
    const [first] = questions;
    // the answer to a letter asks what is asked next
    if (userId === null || !first || (userId === change.actor && change.byLetter)) continue;
    letters.push({
      kind: questions.some(({ tempo }) => tempo === 'turn') ? 'turn' : 'question',
      tableId: table.id,
      seat,
      userId,
      ...(questions.length === 1 ? { decision: first.decision } : {}),
      payload: { seq },
      notBefore: new Date(now.getTime() + (userId === change.actor && sameRound ? actorPause : pause)),
    });
  }
  for (const { seat, userId } of seats) {
    // a letter that asks the seat anew says it too
    if (userId === null || !change.missed?.has(seat) || asked.some((each) => each.seat === seat && !each.held)) continue;
    letters.push({ kind: 'notice', tableId: table.id, userId, payload: { what: 'missed', seat, after: table.seq }, notBefore: now });
  }
  return letters;
}
