import { abilities } from '../effects';
import type { Going, Mode, Use } from '../effects/points';
import type { State, View } from '../state';
import type { Unit } from '../types';
import { type Aim, aimOf, type Hindrance } from './attack';
import { abilitiesOf, isAircraft, isMarked, isObstacle, standingAt } from './battle';
import { isGiven } from './given';
import { mayMove } from './movement';
import { shotAtUnit } from './shooting';
import { isInTheOpen, mayFight } from './transport';

type Known = State | View;

/** Attacks of the usual kind that a unit has made in this phase. */
export const attacksOf = (unit: Unit): number => (unit.marks.phase ?? []).filter((each) => each.startsWith('attack ')).length;

/** Whether it has done anything in an assault, so that another unit's turn ends its own. */
export const hasActed = (unit: Unit): boolean => ['moved', 'attacked', 'used'].some((word) => isMarked(unit, 'phase', word));

/** Whether a unit of the side may act now in an assault: it has not yet, or it is still at it. */
const isFree = (state: Known, unit: Unit): boolean => !hasActed(unit) || state.acting === unit.id;

const asks = (battle: Known, unit: Unit, point: 'onFade' | 'onAdvance' | 'onAttacks' | 'onVanguard'): number | null =>
  abilities.ask(point, abilitiesOf(battle, unit), { battle, unit });

/** The move that a unit may make now; null: none. */
export function goingOf(state: Known, unit: Unit): Going | null {
  if (unit.side !== state.active || isObstacle(state, unit) || isAircraft(state, unit)) return null;
  const going = limited(state, unit);
  return going && mayMove(going) ? going : null;
}

function limited(state: Known, unit: Unit): Going | null {
  const going = (isAssault: boolean, limit: number | null = null): Going => ({
    battle: state,
    unit,
    isAssault,
    ...(limit !== null && { limit }),
  });
  const hasMoved = isMarked(unit, 'phase', 'moved');
  switch (state.phase) {
    case 'vanguard': {
      const limit = asks(state, unit, 'onVanguard');
      return limit === null || hasMoved ? null : going(false, limit);
    }
    case 'movement':
      return hasMoved || state.stage === 'end' ? null : going(false);
    case 'assault': {
      if (state.stage === 'end' || !isFree(state, unit) || isMarked(unit, 'phase', 'used')) return null;
      const fade = asks(state, unit, 'onFade');
      if (isMarked(unit, 'phase', 'attacked')) return fade === null || isMarked(unit, 'phase', 'faded') ? null : going(true, fade);
      return hasMoved ? null : going(true);
    }
    default:
      return null;
  }
}

/** Whether a unit may turn where it stands after an attack, because somebody lets it. */
export const mayTurn = (state: Known, unit: Unit): boolean =>
  state.phase === 'assault' &&
  state.acting === unit.id &&
  unit.facing !== null &&
  unit.disrupted === 'no' &&
  isMarked(unit, 'phase', 'attacked') &&
  !isMarked(unit, 'phase', 'moved') &&
  isGiven('onTurnGiven', state, unit);

/** Ways in which a unit may attack now: the usual one (null), and those that abilities give it. */
export function attacksNow(state: Known, unit: Unit): (string | null)[] {
  if (unit.side !== state.active || unit.hex === null || !mayFight(state, unit) || isObstacle(state, unit)) return [];
  const isAir = isAircraft(state, unit);
  const isTime = isAir ? state.phase === 'airstrike' : state.phase === 'assault';
  if (!isTime || state.stage === 'end' || !isFree(state, unit) || isMarked(unit, 'phase', 'used')) return [];
  const isFresh = !isMarked(unit, 'phase', 'faded') && mayStillAttack(state, unit);
  const most = asks(state, unit, 'onAttacks') ?? 1;
  const made = attacksOf(unit);
  const modes = abilities.ask('onModes', abilitiesOf(state, unit), { battle: state, unit });
  return [...(isFresh && made < most ? [null] : []), ...modes.filter((mode) => isOpen(unit, mode, { isFresh, made })).map(({ by }) => by)];
}

