import { counted, faces } from '../../kit/words';
import type { Volley } from '../types';
import type { Narration } from './telling';

const dice = (all: readonly number[]) => faces(all) || '–';
const hits = (count: number) => counted(count, 'no hit', 'hit', 'hits');
const volley = ({ dice: all, needs, hits: count }: Volley) => (all.length > 0 ? `${dice(all)} at ${needs}+: ${hits(count)}` : 'no dice');
const verb = (side: 'allied' | 'axis', one: string, many: string) => (side === 'allied' ? `The Allies ${many}` : `The Axis ${one}`);
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const narration: Narration = {
  turn: ({ turn }) => `Turn ${turn} begins.`,
  overlord: () => 'Overlord: the Allies land in Normandy. One fleet and the paratroopers leave the game; the long ruler may be used.',
  roll: ({ dice: { allied, axis }, winner }) => `Initiative: Allies ${allied}, Axis ${axis}. ${verb(winner, 'decides', 'decide')}.`,
  initiative: ({ side }) => `${verb(side, 'has', 'have')} the initiative.`,
  deployed: ({ zone, units, line }, say) => `The Axis sets up ${say.stand(units, line)} in ${say.zone(zone)}.`,
  'set-up-over': ({ left, lines }, say) => {
    const kept = say.remains(left, lines);
    return `The Axis has set up${kept === '' ? ' all its forces' : `; not placed, and so in the pool: ${kept}`}.`;
  },
  forgone: ({ side, cubes }, say) =>
    `${verb(side, 'leaves', 'leave')} ${say.counted('cube', cubes)} of ${side === 'allied' ? 'their' : 'its'} reinforcements in the pool.`,
  reinforced: ({ side, zone, cubes }, say) => `${verb(side, 'places', 'place')} ${say.counted('cube', cubes)} in ${say.zone(zone)}.`,
  converted: ({ side, zone, into, count, cubes, at }, say) =>
    `${verb(side, 'converts', 'convert')} ${say.counted('cube', cubes)} in ${say.zone(zone)} into ${say.counted(into, count)}${at === zone ? '' : `, placed in ${say.zone(at)}`}.`,
  event: ({ side, event, zone, cubes, take }, say) =>
    `${verb(side, 'plays', 'play')} ${say.event(event)}${zone === null ? '' : ` in ${say.zone(zone)}`}${cubes > 0 ? `: ${say.counted('cube', cubes)}` : ''}${take.length > 0 ? `, taking back ${say.list(take.map(say.event))}` : ''}.`,
  impulse: ({ side, number, additional }) =>
    `${additional ? 'Additional impulse' : 'Impulse'} ${number}: ${side === 'allied' ? 'Allies' : 'Axis'}.`,
  passed: ({ side }) => `${verb(side, 'passes', 'pass')}.`,
  moved: ({ side, path, units }, say) => `${verb(side, 'moves', 'move')} ${say.force(units)}: ${say.path(path)}.`,
  flown: ({ side, from, to, units }, say) => `${verb(side, 'flies', 'fly')} ${say.force(units)} from ${say.zone(from)} to ${say.zone(to)}.`,
  shipped: ({ side, from, to, units, left }, say) =>
    `${verb(side, 'ships', 'ship')} ${say.force(units)} from ${say.zone(from)} to ${say.zone(to)}; ${left === 0 ? 'no' : left} naval transport left.`,
  'turned-back': ({ side, from, to, units }, say) =>
    `The Strangle Plan closes ${say.zone(from)}: ${small(verb(side, 'turns', 'turn'))} back to ${say.zone(to)} with ${say.force(units)}.`,
  infiltrated: ({ from, to }, say) => `Partisans go from ${say.zone(from)} to ${say.zone(to)}.`,
  lured: ({ at, from }, say) => `Partisans in ${say.zone(at)} draw a cube out of ${say.zone(from)}.`,
  control: ({ zone, side }, say) => `${verb(side, 'controls', 'control')} ${say.zone(zone)}.`,
  'line-lost': ({ zone }, say) => `The fortified line in ${say.zone(zone)} is lost.`,
  bombed: ({ side, from, target, die, needs, hit, passing }, say) =>
    `${verb(side, 'bombs', 'bomb')} ${say.zone(target)}${passing ? ' on the march' : ''} from ${say.zone(from)}: ${die} at ${needs}+, ${hit ? 'a hit' : 'no effect'}.`,
  struck: ({ side, by, die, hit }) =>
    `${verb(side, 'attacks', 'attack')} an enemy fleet with ${by === 'fleet' ? 'a fleet' : 'the U-boat'}: ${die}, ${hit ? 'it is engaged' : 'no effect'}.`,
  declared: ({ side, target, forces, fleets }, say) =>
    fleets > 0
      ? `The Allies announce a landing in ${say.zone(target)} with ${say.counted('fleet', fleets)} from ${say.parts(forces)}.`
      : `${verb(side, 'announces', 'announce')} an attack on ${say.zone(target)} from ${say.parts(forces)}.`,
  intercepted: ({ side, zone, fleets, uboat, planes, dice: all, hits: count }, say) =>
    `${verb(side, 'intercepts', 'intercept')} off ${say.zone(zone)} with ${say.list([
      ...(fleets > 0 ? [say.counted('fleet', fleets)] : []),
      ...(uboat ? ['the U-boat'] : []),
      ...planes.map(({ from, plane }) => `${say.counted(plane, 1)} from ${say.zone(from)}`),
    ])}: ${dice(all)}, ${hits(count)}.`,
  shelled: ({ zone, dice: all, hits: count }, say) => `The fleet bombards ${say.zone(zone)}: ${dice(all)}, ${hits(count)}.`,
  combat: ({ side, target, fleets, forces, defenders, line }, say) =>
    `${fleets > 0 ? 'Landing in' : 'Combat for'} ${say.zone(target)}: ${small(verb(side, 'attacks', 'attack'))} from ${say.parts(forces, target)} against ${say.stand(defenders, line) || 'nobody'}.`,
  support: ({ side, target, tank, plane, drop }, say) => {
    const list = [
      ...(tank ? ['a tank'] : []),
      ...(plane ? [`the ${say.counted(plane.plane, 1).replace(/^1 /, '')} of ${say.zone(plane.from)}`] : []),
      ...(drop === null ? [] : [`paratroopers dropped from ${say.zone(drop)}`]),
    ];
    return `${verb(side, 'supports', 'support')} the combat for ${say.zone(target)} with ${say.list(list) || 'nothing'}.`;
  },
  evacuated: ({ side, from, to, units }, say) =>
    `${verb(side, 'evacuates', 'evacuate')} ${say.force(units)} from ${say.zone(from)} to ${say.zone(to)}.`,
  round: ({ target, round, attack, defence }, say) =>
    `${say.zone(target)}, round ${round}: attacker ${volley(attack)}; defender ${volley(defence)}.`,
  elite: ({ zone, count }, say) =>
    `${say.counted('elite', count)} in ${say.zone(zone)} ${count === 1 ? 'inflicts' : 'inflict'} ${count === 1 ? 'a loss' : `${count} losses`}.`,
  lost: ({ side, zone, losses }, say) => `Losses of the ${say.side(side)} in ${say.zone(zone)}: ${say.losses(losses)}.`,
  retreated: ({ side, from, path, units }, say) =>
    `${verb(side, 'retreats', 'retreat')} from ${say.zone(from)} to ${say.path(path)}: ${say.force(units)}.`,
  'broken-off': ({ side, target }, say) => `${verb(side, 'breaks', 'break')} off the attack on ${say.zone(target)}.`,
  'combat-end': ({ target, won, attacker }, say) =>
    won ? `${verb(attacker, 'has', 'have')} won ${say.zone(target)}.` : `${say.zone(target)} is held.`,
  occupied: ({ side, zone, forces }, say) => `${verb(side, 'occupies', 'occupy')} ${say.zone(zone)} from ${say.parts(forces, zone)}.`,
  withdrew: ({ from, to, units }, say) =>
    to === null
      ? `The landing force off ${say.zone(from)} has nowhere to go: ${say.force(units)} lost.`
      : `The landing force withdraws from ${say.zone(from)} to ${say.zone(to)}: ${say.force(units)}.`,
  'paratroopers-lost': ({ zone, count }, say) =>
    `${count === 1 ? 'The paratroopers' : say.counted('paratroopers', count)} dropped on ${say.zone(zone)} are lost.`,
  shifted: ({ side, from, to, units }, say) =>
    `Too many forces in ${say.zone(from)}: ${small(verb(side, 'moves', 'move'))} ${say.force(units)} to ${say.zone(to)}.`,
  disbanded: ({ side, zone, units }, say) =>
    `Too many forces in ${say.zone(zone)}: ${small(verb(side, 'loses', 'lose'))} ${say.force(units)}.`,
  unsupplied: ({ side, zone, units, line }, say) =>
    `Out of supply in ${say.zone(zone)}: ${small(verb(side, 'loses', 'lose'))} ${say.stand(units, line)}.`,
  surrender: ({ units }, say) =>
    `Italy surrenders: the Italian fleet${units.length > 0 ? ` and ${say.list(units.map((each) => `${say.force(each.units)} in ${say.zone(each.zone)}`))} leave` : ' leaves'} the game.`,
  'uboat-removed': () => 'The Allies control every coast: the U-boat leaves the game.',
  over: ({ ending: { winner, stars } }) =>
    `The game is over: ${winner === null ? 'a draw' : `${small(verb(winner, 'wins', 'win'))}`} (stars: Allies ${stars.allied}, Axis ${stars.axis}).`,
};
