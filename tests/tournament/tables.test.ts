import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Pairing, type PairingDraft, pairingsOf } from '../../lib/tournament';
import { historyOf } from '../../lib/tournament/history';
import { tableSeatings } from '../../lib/tournament/tables';
import { runs } from '../support/effort';
import { afterRounds, duel, field, tournament } from '../support/tournaments';

const seat = (side: string, camp = side) => ({ side, camp });
const three = [seat('red'), seat('blue'), seat('grey')];
const five = [seat('germany', 'axis'), seat('japan', 'axis'), seat('ussr', 'allies'), seat('uk', 'allies'), seat('usa', 'allies')];
const four = [seat('germany', 'axis'), seat('japan', 'axis'), seat('ussr', 'allies'), seat('west', 'allies')];

type Draft = PairingDraft['settings'];
const tables = (seats: Draft['seats'], remainder: 'byes' | 'smaller' = 'byes', more: Partial<Draft> = {}): Draft => ({
  ...duel({ kind: 'tables', remainder }),
  seats,
  ...more,
});

const nobody = () => null;

/** The most and the least often that one of them had a side, over all sides. */
function spreads(pairings: readonly Pairing[], sides: readonly string[]): number[] {
  const everybody = [...new Set(pairings.flatMap(({ seats }) => seats.map(({ entrant }) => entrant)))];
  return everybody.map((id) => {
    const counts = sides.map(
      (side) => pairings.filter(({ seats }) => seats.some((each) => each.entrant === id && each.side === side)).length,
    );
    return Math.max(...counts) - Math.min(...counts);
  });
}

/** Every way to divide players among tables of three. */
function* partitions(players: readonly string[]): Generator<string[][]> {
  const [first, ...others] = players;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const [index, second] of others.entries()) {
    for (const third of others.slice(index + 1)) {
      const left = others.filter((each) => each !== second && each !== third);
      for (const rest of partitions(left)) yield [[first, second, third], ...rest];
    }
  }
}

function* orders(ids: readonly string[]): Generator<string[]> {
  if (ids.length === 0) yield [];
  for (const id of ids) for (const rest of orders(ids.filter((each) => each !== id))) yield [id, ...rest];
}

const together = (table: readonly string[], meetings: (a: string, b: string) => number) =>
  table.reduce((sum, a, index) => sum + table.slice(index + 1).reduce((part, b) => part + meetings(a, b) ** 2, 0), 0);

