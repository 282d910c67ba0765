import type { SealedRow } from '../../../db/log';
import { botSeed, dieOf, hashOf, mixedDieOf } from '../../chance/source';
import { type AutoAnswers, canonical, checksumsBy, type Decision, seeded } from '../../engine';
import type { Locked } from '../access/locked';
import { decisionsOf } from '../log/headline';
import type { State } from '../log/load-state';
import { isAnsweredAtOnce } from '../timing/away';
import { hasExpired } from '../timing/question-time';
import { storedPolicy, suggestedPolicy } from '../views/stored-policy';
import { mixAfter, mixedBy } from './mix';

/** Milliseconds of bots' thinking in one transaction; what is left is done by the worker. */
const thinkingTime = 250;

/** What answers at a table without a human: its dice, its seats' standing orders, its bots and the rules for whoever is late. */
export function autoAnswersOf(locked: Omit<Locked, 'tx'>): AutoAnswers {
  const { table, source, seats } = locked;
  const thinkUntil = performance.now() + thinkingTime;
  let seq = table.seq + 1;
  let call = 0;
  const mixed = mixedBy(locked);
  const mixes = [table.mix];
  // what nobody knew before is in what bots do from the first entry on
  let luck = table.mix === null ? table.id : hashOf(canonical([table.mix, mixed ?? null]));
  const chance = () => seeded(botSeed(source.secret, luck, seq, call++));
  return {
    ...intentionsOf(locked, chance),
    die(offset, { seat, decision, order }) {
      const at = table.seq + offset + 1;
      seq = at + 1;
      call = 0;
      const before = mixes[offset] ?? null;
      if (before === null) return dieOf(source, at);
      luck = mixAfter(before, { seq: at, seat, decision, order, mixed: offset === 0 ? mixed : undefined });
      mixes[offset + 1] = luck;
      return mixedDieOf(source.secret, luck);
    },
    checksum: checksumsBy(table.opening?.recipe ?? 1),
    bot(seat) {
      if (!seats.find((each) => each.seat === seat)?.bot || performance.now() > thinkUntil) return null;
      return chance();
    },
  };
}

/** What answers at a table: its seats' standing orders and, for whoever is late, its rules. `chance` is for those that ask the bot. */
export function intentionsOf(
  locked: Omit<Locked, 'tx' | 'source' | 'epoch' | 'beacon'>,
  chance: () => () => number,
): Pick<AutoAnswers, 'policy' | 'expired' | 'fallback' | 'resort' | 'held'> {
  const { game, table, seats, tableRows } = locked;
  const seatOf = (seat: string) => seats.find((each) => each.seat === seat);
  const policies = new Map<string, Record<string, unknown>>();
  const policyOf = (seat: string): Record<string, unknown> => {
    const known = policies.get(seat);
    const policy = known ?? storedPolicy(game, tableRows.policies, seat) ?? suggestedPolicy(game, { table, seats }, seat);
    if (!known) policies.set(seat, policy);
    return policy;
  };
  return {
    policy(seat) {
      // a bot that has run out of time thinks on later: nothing else speaks for it
      return seatOf(seat)?.bot ? null : policyOf(seat);
    },
    expired: isUpOn(locked),
    fallback: table.timeControl.kind === 'none' || table.timeControl.defaults,
    resort() {
      if (table.timeControl.kind === 'none') return null;
      const { expiry } = table.timeControl;
      return expiry === 'pass' ? 'pass' : expiry === 'bot' ? chance() : null;
    },
    held: heldOf(tableRows.sealed),
  };
}

/** Whether a question is answered without its player: its time is over, or its seat is answered for at once. */
export function isUpOn(timed: Pick<Locked, 'table' | 'seats' | 'tableRows' | 'now'>): AutoAnswers['expired'] {
  const { table, seats, tableRows } = timed;
  return ({ id, seat }) => {
    if (table.timeControl.kind === 'none' || table.restsSince !== null) return false;
    if (isAnsweredAtOnce(seats, seat)) return true;
    const question = tableRows.questions.find((each) => each.decision === id);
    return question !== undefined && hasExpired(question, timed);
  };
}

/** A bot's seat is asked something and has not answered. */
export function botsLeft(
  { game, autoAnswers, seats }: Pick<Locked, 'game' | 'seats'> & { autoAnswers: Pick<AutoAnswers, 'held'> },
  state: State,
): boolean {
  const bots = new Set(seats.filter(({ bot }) => bot).map(({ seat }) => seat));
  return decisionsOf(game, state).some((decision: Decision) => bots.has(decision.seat) && !autoAnswers.held.has(decision.id));
}

/** Sealed orders on hold as the kernel takes them. */
export const heldOf = (rows: readonly SealedRow[]): AutoAnswers['held'] =>
  new Map(rows.map(({ decision, order, via }) => [decision, { order: order as { type: string }, via }]));
