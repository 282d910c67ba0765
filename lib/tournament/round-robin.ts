import { bySeed, isPausing, takesPart, whyAway } from './entrants';
import { drawn } from './lots';
import { byeOf, tablesOf } from './meetings';
import type { Entrant, Pairing, PairingInput, System } from './published';

/** A round of the Berger tables for an even number: numbers from 1, who is named first has the first side. Rounds count from 1 to `count` - 1. */
export function bergerRound(count: number, round: number): [number, number][] {
  const circle = count - 1;
  const place = (offset: number) => ((((round - 1) * (count / 2) + offset) % circle) + circle) % circle;
  const numberAt = (offset: number) => place(offset) + 1;
  const turning = Array.from({ length: count / 2 - 1 }, (_, index): [number, number] => [numberAt(index + 1), numberAt(-index - 1)]);
  return [round % 2 === 1 ? [numberAt(0), count] : [count, numberAt(0)], ...turning];
}

/** How many rounds the whole has. */
export function roundsOfRoundRobin(input: PairingInput, { cycles }: System<'round-robin'>): number {
  return Math.max(0, evenly(numberedOf(input).length) - 1) * cycles;
}

const evenly = (count: number): number => count + (count % 2);

/**
 * Entrants by their numbers. Who came late has the number that was left free in an odd field, so that nobody else's pairings change; a further
 * one has none.
 */
export function numberedOf({ entrants, seed, settings }: Pick<PairingInput, 'entrants' | 'seed' | 'settings'>): Entrant[] {
  const sorted = bySeed(entrants);
  const early = sorted.filter(({ from }) => from === 1);
  const free = early.length % 2;
  const late = sorted.filter(({ from }) => from > 1).sort((a, b) => a.from - b.from);
  if (settings.system.kind !== 'round-robin' || settings.system.numbers === 'seeds') return [...early, ...late.slice(0, free)];
  const lots = drawn(
    early.map(({ id }) => id),
    seed,
    'numbers',
  );
  const place = new Map(lots.map((id, index) => [id, index]));
  return [...early.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)), ...late.slice(0, free)];
}

export function roundRobinPairings(input: PairingInput, system: System<'round-robin'>): Pairing[] {
  const numbered = numberedOf(input);
  const count = evenly(numbered.length);
  if (count === 0 || input.round > roundsOfRoundRobin(input, system)) return [];
  const cycle = Math.floor((input.round - 1) / (count - 1));
  const meetings = bergerRound(count, ((input.round - 1) % (count - 1)) + 1);
  const placed = meetings.flatMap(([one, other], index): Pairing[] => {
    const [first, second] = cycle % 2 === 0 ? [one, other] : [other, one];
    return metBy([numbered[first - 1] ?? null, numbered[second - 1] ?? null], index + 1, input);
  });
  const left = bySeed(input.entrants).filter((each) => !numbered.includes(each) && takesPart(each, input.round));
  return [...placed, ...left.map(({ id }) => byeOf(id, input.round, 'odd'))];
}

function metBy([first, second]: [Entrant | null, Entrant | null], number: number, input: PairingInput): Pairing[] {
  const { round, settings } = input;
  const isIn = (entrant: Entrant | null): entrant is Entrant => entrant !== null && takesPart(entrant, round);
  if (isIn(first) && isIn(second)) return tablesOf({ round, match: `${round}-${number}`, first: first.id, second: second.id }, settings);
  return [
    [first, second],
    [second, first],
  ].flatMap(([one, other]) => {
    if (!one) return [];
    if (isPausing(one, round)) return [byeOf(one.id, round, 'asked')];
    return isIn(one) ? [byeOf(one.id, round, other ? whyAway(other, round) : 'odd', other?.id)] : [];
  });
}

/** All pairings of all rounds, as they stand with who is in and who is not. */
export function roundRobinSchedule(input: PairingInput, system: System<'round-robin'>): Pairing[] {
  return Array.from({ length: roundsOfRoundRobin(input, system) }, (_, index) => index + 1).flatMap((round) =>
    roundRobinPairings({ ...input, round }, system),
  );
}
