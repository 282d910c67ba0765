import { z } from 'zod';
import type { Recorded } from '../engine';
import type { Aside } from '../engine/play';
import { isByHand } from '../engine/via';
import { holderSchema, type Terms } from './file';

const seats = z.array(z.string());

/** What a director can decide. */
export const verdicts = ['won', 'draw', 'void', 'stands'] as const;

/**
 * What the players did with the table itself: the `order` of an entry whose `via` is `table`. `by` is the seat that wanted it,
 * `consent` lists the seats that agreed, `by` not among them.
 */
export const actSchema = z.discriminatedUnion('type', [
  /** The game goes on from where it stood after order `to` (0: the set-up); all that came after it stays in the log. */
  z.strictObject({ type: z.literal('take-back'), to: z.int().min(0), by: z.string(), consent: seats }),
  /** A seat passes from one to another. `by` null: the owner of the table, or the calendar. */
  z.strictObject({
    type: z.literal('hand-over'),
    seat: z.string(),
    from: holderSchema,
    to: holderSchema,
    /**
     * substitute: for a while; return: back from one. open: it was offered to everybody. conceded: its player gave the game up (resigned: as that was called
     * before). removed: the others or the owner wished it. forfeited: lost on time. replaced: a director put somebody else there.
     */
    why: z.enum(['invitation', 'substitute', 'return', 'open', 'resigned', 'removed', 'forfeited', 'conceded', 'replaced']),
    by: z.string().nullable(),
    consent: seats,
  }),
  /** The game ends here, as all players agreed; no winners: a draw. */
  z.strictObject({ type: z.literal('end'), winners: seats, by: z.string(), consent: seats }),
  /** A player gives the game up, and with it their side is out: the game ends here. */
  z.strictObject({ type: z.literal('concede'), seat: z.string(), winners: seats, by: z.string(), consent: seats }),
  /** The time of a seat ran out, and with it its side is out: the game ends here. */
  z.strictObject({ type: z.literal('time-out'), seat: z.string(), winners: seats, by: z.null(), consent: seats }),
  /** A player asks the directors to look at how the game ended, or goes. */
  z.strictObject({ type: z.literal('appeal'), reason: z.string(), by: z.string(), consent: seats }),
  /**
   * A director decides, for a reason: how the game ended, whatever it was before; `stands`: it stays as it is. `appeal`: entry of the appeal
   * that this answers, null: none.
   */
  z.strictObject({
    type: z.literal('adjudicate'),
    verdict: z.enum(verdicts),
    winners: seats,
    reason: z.string(),
    /** A user's id; null: the rule for late games that was chosen before the season, which `reason` names (`lateReasons`). */
    director: z.string().nullable(),
    appeal: z.int().nullable(),
    by: z.null(),
    consent: seats,
  }),
]);
export type Act = z.infer<typeof actSchema>;
export type HandOver = Extract<Act, { type: 'hand-over' }>;
export type Adjudication = Extract<Act, { type: 'adjudicate' }>;
export type ActHolder = z.infer<typeof holderSchema>;

/** The decision of every entry that is an act. */
export const actDecision = 'table';

/** An act as one line in the log, the same in every language. */
export function formatAct(act: Act): string {
  switch (act.type) {
    case 'take-back':
      return `TAKE BACK TO ${act.to}`;
    case 'hand-over':
      return `HAND OVER ${act.seat.toUpperCase()}`;
    case 'end':
      return act.winners.length > 0 ? `END ${act.winners.join(' ').toUpperCase()}` : 'END DRAW';
    case 'concede':
      return `CONCEDE ${act.seat.toUpperCase()}`;
    case 'time-out':
      return `TIME OUT ${act.seat.toUpperCase()}`;
    case 'appeal':
      return `APPEAL ${act.by.toUpperCase()}`;
    case 'adjudicate':
      return ['ADJUDICATE', ...(act.verdict === 'won' ? act.winners : [act.verdict])].join(' ').toUpperCase();
  }
}

