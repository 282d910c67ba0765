import type { PowerFacts, UnitFacts, UnitType } from '../../types';

/** COMMON D-02 to D-13. */
export const units = {
  infantry: { domain: 'land', cost: 3, move: 1, attack: 1, defence: 2 },
  tank: { domain: 'land', cost: 6, move: 2, attack: 3, defence: 3 },
  fighter: { domain: 'air', cost: 10, move: 4, attack: 3, defence: 4 },
  bomber: { domain: 'air', cost: 12, move: 6, attack: 4, defence: 1 },
  submarine: { domain: 'sea', cost: 6, move: 2, attack: 2, defence: 1 },
  transport: { domain: 'sea', cost: 7, move: 2, attack: 0, defence: 0 },
  destroyer: { domain: 'sea', cost: 8, move: 2, attack: 2, defence: 2, surfaceWarship: true },
  carrier: { domain: 'sea', cost: 12, move: 2, attack: 1, defence: 2, surfaceWarship: true },
  battleship: { domain: 'sea', cost: 16, move: 2, attack: 4, defence: 4, hits: 2, surfaceWarship: true },
} as const satisfies Record<UnitType, UnitFacts>;

/** In turn order; R41-1.2: treasury and production are equal when play begins. */
export const powerFacts = [
  { id: 'ussr', side: 'allies', capital: 'russia', treasury: 7 },
  { id: 'germany', side: 'axis', capital: 'germany', treasury: 12 },
  { id: 'uk', side: 'allies', capital: 'united-kingdom', treasury: 12 },
  { id: 'japan', side: 'axis', capital: 'japan', treasury: 9 },
  { id: 'usa', side: 'allies', capital: 'eastern-united-states', treasury: 17 },
] as const satisfies readonly PowerFacts[];
