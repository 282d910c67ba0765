import type { Tray } from '../../engine';
import { iconOf } from './picture/icons';
import { deployable, deploymentOf } from './rules/arrivals';
import { cardOf } from './rules/battle';
import { deployedAt } from './rules/check';
import type { K } from './state';
import { cardName } from './words/names';

/** Units that wait for their place at the set-up, by their cards: one of them goes to a hex at a time, and looks towards the enemy. */
export const tray: Tray<K> = {
  pieces(view, { kind, seat }, language) {
    if (kind !== 'deployment') return [];
    const waiting = deployable(view, seat);
    return [...new Set(waiting.map(({ card }) => card))].flatMap((id) => {
      const alike = waiting.filter(({ card }) => card === id);
      const hexes = alike[0] ? deploymentOf(view, alike[0]) : [];
      if (hexes.length === 0) return [];
      const room = Object.fromEntries(hexes.map((hex) => [hex, 1]));
      return [{ id, name: cardName(id, language), icon: iconOf(cardOf(view, { card: id })), owner: seat, count: alike.length, room }];
    });
  },
  place(view, { seat }, { piece, space: hex }) {
    const unit = deployable(view, seat).find(({ card }) => card === piece);
    if (!unit) throw new Error(`no ${piece} waits for its place`);
    return deployedAt(view, unit, hex);
  },
};