interface Row {
  seq: number;
  via: string;
  order: Record<string, unknown>;
}

/** The act an entry is; null for an order of the game. Throws when it is none that can be read. */
export const actOf = ({ via, order }: Pick<Row, 'via' | 'order'>): Act | null => (via === 'table' ? actSchema.parse(order) : null);

/** What a replay makes of an act. */
export const asideOf = (act: Act, checksum?: string): Aside => ({
  backTo: act.type === 'take-back' ? act.to : null,
  ...(checksum === undefined ? {} : { checksum }),
});

/** The orders of a log that stand, those taken back left out. */
export function lineOf<T extends Row>(entries: readonly T[]): T[] {
  const line: T[] = [];
  for (const entry of entries) {
    const act = actOf(entry);
    if (act?.type === 'take-back') while ((line[line.length - 1]?.seq ?? 0) > act.to) line.pop();
    if (act === null) line.push(entry);
  }
  return line;
}

type Given = Row & Pick<Recorded, 'draws' | 'seat'>;

/**
 * What cannot be about an act at this place of a log, in words; null when nothing is. `before` is the log up to it, `known` are the seats; at a
 * training table nobody must agree to a take-back.
 */
export function faultOf(
  act: Act,
  before: readonly Given[],
  { known, terms }: { known: readonly string[]; terms?: Terms | undefined },
): string | null {
  const named = [...(act.by === null ? [] : [act.by]), ...act.consent, ...('seat' in act ? [act.seat] : [])];
  const stranger = [...named, ...('winners' in act ? act.winners : [])].find((seat) => !known.includes(seat));
  if (stranger !== undefined) return `there is no seat ${stranger}`;
  if (act.type === 'take-back') {
    const line = lineOf(before);
    if (act.to > 0 && !line.some(({ seq }) => seq === act.to)) return `order ${act.to} does not stand`;
    const gone = line.filter(({ seq }) => seq > act.to);
    if (gone.length === 0) return 'it takes nothing back';
    if (terms?.counts === 'training') return null;
    if (gone.every(({ seat, draws }) => seat === act.by && draws.length === 0)) return null;
  }
  switch (act.type) {
    case 'appeal':
      return null;
    case 'adjudicate':
      return adjudicationFault(act, before);
    case 'concede':
    case 'time-out':
      if (act.winners.includes(act.seat)) return 'who gives up wins nothing';
      return act.type === 'time-out' || act.by === act.seat ? null : `${act.seat} gave nothing up`;
    case 'hand-over':
      if (act.why !== 'removed' || act.by === null) return null;
  }
  const missing = playedByHand(before).find(
    (seat) => seat !== act.by && !act.consent.includes(seat) && !(act.type === 'hand-over' && act.seat === seat),
  );
  return missing === undefined ? null : `${missing} did not agree`;
}

function adjudicationFault({ verdict, winners, appeal }: Adjudication, before: readonly Row[]): string | null {
  if (winners.length > 0 !== (verdict === 'won')) return 'its verdict does not fit its winners';
  if (verdict === 'stands' && appeal === null) return 'it answers no appeal';
  if (appeal === null || before.some((row) => row.seq === appeal && actOf(row)?.type === 'appeal')) return null;
  return `entry ${appeal} is no appeal`;
}

/** An act that ends the game where it stands. */
export const isEnding = (act: Act | null): boolean =>
  act !== null &&
  (act.type === 'end' || act.type === 'concede' || act.type === 'time-out' || (act.type === 'adjudicate' && act.verdict !== 'stands'));

/** Seats that a person is known to play: they gave an order by hand, or were handed to one. */
function playedByHand(entries: readonly Given[]): string[] {
  const seats = new Set<string>();
  for (const entry of entries) {
    const act = actOf(entry);
    if (act?.type === 'hand-over' && act.to === 'bot') seats.delete(act.seat);
    else if (act?.type === 'hand-over') seats.add(act.seat);
    else if (isByHand(entry.via)) seats.add(entry.seat);
  }
  return [...seats];
}
