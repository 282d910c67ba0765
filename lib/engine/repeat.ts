import { canonical } from './canonical';
import type { GameModule, Kinds, Language } from './game';
import type { Refusal } from './play';
import { readOrder } from './read-order';
import type { Result } from './result';
import { fold } from './text';
import type { Reply } from './unforeseen';

/** What was answered for a seat without asking it, and what the seat saw then. */
export interface Given<K extends Kinds = Kinds> extends Reply<K> {
  view: K['view'];
  /** A line has repeated an answer behind it. */
  isPast?: true;
}

interface Line<K extends Kinds> {
  order: K['order'] | string;
  /** What the line is as an answer to the open questions. */
  found: Result<{ order: K['order'] }, Refusal>;
  language: Language;
}

/**
 * The answer that the line repeats, out of those given for the seat since its last order, such as the end of a phase in which nothing was
 * left to do; it is gone from `given` then. Forced answers go before the open question, for who writes a whole sheet cannot know of them; others
 * only where the line fits no open question. Lines follow the order of the answers, but one that fits nothing else may come late.
 */
export function takeRepeated<K extends Kinds>(game: GameModule<K>, given: Given<K>[], line: Line<K>): Given<K> | null {
  const at = given.findIndex((each) => {
    if (line.found.ok && (each.via !== 'forced' || each.isPast)) return false;
    return saysTheSame(game, each, line);
  });
  const [found] = at < 0 ? [] : given.splice(at, 1);
  if (!found) return null;
  for (const each of given.slice(0, at)) each.isPast = true;
  return found;
}

/** Orders are compared as the rules read them: the same may be written in many ways. */
function saysTheSame<K extends Kinds>(
  game: GameModule<K>,
  { view, decision, order: answer }: Given<K>,
  { order, language }: Line<K>,
): boolean {
  if (typeof order === 'string' && fold(game.format(answer)) === fold(order)) return true;
  const read = readOrder(game, view, decision, order, language);
  return read.ok && canonical(read.value) === canonical(answer);
}
