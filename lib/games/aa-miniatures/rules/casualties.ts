import { abilities } from '../effects';
import type { Battle, Counter, Unit } from '../types';
import { abilitiesOf } from './battle';

/** What the casualty phase did to a unit. */
export interface Fate {
  unit: string;
  recovers: boolean;
  becomes: Counter[];
}

/** What dice have said before: who is spared a Destroyed counter, and who does not recover from disruption. */
export interface Luck {
  isSpared(unit: Unit): boolean;
  isShaken(unit: Unit): boolean;
}

const plain: Luck = { isSpared: () => false, isShaken: () => false };

/**
 * The casualty phase (rulebook, "Fase delle perdite"), in its order: face-up Disrupted counters go, but those that stay for once; face-down ones are
 * turned up; who is destroyed is removed, with whoever it carried; then the damaged and the disrupted are so.
 */
export function afterCasualties(battle: Battle, luck: Luck = plain): { battle: Battle; fates: Fate[] } {
  const fates: Fate[] = [];
  const fallen = [...battle.fallen];
  /** What a Disrupted counter that is turned up is to a unit. */
  const said = (unit: Unit): 'ignored' | 'destroyed' | null =>
    unit.hits.includes('disrupted') ? abilities.ask('onShaken', abilitiesOf(battle, unit), { battle, unit }) : null;
  const isLost = (unit: Unit): boolean => (unit.hits.includes('destroyed') && !luck.isSpared(unit)) || said(unit) === 'destroyed';
  const lost = new Set(battle.units.filter(isLost).map(({ id }) => id));
  const units = battle.units.flatMap((unit): Unit[] => {
    const { id, card, side, hex, hits, aboard } = unit;
    const recovers = unit.disrupted === 'until-casualties' && !luck.isShaken(unit);
    const dies = lost.has(id) || (aboard !== null && lost.has(aboard));
    const becomes: Counter[] = dies
      ? ['destroyed']
      : hits.filter((counter) => counter === 'damaged' || (counter === 'disrupted' && said(unit) === null));
    if (recovers || becomes.length > 0) fates.push({ unit: id, recovers, becomes });
    if (dies) {
      fallen.push({ unit: id, card, side, hex, turn: battle.turn });
      return [];
    }
    const left = unit.disrupted === 'no' || recovers ? 'no' : 'until-casualties';
    return [
      {
        ...unit,
        disrupted: becomes.includes('disrupted') ? 'until-casualties' : left,
        damaged: unit.damaged || hits.includes('damaged'),
        hits: [],
      },
    ];
  });
  return { battle: { ...battle, units, fallen }, fates };
}
