import { asBot, type Chooser, clone, type Die, type Entry, play, replay, type Selfplay, seeded, seededDie, selfplay } from '../../engine';
import { battleMap, layoutDice } from '../../games/aa-miniatures/map/battle-map';
import { sightOf } from '../../games/aa-miniatures/map/sight';
import { type AnyGame, type GameId, loadGame } from '../../games/registry';
import { type Measures, measured, type Part, quantile, timed } from './measure';

const name = 'aa-miniatures' satisfies GameId;
const played = { games: 20, replays: 10 };

/** A game of bots, and how long each of them thought about its part of a phase, in milliseconds. */
function botGame(game: AnyGame, seed: string): { game: Selfplay; phases: number[] } {
  const phases = new Map<string, number>();
  // biome-ignore lint/suspicious/noExplicitAny: a game of the registry forgets its kinds
  const choose: Chooser<any> = (module, view, decision, random) => {
    const start = performance.now();
    const order = asBot(module, view, decision, random);
    const { round, phase } = module.moment(view);
    const key = `${round} ${phase} ${decision.seat}`;
    phases.set(key, (phases.get(key) ?? 0) + performance.now() - start);
    return order;
  };
  return { game: selfplay(game, game.optionsSchema.parse({}), { seed, choose, checksums: false }), phases: [...phases.values()] };
}

/** How long each order of a game takes, checked and carried out on a copy of the state before it. */
function orderTimes(game: AnyGame, log: Parameters<typeof replay>[1], entries: readonly Entry[], die: Die): number[] {
  const times: number[] = [];
  replay(game, log, {
    visit(seq, state) {
      const next = entries[seq];
      if (!next) return;
      const start = performance.now();
      const { ok } = play(game, state, { ...next, order: clone(next.order) }, { die, checksum: null });
      times.push(performance.now() - start);
      if (!ok) throw new Error(`${game.id}: order ${seq + 1} is not taken again`);
    },
  });
  return times;
}

/** What whole games of bots cost without a database: replays, orders, and the bots' thought. */
export const wholePart: Part = {
  names: [`replay.${name}.p50_ms`, `replay.${name}.p99_ms`, `order.${name}.p99_ms`, `bot.${name}.phase.p50_ms`, `bot.${name}.phase.max_ms`],
  async run(): Promise<Measures> {
    const game = await loadGame(name);
    const die = seededDie(seeded('bench whole'));
    const all = Array.from({ length: played.games }, (_, n) => botGame(game, `bench ${n}`));
    const logs = all.map(({ game: { options, opened, entries } }) => ({
      log: { options, rules: game.rules, draws: opened.draws, entries: JSON.parse(JSON.stringify(entries)) },
      entries,
    }));
    const phases = all.flatMap((each) => each.phases);
    for (const { log } of logs) replay(game, log);
    const replays: number[] = [];
    for (const { log } of logs) replays.push(...(await timed(played.replays, () => replay(game, log))));
    const orders = logs.flatMap(({ log, entries }) => orderTimes(game, log, entries, die));
    return {
      [`replay.${name}.p50_ms`]: measured(quantile(replays, 0.5), 'ms'),
      [`replay.${name}.p99_ms`]: measured(quantile(replays, 0.99), 'ms'),
      [`order.${name}.p99_ms`]: measured(quantile(orders, 0.99), 'ms'),
      [`bot.${name}.phase.p50_ms`]: measured(quantile(phases, 0.5), 'ms'),
      [`bot.${name}.phase.max_ms`]: measured(Math.max(...phases), 'ms'),
    };
  },
};

/** Who sees whom, between all hexes of a map, worked out once: the slowest of the maps, the first one with nothing known before. */
export const sightPart: Part = {
  names: [`sight.${name}.map_ms`],
  async run(): Promise<Measures> {
    // a map that is another object is worked out anew
    const taken = await timed(layoutDice.length, (n) => sightOf({ ...battleMap(layoutDice[n] ?? 1) }));
    return { [`sight.${name}.map_ms`]: measured(Math.max(...taken), 'ms') };
  },
};
