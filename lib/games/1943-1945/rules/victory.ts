import type { Outcome } from '../../../engine';
import { type Side, sides } from '../orders';
import { isPlane, isTank, type Piece, pieceFacts } from '../pieces';
import type { Ending, K, State, Told43, ZoneId } from '../types';
import { endings } from '../words/endings';
import { boardOf, factsOf, tablesOf } from './board';
import { isSupplied } from './supply';
import { enemyOf, isEmpty, occupierOf, zoneAt } from './zones';

const starsOf = (state: State): ZoneId[] => boardOf(state).ids.filter((id) => factsOf(state, id).star);

/** 14: orange stars each side occupies with supplied forces; or controls, by C-05. */
export function starsHeld(state: State): Record<Side, number> {
  const count = (side: Side) =>
    starsOf(state).filter((zone) =>
      state.options.starsHeld === 'controlled'
        ? zoneAt(state, zone).control === side
        : occupierOf(state, zone) === side && isSupplied(state, side, zone),
    ).length;
  return { allied: count('allied'), axis: count('axis') };
}

/** 14: what ends the game at any moment. */
export function immediateEnding(state: State): Ending | null {
  const stars = boardOf(state).ids.filter(
    (id) => factsOf(state, id).star || (state.options.winningStars === 'all' && factsOf(state, id).alliedStar),
  );
  if (stars.every((id) => occupierOf(state, id) === 'allied')) return ending(state, 'allied', 'stars');
  const [gone, ...others] = sides.filter((side) => !hasForces(state, side));
  if (gone === undefined) return null;
  return ending(state, others.length > 0 ? null : enemyOf(gone), 'eliminated');
}

const ending = (state: State, winner: Side | null, reason: Ending['reason']): Ending => ({ winner, reason, stars: starsHeld(state) });

/** Cubes, tanks, paratroopers, elites or planes on the board, at sea or in the air. */
function hasForces(state: State, side: Side): boolean {
  for (const id in state.zones) if (occupierOf(state, id) === side) return true;
  const { impulse } = state;
  if (impulse?.side !== side) return false;
  if (impulse.shipping && !isEmpty(impulse.shipping.units)) return true;
  const attacks = impulse.combat ? [...impulse.attacks, impulse.combat] : impulse.attacks;
  return attacks.some(({ forces, target }) => forces.some(({ from, units }) => from === target && !isEmpty(units)));
}

/** 14: at the end of a turn, after supply. */
export function endingAfterTurn(state: State): Ending | null {
  const munich = boardOf(state).ids.find((id) => factsOf(state, id).axisSymbol);
  if (munich !== undefined && occupierOf(state, munich) === 'allied' && isSupplied(state, 'allied', munich))
    return ending(state, 'allied', 'munich');
  if (state.turn < tablesOf(state).turns) return null;
  const { allied, axis } = starsHeld(state);
  return ending(state, allied === axis ? null : allied > axis ? 'allied' : 'axis', 'turns');
}

export function end(state: State, how: Ending, told: Told43[]): void {
  state.ending = how;
  state.phase = 'over';
  state.muster = null;
  state.supply = null;
  told.push({ event: { type: 'over', ending: how }, to: 'all' });
}

export function outcome({ ending: how }: State): Outcome<K> | null {
  if (!how) return null;
  const winners = how.winner ? [how.winner] : [];
  const scores = how.winner ? { allied: how.winner === 'allied' ? 1 : 0, axis: how.winner === 'axis' ? 1 : 0 } : { allied: 0, axis: 0 };
  return { winners, scores, reason: `${how.reason}${how.winner ? '' : '-draw'}`, text: endings(how) };
}

/** 11: the Italian counters leave; a piece's side up does not matter. */
export const isItalian = (piece: Piece): boolean => pieceFacts[piece].kind.startsWith('italian-') && (isTank(piece) || isPlane(piece));
