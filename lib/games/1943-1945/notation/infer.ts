import { canonical, type Language } from '../../../engine';
import type { Loss, Order, OrderOf } from '../orders';
import { type Force, landPieces, type Piece, pieces, tidy } from '../pieces';
import type { Event, Question43, Side, View, ZoneId } from '../types';
import { parse } from '.';

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

/** A line orders what the rules did by themselves: losses without a choice (7.4), the only zone survivors of a landing can go to (7.7). */
export function recounts(
  line: string,
  event: Event,
  { view, decision, language }: { view: View; decision: Question43; language: Language },
): Order | null {
  if (event.type === 'lost' && event.side === decision.seat) {
    const read = parse(line, hitAt(view, event), decision, language);
    return read.ok && read.value.type === 'losses' && summed(read.value) === summed(event) ? read.value : null;
  }
  if (event.type === 'withdrew' && decision.seat === 'allied') {
    const read = parse(line, view, decision, language);
    return read.ok && read.value.type === 'withdraw' && read.value.to === event.to ? read.value : null;
  }
  return null;
}

/** A line that names no zone means the one where the losses were. */
function hitAt(view: View, { side, losses }: Extract<Event, { type: 'lost' }>): View {
  const zone = losses[0]?.zone;
  if (!view.impulse || zone === undefined) return view;
  return { ...view, impulse: { ...view.impulse, toll: { side, zone, hits: 0, cause: 'bombing', whom: 'zone' } } };
}

function summed({ losses, retreat }: Pick<OrderOf<'losses'>, 'losses' | 'retreat'>): string {
  const key = ({ zone, piece, fate }: Loss) => `${zone} ${piece} ${fate}`;
  const counts: Record<string, number> = {};
  for (const loss of losses) counts[key(loss)] = (counts[key(loss)] ?? 0) + loss.count;
  return canonical([counts, retreat ?? null]);
}
