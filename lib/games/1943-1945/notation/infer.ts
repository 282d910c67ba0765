import { type Force, landPieces, type Piece, pieces, tidy } from '../pieces';
import type { Side, View, ZoneId } from '../types';

/** All that a side can order in a zone: on the ground of it, or, without a zone, the whole defence of the combat that is on. */
export function standing(view: View, side: Side, zone?: ZoneId): Force {
  const at = zone ?? view.impulse?.combat?.target ?? '';
  const there = view.zones[at];
  if (!there || there.control !== side) return {};
  const some = zone === undefined ? pieces : landPieces;
  return tidy(Object.fromEntries(some.flatMap((piece) => (there.units[piece] ? [[piece, there.units[piece]]] : []))));
}

/** Where a lost piece must stand when its zone is left out: the zone that pays, or the one part of the attack that has such a piece. */
export function lossZone(view: View, side: Side, piece: Piece | 'line'): ZoneId {
  const { toll, combat } = view.impulse ?? {};
  if (toll?.side === side) return toll.zone;
  if (!combat || combat.attacker !== side) return combat?.target ?? '';
  const parts = combat.forces.filter(({ units }) => piece !== 'line' && units[piece]);
  return (parts.length === 1 ? parts[0]?.from : undefined) ?? combat.target;
}

/** The zones of a retreat: the attacked zone may be named before them, as in a move. */
export const wayOut = ({ impulse }: View, path: ZoneId[]): ZoneId[] =>
  path.length > 1 && path[0] === impulse?.combat?.target ? path.slice(1) : path;
