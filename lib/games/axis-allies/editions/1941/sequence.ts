import type { Stage, TurnStep } from '../../edition';
import type { Ways } from '../../ways';
import { volley } from '../board-rows';

/** R41-3.1. */
export const turn = ['purchase', 'combat-move', 'combat', 'noncombat-move', 'mobilise', 'income'] as const satisfies readonly TurnStep[];

/** R41-7.3: a round on land, and at sea with the submarines' choices and first strikes before it. */
export const battle = {
  land: [...volley('main'), { step: 'press' }],
  sea: [
    { step: 'attacker-dives', volley: 'surprise' },
    { step: 'defender-dives', volley: 'surprise' },
    ...volley('surprise'),
    ...volley('main'),
    { step: 'press' },
  ],
} as const satisfies Record<'land' | 'sea', readonly Stage[]>;

/** COMMON section 9. */
export const ways: Ways = {
  strikesAlwaysFirst: false,
  staysSubmerged: false,
  endsAmongEnemies: true,
  enemiesIgnored: true,
  fightersHover: true,
  shipsBombard: false,
  assaultRetreats: true,
  landingsCancelled: false,
  oldRefuges: true,
  landingsFirst: true,
  fightersRide: false,
  decksToCome: true,
  transportsWait: false,
  routesKept: false,
  complexesBombed: false,
  slowRecovery: false,
  advantages: false,
};
