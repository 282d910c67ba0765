import { abilities } from '../effects';
import type { Battle, Unit } from '../types';
import { abilitiesOf, afoot } from './battle';

/** What friends on the map may let a unit do. */
export type GivenVerdict = 'onChargeGiven' | 'onComposureGiven' | 'onRallyGiven' | 'onTurnGiven';

/** Whether one of its friends, or it itself, lets a unit do something. */
export const isGiven = (point: GivenVerdict, battle: Battle, unit: Unit): boolean =>
  afoot(battle).some(
    (giver) =>
      giver.side === unit.side &&
      abilitiesOf(battle, giver).some((held) => abilities.ask(point, [held], { battle, unit, giver }) === 'can'),
  );
