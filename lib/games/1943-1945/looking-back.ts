import type { Trace } from '../../engine';
import { sizeOf } from './pieces';
import type { Event, Side, ZoneId } from './types';

export const isCapture = ({ type }: Event): boolean => type === 'control';

/** Pieces taken off the board; engaged ones still stand on it. */
export function lossesIn(event: Event): number {
  switch (event.type) {
    case 'lost':
      return event.losses.reduce((sum, { count, fate }) => sum + (fate === 'out' ? count : 0), 0);
    case 'disbanded':
      return sizeOf(event.units);
    case 'unsupplied':
      return sizeOf(event.units) + (event.line ? 1 : 0);
    case 'paratroopers-lost':
      return event.count;
    case 'line-lost':
      return 1;
    default:
      return 0;
  }
}

/** Where pieces went, and what was attacked or bombed from where. */
export function tracesOf(event: Event): Trace[] {
  switch (event.type) {
    case 'moved':
      return [way(event.side, event.path)];
    case 'flown':
    case 'shipped':
    case 'evacuated':
    case 'shifted':
      return [way(event.side, [event.from, event.to])];
    case 'turned-back':
      return [way(event.side, [event.to, event.from], 'retreat')];
    case 'retreated':
      return [way(event.side, [event.from, ...event.path.filter((zone) => zone !== event.from)], 'retreat')];
    case 'declared':
    case 'combat':
      return event.forces.filter(({ from }) => from !== event.target).map(({ from }) => way(event.side, [from, event.target], 'attack'));
    case 'bombed':
      return event.from === event.target ? [] : [way(event.side, [event.from, event.target], 'attack')];
    case 'occupied':
      return event.forces.filter(({ from }) => from !== event.zone).map(({ from }) => way(event.side, [from, event.zone]));
    case 'withdrew':
      // 7.7: only a landing withdraws
      return event.to === null ? [] : [way('allied', [event.from, event.to], 'retreat')];
    default:
      return [];
  }
}

const way = (owner: Side, path: readonly ZoneId[], kind: Trace['kind'] = 'move'): Trace => ({ path: [...path], owner, kind });
