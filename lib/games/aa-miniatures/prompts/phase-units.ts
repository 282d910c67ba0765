import type { Language, PhaseUnit } from '../../../engine';
import { iconOf } from '../picture/icons';
import { lookedUp } from '../picture/tokens';
import { cardOf, isMarked, isObstacle } from '../rules/battle';
import type { Asked, DecisionKind, View } from '../state';
import type { Unit } from '../types';
import { unitName } from '../words/names';
import { whoActs } from './acting';

/** Questions in which units act one by one, in any order. */
const kinds: readonly DecisionKind[] = ['vanguard', 'movement', 'airstrike', 'assault'];

/** The units of a side in its phase: those that may still act, those that have, and those that cannot. */
export function phaseUnits(view: View, { kind, seat }: Asked, language: Language): PhaseUnit[] {
  if (!kinds.includes(kind)) return [];
  const able = new Set(whoActs(view));
  return view.units
    .filter((unit) => unit.side === seat && (able.has(unit) || (unit.hex !== null && !isObstacle(view, unit))))
    .map((unit) => ({
      ...{ id: unit.id, name: unitName(unit.id, language), icon: iconOf(cardOf(view, unit)), owner: unit.side },
      ...(unit.hex !== null && { space: unit.hex }),
      ...lookedUp(view, unit, language),
      state: stateOf(view, unit, able.has(unit)),
    }));
}

function stateOf({ acting }: View, unit: Unit, isAble: boolean): PhaseUnit['state'] {
  if (isAble) return acting === unit.id ? 'acting' : 'ready';
  return ['moved', 'attacked', 'used'].some((deed) => isMarked(unit, 'phase', deed)) ? 'acted' : 'idle';
}
