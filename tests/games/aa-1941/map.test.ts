import { describe, expect, it } from 'vitest';
import { edition1941 } from '../../../lib/games/axis-allies/editions/1941';
import { canals, edges, spaces, straits } from '../../../lib/games/axis-allies/editions/1941/map';
import outlines from '../../../lib/games/axis-allies/editions/1941/outlines.geo.json';
import { errata, setup } from '../../../lib/games/axis-allies/editions/1941/setup';
import { powerFacts, units } from '../../../lib/games/axis-allies/editions/1941/units';
import { powers } from '../../../lib/games/axis-allies/types';

const ids = spaces.map((space) => space.id as string);
const land = spaces.filter((space) => space.kind === 'land');
const isZone = (id: string) => /^sz\d/.test(id);
const has = (a: string, b: string) => edges.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

/** R41-2.1: borders across the board's left and right edge. */
const wrapEdges = [
  ['western-canada', 'eastern-canada'],
  ['western-united-states', 'eastern-united-states'],
  ['mexico', 'east-mexico'],
  ['sz35', 'sz21'],
  ['sz36', 'sz20'],
  ['sz41', 'sz19'],
] as const;

describe('the map of 1941', () => {
  it('has 71 territories and 49 sea zones with unique ids', () => {
    expect(land).toHaveLength(71);
    expect(spaces.filter((space) => space.kind === 'sea').map((space) => space.id)).toEqual(
      Array.from({ length: 49 }, (_, i) => `sz${i + 1}`),
    );
    expect(new Set(ids).size).toBe(120);
  });

  it('names each of its 282 borders once, between two of its spaces', () => {
    expect(edges).toHaveLength(282);
    expect(new Set(edges.map((edge) => [...edge].sort().join(' '))).size).toBe(282);
    for (const [a, b] of edges) {
      expect(a).not.toBe(b);
      expect(ids).toContain(a);
      expect(ids).toContain(b);
    }
  });

  it('leads from everywhere to everywhere, by sea too even without canals, the Black Sea apart', () => {
    const reach = (start: string, open: (a: string, b: string) => boolean) => {
      const found = new Set([start]);
      for (const at of found)
        for (const [a, b] of edges)
          for (const [x, y] of [
            [a, b],
            [b, a],
          ] as const)
            if (x === at && open(x, y)) found.add(y);
      return found;
    };
    expect(reach('russia', () => true).size).toBe(120);
    const canal = (a: string, b: string) => canals.some(({ zones }) => zones.includes(a as never) && zones.includes(b as never));
    const atSea = reach('sz1', (a, b) => isZone(a) && isZone(b) && !canal(a, b) && !(a === 'sz17' && b === 'sz18'));
    expect(atSea.size).toBe(48);
    expect(atSea.has('sz18')).toBe(false);
  });

  it('V41-02: joins left and right edge at six places and top and bottom nowhere (R41-2.1)', () => {
    expect(wrapEdges).toHaveLength(6);
    for (const [a, b] of wrapEdges) expect(has(a, b)).toBe(true);
    expect(has('western-canada', 'eastern-canada') && has('sz35', 'sz21') && has('sz36', 'sz20') && has('sz41', 'sz19')).toBe(true);
    expect(has('archangel', 'sz27')).toBe(false);
    expect(has('greenland', 'sz27')).toBe(false);
  });

  it('R41-2.2: pays 0 to 6 for a territory and nothing for a neutral one', () => {
    for (const territory of land) {
      expect(territory.income).toBeGreaterThanOrEqual(0);
      expect(territory.income).toBeLessThanOrEqual(6);
      if (territory.owner === null) expect([territory.income, 'factory' in territory]).toEqual([0, false]);
    }
  });

  it('V41-01: pays each power at the start what its treasury holds', () => {
    const production = powers.map((power) => land.reduce((sum, each) => sum + (each.owner === power ? each.income : 0), 0));
    expect(production).toEqual([7, 12, 12, 9, 17]);
    expect(powerFacts.map((each) => each.treasury)).toEqual(production);
  });

  it('has a capital with its city and industrial complex for every power, in turn order', () => {
    expect(powerFacts.map((each) => each.id)).toEqual(powers);
    for (const { id, capital } of powerFacts) expect(land.find((each) => each.id === capital)).toMatchObject({ owner: id, factory: true });
    expect(land.flatMap((each) => ('city' in each ? [each.city] : []))).toEqual(['Washington', 'Berlin', 'Tokyo', 'Moscow', 'London']);
    expect(edition1941.factories).toHaveLength(9);
  });

  it('keeps neutral territories out of every graph that units move on', () => {
    for (const graph of [edition1941.around, edition1941.byLand, edition1941.bySea, edition1941.coast]) {
      for (const territory of land) if (territory.owner === null) expect(graph[territory.id]).toEqual([]);
    }
  });

  it('joins canals and the strait for aircraft, and canals for ships', () => {
    for (const { zones } of [...canals, ...straits]) expect(edition1941.around[zones[0]]).toContain(zones[1]);
    for (const { zones } of canals) expect(edition1941.bySea[zones[0]]).toContain(zones[1]);
    expect(edition1941.bySea.sz18).toEqual([]);
    for (const { control } of canals) for (const id of control) expect(ids).toContain(id);
  });

  it('knows the same flight distance both ways', () => {
    for (const from of ids) for (const [to, steps] of edition1941.flight[from] ?? []) expect(edition1941.flight[to]?.get(from)).toBe(steps);
  });

  it('has an outline for every space and for nothing else', () => {
    expect(outlines.spaces.map((each) => each.id).sort()).toEqual([...ids].sort());
  });
});

describe('the tables of 1941', () => {
  it('set up units only on their own ground, carriers with room for their fighters (R41-1.3)', () => {
    for (const row of [...setup, ...errata]) {
      const space = spaces.find((each) => each.id === row.space);
      for (const type of Object.keys(row.units) as (keyof typeof units)[]) {
        if (units[type].domain !== 'air') expect(units[type].domain).toBe(space?.kind);
      }
      if (space?.kind === 'land') expect(space.owner).toBe(row.owner);
      else expect(('fighter' in row.units ? row.units.fighter : 0) <= 2 * ('carrier' in row.units ? row.units.carrier : 0)).toBe(true);
    }
    expect(setup).toHaveLength(43);
  });

  it('price and arm the nine units as the rulebook does (R41-14.1)', () => {
    const rows = Object.entries(units).map(([type, { cost, move, attack, defence }]) => `${type} ${cost} ${move} ${attack} ${defence}`);
    expect(rows).toEqual([
      'infantry 3 1 1 2',
      'tank 6 2 3 3',
      'fighter 10 4 3 4',
      'bomber 12 6 4 1',
      'submarine 6 2 2 1',
      'transport 7 2 0 0',
      'destroyer 8 2 2 2',
      'carrier 12 2 1 2',
      'battleship 16 2 4 4',
    ]);
  });
});
