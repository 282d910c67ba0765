import { describe, expect, it } from 'vitest';
import { languages } from '../../../lib/engine';
import { aaRevised } from '../../../lib/games/axis-allies';
import { boardFor, editionOf } from '../../../lib/games/axis-allies/editions';
import { editionRevised } from '../../../lib/games/axis-allies/editions/revised';
import { canals, disputed, edges, spaces } from '../../../lib/games/axis-allies/editions/revised/map';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/revised/options';
import outlines from '../../../lib/games/axis-allies/editions/revised/outlines.geo.json';
import { powerFacts } from '../../../lib/games/axis-allies/editions/revised/units';
import { powers } from '../../../lib/games/axis-allies/types';
import { given } from '../../support/given';

const ids = spaces.map(({ id }) => id as string);
const land = spaces.filter((space) => space.kind === 'land');
const islands = land.flatMap((each) => ('island' in each ? [each.id] : []));
const has = (a: string, b: string) => edges.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
const { around, byLand, bySea, coast, flight } = editionRevised;
const steps = (from: string, to: string, board = editionRevised) => board.flight[from]?.get(to);

/** RREV-2.2: borders across the board's left and right edge. */
const wrapEdges = [
  ['western-canada', 'eastern-canada'],
  ['central-united-states', 'eastern-united-states'],
  ['mexico', 'panama'],
  ['sz54', 'sz20'],
  ['sz43', 'sz21'],
  ['sz42', 'sz25'],
] as const;

