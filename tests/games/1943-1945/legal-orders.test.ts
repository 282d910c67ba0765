import { describe, expect, it } from 'vitest';
import { canonical, enumerate } from '../../../lib/engine';
import { game1943 } from '../../../lib/games/1943-1945';
import { standardText } from '../../../lib/games/1943-1945/board-file';
import type { DecisionKind, Loss, Order, Side, Support } from '../../../lib/games/1943-1945/orders';
import { type Force, type Piece, pieces } from '../../../lib/games/1943-1945/pieces';
import { neighbours } from '../../../lib/games/1943-1945/rules/board';
import { check, faultOf } from '../../../lib/games/1943-1945/rules/check';
import { questions } from '../../../lib/games/1943-1945/rules/questions';
import type { Question43, State, ZoneId } from '../../../lib/games/1943-1945/types';
import { given43, impulse, surrendered, type Table43 } from './positions';

const none: Support = { tank: false, plane: null, drop: null };

/** Orders of the type that the form reaches, and those of the candidates that the rules accept, as they write them. */
function reached(field: Table43, side: Side, kind: DecisionKind, type: Order['type']): { question: Question43; offered: string[] } {
  const question = questions(field.state).find((each) => each.seat === side && each.kind === kind);
  if (!question) throw new Error(`${side} is not asked ${kind}, but ${field.asked.join(', ')}`);
  const orders = enumerate(game1943, field.state, question, 1_000_000);
  return { question, offered: orders.filter((each) => each.type === type).map(canonical) };
}

function accepted(state: State, question: Question43, candidates: readonly Order[]): string[] {
  const legal = candidates.filter((order) => faultOf(state, question.kind, question.seat, order) === null);
  return legal.map((order) => {
    const read = check(state, question, order, 'en');
    return read.ok ? canonical(read.value) : '';
  });
}

/** The form reaches every legal order among all candidates there could be, and nothing else. */
function same(
  field: Table43,
  side: Side,
  kind: DecisionKind,
  type: Order['type'],
  candidates: (state: State) => Order[],
  some: (order: string) => boolean = () => true,
): void {
  const { question, offered: every } = reached(field, side, kind, type);
  const offered = every.filter(some);
  const legal = accepted(field.state, question, candidates(field.state));
  expect([...new Set(offered)].sort()).toEqual([...new Set(legal)].sort());
  expect(offered.length).toBeGreaterThan(0);
}

/** Every part of a force, the empty one too. */
function parts(force: Force): Force[] {
  return pieces.reduce<Force[]>(
    (all, piece) =>
      all.flatMap((part) => Array.from({ length: (force[piece] ?? 0) + 1 }, (_, n) => (n > 0 ? { ...part, [piece]: n } : part))),
    [{}],
  );
}

const unitsAt = (state: State, zone: ZoneId): Force => state.zones[zone]?.units ?? {};
const ids = (state: State): ZoneId[] => Object.keys(state.zones).sort();

/** Every way of at most `most` steps, zones repeated too. */
function ways(state: State, from: ZoneId, most: number): ZoneId[][] {
  const found: ZoneId[][] = [];
  const walk = (path: ZoneId[]) => {
    if (path.length > 1) found.push(path);
    if (path.length > most) return;
    for (const next of neighbours(state, path.at(-1) ?? from)) walk([...path, next]);
  };
  walk([from]);
  return found;
}

/** The board with two partisans in the counter-mix. */
const twoPartisans = standardText().replace(
  '"partisans":{"value":1,"sourced":"IT339/EN844"},"fleet"',
  '"partisans":{"value":2,"inferred":"for this test"},"fleet"',
);

const africa = `18 (Allies): 2 cubes, 1 tank, 1 plane
      19 (Axis): 1 cube
      20 (Allies): 1 cube
      09 (Axis): 2 cubes, 1 plane
      01 (Axis): 1 cube`;

