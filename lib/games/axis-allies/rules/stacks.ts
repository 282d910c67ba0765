import { type Passenger, type Power, powers, type SpaceId, type Stack, type State, type UnitType, unitTypes } from '../types';

/** What tells two stacks of a space apart, besides their count. */
export type Kind = Omit<Stack, 'count'>;

const none: readonly Stack[] = [];
export const stacksAt = (state: Pick<State, 'spaces'>, space: SpaceId): readonly Stack[] => state.spaces[space] ?? none;

const powerRank = new Map(powers.map((power, rank) => [power, rank]));
const typeRank = new Map(unitTypes.map((type, rank) => [type, rank]));
/** The canonical order of units: owner in turn order, then type. */
export const rankOf = ({ owner, type }: Passenger) => (powerRank.get(owner) ?? 0) * 100 + (typeRank.get(type) ?? 0);

/** Passengers in owner and type order: equal loads are equal lists. */
export const sortedCargo = (cargo: readonly Passenger[]): Passenger[] =>
  cargo.map(({ owner, type }) => ({ owner, type })).sort((a, b) => rankOf(a) - rankOf(b));

export const sameCargo = (a: readonly Passenger[] = [], b: readonly Passenger[] = []): boolean =>
  a.length === b.length && a.every((each, i) => each.owner === b[i]?.owner && each.type === b[i]?.type);

function sameAssault(a: Stack['assault'], b: Stack['assault']): boolean {
  if (!a || !b) return a === b;
  return a.target === b.target && sameCargo(a.lands, b.lands);
}

/** True when units of both stacks could stand in one. */
export const sameKind = (a: Kind, b: Kind): boolean =>
  a.type === b.type &&
  a.owner === b.owner &&
  a.spent === b.spent &&
  a.left === b.left &&
  a.deck === b.deck &&
  a.hover === b.hover &&
  a.raid === b.raid &&
  a.kamikaze === b.kamikaze &&
  a.riding === b.riding &&
  a.fought === b.fought &&
  a.damaged === b.damaged &&
  a.submerged === b.submerged &&
  a.seaborne === b.seaborne &&
  sameCargo(a.cargo, b.cargo) &&
  sameAssault(a.assault, b.assault);

/** A total order of kinds, so that equal positions are equal lists. */
const keyOf = (kind: Kind): string =>
  `${kind.spent ?? ''}|${kind.left ?? ''}|${kind.hover ?? ''}|${kind.damaged ?? ''}|${kind.submerged ?? ''}|${kind.seaborne ?? ''}|` +
  `${(kind.cargo ?? []).map((each) => `${each.owner} ${each.type}`)}|${kind.assault?.target ?? ''}|` +
  `${(kind.assault?.lands ?? []).map((each) => each.type)}${kind.deck ? '|deck' : ''}${kind.raid ? '|raid' : ''}` +
  `${kind.kamikaze ? '|kamikaze' : ''}${kind.riding ? '|riding' : ''}${kind.fought ? '|fought' : ''}`;

type Marks = { [M in keyof Kind]?: Kind[M] | undefined };

/** A kind with some marks changed; `undefined` takes a mark away. */
export function marked(kind: Kind, marks: Marks): Kind {
  const { owner, type, cargo, assault, spent, left, deck, hover, raid, kamikaze, riding, fought, damaged, submerged, seaborne } = kind;
  const next: Marks = {
    owner,
    type,
    cargo,
    assault,
    spent,
    left,
    deck,
    hover,
    raid,
    kamikaze,
    riding,
    fought,
    damaged,
    submerged,
    seaborne,
  };
  for (const mark in marks) (next as Record<string, unknown>)[mark] = marks[mark as keyof Kind];
  return stackOf(next as Kind, 0);
}

