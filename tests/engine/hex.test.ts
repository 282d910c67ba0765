import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexAt, hexCentre, hexDistance, hexLinks, hexSides, hexSpaces, neighbourAt, sideEnds } from '../../lib/engine';
import { board, hexes } from '../support/pacific/board';

const shapes = (['flat', 'pointy'] as const).flatMap((top) =>
  (['odd', 'even'] as const).map((shifted) => ({ top, shifted, size: 20, origin: { x: 7, y: -3 } })),
);
const place = fc.record({ column: fc.integer({ min: -20, max: 60 }), row: fc.integer({ min: -20, max: 60 }) });

describe.each(shapes)('hexes with a $top top, $shifted lines shifted', (shape) => {
  it('are found from any point near their centre', () => {
    const point = fc.record({ angle: fc.double({ min: 0, max: 6.28, noNaN: true }), far: fc.double({ min: 0, max: 0.85, noNaN: true }) });
    fc.assert(
      fc.property(place, point, (at, { angle, far }) => {
        const { x, y } = hexCentre(shape, at);
        expect(hexAt(shape, { x: x + 20 * far * Math.cos(angle), y: y + 20 * far * Math.sin(angle) })).toEqual(at);
      }),
    );
  });

  it('have six neighbours, each one step away, and are the neighbour opposite of theirs', () => {
    fc.assert(
      fc.property(place, (at) => {
        const around = hexSides.map((side) => neighbourAt(shape, at, side));
        expect(new Set(around.map(({ column, row }) => `${column} ${row}`)).size).toBe(6);
        for (const [side, other] of around.entries()) {
          expect(hexDistance(shape, at, other)).toBe(1);
          expect(neighbourAt(shape, other, hexSides[(side + 3) % 6]!)).toEqual(at);
        }
      }),
    );
  });

  it('share the two ends of a side with the neighbour there', () => {
    fc.assert(
      fc.property(place, fc.constantFrom(...hexSides), (at, side) => {
        const [a, b] = sideEnds(shape, at, side);
        const [c, d] = sideEnds(shape, neighbourAt(shape, at, side), hexSides[(side + 3) % 6]!);
        for (const [one, same] of [
          [a, d],
          [b, c],
        ] as const) {
          expect(one.x).toBeCloseTo(same.x, 6);
          expect(one.y).toBeCloseTo(same.y, 6);
        }
      }),
    );
  });
});

describe('a map of 1,138 hexes', () => {
  const grid = board('en').hexes!;
  const at = (id: string) => hexes.find((hex) => hex.id === id)!;

  it('measures distances as its rulebook does', () => {
    const far = (a: string, b: string) => hexDistance(grid, at(a), at(b));
    expect([far('3705', '5506'), far('3014', '2220'), far('4612', '5108')]).toEqual([18, 10, 6]);
  });

  it('has a space a hex, and no way over its edge or through a hole to the other side', () => {
    expect(hexSpaces(grid)).toHaveLength(1138);
    for (const [a, b] of hexLinks(grid)) expect(hexDistance(grid, at(a), at(b))).toBe(1);
    const columns = hexLinks(grid).map(([a, b]) => Math.abs(at(a).column - at(b).column));
    expect(Math.max(...columns)).toBe(1);
  });
});
