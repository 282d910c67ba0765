import { abilities } from '../effects';
import type { Step } from '../effects/points';
import { type Hex, isAdjacent, rangeOf, sideTo } from '../map/hexes';
import { follows } from '../quirks';
import type { Battle, Shot, Unit } from '../types';
import { aimOf } from './attack';
import { abilitiesOf, afoot, isAircraft, isBehind, isMarked, isSoldier, isVehicle } from './battle';
import { type Gift, giftsAt } from './given';
import { mayFight } from './transport';

/** In which hex of a step it is shot at: the one that is left, or the one that is entered. */
export type Place = 'first' | 'second';

/** A unit that shoots defensively has this mark until the phase ends. */
export const fired = 'fired';

/** Said to hold its fire at what happens now. */
export const holding = 'holds';

/** One that may shoot often in a phase has shot at the step that is taken now, or at the aircraft that has come. */
export const answered = 'answered';

/** Whether a unit may shoot more than once a phase. */
export const isTireless = (battle: Battle, unit: Unit): boolean =>
  abilities.ask('onShotLimit', abilitiesOf(battle, unit), { battle, unit }) === 'can';

/** Whether a unit may shoot at somebody in this phase at all. */
export function mayShoot(battle: Battle, shooter: Unit): boolean {
  const held = abilitiesOf(battle, shooter);
  const own = { battle, unit: shooter };
  if (
    shooter.disrupted !== 'no' ||
    isMarked(shooter, 'turn', 'pinned:fire') ||
    [holding, answered].some((word) => isMarked(shooter, 'phase', word)) ||
    abilities.ask('onDefensiveFire', held, own) === 'cannot'
  )
    return false;
  return !isMarked(shooter, 'phase', fired) || isTireless(battle, shooter);
}

/** Shots of one defensive fire of a unit. */
export const shotsOf = (battle: Battle, shooter: Unit): number =>
  abilities.ask('onVolley', abilitiesOf(battle, shooter), { battle, unit: shooter }) ?? 1;

/** The rules by themselves: from one hex next to an enemy to another; soldiers provoke no vehicles. */
function provokes({ battle, unit, from, to }: Step, shooter: Unit): boolean {
  if (shooter.hex === null || (isSoldier(battle, unit) && isVehicle(battle, shooter))) return false;
  return isAdjacent(from, shooter.hex) && isAdjacent(to, shooter.hex);
}

/** What a shooter's friends make of a step. */
const isLedTo = (step: Step, shooter: Unit, gifts: readonly Gift[]): boolean =>
  gifts.some(
    ({ giver, held }) => giver.side === shooter.side && abilities.ask('onProvokedGiven', [held], { ...step, shooter, giver }) === 'can',
  );

/** Who can shoot at all at who moves on the ground: by the revised cards also who fights from aboard another. */
function armed(battle: Battle): Unit[] {
  const there = battle.edition === 'revised' ? battle.units.filter((unit) => unit.hex !== null && mayFight(battle, unit)) : afoot(battle);
  return follows(battle, 'highPlanes') ? there.filter((unit) => !isAircraft(battle, unit)) : there;
}

/** Enemies whose defensive fire a step provokes and that may shoot in this phase. */
export function provokedBy(step: Step): Unit[] {
  const { battle, unit } = step;
  const gifts = giftsAt(battle, 'onProvokedGiven');
  return armed(battle).filter((shooter) => {
    if (shooter.side === unit.side || !mayShoot(battle, shooter)) return false;
    const said = abilities.ask('onProvoked', abilitiesOf(battle, shooter), { ...step, shooter });
    return said === null ? provokes(step, shooter) || isLedTo(step, shooter, gifts) : said === 'can';
  });
}

/** The shot at somebody who takes a step: a vehicle faces the hex that it enters, in both hexes. */
export function shotAt({ battle, unit, from, to }: Step, shooter: Unit, place: Place): Shot {
  const at: Hex = place === 'first' ? from : to;
  const target: Unit = { ...unit, hex: at, facing: unit.facing === null ? null : (sideTo(from, to) ?? unit.facing) };
  const stand = shooter.hex ?? at;
  return {
    ...{ battle, attacker: shooter, target, from: stand, at, range: rangeOf(stand, at) },
    ...{ kind: 'defensive', isRear: isBehind(battle, target, { from: stand, at }), by: null },
  };
}

/** The hexes of a step in which a shooter can hit who takes it. Who only leaves is shot at where it was. */
export const placesOf = (step: Step, shooter: Unit): Place[] =>
  (['first', 'second'] as const).filter((place) => {
    const hex = place === 'first' ? step.from : step.to;
    const isNear = shooter.hex !== null && isAdjacent(hex, shooter.hex);
    return isNear && typeof aimOf(shotAt(step, shooter, place)) !== 'string';
  });
