import { canonical, type Language } from '../../../engine';
import type { Loss, Order, OrderOf } from '../orders';
import type { Event, Question43, View } from '../types';
import { parse } from '.';

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
