import { asBot, clone, fuzz, play, randomOrder, replay, type Selfplay, seeded, seededDie, selfplay } from '../../engine';
import { type AnyGame, type GameId, loadGame } from '../../games/registry';
import { type Measures, measured, type Part, quantile, timed } from './measure';

/** A game of bots that is still going after so many orders. */
export function longGame(game: AnyGame, most: number): Selfplay {
  for (let seed = 1; seed <= 50; seed++) {
    const played = selfplay(game, game.optionsSchema.parse({}), { seed: `bench ${seed}`, choose: asBot, most });
    if (played.entries.length === most && played.outcome === null) return played;
  }
  throw new Error(`no game of ${game.id} lasts ${most} orders`);
}

/** What the rules cost without a database: one whole replay of so many orders, and one more order behind it. */
const rulesPart = (name: GameId, orders: number): Part => ({
  names: [`replay.${name}.${orders}.p50_ms`, `replay.${name}.${orders}.p99_ms`, `order.${name}.${orders}.p99_ms`],
  async run() {
    const game = await loadGame(name);
    const { options, opened, entries, state } = longGame(game, orders);
    const log = { options, rules: game.rules, draws: opened.draws, entries: JSON.parse(JSON.stringify(entries)) };
    await timed(30, () => replay(game, log));
    const replays = await timed(300, () => replay(game, log));
    const [decision] = game.decisions(state);
    if (!decision) throw new Error(`${name} asks nothing after ${orders} orders`);
    const random = seeded('bench orders');
    const view = game.view(state, decision.seat);
    const more = Array.from({ length: 600 }, () => randomOrder(game, view, decision, random));
    const die = seededDie(random);
    const taken = await timed(more.length, (n) =>
      play(game, state, { decision: decision.id, seat: decision.seat, order: clone(more[n]) }, { die }),
    );
    return {
      [`replay.${name}.${orders}.p50_ms`]: measured(quantile(replays, 0.5), 'ms'),
      [`replay.${name}.${orders}.p99_ms`]: measured(quantile(replays, 0.99), 'ms'),
      [`order.${name}.${orders}.p99_ms`]: measured(quantile(taken.slice(100), 0.99), 'ms'),
    };
  },
});

export const rulesParts: Part[] = [rulesPart('aa-1941', 500), rulesPart('aa-revised', 700)];

/** Random play with every order checked by the rules, in one process. */
const fuzzPart = (label: string, id: GameId, games: number): Part => ({
  names: [`fuzz.${label}.orders_per_s`],
  async run(): Promise<Measures> {
    const game = await loadGame(id);
    const once = (seed: string) => fuzz(game, { games, seed, most: 1500, plain: true });
    once('warm');
    const start = performance.now();
    const { orders: played, violations } = once('bench');
    if (violations.length > 0) throw new Error(violations[0]);
    return { [`fuzz.${label}.orders_per_s`]: measured(played / ((performance.now() - start) / 1000), '1/s') };
  },
});

export const fuzzParts: Part[] = [fuzzPart('small', 'ridges', 12_000), fuzzPart('aa-1941', 'aa-1941', 4)];
