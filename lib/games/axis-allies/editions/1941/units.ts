import type { PowerFacts, UnitFacts } from '../../facts';
import type { UnitType } from '../../pieces';

/** COMMON D-02 to D-13, and what RULES-1941 sections 7, 8 and 14 say of each. */
export const units = {
  infantry: { domain: 'land', cost: 3, move: 1, attack: 1, defence: 2, captures: true, stowage: 'light' },
  tank: { domain: 'land', cost: 6, move: 2, attack: 3, defence: 3, captures: true, stowage: 'heavy', blitzes: true },
  fighter: { domain: 'air', cost: 10, move: 4, attack: 3, defence: 4, landsOnDecks: true },
  bomber: { domain: 'air', cost: 12, move: 6, attack: 4, defence: 1 },
  submarine: {
    ...{ domain: 'sea', cost: 6, move: 2, attack: 2, defence: 1 },
    ...{ slipsBy: true, dives: true, strikesFirst: true, torpedoes: true, elusive: true },
  },
  transport: { domain: 'sea', cost: 7, move: 2, attack: 0, defence: 0, hold: { most: 2, heavy: 1 }, diesLast: true },
  destroyer: { domain: 'sea', cost: 8, move: 2, attack: 2, defence: 2, blocks: true, detects: true },
  carrier: { domain: 'sea', cost: 12, move: 2, attack: 1, defence: 2, blocks: true, slots: 2 },
  battleship: { domain: 'sea', cost: 16, move: 2, attack: 4, defence: 4, blocks: true, hits: 2 },
} as const satisfies Partial<Record<UnitType, UnitFacts>>;

/** In turn order; R41-1.2: treasury and production are equal when play begins. */
export const powerFacts = [
  { id: 'ussr', side: 'allies', capital: 'russia', treasury: 7 },
  { id: 'germany', side: 'axis', capital: 'germany', treasury: 12 },
  { id: 'uk', side: 'allies', capital: 'united-kingdom', treasury: 12 },
  { id: 'japan', side: 'axis', capital: 'japan', treasury: 9 },
  { id: 'usa', side: 'allies', capital: 'eastern-united-states', treasury: 17 },
] as const satisfies readonly PowerFacts[];
