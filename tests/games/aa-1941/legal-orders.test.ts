import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { edition1941 } from '../../../lib/games/axis-allies/editions/1941';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import type { AxisAlliesKinds, Order, OrderOf, Passenger, SpaceId, State, UnitType } from '../../../lib/games/axis-allies/types';
import { given, type Table } from '../../support/given';

/** Every way to take 0 to `most` of each type, nothing at all apart. */
function selections(most: Map<UnitType, number>): Partial<Record<UnitType, number>>[] {
  let found: Partial<Record<UnitType, number>>[] = [{}];
  for (const [type, count] of most) {
    found = found.flatMap((units) => Array.from({ length: count + 1 }, (_, n) => (n > 0 ? { ...units, [type]: n } : units)));
  }
  return found.filter((units) => Object.keys(units).length > 0);
}

/** All paths of at most two steps, plus a direct flight to everywhere within range. */
function paths(origin: SpaceId): SpaceId[][] {
  const around = edition1941.around[origin] ?? [];
  const short = around.flatMap((to) => [[origin, to], ...(edition1941.around[to] ?? []).map((end) => [origin, to, end])]);
  const far = [...(edition1941.flight[origin] ?? new Map<SpaceId, number>()).keys()].filter((to) => to !== origin && !around.includes(to));
  return [...short, ...far.map((to) => [origin, to])];
}

/** Every move that the rules accept, found by trying everything. */
function acceptedMoves(state: State, table: Table<AxisAlliesKinds>): Set<string> {
  const found = new Set<string>();
  const decision = table.question();
  for (const [origin, stacks] of Object.entries(state.spaces)) {
    const own = stacks.filter((each) => each.owner === state.power);
    const most = new Map<UnitType, number>();
    for (const each of own) most.set(each.type, (most.get(each.type) ?? 0) + each.count);
    const cargoes: (readonly Passenger[] | undefined)[] = [undefined, ...own.flatMap((each) => (each.cargo ? [each.cargo] : []))];
    const guests = stacks.filter((each) => each.type === 'fighter' && each.owner !== state.power);
    const riding: OrderOf<'move'>['guests'][] = [
      undefined,
      {},
      ...guests.flatMap((each) => Array.from({ length: each.count }, (_, n) => ({ [each.owner]: n + 1 }))),
    ];
    for (const path of paths(origin)) {
      for (const units of selections(most)) {
        for (const intent of [undefined, 'attack', 'ignore'] as const) {
          for (const cargo of units.transport ? cargoes : [undefined]) {
            for (const rider of units.carrier ? riding : [undefined]) {
              const order: Order = {
                type: 'move',
                path,
                units,
                ...(intent ? { intent } : {}),
                ...(cargo ? { cargo: [...cargo] } : {}),
                ...(rider ? { guests: rider } : {}),
              };
              const checked = aa1941.check(state, decision, order, 'en');
              if (checked.ok) found.add(aa1941.format(checked.value));
            }
          }
        }
      }
    }
  }
  return found;
}

/** Every order of transports that the rules accept, found by trying everything. */
function acceptedVoyages(state: State, table: Table<AxisAlliesKinds>): Set<string> {
  const found = new Set<string>();
  const decision = table.question();
  const type = state.phase === 'combat-move' ? 'assault' : 'ferry';
  for (const [origin, stacks] of Object.entries(state.spaces)) {
    for (const ship of stacks.filter((each) => each.type === 'transport')) {
      const cargo = ship.cargo ?? [];
      for (const path of [[origin], ...paths(origin)].filter((way) => way.every((space) => space.match(/^sz\d/)))) {
        const boarders = path.flatMap((at) =>
          (edition1941.coast[at] ?? []).flatMap((from) =>
            (state.spaces[from] ?? []).filter((each) => each.owner === state.power).map((each) => ({ type: each.type, from, at })),
          ),
        );
        const crews = [[], ...boarders.map((one) => [one]), ...boarders.flatMap((one) => boarders.map((two) => [one, two]))];
        const shores = edition1941.coast[path.at(-1) ?? ''] ?? [];
        for (const loads of crews) {
          const base = {
            path,
            loads,
            ...(cargo.length > 0 ? { cargo: [...cargo] } : {}),
            ...(ship.owner === state.power ? {} : { host: ship.owner }),
          };
          const parties = [...new Set([...cargo, ...loads].map((each) => each.type))].flatMap((one) => [
            [one],
            [one, one],
            ...(['infantry', 'tank'] as const).map((two) => [one, two]),
          ]);
          const orders: Order[] = [
            ...(type === 'ferry' ? [{ type: 'ferry' as const, ...base }] : []),
            ...shores.flatMap((shore): Order[] =>
              type === 'assault'
                ? [undefined, [], ...parties].map((aboard) => ({ type: 'assault', ...base, target: shore, ...(aboard ? { aboard } : {}) }))
                : parties.map((units) => ({ type: 'ferry', ...base, unload: { to: shore, units } })),
            ),
          ];
          for (const order of orders) {
            const checked = aa1941.check(state, decision, order, 'en');
            if (checked.ok) found.add(aa1941.format(checked.value));
          }
        }
      }
    }
  }
  return found;
}

const sorted = (lines: Iterable<string>) => [...lines].sort();

