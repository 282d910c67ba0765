import type { BattleNote, Language, Lost } from '../../../engine';
import { say } from '../../kit/words';
import { type Force, pieces } from '../pieces';
import { enemyOf } from '../rules/zones';
import type { Event, Side, View } from '../types';
import { worthOf } from './worth';

/** What an event says of a combat. Pieces that are only engaged are not lost. */
export function notes(event: Event, view: View, language: Language): BattleNote[] {
  switch (event.type) {
    case 'combat': {
      const name = event.fleets > 0 ? say(language, 'Landing', 'Sbarco') : say(language, 'Combat', 'Combattimento');
      return [{ type: 'begins', space: event.target, name, attackers: [event.side], defenders: [enemyOf(event.side)] }];
    }
    case 'round':
      return [{ type: 'round', space: event.target, round: event.round }];
    case 'lost': {
      const gone = event.losses.filter(({ fate }) => fate === 'out');
      const lost = gone.map(({ piece, count }) => lostOf(view, event.side, piece, count));
      return [{ type: 'lost', space: event.zone, lost }];
    }
    case 'paratroopers-lost':
      return [{ type: 'lost', space: event.zone, lost: [lostOf(view, 'allied', 'paratroopers', event.count)] }];
    case 'withdrew':
      return event.to === null ? [{ type: 'lost', space: event.from, lost: allOf(view, event.units) }] : [];
    case 'retreated':
      return [{ type: 'retreat', space: event.from, owner: event.side }];
    case 'broken-off':
      return [{ type: 'retreat', space: event.target, owner: event.side }];
    case 'combat-end':
      return [{ type: 'ends', space: event.target, winner: event.won ? 'attack' : 'defence' }];
    case 'control':
      return [{ type: 'taken', space: event.zone, by: event.side }];
    default:
      return [];
  }
}

const lostOf = (view: View, owner: Side, type: Parameters<typeof worthOf>[2], count: number): Lost => ({
  ...{ owner, type, count, value: count * worthOf(view, owner, type) },
});

const allOf = (view: View, units: Force): Lost[] =>
  pieces.flatMap((piece) => (units[piece] ? [lostOf(view, 'allied', piece, units[piece])] : []));
