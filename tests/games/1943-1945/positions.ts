import { game1943 } from '../../../lib/games/1943-1945';
import type { Side } from '../../../lib/games/1943-1945/orders';
import type { K } from '../../../lib/games/1943-1945/types';
import type { ByAuction } from '../../../lib/games/kit/auction';
import { given, type Table } from '../../support/given';

/** The game with the seats, orders and events of its auction. */
export type K43 = ByAuction<K>;
export type Table43 = Table<K43>;

/** What a test is not about is answered with the least there is: nobody supports, intercepts or plays an event. */
const pass = ['impulse-start', 'after-move', 'intercept', 'attacked', 'late', 'impulse-end', 'additional-impulse', 'supply'];
const least = {
  ...Object.fromEntries(pass.map((kind) => [kind, 'PASS'])),
  ...{ defend: 'DEFEND', 'round-end': 'HOLD', elite: 'ELITE 0', impulse: 'END', reinforcement: 'END' },
};

export const given43 = (options: object = {}) => given(game1943, options, least);

/** The lines of a position that say: this side's impulse begins, the turn's first unless said otherwise; `moving`: the window before it is closed. */
export function impulse(side: Side, turn = 2, number = 1, moving = false): string {
  const begun = {
    side,
    number,
    stage: moving ? 'moving' : 'start',
    windows: moving ? 1 : 0,
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
  // Overlord has taken one of the Allies
  const fleets = turn >= 5 ? 'Fleets: Allies 1 ready 0 engaged, Axis 1 ready 0 engaged' : '';
  return `Turn ${turn}, impulses\ninitiative: "${side}"\nimpulses: ${number}\nimpulse: ${JSON.stringify(begun)}\n${fleets}`;
}

/** The same: this side has won the initiative and says who is first. */
export const initiative = (winner: Side, turn = 2): string => `Turn ${turn}, initiative\nwinner: "${winner}"`;

/** Italy has left the war. */
export const surrendered = `surrendered: true
  Fleets: Allies 2 ready 0 engaged, Axis 0 ready 0 engaged
  Transport: Allies 6, Axis 0`;