describe('the order form reaches every legal order and only those', () => {
  it('moves: all ways and parts of a force', () => {
    const zones = `18 (Allies): 1 cube, 1 tank
      09 (Axis): 2 cubes
      01 (Axis): 1 cube`;
    same(given43().position(impulse('allied'), zones).until('impulse'), 'allied', 'impulse', 'move', (state) =>
      ids(state).flatMap((from) =>
        ways(state, from, 5).flatMap((path) => parts(unitsAt(state, from)).map((units) => ({ type: 'move', path, units }))),
      ),
    );
  });

  it('planes', () => {
    const zones = `${africa}
      18 (Allies): 1 plane, 1 engaged plane
      20 (Allies): 3 cubes`;
    const field = given43().position(impulse('allied'), zones).when('FLY 1 plane: 18 > 20', 'allied').until('impulse');
    same(field, 'allied', 'impulse', 'fly', (state) =>
      ids(state).flatMap((from) =>
        ids(state).flatMap((to) => parts(unitsAt(state, from)).map((units) => ({ type: 'fly', from, to, units }))),
      ),
    );
  });

  it('naval transport', () => {
    const field = given43().position(impulse('axis'), africa).until('impulse');
    same(field, 'axis', 'impulse', 'ship', (state) =>
      ids(state).flatMap((from) =>
        ids(state).flatMap((to) => parts(unitsAt(state, from)).map((units) => ({ type: 'ship', from, to, units }))),
      ),
    );
  });

  const supports = (state: State): (Support | undefined)[] => {
    const planes = [null, ...ids(state).map((from) => ({ from, plane: 'plane' as const }))];
    const drops = [null, ...ids(state)];
    const all = [true, false].flatMap((tank) => planes.flatMap((plane) => drops.map((drop) => ({ tank, plane, drop }))));
    return [undefined, ...all.filter(({ tank, plane, drop }) => tank || plane !== null || drop !== null)];
  };

  it('attacks, with what is meant to support them', () => {
    const zones = `18 (Allies): 1 tank, 1 plane
      19 (Allies): 1 cube, 1 paratroopers
      17 (Axis): 1 cube
      01 (Axis): 1 cube`;
    same(given43().position(impulse('allied'), zones).until('impulse'), 'allied', 'impulse', 'attack', (state) => {
      const from = (zone: ZoneId) => parts(unitsAt(state, zone)).map((units) => ({ from: zone, units }));
      const forces = [
        ...from('18').map((a) => [a]),
        ...from('19').map((a) => [a]),
        ...from('18').flatMap((a) => from('19').map((b) => [a, b])),
      ];
      return forces.flatMap((some) =>
        supports(state).map((support) => ({ type: 'attack', target: '17', forces: some, ...(support ? { support } : {}) })),
      );
    });
  });

  const sailed = (port: string) =>
    given43()
      .position(
        impulse('allied'),
        `17 (Allies): ${port}
      14 (Axis): 2 cubes
      09 (Axis): 1 cube
      01 (Axis): 1 cube`,
      )
      .when(`LAND 14 with 1 fleet from 17 2 cubes${port.includes('tank') ? ', 1 tank' : ''}; END`, 'allied')
      .until('battle');
  const said = (state: State): Support[] => [none, ...supports(state).flatMap((support) => (support ? [support] : []))];

  it.each([
    ['with', '2 cubes, 1 tank, 1 plane, 1 paratroopers'],
    ['without', '2 cubes'],
  ])('orders to fight a landing and to join it, %s anything that could', (_title, port) => {
    same(sailed(port), 'allied', 'battle', 'fight', (state) => [
      { type: 'fight', target: '14' },
      ...said(state).map((support): Order => ({ type: 'fight', target: '14', support })),
    ]);
    if (port === '2 cubes') return;
    const ashore = sailed(port).when('FIGHT 14', 'allied').dice(1).until('join');
    same(ashore, 'allied', 'join', 'support', (state) => said(state).map((support) => ({ type: 'support', support })));
  });

  it('attacks with two of three arrows gone', () => {
    const zones = `18 (Allies): 2 cubes
      19 (Allies): 3 cubes
      17 (Axis): 1 cube
      16 (Axis): 1 cube
      20 (Allies): 1 cube
      01 (Axis): 1 cube`;
    const field = given43().position(impulse('allied'), zones).when('ATTACK 17 from 18 1 cube, from 19 1 cube', 'allied');
    same(field, 'allied', 'impulse', 'attack', (state) =>
      ids(state).flatMap((target) =>
        [['19'], ['20'], ['19', '20'], ['18']].flatMap((starts) =>
          [1, 2, 3].map((cube) => ({ type: 'attack', target, forces: starts.map((zone) => ({ from: zone, units: { cube } })) })),
        ),
      ),
    );
  });

  it('landings', () => {
    const zones = `17 (Allies): 2 cubes, 1 tank, 1 engaged tank
      18 (Allies): 4 cubes, 1 paratroopers
      14 (Axis): 1 cube
      01 (Axis): 1 cube`;
    const field = given43().position(impulse('allied'), zones).until('impulse');
    const { question, offered } = reached(field, 'allied', 'impulse', 'land');
    const { state } = field;
    const from = (zone: ZoneId) => parts(unitsAt(state, zone)).map((units) => ({ from: zone, units }));
    const forces = [
      ...from('17').map((a) => [a]),
      ...from('18').map((a) => [a]),
      ...from('17').flatMap((a) => from('18').map((b) => [a, b])),
    ];
    const candidates: Order[] = ids(state).flatMap((target) =>
      [1, 2].flatMap((fleets) => forces.map((some) => ({ type: 'land', target, fleets, forces: some }))),
    );
    const bare = offered.filter((each) => !each.includes('support'));
    expect([...new Set(bare)].sort()).toEqual([...new Set(accepted(state, question, candidates))].sort());
    expect(bare.length).toBeGreaterThan(0);
  });

  it('interception', () => {
    const zones = `17 (Allies): 2 cubes
      14 (Allies):
      15 (Axis): 1 plane
      13 (Axis): 1 plane, 1 Italian plane
      01 (Axis): 1 cube`;
    const field = given43().position(impulse('allied'), zones).when('SHIP 2 cubes: 17 > 14', 'allied');
    const planes = ['15 plane', '15 plane', '13 plane', '13 italian-plane', '09 plane'].map((each) => ({
      from: each.slice(0, 2),
      plane: each.slice(3) as 'plane',
    }));
    const subsets = planes.reduce<(typeof planes)[]>((all, plane) => all.flatMap((some) => [some, [...some, plane]]), [[]]);
    same(field, 'axis', 'intercept', 'intercept', () =>
      [0, 1, 2].flatMap((fleets) =>
        [true, false].flatMap((uboat) => subsets.map((some) => ({ type: 'intercept', fleets, uboat, planes: some }))),
      ),
    );
  });

  const battle = (defence: string, dice: number[], more = '') =>
    given43()
      .position(
        impulse('allied'),
        `18 (Allies): 2 cubes, 1 tank
      19 (Allies): 2 cubes
      17 (Axis): ${defence}
      16 (Axis):
      01 (Axis): 1 cube`,
        more,
      )
      .when('ATTACK 17 from 18 2 cubes, 1 tank, from 19 2 cubes', 'allied')
      .when('END', 'allied')
      .when('FIGHT 17, no support', 'allied')
      .dice(...dice);

  /** Every way of giving pieces of a force and a line, engaged or out. */
  function losses(zone: ZoneId, force: Force): Loss[][] {
    const some = [...pieces.filter((piece) => force[piece]), 'line' as const];
    return some.reduce<Loss[][]>(
      (all, piece) => {
        const have = piece === 'line' ? 1 : (force[piece as Piece] ?? 0);
        const counts = Array.from({ length: have + 1 }, (_, n) => n);
        const fates = counts.flatMap((engaged) => counts.filter((out) => engaged + out <= have).map((out) => [engaged, out] as const));
        return all.flatMap((given) =>
          fates.map(([engaged, out]) => [
            ...given,
            ...(engaged > 0 ? [{ zone, piece, count: engaged, fate: 'engaged' as const }] : []),
            ...(out > 0 ? [{ zone, piece, count: out, fate: 'out' as const }] : []),
          ]),
        );
      },
      [[]],
    );
  }

  it.each([1, 2, 3, 4])('%i losses of a defence with a line, counters and a way out', (hits) => {
    const dice = [...Array(hits).fill(6), ...Array(4 - hits).fill(1), 1, 1, 1, 1];
    const field = battle('1 cube, 1 tank, 1 engaged elite, line', dice).when('DEFEND no support', 'axis');
    const retreats = [undefined, ['16'], ['16', '20'], ['18'], ['16', '17']];
    same(field, 'axis', 'losses', 'losses', (state) =>
      losses('17', unitsAt(state, '17')).flatMap((given) =>
        retreats.map((retreat) => ({ type: 'losses', losses: given, ...(retreat ? { retreat } : {}) })),
      ),
    );
  });

  it('losses of an attack from two zones', () => {
    const field = battle('4 cubes', [1, 1, 1, 1, 6, 6, 1, 1]).when('DEFEND no support', 'axis');
    same(field, 'allied', 'losses', 'losses', () =>
      losses('18', { cube: 2, tank: 1 }).flatMap((a) => losses('19', { cube: 2 }).map((b) => ({ type: 'losses', losses: [...a, ...b] }))),
    );
  });

  it('the defence before the first round and after it', () => {
    const opened = (...dice: number[]) => battle('1 cube, 1 tank, 1 plane', dice, '16 (Axis): 1 plane');
    const planes = [
      null,
      { from: '17', plane: 'plane' as const },
      { from: '16', plane: 'plane' as const },
      { from: '01', plane: 'plane' as const },
    ];
    same(opened(), 'axis', 'defend', 'defend', () =>
      [true, false].flatMap((tank) => planes.map((plane) => ({ type: 'defend', tank, plane }))),
    );
    same(opened(), 'axis', 'defend', 'evacuate', (state) =>
      ids(state).flatMap((to) => parts(unitsAt(state, '17')).map((units) => ({ type: 'evacuate', to, units }))),
    );
    same(opened(1, 1, 1, 1, 1, 1).until('round-end'), 'axis', 'round-end', 'retreat', (state) =>
      ways(state, '17', 3).flatMap(([, ...path]) =>
        parts(unitsAt(state, '17')).map((units) => ({ type: 'retreat', path: path.slice(0, 2), units })),
      ),
    );
  });

  it('what enters a taken zone', () => {
    const field = battle('1 cube', [6, 1, 1, 1, 1]).when('DEFEND no support', 'axis');
    field.when('LOSE 1 cube in 17', 'axis');
    same(field, 'allied', 'occupy', 'occupy', () =>
      parts({ cube: 2, tank: 1 }).flatMap((a) =>
        parts({ cube: 2 }).map((b) => ({
          type: 'occupy',
          forces: [
            { from: '18', units: a },
            { from: '19', units: b },
          ],
        })),
      ),
    );
  });

  it('the excess of a zone', () => {
    const field = given43().position(
      impulse('allied'),
      africa,
      `18 (Allies): 6 cubes, 1 tank, 1 plane
      17 (Allies): 4 cubes, 1 tank`,
    );
    field.when('END', 'allied').until('stacking');
    same(field, 'allied', 'stacking', 'shift', (state) =>
      ids(state).flatMap((from) =>
        ids(state).flatMap((to) => parts(unitsAt(state, from)).map((units) => ({ type: 'shift', from, to, units }))),
      ),
    );
  });

  it('events: cubes that become partisans, each in a zone of its own', () => {
    const field = given43({ board: twoPartisans })
      .position(
        impulse('allied'),
        `17 (Allies): 1 cube
      01 (Axis): 1 cube`,
        surrendered,
      )
      .until('impulse');
    expect(field.state.pool.allied.partisans).toBe(2);
    const homes = (state: State, count: number): string[][] =>
      count === 0
        ? [[]]
        : homes(state, count - 1).flatMap((some) =>
            ids(state)
              .filter((id) => id >= (some.at(-1) ?? ''))
              .map((id) => [...some, id]),
          );
    same(
      field,
      'allied',
      'impulse',
      'event',
      (state) =>
        ['sea', '17', '04'].flatMap((zone) =>
          (['reinforcements', 'operational', 'strangle'] as const).flatMap((event) =>
            [0, 1, 2, 3].flatMap((partisans) =>
              homes(state, partisans).map((at) => ({
                type: 'event' as const,
                event,
                zone,
                ...(partisans > 0 ? { convert: { partisans }, at } : {}),
              })),
            ),
          ),
        ),
      (each) => /"zone":"(?:sea|17|04)"/.test(each) && !/tank|plane|paratroopers/.test(each),
    );
  });

  it('events: cubes and what they become', () => {
    const field = given43().position(impulse('allied'), africa, 'Played Allies: 1 stop-battle').until('impulse');
    const numbers = [0, 1, 2, 3];
    const converts = numbers.flatMap((tank) => numbers.flatMap((plane) => numbers.map((paratroopers) => ({ tank, plane, paratroopers }))));
    const some = (all: Record<string, number>) => Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0));
    same(field, 'allied', 'impulse', 'event', (state) =>
      ['sea', ...ids(state)].flatMap((zone) =>
        (['reinforcements', 'operational', 'strangle', 'reserves', 'logistic-effort'] as const).flatMap((event) =>
          converts.map((convert) => ({
            type: 'event',
            event,
            zone,
            ...(Object.keys(some(convert)).length > 0 ? { convert: some(convert) } : {}),
          })),
        ),
      ),
    );
  });
});