describe('the order form reaches every legal move and only those', () => {
  it.each<[string, number, string]>([
    [
      'a land front with blitz, fighter and bomber',
      37,
      `Round 1, Germany, combat-move
      Eastern Europe: 2 infantry, 1 tank, 1 fighter
      Germany: 1 bomber
      Ukraine (USSR): USSR 1 infantry
      West Russia (USSR):
      Karelia: 1 infantry`,
    ],
    [
      'a fleet with submarines and transports about',
      98,
      `Round 1, UK, combat-move
      sz8: UK 1 battleship, 1 destroyer, 1 submarine, 1 transport
      sz9: Germany 1 submarine
      sz6: Germany 1 destroyer, 1 submarine
      sz14: Germany 1 transport`,
    ],
    [
      'ships among enemy warships',
      94,
      `Round 1, UK, combat-move
      sz8: UK 1 destroyer, 1 transport [carrying UK infantry], 1 transport, Germany 1 destroyer
      sz9: Germany 1 submarine`,
    ],
    [
      'carriers with own fighters far from land',
      18,
      `Round 1, USA, combat-move
      Hawaiian Islands: 1 fighter
      sz44: USA 1 carrier, 2 fighters
      Szechwan (Japan):
      sz46: Japan 1 destroyer
      sz43: Japan 1 transport`,
    ],
    [
      'a carrier with guests',
      49,
      `Round 1, UK, combat-move
      sz13: UK 2 carriers, USA 2 fighters, UK 1 fighter
      sz14: Germany 1 destroyer
      sz12: Germany 1 submarine`,
    ],
    [
      // both warships of sz6 may leave, as the carrier can still come to cover the landing
      'a landing fleet with a submarine below it',
      16,
      `Round 1, UK, combat-move
      sz6: UK 1 transport [carrying UK infantry, landing UK infantry in Norway/Finland, spent], 1 destroyer, 1 submarine, Germany 1 submarine
      sz5: Germany 1 transport
      sz9: UK 1 carrier, 1 fighter`,
    ],
    [
      'ships whose fight opens the way for a carrier',
      16,
      `Round 1, USA, combat-move
      Japan: 1 infantry, USA 1 fighter [1 left]
      sz45: UK 1 destroyer, USA 1 transport, Japan 1 destroyer
      sz37: USA 1 carrier
      sz38: USA 1 battleship`,
    ],
    [
      'landings in the noncombat move',
      82,
      `Round 1, USA, noncombat-move
      sz44: USA 2 fighters [1 left], 1 bomber [3 left]
      sz43: USA 1 carrier, 1 fighter, UK 1 carrier, 1 fighter
      Midway: 1 fighter
      sz39: Japan 1 destroyer`,
    ],
    [
      'ships in the noncombat move',
      19,
      `Round 1, Germany, noncombat-move
      sz5: Germany 1 submarine, 1 battleship, 1 transport [carrying Germany infantry], 1 transport
      sz6: UK 1 battleship
      Germany: 1 infantry, 1 tank
      Ukraine: 1 infantry
      Captured: Ukraine from USSR`,
    ],
    [
      'submarines and destroyers whose ways differ',
      66,
      `Round 1, Germany, noncombat-move
      sz9: Germany 2 submarines, 1 destroyer
      sz10: UK 1 battleship
      sz6: UK 1 battleship`,
    ],
  ])('%s', (_title, count, position) => {
    const table = given(aa1941).position(position);
    const moves = table.offers().filter((line) => line.startsWith('MOVE'));
    expect(moves).toHaveLength(count);
    expect(new Set(moves).size).toBe(count);
    expect(sorted(moves)).toEqual(sorted(acceptedMoves(table.state, table)));
  });

  it.each<[string, number, string]>([
    [
      'assaults with old and new cargo',
      36,
      `Round 1, UK, combat-move
      United Kingdom: 2 infantry, 1 tank
      sz6: UK 1 transport [carrying UK infantry + USA infantry], 1 transport
      sz8: UK 1 transport, Germany 1 destroyer
      sz5: Germany 1 submarine
      sz9: Germany 1 destroyer`,
    ],
    [
      // to sz6 from sz8 too, as the submarine there can still leave or come
      'assaults past submarines',
      47,
      `Round 1, UK, combat-move
      United Kingdom: 1 infantry
      sz6: UK 1 transport, Germany 1 submarine, UK 1 submarine
      sz8: UK 1 transport, Germany 1 submarine, USA 1 transport [carrying UK infantry + UK tank]`,
    ],
    [
      'ferries, bridges and guests',
      365,
      `Round 1, UK, noncombat-move
      United Kingdom: 2 infantry, 1 tank
      Norway/Finland (UK): UK 1 tank [spent], 1 infantry
      sz6: UK 1 transport [carrying UK infantry], 1 transport
      sz8: USA 1 transport [carrying UK tank]
      sz5: Germany 1 destroyer`,
    ],
  ])('%s', (_title, count, position) => {
    const table = given(aa1941).position(position);
    const voyages = table.offers().filter((line) => /^(ASSAULT|FERRY)/.test(line));
    expect(voyages).toHaveLength(count);
    expect(new Set(voyages).size).toBe(count);
    expect(sorted(voyages)).toEqual(sorted(acceptedVoyages(table.state, table)));
  });
});

describe('counts of legal orders at the start', () => {
  it.each([
    ['USSR', 'purchase', 6],
    ['Japan', 'purchase', 10],
    ['Germany', 'combat-move', 139],
    ['Japan', 'combat-move', 328],
    ['UK', 'noncombat-move', 637],
  ])('%s, %s: %i', (power, phase, count) => {
    const opening = aa1941.place(aa1941.setup(optionsSchema.parse({}), { roll: () => [] }, aa1941.rules).state);
    const table = given(aa1941).position(opening.replace('Round 1, USSR, purchase', `Round 1, ${power}, ${phase}`));
    const offers = table.offers();
    expect(new Set(offers).size).toBe(offers.length);
    expect(offers).toHaveLength(count);
  });
});
