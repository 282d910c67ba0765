import { type Language, unreachable } from '../../../engine';
import type { Loss, Order, Part, Plane, Support } from '../orders';
import { type Force, type Piece, pieces } from '../pieces';
import { type Particle, vocabularies } from './vocabulary';

/** An order in the notation's words of a language; `parse` reads both. Zones are written by number. */
export function write(order: Order, language: Language): string {
  const words = vocabularies[language];
  const verb = words.verbs[order.type][0];
  const say = (id: Particle) => words.particles[id][0];
  const piece = (id: Piece | 'line', count: number): string => {
    if (id === 'line') return say('line');
    const flipped = id.startsWith('engaged-');
    const kind = words.kinds[id.replace(/^engaged-/, '') as keyof typeof words.kinds];
    const noun = kind[count === 1 ? 0 : 1];
    const [one = '', many = one] = words.engaged([noun]);
    return flipped ? (count === 1 ? one : many) : noun;
  };
  const force = (units: Force): string =>
    pieces.flatMap((id) => (units[id] ? [`${units[id]} ${piece(id, units[id])}`] : [])).join(', ') || say('nothing');
  const path = (zones: readonly string[]) => zones.join(' > ');
  const plane = ({ from, plane: kind }: Plane) => `${say(kind)} ${from}`;
  const parts = (all: readonly Part[]) => all.map((part) => `${say('from')} ${part.from} ${force(part.units)}`).join(', ');
  const supporters = ({ tank, plane: up, drop }: Support): string[] => [
    ...(tank ? [say('tank')] : []),
    ...(up ? [plane(up)] : []),
    ...(drop === null ? [] : [`${say('drop')} ${drop}`]),
  ];
  const support = (each: Support): string => {
    const list = supporters(each);
    return list.length === 0 ? say('no-support') : `${say('support')} ${list.join(' + ')}`;
  };
  const loss = (each: Loss) =>
    `${each.fate === 'engaged' ? `${say('engage')} ` : ''}${each.count} ${piece(each.piece, each.count)} ${say('in')} ${each.zone}`;
  const counters = (into: Record<string, number | undefined>) =>
    Object.entries(into).flatMap(([id, count]) =>
      count ? [`${count} ${words.kinds[id as keyof typeof words.kinds][count === 1 ? 0 : 1]}`] : [],
    );
  const joined = (...all: (string | false | undefined)[]) => all.filter((part) => part).join(', ');
  switch (order.type) {
    case 'initiative':
      return `${verb} ${words.sides[order.first][0]}`;
    case 'deploy': {
      const units = Object.keys(order.units).length > 0 && force(order.units);
      return `${verb} ${joined(units, order.line && say('line'))} ${say('in')} ${order.zone}`;
    }
    case 'reinforce':
      return `${verb} ${order.cubes} ${piece('cube', order.cubes)} ${say('in')} ${order.zone}`;
    case 'convert':
      return joined(
        `${verb} ${counters({ [order.into]: order.count }).join('')} ${say('in')} ${order.zone}`,
        order.at && `${say('to')} ${order.at}`,
      );
    case 'event':
      return joined(
        `${verb} ${words.events[order.event][0]}${order.zone === undefined ? '' : ` ${say('in')} ${order.zone === 'sea' ? say('sea') : order.zone}`}`,
        order.convert && Object.keys(order.convert).length > 0 && `${say('converting')} ${counters(order.convert).join(', ')}`,
        order.at && `${say('to')} ${order.at.join(' + ')}`,
        order.take && `${say('taking')} ${order.take.map((id) => words.events[id][0]).join(' + ')}`,
      );
    case 'move':
      return `${verb} ${force(order.units)}: ${path(order.path)}`;
    case 'fly':
    case 'ship':
    case 'shift':
      return `${verb} ${force(order.units)}: ${path([order.from, order.to])}`;
    case 'infiltrate':
      return `${verb} ${path([order.from, order.to])}`;
    case 'lure':
      return `${verb} ${path([order.from, order.at])}`;
    case 'bomb':
      return joined(
        `${verb} ${order.target} ${say('from')} ${order.from}${order.plane === 'plane' ? '' : ` ${say('with')} ${say(order.plane)}`}`,
        order.passing && say('passing'),
      );
    case 'strike':
      return `${verb} ${say('with')} ${say(order.by)}`;
    case 'attack':
      return joined(`${verb} ${order.target} ${parts(order.forces)}`, order.support && support(order.support));
    case 'land':
      return joined(
        `${verb} ${order.target} ${say('with')} ${order.fleets} ${words.particles.fleet[order.fleets === 1 ? 0 : 1] ?? ''} ${parts(order.forces)}`,
        order.support && support(order.support),
      );
    case 'fight':
      return joined(`${verb} ${order.target}`, order.support && support(order.support));
    case 'support':
      return `${verb} ${supporters(order.support).join(' + ') || say('nothing')}`;
    case 'intercept': {
      const list = [
        ...(order.fleets > 0 ? [`${order.fleets} ${words.particles.fleet[order.fleets === 1 ? 0 : 1] ?? ''}`] : []),
        ...(order.uboat ? [say('uboat')] : []),
        ...order.planes.map(plane),
      ];
      return `${verb} ${list.join(' + ') || say('nothing')}`;
    }
    case 'evacuate':
      return `${verb} ${force(order.units)} ${say('to')} ${order.to}`;
    case 'defend':
      return `${verb} ${support({ ...order, drop: null })}`;
    case 'elite':
      return `${verb} ${order.count}`;
    case 'losses':
      return `${verb} ${joined(...order.losses.map(loss), order.retreat && `${say('retreat')} ${path(order.retreat)}`) || say('nothing')}`;
    case 'retreat':
      return `${verb} ${force(order.units)}: ${path(order.path)}`;
    case 'hold':
    case 'press':
      return order.tank ? `${verb} ${say('with')} ${say('tank')}` : verb;
    case 'occupy':
      return `${verb} ${parts(order.forces) || say('nothing')}`;
    case 'withdraw':
      return `${verb} ${say('to')} ${order.to}`;
    case 'disband':
      return `${verb} ${force(order.units)} ${say('in')} ${order.zone}`;
    case 'stop':
    case 'end':
    case 'pass':
      return verb;
    default:
      return unreachable(order);
  }
}
