import type { Volley } from '../combat-types';
import type { Stage } from '../edition';

/** Both sides fire in one volley of a battle's round, and each takes its losses. */
export const volley = (volley: Volley): readonly Stage[] => [
  { step: 'attack', volley },
  { step: 'defender-losses', volley },
  { step: 'defence', volley },
  { step: 'attacker-losses', volley },
];
