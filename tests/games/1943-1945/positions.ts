import type { Side } from '../../../lib/games/1943-1945/orders';

/** The lines of a position that say: this side's impulse has begun, and the window before it was let go by. */
export function impulse(side: Side, turn = 2): string {
  const begun = {
    side,
    number: 1,
    stage: 'moving',
    windows: 1,
    acted: false,
    flown: {},
    strangled: [],
    events: [],
    moved: null,
    shipping: null,
    attacks: [],
    declared: [],
    landed: false,
    combat: null,
    toll: null,
  };
  return `Turn ${turn}, impulses\ninitiative: "${side}"\nimpulses: 1\nimpulse: ${JSON.stringify(begun)}`;
}
