import { remember } from '../../../engine';
import type { Side, State, ZoneId } from '../types';
import { boardOf, isAxisSource, isOverseas } from './board';
import { isEmpty, isEnemyOccupied, unitsOf } from './zones';

/** 10: zones whose forces of that side would be supplied: reached from a source through zones free of enemy forces. */
export function suppliedZones(state: State, side: Side): ReadonlySet<ZoneId> {
  return remember(state, `supply ${side}`, () => trace(state, side));
}

export const isSupplied = (state: State, side: Side, zone: ZoneId): boolean => suppliedZones(state, side).has(zone);

/** Zones where forces of the side stand out of supply. */
export function unsuppliedZones(state: State, side: Side): ZoneId[] {
  const supplied = suppliedZones(state, side);
  return boardOf(state).ids.filter((id) => !supplied.has(id) && !isEmpty(unitsOf(state, id, side)));
}

function trace(state: State, side: Side): Set<ZoneId> {
  const board = boardOf(state);
  const isSource = (id: ZoneId) => {
    const facts = board.zone[id];
    return facts !== undefined && state.zones[id]?.control === side && (side === 'allied' ? facts.sea : isAxisSource(facts));
  };
  const found = new Set(board.ids.filter(isSource));
  for (const at of found) {
    for (const next of board.around[at] ?? []) if (!isEnemyOccupied(state, next, side)) found.add(next);
  }
  if (side === 'axis' && fleetsLeft(state)) {
    for (const id of board.ids) if (board.zone[id] && isOverseas(board.zone[id])) found.add(id);
  }
  return found;
}

const fleetsLeft = ({ fleets: { axis } }: State): boolean => axis.operational + axis.engaged > 0;
