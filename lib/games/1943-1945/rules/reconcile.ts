import { isBarred } from '../effects/events';
import { addPieces, type Force, type Piece, pieceFacts, pieces, takeForce } from '../pieces';
import type { Attack, Side, State, ZoneId } from '../types';
import { bound } from './retreat';
import { isEmpty, unitsOf } from './zones';

/**
 * Declared forces stand in their zones and may be hit, drawn away or turned over before and while they fight: what is declared becomes
 * what is still there. Embarked and dropped forces are told by their `from`, which is the target.
 */
export function reconcile(state: State): void {
  const { impulse } = state;
  for (const zone in state.held) {
    const cubes = unitsOf(state, zone, 'axis').cube ?? 0;
    if ((state.held[zone] ?? 0) > cubes) state.held[zone] = cubes;
    if (!state.held[zone]) delete state.held[zone];
  }
  if (!impulse) return;
  const left: Record<ZoneId, Force> = {};
  const there = (zone: ZoneId): Force => {
    left[zone] ??= mayAttack(state, zone, impulse.side);
    return left[zone];
  };
  const trim = (attack: Attack) => {
    for (const force of attack.forces) {
      if (force.from === attack.target) continue;
      force.units = isBarred(state, force.from, impulse.side) ? {} : available(there(force.from), force.units);
    }
    attack.forces = attack.forces.filter(({ units }) => !isEmpty(units));
  };
  if (impulse.combat) trim(impulse.combat);
  impulse.attacks.forEach(trim);
  impulse.attacks = impulse.attacks.filter(({ forces }) => forces.length > 0);
  const end = impulse.moved?.path.at(-1);
  if (impulse.moved && end) impulse.moved.units = available({ ...unitsOf(state, end, impulse.side) }, impulse.moved.units);
}

/** What stands in a zone and may go on attacking from it: not the cubes that partisans drew there meanwhile. */
function mayAttack(state: State, zone: ZoneId, side: Side): Force {
  const force = { ...unitsOf(state, zone, side) };
  takeForce(force, bound(state, zone, side));
  return force;
}

/** Takes the wanted pieces out of `there`, with the same side up where it can. */
function available(there: Force, wanted: Force): Force {
  const found: Force = {};
  const missing: Piece[] = [];
  const take = (piece: Piece, count: number) => {
    if (count < 1) return;
    addPieces(there, piece, -count);
    addPieces(found, piece, count);
  };
  for (const piece of pieces) {
    const want = wanted[piece] ?? 0;
    const got = Math.min(want, there[piece] ?? 0);
    take(piece, got);
    for (let n = got; n < want; n++) missing.push(piece);
  }
  for (const piece of missing) {
    const { flipped } = pieceFacts[piece];
    if (there[flipped]) take(flipped, 1);
  }
  return found;
}
