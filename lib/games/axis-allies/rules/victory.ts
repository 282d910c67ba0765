import type { Outcome } from '../../../engine';
import { editionOf } from '../editions';
import { type Ending, type K, type Power, powers, type Seat, type Side, type State } from '../types';
import { namesIn } from '../words/names';
import { powersOf, productionOf, seats } from './spaces';

const sides = ['allies', 'axis'] as const;

export function productionBySide(state: State): Record<Side, number> {
  const sum = { allies: 0, axis: 0 };
  for (const power of powers) sum[editionOf(state).side[power]] += productionOf(state, power);
  return sum;
}

/** R41-13: looked at when a power's turn ends, after income. */
export function endingAfterTurn(state: State): Ending | null {
  const { roundLimit } = state.options;
  const { side, goalsOf } = editionOf(state);
  const goals = goalsOf(state.options);
  for (const each of sides) {
    const goal = goals[each];
    if (goal.after !== state.power) continue;
    const held = goal.hold.filter((city) => {
      const holder = state.control[city];
      return holder !== undefined && side[holder] === each;
    });
    if (held.length >= goal.atLeast) return { side: each, reason: goal.reason, cities: held };
  }
  if (roundLimit > 0 && state.round >= roundLimit && state.power === powers[powers.length - 1]) return byProduction(state);
  return null;
}

/** By how much each side produces more than it did at the set-up. */
function gainBySide(state: State): Record<Side, number> {
  const gain = productionBySide(state);
  for (const each of editionOf(state).spaces) {
    if (each.kind === 'land' && each.owner) gain[editionOf(state).side[each.owner]] -= each.income;
  }
  return gain;
}

/** House rule of the round limit: the side that produces more than it did at the set-up wins, an unchanged map is a draw. */
function byProduction(state: State): Ending {
  const gain = gainBySide(state);
  return { side: sides.find((each) => gain[each] > 0) ?? null, reason: 'round-limit', cities: [] };
}

/** The same where the game is, for every seat that has a side. */
export function count(state: State): Record<Seat, number> {
  const gain = gainBySide(state);
  const gainOf = (seat: Seat) => Math.max(0, ...powersOf(state, seat).map((power) => gain[editionOf(state).side[power]]));
  return Object.fromEntries(seats(state.options).map((seat) => [seat, gainOf(seat)]));
}

const sideNames = {
  allies: { en: 'The Allies win', it: 'Vincono gli Alleati' },
  axis: { en: 'The Axis wins', it: "Vince l'Asse" },
} as const;

/** RREV-10.3: of the side that won the powers that gained most production; none where nobody wins alone. */
export function individualWinners(state: State): { powers: Power[]; gain: number } | null {
  const { side } = state.ending ?? { side: null };
  if (!state.options.individualWinner || side === null) return null;
  const { side: sideOf, spaces } = editionOf(state);
  const gains = powers
    .filter((power) => sideOf[power] === side)
    .map((power) => {
      const start = spaces.reduce((sum, each) => sum + (each.kind === 'land' && each.owner === power ? each.income : 0), 0);
      return { power, gain: productionOf(state, power) - start };
    });
  const gain = Math.max(...gains.map((each) => each.gain));
  return { powers: gains.filter((each) => each.gain === gain).map((each) => each.power), gain };
}

/** How the game ended; every seat of the winning side wins, or of them those whose power gained most. */
export function outcome(state: State): Outcome<K> | null {
  const { ending } = state;
  if (!ending) return null;
  const all = seats(state.options);
  const production = productionBySide(state);
  const figures = `${production.allies}–${production.axis}`;
  const why = {
    'victory-long': { en: 'victory cities', it: 'città della vittoria' },
    'victory-short': { en: 'victory city, short game', it: 'città della vittoria, partita breve' },
    'victory-minor': { en: 'eight victory cities', it: 'otto città della vittoria' },
    'victory-major': { en: 'ten victory cities', it: 'dieci città della vittoria' },
    'victory-total': { en: 'all twelve victory cities', it: 'tutte le dodici città della vittoria' },
    'round-limit': { en: `production ${figures} at the round limit`, it: `produzione ${figures} al limite dei round` },
  }[ending.reason];
  const who = ending.side ? sideNames[ending.side] : { en: 'A draw', it: 'Pareggio' };
  const best = individualWinners(state);
  const alone = (language: 'en' | 'it', words: string) =>
    best ? ` ${words}: ${namesIn(language).all(best.powers.map(namesIn(language).power))} (${best.gain < 0 ? '' : '+'}${best.gain}).` : '';
  const scores = Object.fromEntries(all.map((seat) => [seat, scoreOf(state, ending, powersOf(state, seat), best?.powers ?? null)]));
  return {
    winners: all.filter((seat) => ending.side !== null && scores[seat] === 1),
    scores,
    reason: ending.reason,
    text: {
      en: `${who.en}: ${why.en}.${alone('en', 'Individual winner')}`,
      it: `${who.it}: ${why.it}.${alone('it', 'Vincitore individuale')}`,
    },
  };
}

/** Half for a draw, and for the friends of who wins alone. */
function scoreOf(state: State, { side }: Ending, mine: readonly Power[], best: readonly Power[] | null): number {
  if (side === null) return 0.5;
  if (!mine.some((power) => editionOf(state).side[power] === side)) return 0;
  return best === null || mine.some((power) => best.includes(power)) ? 1 : 0.5;
}
