import { asBot, type Chooser, enumerate, selfplay } from '../../engine';
import { type AnyGame, type GameId, loadGame } from '../../games/registry';
import { measured, type Part } from './measure';

const name = '1943-1945' satisfies GameId;
const played = { exchanges: 60, balance: 2000 };

/**
 * How often a round waits for somebody else: bots plan, the suggested standing orders answer what they can, and all a seat is asked until
 * the other one is asked counts once.
 */
export function exchangesPerRound(game: AnyGame, games: number): number {
  const options = game.optionsSchema.parse({});
  let exchanges = 0;
  let rounds = 0;
  for (let seed = 1; seed <= games; seed++) {
    let last: string | null = null;
    // biome-ignore lint/suspicious/noExplicitAny: a game of the registry forgets its kinds
    const choose: Chooser<any> = (module, view, decision, random) => {
      const [only, ...others] = enumerate(module, view, decision, 2);
      if (only !== undefined && others.length === 0) return only;
      const standing = module.answer(view, decision, module.defaultPolicy(options, decision.seat));
      if (standing && module.check(view, decision, standing, 'en').ok) return standing;
      if (decision.seat !== last) exchanges++;
      last = decision.seat;
      return asBot(module, view, decision, random);
    };
    const { state } = selfplay(game, options, { seed: `exchanges ${seed}`, choose, checksums: false });
    rounds += game.moment(state).round;
  }
  return exchanges / rounds;
}

/** Games that each side wins, in percent, drawn ones left out of both; `options` beside the usual ones. */
export function balance(game: AnyGame, games: number, options: object = {}): Record<string, number> {
  const parsed = game.optionsSchema.parse(options);
  const won: Record<string, number> = {};
  for (let seed = 1; seed <= games; seed++) {
    const { outcome } = selfplay(game, parsed, { seed: `balance ${seed}`, choose: asBot, checksums: false });
    const key = outcome?.winners.join('-') || 'draw';
    won[key] = (won[key] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(won).map(([key, count]) => [key, (100 * count) / games]));
}

export const exchangesPart: Part = {
  names: [`exchanges.${name}.per_turn`],
  async run() {
    return { [`exchanges.${name}.per_turn`]: measured(exchangesPerRound(await loadGame(name), played.exchanges), 'exchanges') };
  },
};

export const balancePart: Part = {
  names: [`balance.${name}.axis_pct`, `balance.${name}.draw_pct`],
  async run() {
    const { axis = 0, draw = 0 } = balance(await loadGame(name), played.balance);
    return { [`balance.${name}.axis_pct`]: measured(axis, '%'), [`balance.${name}.draw_pct`]: measured(draw, '%') };
  },
};
