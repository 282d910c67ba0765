import type { Side } from '../cards';
import { abilities } from '../effects';
import { type End, isAtEnd, isInHalf, isRim, layoutDice } from '../map/battle-map';
import { atOf, type Hex, hexes, isAdjacent } from '../map/hexes';
import { follows } from '../quirks';
import type { State, View } from '../state';
import type { Unit } from '../types';
import { abilitiesOf, cardOf, groundAt, hasAbility, isAircraft, isObstacle, otherSide, standingAt } from './battle';
import { canStand } from './movement';
import { hasRoom } from './stacking';
import { takes } from './transport';

type Known = State | View;

/** A side deploys in its half when it defends in an assault or a scenario of one's own, else within five hexes of its end. */
export const defenderOf = ({ options }: Pick<State, 'options'>): Side | null =>
  options.scenario === 'standard' ? null : otherSide(options.attacker);

export function isHome(state: Known, side: Side, hex: Hex): boolean {
  const end: End | null = state.ends[side];
  if (end === null) return false;
  return side === defenderOf(state) ? isInHalf(end, atOf(hex)) : isAtEnd(end, atOf(hex));
}

/** When a unit comes that is not deployed at the set-up; null: it is. */
export const arrivalOf = (battle: Known, unit: Unit): 'start' | 'end' | 'assault' | null =>
  abilities.ask('onReserve', abilitiesOf(battle, unit), { battle, unit });

/** Whether a unit in reserve may come now. */
export function isArrivalTime(state: Known, unit: Unit): boolean {
  const when = arrivalOf(state, unit);
  return state.phase === 'movement' && (when === 'end' || (when === 'start' && state.stage === 'start'));
}

/** What is deployed at the set-up: neither reserves, nor aircraft, nor obstacles. */
const isDeployable = (battle: Known, unit: Unit): boolean =>
  !isAircraft(battle, unit) && !isObstacle(battle, unit) && arrivalOf(battle, unit) === null;

/** Units of a side that are still to be deployed. */
export const toDeploy = (state: Known, side: Side): Unit[] =>
  state.units.filter((unit) => unit.side === side && unit.hex === null && isDeployable(state, unit));

const spotAt = (state: Known, unit: Unit, hex: Hex) => ({
  ...{ battle: state, unit, hex },
  ...{ isHome: isHome(state, unit.side, hex), isTheirs: isHome(state, otherSide(unit.side), hex) },
  isFree: !standingAt(state, hex).some((each) => !isObstacle(state, each)),
});

/** Whether a unit may be deployed in a hex: at home, or where an ability lets it, and where there is ground and room. */
function isDeployment(state: Known, unit: Unit, hex: Hex): boolean {
  const held = abilitiesOf(state, unit);
  const isLed = () =>
    held.some(({ id }) => abilities.answers(id, 'onDeploy')) && abilities.ask('onDeploy', held, spotAt(state, unit, hex)) === 'can';
  return (isHome(state, unit.side, hex) || isLed()) && canStand(state, unit, hex) && hasRoom(state, unit, hex);
}

/** Hexes in which a unit may be deployed. */
export const deploymentOf = (state: Known, unit: Unit): Hex[] => hexes.filter((hex) => isDeployment(state, unit, hex));

/** Transports on the map that a unit may be deployed aboard. */
export const ridesFor = (state: Known, unit: Unit): Unit[] => state.units.filter((each) => each.hex !== null && takes(state, each, unit));

/** Units of a side that still are to be deployed and can be: where the map has no ground for one, it stays behind. */
export const deployable = (state: Known, side: Side): Unit[] =>
  toDeploy(state, side).filter((unit) => hexes.some((hex) => isDeployment(state, unit, hex)) || ridesFor(state, unit).length > 0);

/** Hexes in which a unit in reserve may come. */
export const arrivalsOf = (state: Known, unit: Unit): Hex[] =>
  hexes.filter(
    (hex) =>
      abilities.ask('onArrival', abilitiesOf(state, unit), spotAt(state, unit, hex)) === 'can' &&
      canStand(state, unit, hex) &&
      hasRoom(state, unit, hex),
  );

/** Obstacles of a side that are laid before anybody is deployed. */
export const toLay = (state: Known, side: Side): Unit[] =>
  state.units.filter((unit) => unit.side === side && unit.hex === null && isObstacle(state, unit) && arrivalOf(state, unit) === null);

/** It lies between two hexes, not in one. */
export const isBetween = (state: Known, unit: Unit): boolean => hasAbility(state, unit, 'barbed_wire');

/** Hexes in which an obstacle may be laid: not next to the objective, and where nothing of its kind lies. */
export const layingOf = (state: Known, unit: Unit): Hex[] =>
  hexes.filter((hex) => {
    if (isAdjacent(hex, state.objective) || groundAt(state, hex) === 'lake') return false;
    if (isBetween(state, unit)) return true;
    const there = state.units.filter((each) => each.hex === hex);
    if (arrivalOf(state, unit) === 'assault' && there.length > 0) return false;
    return !there.some((each) => isObstacle(state, each) && cardOf(state, each).id === unit.card);
  });

/** Layouts that a defender may lay: the one that the table has settled, where it has. */
export const layoutsOf = (state: Known): readonly number[] =>
  state.options.layout !== 0 && follows(state, 'settledLayout') ? [state.options.layout] : layoutDice;

/** Ground on which a defender may put the objective: neither at the rim nor next to it. */
export const objectives: readonly Hex[] = hexes.filter((hex) => !isRim(atOf(hex)));

/** The rows of the far end, from which units leave the map where that is the aim. */
export function isFarEnd(state: Known, side: Side, hex: Hex): boolean {
  const { row, column } = atOf(hex);
  return state.ends[otherSide(side)] === 'north' ? row === (column & 1) : state.ends[otherSide(side)] === 'south' && row === 17;
}
