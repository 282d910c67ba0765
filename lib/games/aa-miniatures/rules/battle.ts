import type { Held } from '../../../engine';
import { type Card, card, type Side } from '../cards';
import { type BattleMap, battleMap, type Terrain, terrainAt } from '../map/battle-map';
import { type Hex, isAhead, rangeOf } from '../map/hexes';
import { sightOf } from '../map/sight';
import { follows } from '../quirks';
import type { Battle, Scope, Unit, UnitId } from '../types';

export const otherSide = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');

export const cardOf = ({ edition }: Pick<Battle, 'edition'>, unit: Pick<Unit, 'card'>): Card => card(edition, unit.card);

export const mapOf = ({ layout }: Pick<Battle, 'layout'>): BattleMap => battleMap(layout);

export const groundAt = (battle: Pick<Battle, 'layout'>, hex: Hex): Terrain => terrainAt(mapOf(battle), hex);

/** Ground in which a unit makes cover rolls; a marsh covers soldiers alone. */
export function isCovering(battle: Pick<Battle, 'layout' | 'edition'>, hex: Hex, unit: Unit): boolean {
  const ground = groundAt(battle, hex);
  return ground === 'forest' || ground === 'hill' || ground === 'town' || (ground === 'marsh' && isSoldier(battle, unit));
}

/** Throws where the battle has no such unit. */
export function unitOf({ units }: Pick<Battle, 'units'>, id: UnitId): Unit {
  const found = units.find((unit) => unit.id === id);
  if (!found) throw new Error(`there is no unit ${id}`);
  return found;
}

/** Whose a unit is, or was before it fell; null: it is neither. */
export const sideIn = ({ units, fallen }: Pick<Battle, 'units' | 'fallen'>, id: UnitId): Side | null =>
  units.find((unit) => unit.id === id)?.side ?? fallen.find(({ unit }) => unit === id)?.side ?? null;

/** Units on the map by themselves: neither in reserve nor aboard another. */
export const afoot = ({ units }: Pick<Battle, 'units'>): Unit[] => units.filter(({ hex, aboard }) => hex !== null && aboard === null);

export const standingAt = (battle: Pick<Battle, 'units'>, hex: Hex): Unit[] => afoot(battle).filter((unit) => unit.hex === hex);

export const isSoldier = (battle: Pick<Battle, 'edition'>, unit: Unit): boolean => cardOf(battle, unit).type === 'soldier';
export const isVehicle = (battle: Pick<Battle, 'edition'>, unit: Unit): boolean => cardOf(battle, unit).type === 'vehicle';
export const isObstacle = (battle: Pick<Battle, 'edition'>, unit: Unit): boolean => cardOf(battle, unit).type === 'obstacle';
export const isAircraft = (battle: Pick<Battle, 'edition'>, unit: Unit): boolean => cardOf(battle, unit).type === 'aircraft';

export const abilitiesOf = (battle: Pick<Battle, 'edition'>, unit: Pick<Unit, 'card'>): readonly Held[] => cardOf(battle, unit).abilities;

export const hasAbility = (battle: Pick<Battle, 'edition'>, unit: Unit, id: string): boolean =>
  abilitiesOf(battle, unit).some((each) => each.id === id);

export const isCommander = (battle: Pick<Battle, 'edition'>, unit: Unit): boolean =>
  hasAbility(battle, unit, 'commander_abilities_initiative_n');

export const isMarked = ({ marks }: Pick<Unit, 'marks'>, scope: Scope, mark: string): boolean => marks[scope]?.includes(mark) ?? false;

/** The unit with a mark more; one that it has already stays as it is. */
export const marked = (unit: Unit, scope: Scope, mark: string): Unit =>
  isMarked(unit, scope, mark) ? unit : { ...unit, marks: { ...unit.marks, [scope]: [...(unit.marks[scope] ?? []), mark] } };

/** Disrupted or damaged: easier to hit, whichever it is. */
export const isWeakened = ({ disrupted, damaged }: Unit): boolean => disrupted !== 'no' || damaged;

/** An enemy of a side was destroyed in the turn before. */
export const hasBeaten = ({ fallen, turn }: Pick<Battle, 'fallen' | 'turn'>, side: Side): boolean =>
  fallen.some((each) => each.side !== side && each.turn === turn - 1);

/** Hexes between two units on the map; endless where one is not. */
export const apart = (a: Unit, b: Unit): number => (a.hex === null || b.hex === null ? Number.POSITIVE_INFINITY : rangeOf(a.hex, b.hex));

/** In one hex or in neighbouring ones, and not the same unit. */
export const areAdjacent = (a: Unit, b: Unit): boolean => a.id !== b.id && apart(a, b) <= 1;

/** Smoke hides one of two hexes. */
export const isSmoked = ({ smoke }: Pick<Battle, 'smoke'>, from: Hex, to: Hex): boolean => smoke.includes(from) || smoke.includes(to);

/** Nothing stands between two hexes: neither ground nor smoke, which blocks its own hex as well; from hex to neighbour there is nothing between. */
export function isOpen(battle: Pick<Battle, 'layout' | 'smoke'>, from: Hex, to: Hex): boolean {
  const { sees, crossed } = sightOf(mapOf(battle));
  if (isSmoked(battle, from, to)) return false;
  return sees(from, to) && (battle.smoke.length === 0 || !crossed(from, to).some((hex) => battle.smoke.includes(hex)));
}

type Seen = Pick<Battle, 'edition' | 'layout' | 'smoke'>;

/** A unit sees a hex; from the air past all but smoke. */
export const seesHex = (battle: Seen, viewer: Unit, at: Hex): boolean =>
  viewer.hex !== null && (isAircraft(battle, viewer) ? !isSmoked(battle, viewer.hex, at) : isOpen(battle, viewer.hex, at));

/** One unit sees another; what flies past all but smoke. */
export function sees(battle: Seen, viewer: Unit, target: Unit): boolean {
  if (viewer.hex === null || target.hex === null) return false;
  return isAircraft(battle, target) ? !isSmoked(battle, viewer.hex, target.hex) : seesHex(battle, viewer, target.hex);
}

/** An attack from a hex meets a vehicle's rear: what attacks is not before it. */
export function isBehind(battle: Pick<Battle, 'edition' | 'rules'>, target: Unit, { from, at }: { from: Hex; at: Hex }): boolean {
  const { defense, type } = cardOf(battle, target);
  if (target.facing === null || defense === null || type !== 'vehicle') return false;
  if (defense.front === defense.rear && !follows(battle, 'evenArmour')) return false;
  return !isAhead(at, target.facing, from);
}