describe('tables of several', () => {
  it('are as many full ones as there can be, then smaller ones, then byes', () => {
    const sizes = (count: number, settings: Draft) => {
      const { seatings, byes } = tableSeatings(
        count,
        tournament([], settings).settings,
        settings.system.kind === 'tables' ? settings.system.remainder : 'byes',
      );
      return [...seatings.map(({ length }) => length), ...(byes > 0 ? [`${byes} byes`] : [])].join(' ');
    };
    const smaller = tables(five, 'smaller', { smaller: [four] });
    expect([8, 9, 10, 11, 13].map((count) => sizes(count, smaller))).toEqual(['4 4', '5 4', '5 5', '5 5 1 byes', '5 4 4']);
    expect([9, 10].map((count) => sizes(count, tables(five, 'byes', { smaller: [four] })))).toEqual(['5 4 byes', '5 5']);
    expect(sizes(2, smaller)).toBe('2 byes');
  });

  it('seat everybody once a round, with the sides of their size', () => {
    const pairings = pairingsOf(tournament(field(9), tables(five, 'smaller', { smaller: [four] })));
    expect(pairings.map(({ seats }) => seats.map(({ side }) => side).join(' '))).toEqual([
      'germany japan ussr uk usa',
      'germany japan ussr west',
    ]);
    expect(new Set(pairings.flatMap(({ seats }) => seats.map(({ entrant }) => entrant))).size).toBe(9);
  });

  it('let nine meet all others once in four rounds', () => {
    // the affine plane of order three
    const input = afterRounds(tournament(field(9), tables(three, 'byes', { sides: 'bid' })), 4, nobody);
    const { meetings } = historyOf(input);
    const met = input.entrants.flatMap(({ id: a }) => input.entrants.filter(({ id: b }) => b > a && meetings(a, b) > 0));
    expect(met).toHaveLength(36);
  });

  it('repeat as few meetings as any division of the round would, where sides are left to bidding', () => {
    fc.assert(
      fc.property(fc.constantFrom(6, 9), fc.integer({ min: 0, max: 5 }), fc.string({ minLength: 1 }), (count, rounds, seed) => {
        const input = afterRounds(tournament(field(count), tables(three, 'byes', { sides: 'bid' }), { seed }), rounds, nobody);
        const { meetings } = historyOf(input);
        const cost = (division: string[][]) => division.reduce((sum, table) => sum + together(table, meetings), 0);
        const found = pairingsOf(input).map(({ seats }) => seats.map(({ entrant }) => entrant));
        const least = Math.min(...[...partitions(input.entrants.map(({ id }) => id))].map(cost));
        expect(cost(found)).toBe(least);
      }),
      { numRuns: runs(60) },
    );
  });

  it('with sides repeat as few meetings as any seating would that has the sides as balanced', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.string({ minLength: 1 }), (rounds, seed) => {
        const input = afterRounds(tournament(field(6), tables(three), { seed }), rounds, nobody);
        const { meetings, sat } = historyOf(input);
        const cost = (division: string[][]) => [
          division.flat().reduce((sum, id, chair) => sum + sat(id, three[chair % 3]!.side), 0),
          division.reduce((sum, table) => sum + together(table, meetings), 0),
        ];
        const all = [...orders(input.entrants.map(({ id }) => id))].map((order) => cost([order.slice(0, 3), order.slice(3)]));
        const [least] = all.sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!);
        expect(cost(pairingsOf(input).map(({ seats }) => seats.map(({ entrant }) => entrant)))).toEqual(least);
      }),
      { numRuns: runs(40) },
    );
  });

  it('give everybody each side as often as any other, within one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(three, four, five),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 7 }),
        fc.string({ minLength: 1 }),
        (seats, full, rounds, seed) => {
          const input = afterRounds(tournament(field(full * seats.length), tables(seats), { seed }), rounds, nobody);
          const most = Math.max(
            ...spreads(
              input.pairings,
              seats.map(({ side }) => side),
            ),
          );
          expect(most).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: runs(40) },
    );
  });

  it('let everybody change camps where sides alone would not', () => {
    const input = afterRounds(tournament(field(12), tables(four)), 2, nobody);
    const camps = input.entrants.map(({ id }) =>
      input.pairings.flatMap(({ seats }) =>
        seats.filter(({ entrant }) => entrant === id).map(({ side }) => four.find((each) => each.side === side)!.camp),
      ),
    );
    expect(camps.every(([one, other]) => one !== other)).toBe(true);
  });

  it('share byes out: nobody has a second before all had one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 11 }), fc.integer({ min: 1, max: 8 }), fc.string({ minLength: 1 }), (count, rounds, seed) => {
        const input = afterRounds(tournament(field(count), tables(three), { seed }), rounds, nobody);
        const counts = input.entrants.map(({ id }) => input.pairings.filter(({ bye, seats }) => bye && seats[0]!.entrant === id).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs(40) },
    );
  });

  it('seat nobody who withdrew, and give who pauses a bye at their own wish', () => {
    const who = field(5).map((each) => ({ ...each, ...(each.id === 'p1' ? { until: 1 } : each.id === 'p2' ? { pauses: [2] } : {}) }));
    const next = pairingsOf(tournament(who, tables(three), { round: 2 }));
    expect(next.map(({ seats }) => seats.map(({ entrant }) => entrant).sort())).toEqual([['p3', 'p4', 'p5'], ['p2']]);
    expect(next[1]?.bye?.reason).toBe('asked');
  });

  it('are the same whatever the order of the lists', () => {
    const input = afterRounds(tournament(field(10), tables(three)), 3, nobody);
    const turned = {
      ...input,
      entrants: input.entrants.toReversed(),
      pairings: input.pairings.toReversed(),
      results: input.results.toReversed(),
    };
    expect(pairingsOf(turned)).toEqual(pairingsOf(input));
  });
});
