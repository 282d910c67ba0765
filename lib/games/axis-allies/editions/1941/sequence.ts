import type { Stage, TurnStep } from '../../edition';

/** R41-3.1. */
export const turn = ['purchase', 'combat-move', 'combat', 'noncombat-move', 'mobilise', 'income'] as const satisfies readonly TurnStep[];

/** R41-7.3: a round on land, and at sea with the submarines' choices and first strikes before it. */
export const battle = {
  land: [
    { step: 'attack', volley: 'main' },
    { step: 'defender-losses', volley: 'main' },
    { step: 'defence', volley: 'main' },
    { step: 'attacker-losses', volley: 'main' },
    { step: 'press' },
  ],
  sea: [
    { step: 'attacker-dives', volley: 'surprise' },
    { step: 'defender-dives', volley: 'surprise' },
    { step: 'attack', volley: 'surprise' },
    { step: 'defender-losses', volley: 'surprise' },
    { step: 'defence', volley: 'surprise' },
    { step: 'attacker-losses', volley: 'surprise' },
    { step: 'attack', volley: 'main' },
    { step: 'defender-losses', volley: 'main' },
    { step: 'defence', volley: 'main' },
    { step: 'attacker-losses', volley: 'main' },
    { step: 'press' },
  ],
} as const satisfies Record<'land' | 'sea', readonly Stage[]>;
