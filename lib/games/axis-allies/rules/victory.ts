import type { Outcome } from '../../../engine';
import { editionOf } from '../editions';
import { seatsOf } from '../orders';
import { type Ending, type K, powers, type Side, type State } from '../types';
import { productionOf } from './spaces';

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

/** House rule of the round limit: the side that produces more than it did at the set-up wins, an unchanged map is a draw. */
function byProduction(state: State): Ending {
  const start = { allies: 0, axis: 0 };
  for (const each of editionOf(state).spaces) {
    if (each.kind === 'land' && each.owner) start[editionOf(state).side[each.owner]] += each.income;
  }
  const now = productionBySide(state);
  return { side: sides.find((each) => now[each] > start[each]) ?? null, reason: 'round-limit', cities: [] };
}

const sideNames = {
  allies: { en: 'The Allies win', it: 'Vincono gli Alleati' },
  axis: { en: 'The Axis wins', it: "Vince l'Asse" },
} as const;

/** How the game ended; every seat of the winning side wins. */
export function outcome(state: State): Outcome<K> | null {
  const { ending } = state;
  if (!ending) return null;
  const seats = seatsOf(state.options.seating) ?? [];
  const sideOfSeat = (seat: string) => editionOf(state).side[powers.find((power) => seat.split('-').includes(power)) ?? 'ussr'];
  const production = productionBySide(state);
  const figures = `${production.allies}–${production.axis}`;
  const why = {
    'victory-long': { en: 'victory cities', it: 'città della vittoria' },
    'victory-short': { en: 'victory city, short game', it: 'città della vittoria, partita breve' },
    'round-limit': { en: `production ${figures} at the round limit`, it: `produzione ${figures} al limite dei round` },
  }[ending.reason];
  const who = ending.side ? sideNames[ending.side] : { en: 'A draw', it: 'Pareggio' };
  return {
    winners: seats.filter((seat) => sideOfSeat(seat) === ending.side),
    scores: Object.fromEntries(seats.map((seat) => [seat, scoreOf(ending, sideOfSeat(seat))])),
    reason: ending.reason,
    text: { en: `${who.en}: ${why.en}.`, it: `${who.it}: ${why.it}.` },
  };
}

const scoreOf = (ending: Ending, side: Side): number => (ending.side === null ? 0.5 : ending.side === side ? 1 : 0);
