import { describe, expect, it } from 'vitest';
import { hexAt, hexCentre } from '../../../lib/engine';
import { battleMap, isAtEnd, isRim, layoutDice, terrainAt } from '../../../lib/games/aa-miniatures/map/battle-map';
import { around, atOf, edgeOf, hexes, hexOf, isAhead, isOnMap, layout, rangeOf } from '../../../lib/games/aa-miniatures/map/hexes';
import { sightOf } from '../../../lib/games/aa-miniatures/map/sight';

const plane = { ...layout, size: 1, origin: { x: 0, y: 0 } };

/** Hexes between two that points along the line lie in, well inside. */
function crossedByPoints(a: string, b: string): Set<string> {
  const [from, to] = [hexCentre(plane, atOf(a)), hexCentre(plane, atOf(b))];
  const found = new Set<string>();
  const parts = 2003;
  for (let i = 1; i < parts; i++) {
    const at = { x: from.x + ((to.x - from.x) * i) / parts, y: from.y + ((to.y - from.y) * i) / parts };
    const hex = hexAt(plane, at);
    const centre = hexCentre(plane, hex);
    const [dx, dy] = [Math.abs(at.x - centre.x), Math.abs(at.y - centre.y)];
    const tall = Math.sqrt(3);
    if (dy < tall / 2 - 1e-9 && tall * dx + dy < tall - 1e-9) found.add(hexOf(hex));
  }
  found.delete(a);
  found.delete(b);
  return found;
}

describe('the battle map', () => {
  it('has 262 hexes, and six layouts of four sections', () => {
    expect(hexes).toHaveLength(262);
    expect(layoutDice).toEqual([1, 2, 3, 4, 5, 6]);
    for (const die of layoutDice) {
      const { terrain, objective, bridges } = battleMap(die);
      expect([...terrain.keys()].filter((hex) => !hexes.includes(hex))).toEqual([]);
      expect(hexes).toContain(objective);
      expect(
        Math.min(
          ...hexes
            .filter((hex) => isRim(atOf(hex)) && isAtEnd('north', atOf(hex)))
            .filter((hex) => !hex.startsWith('1,') && !hex.startsWith('15,'))
            .map((hex) => rangeOf(hex, objective)),
        ),
      ).toBe(8);
      expect([...bridges].every((side) => battleMap(die).roads.has(side))).toBe(true);
    }
  });

  it('joins sections: roads over the seams, streams with a bridge', () => {
    const map = battleMap(1);
    expect(map.roads.has(edgeOf('4,8', '4,9'))).toBe(true);
    expect(map.roads.has(edgeOf('7,5', '8,4'))).toBe(true);
    expect(terrainAt(map, '4,4')).toBe('town');
    expect([...map.bridges]).toEqual([edgeOf('4,13', '4,14')]);
  });
});

describe('line of sight (S395-417)', () => {
  const sight = sightOf(battleMap(1));
  it.each([
    ['4,0', '4,17', ['4,3', '4,4', '4,15']],
    ['7,9', '10,8', []],
    ['2,4', '6,4', ['4,4']],
    ['5,8', '9,8', []],
    ['3,8', '3,2', ['3,5']],
    ['6,0', '6,5', ['6,1', '6,2']],
    ['5,1', '5,9', ['5,4']],
    ['11,9', '11,14', []],
  ])('from %s to %s is blocked by %j', (from, to, blockers) => {
    expect(sight.blockers(from, to)).toEqual(blockers);
    expect(sight.sees(from, to)).toBe(blockers.length === 0);
  });

  it('is the same in both directions, and open between neighbours', () => {
    for (const die of layoutDice) {
      const { sees } = sightOf(battleMap(die));
      for (const a of hexes) {
        expect(around(a).every((b) => sees(a, b))).toBe(true);
        expect(hexes.every((b) => sees(a, b) === sees(b, a))).toBe(true);
      }
    }
  });

  it('runs along an edge without being blocked', () => {
    const terrain = new Map([['5,4', 'forest' as const]]);
    const map = { ...battleMap(1), terrain };
    expect(sightOf(map).sees('4,4', '6,4')).toBe(true);
  });

  it('is found again by points along the line', () => {
    const terrain = new Map(hexes.map((hex) => [hex, 'forest' as const]));
    const { blockers } = sightOf({ ...battleMap(1), terrain });
    const wrong: string[] = [];
    for (const a of hexes.filter((_, i) => i % 7 === 0)) {
      for (const b of hexes.filter((_, i) => i % 5 === 2)) {
        if (a === b) continue;
        const crossed = crossedByPoints(a, b);
        const known = blockers(a, b);
        // the map has no hexes that are not on it
        for (const hex of crossed) if (!isOnMap(atOf(hex))) crossed.delete(hex);
        if (known.length !== crossed.size || known.some((hex) => !crossed.has(hex)))
          wrong.push(`${a} ${b}: ${known} is not ${[...crossed]}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('facing (S381-389)', () => {
  it.each([
    [1, ['8,7', '9,8', '9,9']],
    [3, ['7,9', '8,9', '9,9']],
    [4, ['7,8', '7,9', '8,9']],
    [5, ['7,8', '7,9', '8,7']],
  ] as const)('side %i has three neighbours before it', (facing, front) => {
    const before = around('8,8').filter((hex) => isAhead('8,8', facing, hex));
    expect(before.sort()).toEqual([...front].sort());
  });

  it('has neither its own hex nor what is square to it before it', () => {
    expect(isAhead('8,8', 0, '8,8')).toBe(false);
    expect(isAhead('8,8', 0, '10,8')).toBe(false);
    expect(isAhead('8,8', 0, '10,7')).toBe(true);
  });
});
