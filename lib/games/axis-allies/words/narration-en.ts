import { settledText } from '../../kit/auction/words';
import { capitalised, faces, counted as numbered, times } from '../../kit/words';
import type { FlakRoll, Luck, Passenger, Roll } from '../types';
import { ipcsEn as ipcs, type Narration, stepsEn } from './catalogue';
import { byFlight, type Names, soleOwner, unitCount, useOf } from './names';
import { volleyTitle } from './volley-titles';

const hits = (count: number) => numbered(count, 'no hit', 'hit', 'hits');

/** "3 infantry (1 or less): 2 [1] 5"; dice that hit stand in brackets. */
const roll = (names: Names, { owner, type, needs, dice, count }: Roll, owners: number) =>
  `${names.unit(type, count ?? dice.length)}${owners > 1 ? ` ${names.of(owner)}` : ''} (${orLess(needs)})` +
  (count === undefined ? `: ${rolled(dice, needs)}` : '');
/** Where steps left tell aircraft of a type apart, so do the dice. */
const flak = (names: Names, { left, ...each }: FlakRoll) => (left === undefined ? '' : `${stepsEn(left)} left, `) + roll(names, each, 1);
const rolled = (dice: readonly number[], needs: number) => faces(dice, (die) => die <= needs);
const orLess = (needs: number) => (needs === 1 ? '1' : `${needs} or less`);

/** "; strength 9: 1 for sure, then 3 or less: [2]". */
const lucky = ({ strength, die }: Luck) =>
  `; strength ${strength}: ${Math.floor(strength / 6)} for sure${die === null ? '' : `, then ${orLess(strength % 6)}: ${rolled([die], strength % 6)}`}`;

const aboard = (names: Names, cargo: readonly Passenger[] | undefined, ships: number) =>
  cargo?.length ? ` with ${names.cargo(cargo, ships)} aboard` : '';

