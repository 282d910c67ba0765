import { describe, expect, it } from 'vitest';
import { forget, neighboursOf } from '../../../lib/engine';
import { walker } from '../../../lib/games/kit/walk';

//  a - b - c - d, and e beside b and c
const graph = neighboursOf(
  [
    ['a', 'b'],
    ['b', 'c'],
    ['b', 'e'],
    ['c', 'd'],
    ['c', 'e'],
  ],
  ['a', 'b', 'c', 'd', 'e'],
);

interface Position {
  shut: string[];
}
interface Walker {
  type: string;
  move: number;
}

/** Walkers go as far as they can, around what is shut; the swift pass it and may not stay. */
function toy() {
  const asked: string[] = [];
  const walks = walker<Position, Walker>({
    name: 'walk',
    keyOf: ({ type }) => type,
    gait({ shut }, { type, move }) {
      asked.push(type);
      const swift = type === 'swift';
      return {
        onward(way) {
          const near = graph[way[way.length - 1] ?? ''] ?? [];
          return way.length > move ? [] : near.filter((step) => swift || !shut.includes(step));
        },
        ...(swift && { ends: (way) => !shut.includes(way[way.length - 1] ?? '') }),
      };
    },
  });
  return { walks, asked };
}

const foot = { type: 'foot', move: 2 };
const swift = { type: 'swift', move: 2 };
const far = { type: 'far', move: 9 };
const lines = (ways: readonly string[][]) => ways.map((way) => way.join(''));

describe('walks', () => {
  it('every way to the full range, back again too, around what is shut', () => {
    const { walks } = toy();
    expect(lines(walks.every({ shut: [] }, 'a', foot))).toEqual(['ab', 'aba', 'abc', 'abe']);
    expect(lines(walks.every({ shut: ['c'] }, 'a', foot))).toEqual(['ab', 'aba', 'abe']);
  });

  it('who may only pass a space does not end there', () => {
    const { walks } = toy();
    expect(lines(walks.every({ shut: ['b'] }, 'a', swift))).toEqual(['aba', 'abc', 'abe']);
    expect([...walks.shortest({ shut: ['b'] }, 'a', swift).keys()]).toEqual(['c', 'e']);
  });

  it('the shortest way to each other space, nearest first', () => {
    const { walks } = toy();
    expect(lines([...walks.shortest({ shut: [] }, 'a', far).values()])).toEqual(['ab', 'abc', 'abe', 'abcd']);
    expect(walks.shortest({ shut: ['b'] }, 'a', far).size).toBe(0);
  });

  it('step by step: only what still comes there without a space twice, the nearest first', () => {
    const { walks } = toy();
    expect(walks.towards({ shut: [] }, ['a'], 'd', far)).toEqual(['b']);
    expect(walks.towards({ shut: [] }, ['a', 'b'], 'd', far)).toEqual(['c', 'e']);
    expect(walks.towards({ shut: [] }, ['a', 'b', 'c'], 'e', far)).toEqual(['e']);
    expect(walks.towards({ shut: ['c'] }, ['a', 'b'], 'd', far)).toEqual([]);
  });

  it('is worked out once a position and walker, and again when the position is forgotten', () => {
    const { walks, asked } = toy();
    const position: Position = { shut: [] };
    const ways = walks.every(position, 'a', foot);
    expect(walks.every(position, 'a', foot)).toBe(ways);
    expect(walks.shortest(position, 'a', foot)).toBe(walks.shortest(position, 'a', foot));
    expect(asked).toEqual(['foot']);
    expect(lines(walks.every(position, 'a', swift))).toEqual(lines(ways));
    expect(asked).toEqual(['foot', 'swift']);
    position.shut = ['b'];
    expect(walks.every(position, 'a', foot)).toBe(ways);
    forget(position);
    expect(walks.every(position, 'a', foot)).toEqual([]);
    expect(lines(walks.every({ shut: [] }, 'a', foot))).toEqual(lines(ways));
  });
});
