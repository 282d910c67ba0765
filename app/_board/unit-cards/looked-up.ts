import type { Looked, Painting, Token, UnitCard } from '@/lib/engine';

/** The kind of unit whose card tells of a counter. */
export const kindOf = ({ card, icon }: Pick<Token, 'card' | 'icon'>): string => card ?? icon;

/** Kinds of all units that a painting shows. */
export function kindsIn({ tokens, hands }: Pick<Painting, 'tokens' | 'hands'>): string[] {
  const loose: Looked[] = [...tokens.flatMap(({ cargo }) => cargo ?? []), ...(hands ?? []).flatMap(({ cards }) => cards)];
  return [...new Set([...tokens.map(kindOf), ...loose.flatMap(({ card }) => card ?? [])])];
}

/** Kinds that one request asks for at most. */
const most = 60;

/** Cards that are known by now; null: the kind has none. */
export type Known = ReadonlyMap<string, UnitCard | null>;

/** What to fetch for who looks up a kind: it and, with it, what else lies there and is not known yet. Empty: nothing. */
export function toFetch(kind: string, present: readonly string[], has: (kind: string) => boolean): string[] {
  return has(kind) ? [] : [...new Set([kind, ...present])].filter((each) => !has(each)).slice(0, most);
}
