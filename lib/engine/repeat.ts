import { canonical } from './canonical';
import type { Decision, GameModule, Kinds, Language } from './game';
import type { Entry } from './play';
import { readOrder } from './read-order';
import { normalise } from './text';
import type { Reply } from './unforeseen';

/** What was answered for a seat without asking it, and what the seat saw then. */
export interface Given<K extends Kinds = Kinds> extends Reply<K> {
  view: K['view'];
  /** A line has repeated an answer behind it. */
  isPast?: true;
}

/** What became of a seat's last order. */
export interface Aftermath<K extends Kinds = Kinds> {
  /** The question it answered. */
  decision: Decision<K>;
  given: Given<K>[];
  /** What the seat was told. */
  told: K['event'][];
}

interface Line<K extends Kinds> {
  order: K['order'] | string;
  /** It answers an open question, or what is open cannot be known. */
  fits: boolean;
  view: K['view'];
  language: Language;
}

/**
 * The order that the line repeats, out of what was done for the seat since its last order, such as the end of a phase in which nothing was
 * left to do; it is then gone from there. Forced answers go before the open question, for who writes a whole sheet cannot know of them; all else
 * counts only where the line fits no open question. Lines follow the order of the answers, but one that fits nothing else may come late.
 */
export function takeRepeated<K extends Kinds>(game: GameModule<K>, previous: Aftermath<K> | null, line: Line<K>): K['order'] | null {
  if (!previous) return null;
  const { given, told, decision } = previous;
  const at = given.findIndex((each) => {
    if (line.fits && (each.via !== 'forced' || each.isPast)) return false;
    return saysTheSame(game, each, line);
  });
  const [found] = at < 0 ? [] : given.splice(at, 1);
  if (found) {
    for (const each of given.slice(0, at)) each.isPast = true;
    return found.order;
  }
  const text = line.fits ? null : textOf(game, line.order);
  if (text === null) return null;
  for (const [i, event] of told.entries()) {
    const order = game.recounts?.(text, event, { view: line.view, decision, language: line.language }) ?? null;
    if (order === null) continue;
    told.splice(i, 1);
    return order;
  }
  return null;
}

/** Orders are compared as the rules read them: the same may be written in many ways. */
export function saysTheSame<K extends Kinds>(
  game: GameModule<K>,
  { view, decision, order: answer }: Pick<Given<K>, 'view' | 'decision' | 'order'>,
  { order, language }: Pick<Line<K>, 'order' | 'language'>,
): boolean {
  if (typeof order === 'string' && normalise(game.format(answer)) === normalise(order)) return true;
  const read = readOrder(game, view, decision, order, language);
  return read.ok && canonical(read.value) === canonical(answer);
}

function textOf<K extends Kinds>(game: GameModule<K>, order: K['order'] | string): string | null {
  if (typeof order === 'string') return order;
  const shaped = game.orderSchema.safeParse(order);
  return shaped.success ? game.format(shaped.data) : null;
}

/** What a seat is told by entries. */
export const eventsFor = <K extends Kinds>(seat: K['seat'], entries: readonly Entry<K>[]): K['event'][] =>
  entries.flatMap(({ told }) =>
    told.flatMap(({ event, to, others }) => (to === 'all' || to.includes(seat) ? [event] : others ? [others] : [])),
  );