export const narration: Narration = {
  bid: ({ power, amount }, names) => `${names.subject(power)} begins with ${ipcs(amount)} more (bid).`,
  turn: ({ round, power, capitalLost }, names) =>
    `Round ${round}: the turn of ${names.the(power)}.${capitalLost ? ' Its capital is in enemy hands: it only moves and fights.' : ''}`,
  purchase: ({ power, units, cost, left }, names) =>
    cost === 0
      ? `${names.subject(power)} buys nothing and keeps ${ipcs(left)}.`
      : `${names.subject(power)} buys ${names.units(units)} for ${ipcs(cost)}; ${left} left.`,
  move({ power, path, units, cargo, guests = {}, role }, names) {
    const riding = guests[power] ?? 0;
    const riders = Object.values(guests).reduce((sum, count) => sum + (count ?? 0), 0) - riding;
    const guest = riders > 0 ? `, ${times(riders, 'allied fighter', 'allied fighters')} riding along` : '';
    const own = riding > 0 ? `, ${names.unit('fighter', riding)} aboard` : '';
    const how = role ? { raid: ' on a bombing raid', kamikaze: ' as kamikazes' }[role] : '';
    return `${names.subject(power)} moves ${names.units(units)}${aboard(names, cargo, units.transport ?? 0)}${guest}${own}${how}: ${names.path(path)}.`;
  },
  sail({ power, phase, host, ship: type, path, loads, first, lands }, names) {
    const one = type ? names.unit(type, 1) : 'a transport';
    const ship = host === power ? one : `${one} ${names.of(host)}`;
    const boards = loads.map(({ type, from }) => `${names.unit(type, 1)} from ${names.space(from)}`);
    const route = path.length > 1 ? `: ${names.path(path)}` : ` ${names.inSpace(path[0] ?? '')}`;
    const takes = boards.length > 0 ? `; loading ${names.all(boards)}` : '';
    const onTheWay = first
      ? `; landing ${names.unit(first.type, 1)} ${names.inSpace(first.to)} from ${names.space(first.at)} on the way`
      : '';
    const ashore = lands
      ? `; ${phase === 'combat-move' ? 'to land' : 'landing'} ${names.types(lands.units)} ${names.inSpace(lands.to)}`
      : '';
    return `${names.subject(power)} uses ${ship}${route}${takes}${onTheWay}${ashore}.`;
  },
  intent: ({ power, space, intent }, names) =>
    `${names.subject(power)} ${intent === 'attack' ? 'will attack' : 'ignores'} the submarines and transports ${names.inSpace(space)}.`,
  hover: ({ power, space, count }, names) =>
    `${names.subject(power)} keeps ${names.unit('fighter', count)} out of the battle ${names.inSpace(space)}.`,
  'consent-asked': ({ power, host, order }, names) =>
    `${names.subject(power)} asks ${names.the(host)} for its consent: ${names.order(order)}.`,
  consent: ({ host, agree }, names) => `${names.subject(host)} ${agree ? 'consents' : 'does not consent'}.`,
  battle: ({ space, kind, attacker, amphibious, attackers, defenders }, names) =>
    `${kind === 'sea' ? 'Sea battle' : amphibious ? 'Amphibious assault' : 'Battle'} ${names.inSpace(space)}: ${names.the(attacker)} attacks with ` +
    `${names.force(attackers) || 'nothing'} against ${names.force(defenders) || 'nothing'}${soleOwner(defenders, names)}.`,
  fire(event, names) {
    const { rolls, luck = [], hits: count } = event;
    const owners = new Set(rolls.map((each) => each.owner)).size;
    return `${volleyTitle(event, 'en')}: ${rolls.map((each) => roll(names, each, owners)).join('; ')}${luck.map(lucky).join('')} – ${hits(count)}.`;
  },
  bombard: ({ power, zone, target, units }, names) =>
    target === null
      ? `${names.subject(power)}: ${names.units(units) || 'no ship'} ${names.inSpace(zone)} to hold fire.`
      : `${names.subject(power)}: ${names.units(units) || 'no ship'} ${names.inSpace(zone)} to bombard ${names.theSpace(target)}.`,
  flak: ({ space, rolls, lost }, names) =>
    `Anti-aircraft fire ${names.inSpace(space)}: ${rolls.map((each) => flak(names, each)).join('; ')} – ${names.units(lost) || 'nobody is'} shot down.`,
  raid: ({ space, power, victim, rolls, loss, left }, names) =>
    `Bombing raid ${names.of(power)} ${names.inSpace(space)}: ${rolls.map(({ dice }) => dice.join(' ')).join('; ')} – ` +
    `${names.the(victim)} loses ${ipcs(loss)}; ${left} left.`,
  'rocket-aimed': ({ power, from, target }, names) => `${names.subject(power)} aims a rocket: ${names.path([from, target])}.`,
  rocket: ({ power, from, target, victim, die, loss, left }, names) =>
    `Rocket ${names.of(power)}, ${names.path([from, target])}: ${die} – ${names.the(victim)} loses ${ipcs(loss)}; ${left} left.`,
  'called-off': ({ power, space }, names) => `${names.subject(power)} calls off the landing ${names.inSpace(space)}.`,
  losses({ side, losses, damaged }, names) {
    const parts = losses.length > 0 ? [`loses ${names.losses(losses)}`] : [];
    if (damaged > 0) parts.push(`${times(damaged, 'battleship', 'battleships')} damaged`);
    return `The ${side === 'attack' ? 'attacker' : 'defender'}: ${parts.join('; ') || 'no losses'}.`;
  },
  defenceless: ({ side, losses }, names) =>
    `Without defence, the ${side === 'attack' ? 'attacker' : 'defender'} loses ${names.losses(losses)}.`,
  submerge: ({ space, owner, count }, names) =>
    `${times(count, 'submarine', 'submarines')} ${names.of(owner)} ${count === 1 ? 'submerges' : 'submerge'} ${names.inSpace(space)}.`,
  kamikaze: ({ losses }, names) => `Given up in the opening fire: ${names.losses(losses)}.`,
  retreat({ space, power, to, units }, names) {
    if (to === null) return `${names.subject(power)} breaks off the attack ${names.inSpace(space)} (${names.units(units)}).`;
    const { air, others } = byFlight(units);
    const stays = names.units(air);
    const flying = stays
      ? ` ${stays} ${unitCount(air) === 1 ? 'stays' : 'stay'} over ${names.space(space)} until ${unitCount(air) === 1 ? 'it lands' : 'they land'}.`
      : '';
    return `${names.subject(power)} retreats with ${names.units(others)}: ${names.path([space, to])}.${flying}`;
  },
  'battle-end': ({ space, winner, left }, names) =>
    winner === null
      ? `The battle ${names.inSpace(space)} ends undecided${leftOver(left, names)}.`
      : `The ${winner === 'attack' ? 'attacker' : 'defender'} wins the battle ${names.inSpace(space)}${leftOver(left, names)}.`,
  ashore: ({ power, space, from, units }, names) =>
    `${names.subject(power)} lands ${names.units(units)} ${names.inSpace(space)} from ${names.space(from)}.`,
  capture({ territory, by, from, to, income, guns }, names) {
    const taken = guns ? ` with ${names.units(guns)}` : '';
    return by === to
      ? `${names.subject(by)} captures ${names.theSpace(territory)} from ${names.the(from)}${taken}${worth(income)}.`
      : `${names.subject(by)} liberates ${names.theSpace(territory)}, which goes back ${names.to(to)}${taken}${worth(income)}.`;
  },
  'capital-lost': ({ power, territory, by, loot }, names) =>
    `The capital ${names.of(power)} has fallen (${names.city(territory)}): ${names.the(by)} seizes ${ipcs(loot)}.`,
  'capital-freed': ({ power, territory, by, returned }, names) =>
    `${names.subject(by)} frees the capital ${names.of(power)} (${names.city(territory)})` +
    `${returned.length > 0 ? `; back ${names.to(power)}: ${names.all(returned.map(names.space))}` : ''}.`,
  strand: ({ owner, from, to, count }, names) =>
    to === null
      ? `${times(count, 'stranded fighter', 'stranded fighters')} ${names.of(owner)} ${count === 1 ? 'is' : 'are'} lost ${names.inSpace(from)}.`
      : `${times(count, 'stranded fighter', 'stranded fighters')} ${names.of(owner)}: ${names.path([from, to])}.`,
  landed: ({ power, from, to, units }, names) => `${names.units(units)} ${names.of(power)} landed: ${names.path([from, to])}.`,
  crashed: ({ power, space, units }, names) =>
    `${names.subject(power)} loses ${names.units(units)} that found no place to land (${names.space(space)}).`,
  mobilise({ power, placements, refund, refunded, loads = [] }, names) {
    const parts = placements.map(({ at, units }) => `${names.units(units)} ${names.inSpace(at)}`);
    const back = refunded > 0 ? ` It returns ${names.units(refund)} and gets ${ipcs(refunded)} back.` : '';
    const aboard = loads.map(
      ({ at, from, units }) => ` ${capitalised(names.units(units))} from ${names.space(from)} go aboard ${names.inSpace(at)}.`,
    );
    return `${names.subject(power)} mobilises ${parts.join('; ') || 'nothing'}.${aboard.join('')}${back}`;
  },
  income: ({ power, amount, treasury, lost }, names) =>
    `${names.subject(power)} collects ${ipcs(amount)}${lost ? ` (${lost} less for submarines)` : ''} and now has ${treasury}.`,
  advantages: ({ power, advantages, dice }, names) =>
    `${names.subject(power)} has ${names.all(advantages.map(names.effect))}${dice.length > 0 ? ` (dice ${dice.join(' ')})` : ''}.`,
  'advantage-lost': ({ power, advantage }, names) => `${names.subject(power)} loses the advantage "${names.effect(advantage)}".`,
  advantage: (use, names) => `${names.effect(use.advantage)}, ${names.the(use.power)}${useOf(use, names)}.`,
  skipped({ power, phase, because }, names) {
    const no = `: no ${skipped[phase] ?? phase}.`;
    if (because === 'poor') return `${names.subject(power)} can pay for nothing${no}`;
    if (because === 'recovering') return `${names.subject(power)} has not collected income since its capital was freed${no}`;
    return `${names.subject(power)} has lost its capital${no}`;
  },
  over({ side, reason, cities, production, best }, names) {
    const figures = `production: Allies ${production.allies}, Axis ${production.axis}`;
    const who = side === null ? 'The game is drawn' : `${side === 'allies' ? 'The Allies win' : 'The Axis wins'}`;
    const alone = best ? ` ${capitalised(names.all(best.map(names.the)))} gained most production.` : '';
    if (reason === 'round-limit') return `${who} at the round limit (${figures}).${alone}`;
    return `${who}, holding ${names.all(cities.map(names.city))} (${figures}).${alone}`;
  },
  research: ({ power, technology, cost, dice, success, left }, names) =>
    `${names.subject(power)} pays ${ipcs(cost)} for ${names.effect(technology)}: ${dice.join(' ')} – ` +
    `${success ? 'developed' : 'nothing found'}; ${left} left.`,
  auction: ({ power, amount, ...settled }, names) =>
    `${settledText(settled, ['allies', 'axis'], (side) => ({ allies: 'the Allies', axis: 'the Axis' })[side], 'en')}` +
    `; ${names.the(power)} begins with ${ipcs(amount)} more.`,
};

const skipped: Partial<Record<string, string>> = { purchase: 'purchase', mobilise: 'mobilisation', income: 'income' };
const worth = (income: number) => (income > 0 ? ` (production +${income})` : '');

function leftOver(left: Parameters<Names['force']>[0], names: Names): string {
  const text = names.force(left);
  return text ? `; left: ${text}${soleOwner(left, names)}` : '; nothing is left';
}