describe('the map of Revised', () => {
  it('has 79 territories and 64 sea zones with unique ids', () => {
    expect(land).toHaveLength(79);
    expect(editionRevised.zones).toEqual(Array.from({ length: 64 }, (_, i) => `sz${i + 1}`));
    expect(new Set(ids).size).toBe(143);
  });

  it('names each of its 349 borders once, between two of its spaces', () => {
    expect(edges).toHaveLength(349);
    expect(new Set(edges.map((edge) => [...edge].sort().join(' '))).size).toBe(349);
    for (const [a, b] of edges) expect([a !== b, ids.includes(a), ids.includes(b)]).toEqual([true, true, true]);
  });

  it('leads from everywhere to everywhere, by sea even without canals', () => {
    const reach = (start: string, graph: typeof around) => {
      const found = new Set([start]);
      for (const at of found)
        for (const next of graph[at] ?? []) if (!canals.some(({ zones }) => `${zones}` === `${[at, next].sort()}`)) found.add(next);
      return found.size;
    };
    expect(reach('sz1', bySea)).toBe(64);
    expect(reach('russia', around)).toBe(143 - land.filter(({ owner }) => owner === null).length);
  });

  it('RREV-2.2: joins left and right edge at six places', () => {
    expect(wrapEdges).toHaveLength(6);
    for (const [a, b] of wrapEdges) expect([a, b, has(a, b)]).toEqual([a, b, true]);
    expect(has('western-united-states', 'eastern-united-states')).toBe(false);
  });

  it('RREV-2.2: has 13 islands, each inside one zone, and no two of them in one', () => {
    expect(islands).toHaveLength(13);
    for (const id of islands) expect([id, coast[id]?.length, byLand[id]]).toEqual([id, 1, []]);
    expect(new Set(islands.map((id) => coast[id]?.[0])).size).toBe(13);
    const borders = (id: string) => edges.filter((edge) => edge.some((end) => end === id)).length;
    expect(land.filter(({ id }) => borders(id) === 1).map(({ id }) => id)).toEqual(islands);
  });

  it('RREV-2.3: Panama joins sz19 and sz20, Suez sz15 and sz34, for ships and aircraft; the Black Sea is open', () => {
    expect(canals.map(({ zones, control }) => [...zones, ...control])).toEqual([
      ['sz19', 'sz20', 'panama'],
      ['sz15', 'sz34', 'anglo-egypt', 'trans-jordan'],
    ]);
    for (const { zones } of canals)
      expect([around[zones[0]], bySea[zones[0]]]).toEqual([expect.arrayContaining([zones[1]]), expect.arrayContaining([zones[1]])]);
    expect(bySea.sz16).toEqual(['sz14', 'sz15']);
  });

  it('RREV-1.3: pays each power at the start what its treasury holds', () => {
    const production = powers.map((power) => land.reduce((sum, each) => sum + (each.owner === power ? each.income : 0), 0));
    expect(production).toEqual([24, 40, 30, 30, 42]);
    expect(powerFacts.map(({ treasury }) => treasury)).toEqual(production);
    for (const { owner, income } of land) if (owner === null) expect(income).toBe(0);
  });

  it('RREV-1.2: has twelve victory cities, six of each side', () => {
    const cities = (side: string) =>
      land.flatMap((each) => ('city' in each && editionRevised.side[each.owner] === side ? [each.city] : [])).sort();
    expect(cities('allies')).toEqual(['Calcutta', 'Leningrad', 'London', 'Los Angeles', 'Moscow', 'Washington']);
    expect(cities('axis')).toEqual(['Berlin', 'Manila', 'Paris', 'Rome', 'Shanghai', 'Tokyo']);
  });

  it('RREV-3.2: has a capital with its city and industrial complex for every power, in turn order', () => {
    expect(powerFacts.map(({ id }) => id)).toEqual(powers);
    for (const { id, capital } of powerFacts) {
      expect(land.find((each) => each.id === capital)).toMatchObject({ owner: id, city: expect.any(String) });
      expect(editionRevised.complexes).toContain(capital);
    }
    expect([editionRevised.complexes?.length, editionRevised.factories]).toEqual([8, []]);
  });

  it('keeps neutral territories out of every graph that units move on', () => {
    for (const { id, owner } of land)
      if (owner === null) expect([around, byLand, bySea, coast].map((graph) => graph[id])).toEqual([[], [], [], []]);
  });

  it('knows the same flight distance both ways, eight steps far (RREV-4.3)', () => {
    for (const from of ids) for (const [to, far] of flight[from] ?? []) expect(flight[to]?.get(from)).toBe(far);
    expect(Math.max(...Object.values(flight).flatMap((near) => [...near.values()]))).toBe(8);
  });

  it('has the distances of the rulebook: QREV-10, VREV-21, VREV-22', () => {
    expect([steps('russia', 'germany'), steps('caucasus', 'germany'), steps('hawaiian-islands', 'east-indies')]).toEqual([4, 3, 5]);
    expect([steps('sz4', 'sz6'), steps('russia', 'karelia-ssr'), steps('russia', 'archangel')]).toEqual([2, 2, 1]);
    expect(byLand['west-russia']).toEqual(expect.arrayContaining(['archangel', 'karelia-ssr']));
  });

  it('has the coasts of the rulebook: VREV-17 to VREV-19, N-SU6', () => {
    expect([coast['west-indies'], coast.algeria, coast.libya]).toEqual([['sz19'], ['sz12', 'sz13'], ['sz14']]);
    expect(coast.panama).toContain('sz19');
    expect(['sz13', 'sz14'].map((zone) => [coast[zone]?.includes('southern-europe'), coast[zone]?.includes('western-europe')])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect([steps('sz41', 'new-zealand'), steps('sz41', 'australia'), steps('sz41', 'solomon-islands')]).toEqual([1, 2, 2]);
    for (const [a, b] of [
      ['russia', 'novosibirsk'],
      ['novosibirsk', 'yakut-ssr'],
      ['yakut-ssr', 'buryatia-ssr'],
    ])
      expect(byLand[a!]).toContain(b);
  });

  it('has an outline for every space and for nothing else, and draws it by its name', () => {
    expect(outlines.spaces.map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const language of languages) {
      const { spaces: drawn, passages } = aaRevised.board(optionsSchema.parse({}), language);
      expect(drawn.map(({ path, label }) => path.length > 20 && label.lines.join('').length > 0)).not.toContain(false);
      expect(passages).toHaveLength(2);
      const { state } = aaRevised.setup(optionsSchema.parse({}), { roll: () => [] }, 1);
      const marks = aaRevised.paint(state, language).marks.map(({ icon }) => icon);
      expect(['capital', 'city'].map((icon) => marks.filter((each) => each === icon).length)).toEqual([5, 7]);
    }
  });
});

describe('QREV-23: disputed borders', () => {
  const played = (...borders: string[]) => boardFor(editionRevised, optionsSchema.parse({ borders }));

  it('are among the borders as the options say by default', () => {
    for (const { edge, usual } of disputed) expect(has(edge[0], edge[1])).toBe(usual);
    expect(boardFor(editionRevised, optionsSchema.parse({}))).toBe(editionRevised);
    expect(boardFor(editionRevised, {})).toBe(editionRevised);
  });

  it.each(disputed)('$id counts where the table wants it, and only there', ({ id, edge: [a, b] }) => {
    expect([steps(a, b, played(id)), played(id).coast[a]?.includes(b)]).toEqual([1, true]);
    expect([steps(a, b, played()), played().coast[a]?.includes(b)]).toEqual([2, false]);
    expect(played(id).edges).toHaveLength(349);
  });

  it('make one board for every choice, which its states name', () => {
    const borders = ['sz35-french-indochina', 'sz14-balkans'];
    expect(played(...borders)).toBe(played(...borders.reverse()));
    const { state } = aaRevised.setup(optionsSchema.parse({ borders }), { roll: () => [] }, 1);
    expect([state.edition, editionOf(state)]).toEqual(['revised:sz14-balkans+sz35-french-indochina', played(...borders)]);
    const at = given(aaRevised, { borders }).position('Round 1, USSR, purchase').state;
    expect(at.edition).toBe(state.edition);
    expect(aaRevised.board(state.options, 'en')).not.toBe(aaRevised.board(optionsSchema.parse({}), 'en'));
    expect(aaRevised.board(state.options, 'en')).toBe(aaRevised.board({ ...state.options }, 'en'));
  });

  it('that nobody disputes are refused', () => {
    expect(optionsSchema.safeParse({ borders: ['sz1-japan'] }).success).toBe(false);
  });
});
