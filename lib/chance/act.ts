import { z } from 'zod';
import type { Language, Moment, Outcome, Recorded } from '../engine';
import type { Aside } from '../engine/play';
import { isByHand } from '../engine/via';
import type { AnyGame } from '../games/registry';

/** Who holds a seat: a user's id, the practice bot, or nobody known. */
const holder = z.union([z.strictObject({ user: z.string() }), z.literal('bot'), z.literal('nobody')]);
const seats = z.array(z.string());

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
    from: holder,
    to: holder,
    /** substitute: for a while; return: back from one. open: it was offered to everybody. removed: the others or the owner wished it. forfeited: lost on time. */
    why: z.enum(['invitation', 'substitute', 'return', 'open', 'resigned', 'removed', 'forfeited']),
    by: z.string().nullable(),
    consent: seats,
  }),
  /** The game ends here, as all players agreed; no winners: a draw. */
  z.strictObject({ type: z.literal('end'), winners: seats, by: z.string(), consent: seats }),
]);
export type Act = z.infer<typeof actSchema>;
export type HandOver = Extract<Act, { type: 'hand-over' }>;
export type ActHolder = z.infer<typeof holder>;

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

/** How a game ended that its players ended by agreement. */
export function agreedOutcome(game: AnyGame, { winners }: Extract<Act, { type: 'end' }>, moment: Moment): Outcome {
  const names = (language: Language) => winners.map((seat) => game.seatName(seat, language, moment)).join(', ');
  const text =
    winners.length === 0
      ? { en: 'Draw by agreement.', it: 'Patta concordata.' }
      : { en: `Ended by agreement, won by: ${names('en')}.`, it: `Finita di comune accordo, vittoria di: ${names('it')}.` };
  return { winners, scores: {}, reason: 'agreement', text };
}

/** The outcome a log leads to: the game's own, or what its last entry agreed on. */
export function outcomeOf(game: AnyGame, state: { rules: number }, last: Pick<Row, 'via' | 'order'> | undefined): Outcome | null {
  const act = last ? actOf(last) : null;
  return act?.type === 'end' ? agreedOutcome(game, act, game.moment(state)) : game.outcome(state);
}

type Given = Row & Pick<Recorded, 'draws' | 'seat'>;

/** What cannot be about an act at this place of a log, in words; null when nothing is. `before` is the log up to it. */
export function faultOf(act: Act, before: readonly Given[], known: readonly string[]): string | null {
  const named = [...(act.by === null ? [] : [act.by]), ...act.consent, ...(act.type === 'hand-over' ? [act.seat] : [])];
  const stranger = [...named, ...(act.type === 'end' ? act.winners : [])].find((seat) => !known.includes(seat));
  if (stranger !== undefined) return `there is no seat ${stranger}`;
  if (act.type === 'take-back') {
    const line = lineOf(before);
    if (act.to > 0 && !line.some(({ seq }) => seq === act.to)) return `order ${act.to} does not stand`;
    const gone = line.filter(({ seq }) => seq > act.to);
    if (gone.length === 0) return 'it takes nothing back';
    if (gone.every(({ seat, draws }) => seat === act.by && draws.length === 0)) return null;
  }
  if (act.type === 'hand-over' && (act.why !== 'removed' || act.by === null)) return null;
  const missing = playedByHand(before).find(
    (seat) => seat !== act.by && !act.consent.includes(seat) && !(act.type === 'hand-over' && act.seat === seat),
  );
  return missing === undefined ? null : `${missing} did not agree`;
}

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
