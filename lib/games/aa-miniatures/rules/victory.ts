import { type Side, sides } from '../cards';
import { isAdjacent } from '../map/hexes';
import type { Battle, Unit } from '../types';
import { afoot, cardOf, otherSide } from './battle';

/** Units that can hold ground: neither aircraft nor obstacles, nor what is aboard another. */
const holders = (battle: Battle): Unit[] => afoot(battle).filter((unit) => ['soldier', 'vehicle'].includes(cardOf(battle, unit).type));

/** Who controls the objective (rulebook, "Come vincere"): the only side with a unit next to it or on it; null: nobody. */
export function controllerOf(battle: Battle): Side | null {
  const near = new Set(holders(battle).flatMap(({ side, hex }) => (hex !== null && isAdjacent(hex, battle.objective) ? [side] : [])));
  const [only] = near;
  return near.size === 1 && only ? only : null;
}

/** Points of the units of a side on the map, those aboard others among them. */
export const pointsOn = (battle: Battle, side: Side): number =>
  battle.units.filter((unit) => unit.side === side && unit.hex !== null).reduce((sum, unit) => sum + cardOf(battle, unit).cost, 0);

/** A side has no unit left, on the map or to come. */
const isGone = (battle: Battle, side: Side): boolean =>
  !battle.units.some((unit) => unit.side === side && cardOf(battle, unit).type !== 'obstacle');

export type Reason = 'objective' | 'points' | 'destroyed' | 'held';

/** Turns after which the objective counts, and after which points do. */
export const judged = { objective: 7, points: 10 } as const;

/** Who has won at the end of a turn of a standard battle; null: it goes on. A draw is played on. */
export function standardVictory(battle: Battle): { winner: Side; reason: Reason } | null {
  const gone = sides.filter((side) => isGone(battle, side));
  const [lost] = gone;
  if (gone.length === 1 && lost) return { winner: otherSide(lost), reason: 'destroyed' };
  const controller = battle.turn >= judged.objective ? controllerOf(battle) : null;
  if (controller) return { winner: controller, reason: 'objective' };
  if (battle.turn < judged.points) return null;
  const [axis, allies] = [pointsOn(battle, 'axis'), pointsOn(battle, 'allies')];
  return axis === allies ? null : { winner: axis > allies ? 'axis' : 'allies', reason: 'points' };
}

/** Who has won an assault: the attacker who controls the objective at the end of the last turn, else the defender. */
export function assaultVictory(
  battle: Battle,
  { attacker, turns }: { attacker: Side; turns: number },
): { winner: Side; reason: Reason } | null {
  if (isGone(battle, attacker)) return { winner: otherSide(attacker), reason: 'destroyed' };
  if (isGone(battle, otherSide(attacker))) return { winner: attacker, reason: 'destroyed' };
  if (battle.turn < turns) return null;
  return controllerOf(battle) === attacker ? { winner: attacker, reason: 'objective' } : { winner: otherSide(attacker), reason: 'held' };
}
