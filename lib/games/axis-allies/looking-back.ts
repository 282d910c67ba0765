import type { Trace } from '../../engine';
import type { Event, Power, SpaceId } from './types';
import { unitCount } from './words/names';

/** A territory, and with it its income, has another owner. */
export const isCapture = ({ type }: Event): boolean => type === 'capture';

/** Units destroyed, passengers of ships aside. */
export function lossesIn(event: Event): number {
  switch (event.type) {
    case 'losses':
    case 'defenceless':
    case 'kamikaze':
      return event.losses.reduce((sum, { count }) => sum + count, 0);
    case 'flak':
      return unitCount(event.lost);
    case 'crashed':
      return unitCount(event.units);
    case 'strand':
      return event.to === null ? event.count : 0;
    default:
      return 0;
  }
}

/** Where units went, and what was fired from afar. */
export function tracesOf(event: Event): Trace[] {
  switch (event.type) {
    case 'move':
      return [way(event.power, event.path, event.phase === 'combat-move' ? 'attack' : 'move')];
    case 'sail': {
      const { power, path, lands, phase } = event;
      const landing = lands && [path.at(-1), lands.to].filter((space) => space !== undefined);
      return [
        ...(path.length > 1 ? [way(power, path)] : []),
        ...(landing ? [way(power, landing, phase === 'combat-move' ? 'attack' : 'move')] : []),
      ];
    }
    case 'retreat':
      return event.to === null ? [] : [way(event.power, [event.space, event.to], 'retreat')];
    case 'strand':
      return event.to === null || event.to === event.from ? [] : [way(event.owner, [event.from, event.to], 'retreat')];
    case 'landed':
      return event.from === event.to ? [] : [way(event.power, [event.from, event.to])];
    case 'ashore':
      return [way(event.power, [event.from, event.space], 'attack')];
    case 'bombard':
      return event.target === null ? [] : [way(event.power, [event.zone, event.target], 'attack')];
    case 'rocket-aimed':
    case 'rocket':
      return [way(event.power, [event.from, event.target], 'attack')];
    default:
      return [];
  }
}

const way = (owner: Power, path: readonly SpaceId[], kind: Trace['kind'] = 'move'): Trace => ({ path: [...path], owner, kind });
