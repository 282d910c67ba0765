import type { Hooks } from '../../../engine';
import { isSoldier, isVehicle } from '../rules/battle';
import type { abilityPoints } from './points';

type Row = Hooks<typeof abilityPoints>;

/** Obstacles, and what is done that is neither a move nor an attack. */
export const obstacleRows = {
  fortification: {},
  trap: { onReserve: () => 'assault' },
  barbed_wire: { onBar: ({ battle, unit }) => (isSoldier(battle, unit) ? 'barbed-wire' : null) },
  tank_obstacle: { onBar: ({ battle, unit }) => (isVehicle(battle, unit) ? 'tank-obstacle' : null) },
  minefield: { onMine: () => 'can' },
  pillbox: { onShelter: () => 1, onShelterNeed: ({ battle }) => (battle.edition === 'revised' ? 4 : null) },
  smoke_screen: { onUse: () => ({ phase: 'movement', when: 'end', once: 'battle' }) },
  demolitions: { onUse: () => ({ phase: 'either', when: 'end', once: 'phase' }) },
  bridge_demolition: { onUse: () => ({ phase: 'assault', when: 'middle', once: 'phase' }) },
} satisfies Record<string, Row>;