/** An attack beside the usual one, not instead of it. */
export const isExtra = (state: Known, unit: Unit, by: string | null): boolean =>
  abilities.ask('onModes', abilitiesOf(state, unit), { battle: state, unit }).some((mode) => mode.by === by && mode.is === 'extra');

/** Hexes that a unit may go before an attack; null: none. */
export const advanceOf = (state: Known, unit: Unit): number | null => asks(state, unit, 'onAdvance');

/** One that has moved attacks only where it may move before. */
function mayStillAttack(state: Known, unit: Unit): boolean {
  if (!isMarked(unit, 'phase', 'moved')) return true;
  return advanceOf(state, unit) !== null && isMarked(unit, 'phase', 'advanced');
}

function isOpen(unit: Unit, { by, is, once, after }: Mode, { isFresh, made }: { isFresh: boolean; made: number }): boolean {
  if (isMarked(unit, once, `by:${by}`)) return false;
  if (is === 'instead') return isFresh && made === 0;
  if (after === 'act') return isMarked(unit, 'phase', 'moved') || made > 0;
  return after === 'attack' ? made > 0 : isFresh;
}

/** The attack of a unit on another as it would be rolled now, or what stands in its way. */
export function aimNow(state: Known, unit: Unit, target: Unit, by: string | null): Aim | Hindrance {
  if (!isInTheOpen(state, target)) return 'protected';
  return aimOf(shotAtUnit(state, unit, target, { kind: isAircraft(state, unit) ? 'airstrike' : 'assault', by }));
}

/** All that a unit may attack now in one way. */
export const targetsOf = (state: Known, unit: Unit, by: string | null): Aim[] =>
  state.units.flatMap((target) => {
    if (target.side === unit.side || target.hex === null) return [];
    const aim = aimNow(state, unit, target, by);
    return typeof aim === 'string' ? [] : [aim];
  });

/** Whether somebody around leads a charge of the unit. */
export const mayCharge = (state: Known, unit: Unit): boolean =>
  state.phase === 'assault' && !hasActed(unit) && goingOf(state, unit) !== null && isGiven('onChargeGiven', state, unit);

/** The attack at the end of a charge, once the unit is in the hex of its target, or what stands in its way. */
export const chargeAim = (state: Known, unit: Unit, target: Unit): Aim | Hindrance =>
  aimOf(shotAtUnit(state, unit, target, { kind: 'assault', by: 'charge' }));

/** Enemies in a hex, whom a charge into it may be aimed at. */
export const enemiesAt = (state: Known, unit: Unit, hex: string): Unit[] =>
  standingAt(state, hex).filter((each) => each.side !== unit.side && !isObstacle(state, each) && !isAircraft(state, each));

/** What a unit may do now that is neither a move nor an attack. */
export function usesOf(state: Known, unit: Unit): { ability: string; use: Use }[] {
  if (unit.side !== state.active || unit.hex === null || unit.aboard !== null) return [];
  return abilitiesOf(state, unit).flatMap((held) => {
    const ability = held.id;
    return abilities
      .ask('onUse', [held], { battle: state, unit })
      .flatMap((use) => (isTimeOf(state, unit, ability, use) ? [{ ability, use }] : []));
  });
}

function isTimeOf(state: Known, unit: Unit, ability: string, { phase, when, once }: Use): boolean {
  const isPhase = phase === state.phase || (phase === 'either' && (state.phase === 'movement' || state.phase === 'assault'));
  if (!isPhase || isMarked(unit, once, `used:${ability}`)) return false;
  if (when === 'start') return state.stage === 'start' && unit.disrupted === 'no';
  if (when === 'middle') return state.stage !== 'end' && !hasActed(unit);
  return true;
}

/** The unit that an order of the side names; null: it has none such. */
export const ownUnit = (state: Known, id: string): Unit | null => {
  const found = state.units.find((unit) => unit.id === id);
  return found && found.side === state.active ? found : null;
};
