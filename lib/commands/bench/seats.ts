import { asBot, type Chooser, onlyOrder, selfplay } from '../../engine';
import type { Policy } from '../../games/1943-1945/orders';
import { type AnyGame, type GameId, loadGame } from '../../games/registry';
import { type Measures, measured, type Part } from './measure';

const name = '1943-1945' satisfies GameId;
const played = { exchanges: 60, apart: 4, battles: 40, balance: 2000 };

/** A game of two whose turns are told apart from its set-up. */
const battles = 'aa-miniatures' satisfies GameId;

/** Axis & Allies with a seat a power, so that everybody who is asked in another's turn counts. */
const families = ['aa-1941', 'aa-revised'] as const satisfies readonly GameId[];
const apart = { seating: 'ussr,germany,uk,japan,usa', roundLimit: 12 };

/** How often players are asked in so many games, before their first round too, and how many rounds and turns these have. */
export interface Exchanges {
  exchanges: number;
  /** Those before the first round. */
  before: number;
  rounds: number;
  turns: number;
}

/**
 * How often a game waits for somebody else: bots plan, the suggested standing orders answer what they can, and all a seat is asked until
 * another one is asked counts once.
 */
export function countExchanges(
  game: AnyGame,
  games: number,
  { policy = {}, given = {} }: { policy?: object; given?: object } = {},
): Exchanges {
  const options = game.optionsSchema.parse(given);
  let exchanges = 0;
  let before = 0;
  let rounds = 0;
  let turns = 0;
  for (let seed = 1; seed <= games; seed++) {
    let last: string | null = null;
    // biome-ignore lint/suspicious/noExplicitAny: a game of the registry forgets its kinds
    const choose: Chooser<any> = (module, view, decision, random) => {
      const only = onlyOrder(module, view, decision);
      if (only) return only;
      const standing = module.answer(view, decision, { ...module.defaultPolicy(options, decision.seat), ...policy });
      if (standing && module.check(view, decision, standing, 'en').ok) return standing;
      if (decision.seat !== last) {
        exchanges++;
        if (module.moment(view).round === 0) before++;
      }
      last = decision.seat;
      return asBot(module, view, decision, random);
    };
    const { state, entries } = selfplay(game, options, { seed: `exchanges ${seed}`, choose, checksums: false });
    rounds += game.moment(state).round;
    turns += new Set(entries.map(({ moment: { round, power } }) => `${round} ${power}`)).size;
  }
  return { exchanges, before, rounds, turns };
}

export function exchangesPerRound(game: AnyGame, games: number, policy: object = {}): number {
  const { exchanges, rounds } = countExchanges(game, games, { policy });
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

/** Standing orders of somebody who wants to use every window: leaves, stops and bombs by figures, and is asked where a figure is close. */
export const interested: Partial<Policy> = {
  bombAttackers: 4,
  planesKept: 1,
  bombIdle: true,
  retreatBelow: 35,
  stopBattleBelow: 25,
  pressAbove: 20,
  reservesAbove: 40,
  reinforceBelow: 40,
  strangleBelow: 40,
  operationalAt: 2,
  lure: true,
  doubt: 10,
};

export const exchangesPart: Part = {
  names: [
    ...[`exchanges.${name}.per_turn`, `exchanges.${name}.interested.per_turn`],
    ...families.map((id) => `exchanges.${id}.per_power_turn`),
    ...[`exchanges.${battles}.per_turn`, `exchanges.${battles}.per_battle`],
  ],
  async run() {
    const game = await loadGame(name);
    const measures: Measures = {
      [`exchanges.${name}.per_turn`]: measured(exchangesPerRound(game, played.exchanges), 'exchanges'),
      [`exchanges.${name}.interested.per_turn`]: measured(exchangesPerRound(game, played.exchanges, interested), 'exchanges'),
    };
    for (const id of families) {
      const { exchanges, turns } = countExchanges(await loadGame(id), played.apart, { given: apart });
      measures[`exchanges.${id}.per_power_turn`] = measured(exchanges / turns, 'exchanges');
    }
    const { exchanges, before, rounds } = countExchanges(await loadGame(battles), played.battles);
    measures[`exchanges.${battles}.per_turn`] = measured((exchanges - before) / rounds, 'exchanges');
    measures[`exchanges.${battles}.per_battle`] = measured(exchanges / played.battles, 'exchanges');
    return measures;
  },
};

export const balancePart: Part = {
  names: [`balance.${name}.axis_pct`, `balance.${name}.draw_pct`],
  async run() {
    const { axis = 0, draw = 0 } = balance(await loadGame(name), played.balance);
    return { [`balance.${name}.axis_pct`]: measured(axis, '%'), [`balance.${name}.draw_pct`]: measured(draw, '%') };
  },
};
