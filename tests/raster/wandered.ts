import { asBot, selfplay } from '../../lib/engine';
import type { AnyGame } from '../../lib/games/registry';

/** What everybody sees of a game of practice bots after some orders, and of its beginning. */
export function wandered(game: AnyGame) {
  const options = game.optionsSchema.parse({});
  const views = [0, 9, 60].map((most) => {
    const { state } = selfplay(game, options, { seed: 'ground', choose: asBot, most });
    return game.view(state, 'public');
  });
  return { options, views };
}
