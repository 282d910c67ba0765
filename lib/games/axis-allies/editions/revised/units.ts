import type { PowerFacts, UnitFacts } from '../../facts';
import type { UnitType } from '../../pieces';

/** COMMON D-02 to D-13, RREV-11. */
export const units = {
  infantry: { domain: 'land', cost: 3, move: 1, attack: 1, defence: 2, supportedAttack: 2, captures: true, stowage: 'light' },
  artillery: { domain: 'land', cost: 4, move: 1, attack: 2, defence: 2, supports: true, captures: true, stowage: 'heavy' },
  tank: { domain: 'land', cost: 5, move: 2, attack: 3, defence: 3, captures: true, stowage: 'heavy', blitzes: true },
  'aa-gun': { domain: 'land', cost: 5, move: 1, attack: 0, defence: 0, stowage: 'heavy', flak: 1 },
  complex: { domain: 'land', cost: 15, move: 0, attack: 0, defence: 0, facility: true },
  fighter: { domain: 'air', cost: 10, move: 4, attack: 3, defence: 4, landsOnDecks: true },
  bomber: { domain: 'air', cost: 15, move: 6, attack: 4, defence: 1, raids: true },
  submarine: {
    ...{ domain: 'sea', cost: 8, move: 2, attack: 2, defence: 2, blocks: true },
    ...{ slipsBy: true, dives: true, strikesFirst: true, torpedoes: true },
  },
  transport: { domain: 'sea', cost: 8, move: 2, attack: 0, defence: 1, blocks: true, hold: { most: 2, heavy: 1 } },
  destroyer: { domain: 'sea', cost: 12, move: 2, attack: 3, defence: 3, blocks: true, detects: true },
  carrier: { domain: 'sea', cost: 16, move: 2, attack: 1, defence: 3, blocks: true, slots: 2 },
  battleship: { domain: 'sea', cost: 24, move: 2, attack: 4, defence: 4, blocks: true, hits: 2, bombards: 4 },
} as const satisfies Record<UnitType, UnitFacts>;

/** In turn order; RREV-1.3: treasury and production are equal when play begins. */
export const powerFacts = [
  { id: 'ussr', side: 'allies', capital: 'russia', treasury: 24 },
  { id: 'germany', side: 'axis', capital: 'germany', treasury: 40 },
  { id: 'uk', side: 'allies', capital: 'united-kingdom', treasury: 30 },
  { id: 'japan', side: 'axis', capital: 'japan', treasury: 30 },
  { id: 'usa', side: 'allies', capital: 'eastern-united-states', treasury: 42 },
] as const satisfies readonly PowerFacts[];
