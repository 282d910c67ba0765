import { sizeOf } from '../pieces';
import { bombings } from '../rules/missions';
import { missionsLeft } from '../rules/sorties';
import { enemyOf, unitsOf } from '../rules/zones';
import type { Order, Side, State, ZoneId } from '../types';
import { attacks, landings } from './attacks';
import { type Option, prizeOf } from './survey';

/** Planes beyond the one that will support bomb what is attacked next. */
export function bombsAhead(state: State, side: Side): Option[] {
  const [next] = [...landings(state, side), ...attacks(state, side)].filter(({ worth }) => worth > 0.6).sort((a, b) => b.worth - a.worth);
  if (next?.order.type !== 'attack' && next?.order.type !== 'land') return [];
  const { target } = next.order;
  const ready = bombings(state, side).filter((each) => each.target === target && !each.passing);
  const spare = ({ from, plane }: (typeof ready)[number]) =>
    Math.min(unitsOf(state, from, side)[plane] ?? 0, missionsLeft(state, side, from));
  const planes = ready.reduce((sum, each) => sum + spare(each), 0);
  if (planes < 2) return [];
  return ready.map((order) => ({ order, worth: 1 + spare(order) / 10 }));
}

/** Planes that would stay idle this turn bomb where it hurts most. */
export function lateBomb(state: State, side: Side): Order | null {
  const worth = (zone: ZoneId) => prizeOf(state, zone) + (sizeOf(unitsOf(state, zone, enemyOf(side))) <= 2 ? 2 : 0);
  const [best] = bombings(state, side)
    .filter(({ passing }) => !passing)
    .sort((a, b) => worth(b.target) - worth(a.target));
  return best ?? null;
}
