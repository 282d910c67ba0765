import type { Edition } from '../../lib/games/axis-allies/edition';
import { editionOf } from '../../lib/games/axis-allies/editions';
import type { K, Order, OrderOf, Passenger, SpaceId, UnitType } from '../../lib/games/axis-allies/types';
import type { Table } from './given';

/** Every way to take 0 to `most` of each type, nothing at all apart. */
function selections(most: Map<UnitType, number>): Partial<Record<UnitType, number>>[] {
  let found: Partial<Record<UnitType, number>>[] = [{}];
  for (const [type, count] of most) {
    found = found.flatMap((units) => Array.from({ length: count + 1 }, (_, n) => (n > 0 ? { ...units, [type]: n } : units)));
  }
  return found.filter((units) => Object.keys(units).length > 0);
}

/** All paths of at most two steps, plus a direct flight to everywhere within range. */
function paths(edition: Edition, origin: SpaceId): SpaceId[][] {
  const around = edition.around[origin] ?? [];
  const short = around.flatMap((to) => [[origin, to], ...(edition.around[to] ?? []).map((end) => [origin, to, end])]);
  const far = [...(edition.flight[origin] ?? new Map<SpaceId, number>()).keys()].filter((to) => to !== origin && !around.includes(to));
  return [...short, ...far.map((to) => [origin, to])];
}

/** Every move that the rules accept, found by trying everything. */
export function acceptedMoves(table: Table<K>): Set<string> {
  const { game, state } = table;
  const edition = editionOf(state);
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
    for (const path of paths(edition, origin)) {
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
              const checked = game.check(state, decision, order, 'en');
              if (checked.ok) found.add(game.format(checked.value));
            }
          }
        }
      }
    }
  }
  return found;
}

/** Every order of transports that the rules accept, found by trying everything. */
export function acceptedVoyages(table: Table<K>): Set<string> {
  const { game, state } = table;
  const edition = editionOf(state);
  const found = new Set<string>();
  const decision = table.question();
  const assaults = state.phase === 'combat-move';
  const heavy = edition.types.filter((type) => edition.units[type].stowage);
  for (const [origin, stacks] of Object.entries(state.spaces)) {
    for (const ship of stacks.filter((each) => each.type === 'transport')) {
      const cargo = ship.cargo ?? [];
      for (const path of [[origin], ...paths(edition, origin)].filter((way) => way.every((space) => space.match(/^sz\d/)))) {
        const boarders = path.flatMap((at) =>
          (edition.coast[at] ?? []).flatMap((from) =>
            (state.spaces[from] ?? []).filter((each) => each.owner === state.power).map((each) => ({ type: each.type, from, at })),
          ),
        );
        const crews = [[], ...boarders.map((one) => [one]), ...boarders.flatMap((one) => boarders.map((two) => [one, two]))];
        const shores = edition.coast[path.at(-1) ?? ''] ?? [];
        const stops = state.effects ? path.slice(0, -1) : [];
        const onTheWay = stops.flatMap((at) => (edition.coast[at] ?? []).map((to) => ({ at, to })));
        for (const loads of crews) {
          const base = {
            path,
            loads,
            ...(cargo.length > 0 ? { cargo: [...cargo] } : {}),
            ...(ship.owner === state.power ? {} : { host: ship.owner }),
          };
          const aboardTypes = [...new Set([...cargo, ...loads].map((each) => each.type))];
          const parties = aboardTypes.flatMap((one) => [[one], [one, one], ...heavy.map((two) => [one, two])]);
          const orders: Order[] = [
            { type: 'ferry' as const, ...base },
            ...shores.flatMap((shore): Order[] =>
              assaults
                ? [undefined, [], ...parties].flatMap((aboard) =>
                    [undefined, ...onTheWay.flatMap((each) => aboardTypes.map((type) => ({ type, ...each })))].map((first) => ({
                      ...{ type: 'assault' as const, ...base, target: shore },
                      ...(first ? { first } : {}),
                      ...(aboard ? { aboard } : {}),
                    })),
                  )
                : parties.map((units) => ({ type: 'ferry', ...base, unload: { to: shore, units } })),
            ),
          ];
          for (const order of orders) {
            const checked = game.check(state, decision, order, 'en');
            if (checked.ok) found.add(game.format(checked.value));
          }
        }
      }
    }
  }
  return found;
}
