import { compareText, lotOf } from './lots';
import type { Pairing, PairingInput } from './published';

/** What was between entrants before a round. */
export interface History {
  /** How often two sat at one table. */
  meetings(a: string, b: string): number;
  /** How often nobody was left for one. */
  byes(entrant: string): number;
  /** How often one had a side. */
  sat(entrant: string, side: string): number;
}

/** Counts the pairings of earlier rounds. A void game never was; a side that was bid for stands in the result. */
export function historyOf({ round, pairings, results }: Pick<PairingInput, 'round' | 'pairings' | 'results'>): History {
  const resultOf = new Map(results.map((result) => [result.pairing, result]));
  const [met, byes, sides] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const pairing of pairings) {
    const result = resultOf.get(pairing.id);
    if (pairing.round >= round || result?.kind === 'void') continue;
    if (pairing.bye?.reason === 'odd') for (const { entrant } of pairing.seats) count(byes, entrant);
    for (const { entrant, side } of seatedAt(pairing, result)) if (side !== null) count(sides, pairKey(entrant, side));
    pairing.seats.forEach(({ entrant }, index) => {
      for (const other of pairing.seats.slice(index + 1)) count(met, meetingKey(entrant, other.entrant));
    });
  }
  return {
    meetings: (a, b) => met.get(meetingKey(a, b)) ?? 0,
    byes: (entrant) => byes.get(entrant) ?? 0,
    sat: (entrant, side) => sides.get(pairKey(entrant, side)) ?? 0,
  };
}

function seatedAt(pairing: Pairing, result: PairingInput['results'][number] | undefined): Pairing['seats'] {
  if (!result || pairing.seats.every(({ side }) => side !== null)) return pairing.seats;
  return result.places;
}

const pairKey = (entrant: string, other: string): string => JSON.stringify([entrant, other]);
const meetingKey = (a: string, b: string): string => (compareText(a, b) < 0 ? pairKey(a, b) : pairKey(b, a));

/** How much oftener an entrant had the first side than the second. */
export const leaningOf = (history: History, entrant: string, { seats }: PairingInput['settings']): number => {
  const [first, second] = seats;
  return first && second ? history.sat(entrant, first.side) - history.sat(entrant, second.side) : 0;
};

/** Who has the first side: who had it less often, else whom the lot of the round says. */
export function firstOf(input: PairingInput, history: History, [a, b]: readonly [string, string], round = input.round): [string, string] {
  const leaning = leaningOf(history, a, input.settings) - leaningOf(history, b, input.settings);
  if (leaning !== 0) return leaning < 0 ? [a, b] : [b, a];
  const [low, high] = compareText(a, b) < 0 ? [a, b] : [b, a];
  return Number.parseInt(lotOf(input.seed, 'sides', round, low, high).slice(0, 1), 16) < 8 ? [low, high] : [high, low];
}
