import type { Painting } from '../board';
import { canonical } from '../canonical';

/** Spaces that look different in two paintings of a board: pieces, what is printed on them or how they lie, holder or badges changed. */
export function changedSpaces(before: Painting, after: Painting): string[] {
  const [was, is] = [looks(before), looks(after)];
  return [...new Set([...was.keys(), ...is.keys()])].filter((space) => was.get(space) !== is.get(space)).sort();
}

function looks({ tints, tokens, marks }: Painting): Map<string, string> {
  const parts = new Map<string, string[]>();
  const add = (space: string, part: string) => parts.set(space, [...(parts.get(space) ?? []), part]);
  for (const [space, owner] of Object.entries(tints)) add(space, `held by ${owner}`);
  // these say in words what the rest shows
  for (const { space, title: _, now: _now, cargo: _cargo, ...look } of tokens) add(space, canonical(look));
  for (const { space, icon } of marks) add(space, `mark ${icon}`);
  return new Map([...parts].map(([space, list]) => [space, list.sort().join(' ')]));
}
