import { sides } from '../cards';
import { atOf, type Hex, isOnMap } from '../map/hexes';
import type { State } from '../state';
import type { Unit } from '../types';
import { isAircraft, isObstacle, isSoldier, isVehicle, standingAt } from './battle';
import { isBulky } from './stacking';
import { carriedBy, takes } from './transport';

/** What of a battle cannot be. */
export function invariants(state: State): string[] {
  const { units, walk, stranded } = state;
  const ids = units.map(({ id }) => id);
  const moving = new Set([walk?.unit, stranded]);
  const hexes = new Set(units.flatMap(({ hex, id }) => (hex !== null && !moving.has(id) ? [hex] : [])));
  return [
    ...(new Set(ids).size < ids.length ? ['a unit is there twice'] : []),
    ...units.flatMap((unit) => oddities(state, unit)),
    ...[...hexes].flatMap((hex) => crowd(state, hex, moving)),
  ];
}

function oddities(state: State, unit: Unit): string[] {
  const { id, hex, aboard, facing, hits, damaged } = unit;
  const odd: string[] = [];
  if (hex !== null && !isOnMap(atOf(hex))) odd.push(`${id} is off the map`);
  if (isVehicle(state, unit) !== (facing !== null) && !isObstacle(state, unit)) odd.push(`${id} faces ${facing}`);
  if (isSoldier(state, unit) && (damaged || hits.includes('damaged'))) odd.push(`${id} is a damaged soldier`);
  if (hits.length > 0 && !['assault', 'airstrike'].includes(state.phase)) odd.push(`${id} has hits in ${state.phase}`);
  if (new Set(hits).size < hits.length) odd.push(`${id} has a counter twice`);
  if (isAircraft(state, unit) && hex !== null && !['flight', 'airstrike', 'assault'].includes(state.phase))
    odd.push(`${id} flies in ${state.phase}`);
  if (aboard === null) return odd;
  const transport = state.units.find((each) => each.id === aboard);
  if (!transport || transport.hex !== hex || transport.side !== unit.side) return [...odd, `${id} is aboard ${aboard}, which is elsewhere`];
  const rest = { ...state, units: state.units.filter((each) => each.id !== id) };
  return takes(rest, transport, unit) ? odd : [...odd, `${id} has no room aboard ${aboard} with ${carriedBy(state, transport).length}`];
}

/** More in a hex than there is room for. */
function crowd(state: State, hex: Hex, moving: ReadonlySet<string | null | undefined>): string[] {
  const there = standingAt(state, hex).filter((unit) => !isObstacle(state, unit) && !isAircraft(state, unit) && !moving.has(unit.id));
  const isFull =
    sides.some((side) => there.filter((unit) => unit.side === side).length > 2) || there.filter((unit) => isBulky(state, unit)).length > 1;
  return isFull ? [`too many in ${hex}: ${there.map(({ id }) => id).join(', ')}`] : [];
}
