import type { Hooks } from '../../../engine';
import { areAdjacent, isSoldier } from '../rules/battle';
import type { abilityPoints } from './points';

type Row = Hooks<typeof abilityPoints>;

const fearless: Row = { onShaken: () => 'ignored' };

/** The first Damaged counter of the battle is nothing to it. */
const heavy: Row = { onShrug: () => 'can' };

const burns = (cause: 'attacked' | 'damaged', need: number): Row => ({ onFlames: (own) => (own.cause === cause ? need : null) });

/** Abilities of who keeps its head while it is disrupted, and of what counters do to a unit. */
export const statusRows = {
  fanatic: fearless,
  hard_charger: { onRally: () => 'can' },
  exert_will: {
    onRallyGiven: ({ battle, unit, giver }) =>
      giver.disrupted === 'no' && isSoldier(battle, unit) && areAdjacent(giver, unit) ? 'can' : null,
  },
  lack_of_determination: { onShaken: () => 'destroyed' },
  hulking_mass: heavy,
  heavy_armor: heavy,
  highly_flammable: burns('damaged', 3),
  fire_hazard: burns('damaged', 5),
  flammable: burns('attacked', 5),
  endurance: { onEndurance: () => 5 },
  green: { onRecovery: () => 4 },
  unreliable: { onRecovery: () => 7 },
  charge: { onMove: ({ unit }) => (unit.disrupted === 'no' ? null : 'can'), onTowards: () => 'soldier' },
  courage: { onMove: ({ unit }) => (unit.disrupted === 'no' ? null : 'can'), onTowards: () => 'enemy' },
  hardened_veteran: {
    onMove: () => 'can',
    onReroll: ({ kind }) => (kind === 'defensive' ? null : { most: 1, of: 'any' }),
  },
  determined_charge: { onHalt: () => 'cannot' },
  ss_determination: { onMove: () => 'can' },
  tough: { onComposure: () => 'can' },
  veteran_crew: { onMove: () => 'can', onComposure: () => 'can' },
  veteran_guard: { onMove: () => 'can', onComposure: () => 'can', onReroll: () => ({ most: 2, of: 'ones' }) },
} satisfies Record<string, Row>;
