import type { Held } from '../../../engine';
import { abilities } from '../effects';
import type { abilityPoints } from '../effects/points';
import type { Battle, Unit } from '../types';
import { abilitiesOf } from './battle';

/** An ability, and the unit on the map that has it. */
export interface Gift {
  giver: Unit;
  held: Held;
}

/** Abilities of units on the map that speak at a point about others. */
export function giftsAt(battle: Battle, point: keyof typeof abilityPoints): Gift[] {
  const found: Gift[] = [];
  for (const giver of battle.units) {
    if (giver.hex === null || giver.aboard !== null) continue;
    for (const held of abilitiesOf(battle, giver)) if (abilities.answers(held.id, point)) found.push({ giver, held });
  }
  return found;
}

/** What friends on the map may let a unit do. */
export type GivenVerdict = 'onChargeGiven' | 'onComposureGiven' | 'onRallyGiven' | 'onTurnGiven';

/** Whether one of its friends, or it itself, lets a unit do something. */
export const isGiven = (point: GivenVerdict, battle: Battle, unit: Unit): boolean =>
  giftsAt(battle, point).some(
    ({ giver, held }) => giver.side === unit.side && abilities.ask(point, [held], { battle, unit, giver }) === 'can',
  );
