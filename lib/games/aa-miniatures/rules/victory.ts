import { card, type Side, sides } from '../cards';
import { isAdjacent } from '../map/hexes';
import { follows } from '../quirks';
import type { Battle, Unit } from '../types';
import { afoot, cardOf, isObstacle, otherSide } from './battle';

/** Units of a side next to the objective or on it that can hold ground: neither aircraft nor obstacles, nor what is aboard another. */
export const holdersOf = (battle: Battle, side: Side): Unit[] =>
  afoot(battle).filter(
    (unit) =>
      unit.side === side &&
      unit.hex !== null &&
      isAdjacent(unit.hex, battle.objective) &&
      ['soldier', 'vehicle'].includes(cardOf(battle, unit).type),
  );

/** Who controls the objective (rulebook, "Come vincere"): the only side with a unit next to it or on it; null: nobody. */
export function controllerOf(battle: Battle): Side | null {
  const near = sides.filter((side) => holdersOf(battle, side).length > 0);
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** Points of the units of a side on the map, those aboard others among them; obstacles are none. */
export const pointsOn = (battle: Battle, side: Side): number =>
  battle.units
    .filter((unit) => unit.side === side && unit.hex !== null && !isObstacle(battle, unit))
    .reduce((sum, unit) => sum + cardOf(battle, unit).cost, 0);

/** A side has no unit left, on the map or to come. */
const isGone = (battle: Battle, side: Side): boolean => !battle.units.some((unit) => unit.side === side && !isObstacle(battle, unit));

export type Reason = 'objective' | 'points' | 'destroyed' | 'held' | 'exited' | 'beaten' | 'even';

/** How a battle ended; nobody has won a draw. */
export interface Result {
  winner: Side | null;
  reason: Reason;
}

/** Turns after which the objective counts, after which points do, and after which what is even stays so. */
export const judged = { objective: 7, points: 10, even: 20 } as const;

/** Who has won at the end of a turn of a standard battle; null: it goes on. What is even is played on for long. */
export function standardVictory(battle: Battle): Result | null {
  const gone = sides.filter((side) => isGone(battle, side));
  const [lost] = gone;
  if (lost) return { winner: gone.length === 1 ? otherSide(lost) : null, reason: 'destroyed' };
  const controller = battle.turn >= judged.objective ? controllerOf(battle) : null;
  if (controller) return { winner: controller, reason: 'objective' };
  if (battle.turn < judged.points) return null;
  const [axis, allies] = [pointsOn(battle, 'axis'), pointsOn(battle, 'allies')];
  if (axis !== allies) return { winner: axis > allies ? 'axis' : 'allies', reason: 'points' };
  return battle.turn < judged.even ? null : { winner: null, reason: 'even' };
}

/** Who has won an assault: the attacker who controls the objective at the end of the last turn, else the defender. */
export function assaultVictory(battle: Battle, { attacker, turns }: { attacker: Side; turns: number }): Result | null {
  if (isGone(battle, attacker)) return { winner: otherSide(attacker), reason: 'destroyed' };
  if (isGone(battle, otherSide(attacker))) return { winner: attacker, reason: 'destroyed' };
  if (battle.turn < turns) return null;
  return controllerOf(battle) === attacker ? { winner: attacker, reason: 'objective' } : { winner: otherSide(attacker), reason: 'held' };
}

/** What a scenario of one's own is about: the attacker holds the objective at the end, leads half of its points off the map, or destroys half of the defender's. */
export interface OwnTerms {
  attacker: Side;
  turns: number;
  aim: 'hold' | 'exit' | 'destroy';
  exited: Readonly<Record<Side, number>>;
  /** Points of the armies as they were sealed. */
  armies: Readonly<Record<Side, number>>;
}

/** Who has won a scenario of one's own at the end of a turn. */
export function ownVictory(battle: Battle, { attacker, turns, aim, exited, armies }: OwnTerms): Result | null {
  const defender = otherSide(attacker);
  if (aim === 'hold') return assaultVictory(battle, { attacker, turns });
  const lost = battle.fallen.filter(({ side }) => side === defender).reduce((sum, unit) => sum + costOfFallen(battle, unit), 0);
  if (aim === 'exit' && 2 * exited[attacker] >= armies[attacker]) return { winner: attacker, reason: 'exited' };
  if (aim === 'destroy' && 2 * lost >= armies[defender]) return { winner: attacker, reason: 'beaten' };
  const isOver = isGone(battle, attacker);
  if (isGone(battle, defender) && !(isOver && follows(battle, 'failedExits'))) return { winner: attacker, reason: 'destroyed' };
  return isOver || battle.turn >= turns ? { winner: defender, reason: 'held' } : null;
}

const costOfFallen = ({ edition }: Battle, { card: id }: { card: string }): number => {
  const { type, cost } = card(edition, id);
  return type === 'obstacle' ? 0 : cost;
};
