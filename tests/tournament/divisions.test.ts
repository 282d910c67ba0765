import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSeason, type SeasonEnd } from '../../lib/tournament';

const told = (end: SeasonEnd) => {
  const { divisions, waiting } = nextSeason(end);
  return { divisions: divisions.map(({ places }) => places.map(({ entrant, came }) => `${entrant} ${came}`)), waiting };
};

const three: SeasonEnd = {
  divisions: [
    { id: 'A', size: 4, ranking: ['a1', 'a2', 'a3', 'a4'] },
    { id: 'B', size: 4, ranking: ['b1', 'b2', 'b3', 'b4'] },
    { id: 'C', size: 4, ranking: ['c1', 'c2', 'c3', 'c4'] },
  ],
  exchange: 1,
  leaving: [],
  waiting: ['n1', 'n2'],
};

describe('promotion and relegation', () => {
  it('exchange the last of a division and the first of the one below', () => {
    expect(told(three)).toEqual({
      divisions: [
        ['a1 stayed', 'a2 stayed', 'a3 stayed', 'b1 promoted'],
        ['a4 relegated', 'b2 stayed', 'b3 stayed', 'c1 promoted'],
        ['b4 relegated', 'c2 stayed', 'c3 stayed', 'c4 stayed'],
      ],
      waiting: ['n1', 'n2'],
    });
  });

  it('fill a gap at the top by a further promotion, the gap that leaves by another, and the foot from the waiting list', () => {
    expect(told({ ...three, leaving: ['a2'] })).toEqual({
      divisions: [
        ['a1 stayed', 'a3 stayed', 'b1 promoted', 'b2 promoted'],
        ['a4 relegated', 'b3 stayed', 'c1 promoted', 'c2 promoted'],
        ['b4 relegated', 'c3 stayed', 'c4 stayed', 'n1 entered'],
      ],
      waiting: ['n2'],
    });
  });

  it('count who leaves from the last place as the one who goes down', () => {
    expect(told({ ...three, leaving: ['a4'] }).divisions).toEqual([
      ['a1 stayed', 'a2 stayed', 'a3 stayed', 'b1 promoted'],
      ['b2 stayed', 'b3 stayed', 'c1 promoted', 'c2 promoted'],
      ['b4 relegated', 'c3 stayed', 'c4 stayed', 'n1 entered'],
    ]);
  });

  it('let the second go up where the first does not play on', () => {
    expect(told({ ...three, leaving: ['b1'] }).divisions[0]).toEqual(['a1 stayed', 'a2 stayed', 'a3 stayed', 'b2 promoted']);
  });

  it('send more down into a division that is to be smaller, and lead the waiting list with who is left', () => {
    const [a, b, c] = three.divisions;
    const smaller = { ...three, divisions: [{ ...a!, size: 3 }, b!, c!] };
    expect(told(smaller)).toEqual({
      divisions: [
        ['a1 stayed', 'a2 stayed', 'b1 promoted'],
        ['a3 relegated', 'a4 relegated', 'b2 stayed', 'c1 promoted'],
        ['b3 relegated', 'b4 relegated', 'c2 stayed', 'c3 stayed'],
      ],
      waiting: ['c4', 'n1', 'n2'],
    });
  });

  it('spare who would go down where nobody is left below to come up', () => {
    const alone = { ...three, divisions: three.divisions.slice(0, 2), leaving: ['b1', 'b2', 'b3', 'b4'], waiting: [] };
    expect(told(alone).divisions).toEqual([['a1 stayed', 'a2 stayed', 'a3 stayed', 'a4 stayed'], []]);
  });

  it('keep the size of every division as long as there are entrants enough, and lose and double nobody', () => {
    const sizes = fc.array(fc.record({ size: fc.integer({ min: 1, max: 9 }), had: fc.integer({ min: 0, max: 9 }) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 12 }), fc.nat(), (shape, exchange, queue, pick) => {
        const divisions = shape.map(({ size, had }, index) => ({
          id: `d${index}`,
          size,
          ranking: Array.from({ length: had }, (_, place) => `e${index}-${place}`),
        }));
        const waiting = Array.from({ length: queue }, (_, place) => `n${place}`);
        const everybody = [...divisions.flatMap(({ ranking }) => ranking), ...waiting];
        const leaving = everybody.filter((_, index) => (index * 7 + pick) % 5 === 0);
        const next = nextSeason({ divisions, exchange, leaving, waiting });
        const placed = next.divisions.map(({ places }) => places.map(({ entrant }) => entrant));
        const staying = everybody.filter((id) => !leaving.includes(id));
        expect([...placed.flat(), ...next.waiting].sort()).toEqual([...staying].sort());
        let left = staying.length;
        for (const [index, { size }] of divisions.entries()) {
          expect(placed[index]).toHaveLength(Math.min(size, left));
          left -= Math.min(size, left);
        }
      }),
    );
  });
});
