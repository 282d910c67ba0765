import type { Stage, TurnStep } from '../../edition';
import type { Ways } from '../../ways';
import { volley } from '../board-rows';

/** RREV-3.1. */
export const turn = [
  'research',
  'purchase',
  'combat-move',
  'reaction',
  'combat',
  'noncombat-move',
  'mobilise',
  'income',
] as const satisfies readonly TurnStep[];

/** RREV-7.2. */
export const battle = {
  land: [
    { step: 'flak', volley: 'surprise' },
    { step: 'bombard' },
    { step: 'defender-losses', volley: 'surprise' },
    ...volley('main'),
    { step: 'press' },
  ],
  sea: [
    { step: 'kaiten', volley: 'kamikaze' },
    { step: 'attack', volley: 'kamikaze' },
    { step: 'defender-losses', volley: 'kamikaze' },
    ...volley('surprise'),
    ...volley('main'),
    { step: 'attacker-submerges' },
    { step: 'press' },
    { step: 'defender-submerges' },
  ],
} as const satisfies Record<'land' | 'sea', readonly Stage[]>;

/** COMMON section 9. */
export const ways: Ways = {
  strikesAlwaysFirst: true,
  staysSubmerged: true,
  endsAmongEnemies: false,
  enemiesIgnored: false,
  fightersHover: false,
  shipsBombard: true,
  assaultRetreats: false,
  landingsCancelled: true,
  oldRefuges: false,
  landingsFirst: false,
  fightersRide: true,
  decksToCome: false,
  transportsWait: true,
  routesKept: true,
  complexesBombed: true,
  slowRecovery: true,
  advantages: true,
};
