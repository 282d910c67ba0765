import type { Card } from '../cards';
import { abilities } from '../effects';
import type { Battle, Counter, Unit } from '../types';
import { abilitiesOf, cardOf, isMarked } from './battle';
import { countersAfter, covered } from './hits';

/** A unit that has ignored its first Damaged counter has this mark. */
export const shrugged = 'shrugged';

const placeable = (card: Card): 'soldier' | 'vehicle' | 'aircraft' => (card.type === 'obstacle' ? 'soldier' : card.type);

/** The counters that hits add to a unit's own, whatever else it is. */
export function laddered(battle: Pick<Battle, 'edition'>, unit: Unit, hits: number): Counter[] {
  const type = placeable(cardOf(battle, unit));
  return countersAfter(unit.hits, hits, { type, damaged: unit.damaged }).slice(unit.hits.length);
}

/** Face-down counters that hits add to those a unit has; one that ignores its first Damaged counter has one hit less. */
export function countersFor(battle: Battle, unit: Unit, hits: number, isCovered: boolean): { counters: Counter[]; isShrugged: boolean } {
  if (isCovered) return { counters: covered(unit.hits, hits).slice(unit.hits.length), isShrugged: false };
  const counters = laddered(battle, unit, hits);
  const isFirst = counters.includes('damaged') && !isMarked(unit, 'battle', shrugged);
  if (!isFirst || abilities.ask('onShrug', abilitiesOf(battle, unit), { battle, unit }) !== 'can') return { counters, isShrugged: false };
  return { counters: laddered(battle, unit, hits - 1), isShrugged: true };
}