/** Properties always come in the same order: few shapes of objects are a tenth of a replay faster than many. */
function stackOf(kind: Kind, count: number): Stack {
  const { owner, type, cargo, assault, spent, left, deck, hover, raid, kamikaze, riding, fought, damaged, submerged, seaborne } = kind;
  const stack: { -readonly [M in keyof Stack]: Stack[M] } = { owner, type, count };
  if (cargo !== undefined && cargo.length > 0) stack.cargo = cargo;
  if (assault !== undefined) stack.assault = assault;
  if (spent !== undefined) stack.spent = spent;
  if (left !== undefined) stack.left = left;
  if (deck !== undefined) stack.deck = deck;
  if (hover !== undefined) stack.hover = hover;
  if (raid !== undefined) stack.raid = raid;
  if (kamikaze !== undefined) stack.kamikaze = kamikaze;
  if (riding !== undefined) stack.riding = riding;
  if (fought !== undefined) stack.fought = fought;
  if (damaged !== undefined) stack.damaged = damaged;
  if (submerged !== undefined) stack.submerged = submerged;
  if (seaborne !== undefined) stack.seaborne = seaborne;
  return stack;
}

/** Replaces a space's stacks. Every change of units goes through here or through what builds on it. */
export function setStacks(state: State, space: SpaceId, stacks: readonly Stack[]): void {
  if (stacks.length > 0) state.spaces[space] = stacks;
  else delete state.spaces[space];
}

function indexOf(stacks: readonly Stack[], kind: Kind): number {
  let at = 0;
  for (const each of stacks) {
    if (sameKind(each, kind)) return at;
    at++;
  }
  return -1;
}

/** Puts units into a space, joining an equal stack. */
export function addUnits(state: State, space: SpaceId, kind: Kind, count: number): void {
  if (count <= 0) return;
  const stacks = stacksAt(state, space);
  const at = indexOf(stacks, kind);
  const found = stacks[at];
  if (found) {
    setStacks(state, space, stacks.with(at, stackOf(found, found.count + count)));
    return;
  }
  const next = [...stacks, stackOf(kind, count)];
  setStacks(state, space, next.length > 1 ? next.sort(byKind) : next);
}

const byKind = (a: Stack, b: Stack): number => {
  const rank = rankOf(a) - rankOf(b);
  if (rank !== 0) return rank;
  const [x, y] = [keyOf(a), keyOf(b)];
  return x < y ? -1 : x > y ? 1 : 0;
};

/** Takes units of a kind out of a space; throws when they are not there. */
export function removeUnits(state: State, space: SpaceId, kind: Kind, count: number): void {
  if (count <= 0) return;
  const stacks = stacksAt(state, space);
  const at = indexOf(stacks, kind);
  const found = stacks[at];
  if (!found || found.count < count) throw new Error(`${space} has no ${count} ${kind.owner} ${kind.type} of that kind`);
  const rest = found.count === count ? stacks.toSpliced(at, 1) : stacks.with(at, stackOf(found, found.count - count));
  setStacks(state, space, rest);
}

/** Changes the marks of units of a kind within a space. */
export function remark(state: State, space: SpaceId, kind: Kind, count: number, marks: Marks): void {
  removeUnits(state, space, kind, count);
  addUnits(state, space, marked(kind, marks), count);
}

/** Units of an owner and type in a space, whatever their marks. */
export function countOf(state: Pick<State, 'spaces'>, space: SpaceId, owner: Power, type: UnitType): number {
  let count = 0;
  for (const each of stacksAt(state, space)) if (each.owner === owner && each.type === type) count += each.count;
  return count;
}

/** Units of an owner and type on the whole board. */
export function countOfType(state: Pick<State, 'spaces'>, owner: Power, type: UnitType): number {
  let count = 0;
  for (const space in state.spaces) count += countOf(state, space, owner, type);
  return count;
}

/** The different loads that transports carry. */
export function loadsOf(ships: readonly Stack[]): Passenger[][] {
  const loads = ships.flatMap(({ cargo = [] }) => (cargo.length > 0 ? [[...cargo]] : []));
  return loads.filter((load, i) => loads.findIndex((each) => sameCargo(each, load)) === i);
}

/** A state to try an order out on: its units are its own, all else is shared and must not be changed. */
export const draftOf = (state: State): State => ({ ...state, spaces: { ...state.spaces } });

/** A draft on which territories may change hands too. */
export const conquerableDraftOf = (state: State): State => ({
  ...draftOf(state),
  control: { ...state.control },
  treasury: { ...state.treasury },
});
