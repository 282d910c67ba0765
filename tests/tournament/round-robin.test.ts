import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Pairing, pairingsOf, roundRobinSchedule } from '../../lib/tournament';
import { bergerRound } from '../../lib/tournament/round-robin';
import { duel, entrants, field, named, tournament } from '../support/tournaments';

const single = { kind: 'round-robin', cycles: 1, numbers: 'seeds' } as const;
const double = { ...single, cycles: 2 } as const;

const rows = (count: number) =>
  Array.from({ length: count - 1 }, (_, index) =>
    bergerRound(count, index + 1)
      .map((pair) => pair.join('-'))
      .join(' '),
  );

/** How much oftener each had the first side than the second. */
function leanings(pairings: readonly Pairing[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { seats, bye } of pairings) {
    if (bye) continue;
    seats.forEach(({ entrant }, index) => {
      sums.set(entrant, (sums.get(entrant) ?? 0) + (index === 0 ? 1 : -1));
    });
  }
  return sums;
}

describe('the Berger tables', () => {
  it('are those printed for 4', () => {
    expect(rows(4)).toEqual(['1-4 2-3', '4-3 1-2', '2-4 3-1']);
  });

  it('are those printed for 6', () => {
    expect(rows(6)).toEqual(['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1']);
  });

  it('are those printed for 8', () => {
    expect(rows(8)).toEqual([
      '1-8 2-7 3-6 4-5',
      '8-5 6-4 7-3 1-2',
      '2-8 3-1 4-7 5-6',
      '8-6 7-5 1-4 2-3',
      '3-8 4-2 5-1 6-7',
      '8-7 1-6 2-5 3-4',
      '4-8 5-3 6-2 7-1',
    ]);
  });
});

describe('a round robin', () => {
  it('of five gives the sixth number’s opponents a bye', () => {
    const system = single;
    const input = tournament(field(5), duel(system));
    const rounds = [1, 2, 3, 4, 5].map((round) => named(pairingsOf({ ...input, round })).join(' '));
    expect(rounds).toEqual(['p1 p2-p5 p3-p4', 'p4 p5-p3 p1-p2', 'p2 p3-p1 p4-p5', 'p5 p1-p4 p2-p3', 'p3 p4-p2 p5-p1']);
    expect(pairingsOf({ ...input, round: 6 })).toEqual([]);
  });

  it('lets everybody meet everybody once a cycle, with sides balanced within one, and swapped in the second cycle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 13 }), fc.constantFrom(single, double), fc.string({ minLength: 1 }), (count, system, seed) => {
        const drawnNumbers = { ...system, numbers: 'drawn' } as const;
        const input = tournament(field(count), duel(drawnNumbers), { seed });
        const games = roundRobinSchedule(input, drawnNumbers).filter(({ bye }) => !bye);
        const ordered = new Set(named(games));
        const met = new Set(
          games.map(({ seats }) =>
            seats
              .map(({ entrant }) => entrant)
              .sort()
              .join('-'),
          ),
        );
        expect(met.size).toBe((count * (count - 1)) / 2);
        expect(games).toHaveLength(met.size * system.cycles);
        expect(ordered.size).toBe(games.length);
        const most = Math.max(...[...leanings(games).values()].map(Math.abs));
        expect(most).toBeLessThanOrEqual(system.cycles === 2 ? 0 : 1);
      }),
      { numRuns: 60 },
    );
  });

  it('gives who would have met a withdrawn entrant a bye, and pairs the withdrawn one no more', () => {
    const who = field(4).map((each) => (each.id === 'p4' ? { ...each, until: 1 } : each));
    const input = tournament(who, duel(single), { round: 2 });
    expect(named(pairingsOf(input))).toEqual(['p3', 'p1-p2']);
    expect(pairingsOf(input)[0]?.bye).toEqual({ reason: 'withdrawn', missing: 'p4' });
  });

  it('gives a late entrant the free number of an odd field, and changes nobody else’s pairings', () => {
    const before = tournament(field(3), duel(single));
    const late = tournament([...field(3), { id: 'late', seed: 1, from: 2 }], duel(single));
    expect(named(pairingsOf(late))).toEqual(['p1', 'p2-p3']);
    expect(named(pairingsOf({ ...before, round: 2 }))).toEqual(['p3', 'p1-p2']);
    expect(named(pairingsOf({ ...late, round: 2 }))).toEqual(['late-p3', 'p1-p2']);
    expect(pairingsOf(late)[0]?.bye).toEqual({ reason: 'late', missing: 'late' });
  });

  it('has no place for who comes late into a full field', () => {
    const input = tournament([...field(4), { id: 'late', seed: 5, from: 2 }], duel(single), { round: 2 });
    expect(named(pairingsOf(input))).toEqual(['p4-p3', 'p1-p2', 'late']);
  });

  it('leaves who pauses alone, and the other too', () => {
    const who = field(4).map((each) => (each.id === 'p2' ? { ...each, pauses: [1] } : each));
    const byes = pairingsOf(tournament(who, duel(single))).filter(({ bye }) => bye);
    expect(byes.map(({ seats, bye }) => [seats[0]?.entrant, bye?.reason])).toEqual([
      ['p2', 'asked'],
      ['p3', 'absent'],
    ]);
  });

  it('plays both sides at once on two tables of one match', () => {
    const pairings = pairingsOf(tournament(field(2), duel(single, { sides: 'both' })));
    expect(pairings.map(({ id, match }) => [id, match])).toEqual([
      ['1-1-a', '1-1'],
      ['1-1-b', '1-1'],
    ]);
    expect(named(pairings)).toEqual(['p1-p2', 'p2-p1']);
    expect(pairings.map(({ seats }) => seats[0]?.side)).toEqual(['axis', 'axis']);
  });

  it('leaves sides open where they are bid for', () => {
    const [pairing] = pairingsOf(tournament(field(2), duel(single, { sides: 'bid' })));
    expect(pairing?.seats.map(({ side }) => side)).toEqual([null, null]);
  });

  it('of teams alternates the sides from board to board', () => {
    const pairings = pairingsOf(tournament(entrants('rome', 'milan'), duel(single, { boards: 3 })));
    expect(named(pairings)).toEqual(['rome-milan', 'milan-rome', 'rome-milan']);
    expect(pairings.map(({ id, match, board }) => [id, match, board])).toEqual([
      ['1-1-board-1', '1-1', 1],
      ['1-1-board-2', '1-1', 2],
      ['1-1-board-3', '1-1', 3],
    ]);
  });
});
