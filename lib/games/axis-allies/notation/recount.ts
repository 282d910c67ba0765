import { canonical, type Language } from '../../../engine';
import type { Order } from '../orders';
import type { AaDecision, Event, View } from '../types';
import { parse } from './index';

/** The kind of question that an order of its type answers, for reading a line out of its time. */
const kinds: { [T in Order['type']]?: AaDecision['kind'] } = { battle: 'battle', casualties: 'casualties', strand: 'strand' };

/** A line orders what the rules did by themselves: the only battle left (DP-1), losses (DP-2) and landings (DP-5) without a choice. */
export function recounts(
  line: string,
  event: Event,
  { view, decision, language }: { view: View; decision: AaDecision; language: Language },
): Order | null {
  for (const kind of Object.values(kinds)) {
    const read = parse(line, view, { ...decision, kind }, language);
    if (read.ok && kinds[read.value.type] === kind && isToldBy(read.value, event)) return read.value;
  }
  return null;
}

function isToldBy(order: Order, event: Event): boolean {
  switch (order.type) {
    case 'battle':
      return (event.type === 'battle' && event.space === order.space) || (event.type === 'capture' && event.territory === order.space);
    case 'casualties': {
      if (event.type !== 'losses' && event.type !== 'defenceless') return false;
      const counted = (losses: readonly { owner: string; type: string; count: number }[]) =>
        canonical(losses.map(({ owner, type, count }) => `${owner} ${type} ${count}`).sort());
      return counted(order.losses.filter(({ damaged }) => !damaged)) === counted(event.losses);
    }
    case 'strand': {
      const [only, ...others] = order.landings;
      return (
        event.type === 'strand' && others.length === 0 && event.to === (only?.to ?? null) && event.count === (only?.count ?? event.count)
      );
    }
    default:
      return false;
  }
}
