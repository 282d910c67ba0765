import { format } from '../notation';
import type { Passenger, Roll, UnitType } from '../types';
import type { Tales } from './catalogue';
import { byFlight, capitalised, countedBy, type Names, unitCount } from './names';

const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const ipcs = (count: number) => times(count, 'IPC', 'IPCs');
const hits = (count: number) => (count === 0 ? 'no hit' : times(count, 'hit', 'hits'));

/** "3 infantry (1 or less): 2 [1] 5"; dice that hit stand in brackets. */
const roll = (names: Names, { owner, type, needs, dice }: Roll, owners: number) =>
  `${names.unit(type, dice.length)}${owners > 1 ? ` ${names.of(owner)}` : ''} (${needs === 1 ? '1' : `${needs} or less`}): ` +
  dice.map((die) => (die <= needs ? `[${die}]` : `${die}`)).join(' ');

const aboard = (names: Names, cargo: readonly Passenger[] | undefined, ships: number) =>
  cargo?.length ? ` with ${names.cargo(cargo, ships)} aboard` : '';
const counted = (names: Names, types: readonly UnitType[]) => names.units(countedBy(types.map((type) => ({ type }))));

export const tales: Tales = {
  bid: ({ power, amount }, names) => `${names.subject(power)} begins with ${ipcs(amount)} more (bid).`,
  turn: ({ round, power, capitalLost }, names) =>
    `Round ${round}: the turn of ${names.the(power)}.${capitalLost ? ' Its capital is in enemy hands: it only moves and fights.' : ''}`,
  purchase: ({ power, units, cost, left }, names) =>
    cost === 0
      ? `${names.subject(power)} buys nothing and keeps ${ipcs(left)}.`
      : `${names.subject(power)} buys ${names.units(units)} for ${ipcs(cost)}; ${left} left.`,
  move({ power, path, units, cargo, guests }, names) {
    const riders = Object.values(guests ?? {}).reduce((sum, count) => sum + (count ?? 0), 0);
    const guest = riders > 0 ? `, ${times(riders, 'allied fighter', 'allied fighters')} riding along` : '';
    return `${names.subject(power)} moves ${names.units(units)}${aboard(names, cargo, units.transport ?? 0)}${guest}: ${names.path(path)}.`;
  },
  sail({ power, phase, host, path, loads, lands }, names) {
    const ship = host === power ? 'a transport' : `a transport ${names.of(host)}`;
    const boards = loads.map(({ type, from }) => `${names.unit(type, 1)} from ${names.space(from)}`);
    const route = path.length > 1 ? `: ${names.path(path)}` : ` ${names.inSpace(path[0] ?? '')}`;
    const takes = boards.length > 0 ? `; loading ${names.all(boards)}` : '';
    const ashore = lands
      ? `; ${phase === 'combat-move' ? 'to land' : 'landing'} ${counted(names, lands.units)} ${names.inSpace(lands.to)}`
      : '';
    return `${names.subject(power)} uses ${ship}${route}${takes}${ashore}.`;
  },
  intent: ({ power, space, intent }, names) =>
    `${names.subject(power)} ${intent === 'attack' ? 'will attack' : 'ignores'} the submarines and transports ${names.inSpace(space)}.`,
  hover: ({ power, space, count }, names) =>
    `${names.subject(power)} keeps ${names.unit('fighter', count)} out of the battle ${names.inSpace(space)}.`,
  'consent-asked': ({ power, host, order }, names) =>
    `${names.subject(power)} asks ${names.the(host)} for its consent: ${format(order, 'en')}.`,
  consent: ({ host, agree }, names) => `${names.subject(host)} ${agree ? 'consents' : 'does not consent'}.`,
  battle: ({ space, kind, attacker, amphibious, attackers, defenders }, names) =>
    `${kind === 'sea' ? 'Sea battle' : amphibious ? 'Amphibious assault' : 'Battle'} ${names.inSpace(space)}: ${names.the(attacker)} attacks with ` +
    `${names.force(attackers) || 'nothing'} against ${names.force(defenders) || 'nothing'}${soleOwner(defenders, names)}.`,
  fire({ round, side, step, rolls, hits: count }, names) {
    const owners = new Set(rolls.map((each) => each.owner)).size;
    const strike = `surprise strike of the ${side === 'attack' ? 'attacker' : 'defender'}`;
    const title = `${step === 'surprise' ? strike : side === 'attack' ? 'attack' : 'defence'}, round ${round}`;
    return `${capitalised(title)}: ${rolls.map((each) => roll(names, each, owners)).join('; ')} – ${hits(count)}.`;
  },
  losses({ side, losses, damaged }, names) {
    const parts = losses.length > 0 ? [`loses ${names.losses(losses)}`] : [];
    if (damaged > 0) parts.push(`${times(damaged, 'battleship', 'battleships')} damaged`);
    return `The ${side === 'attack' ? 'attacker' : 'defender'}: ${parts.join('; ') || 'no losses'}.`;
  },
  defenceless: ({ side, losses }, names) =>
    `Without defence, the ${side === 'attack' ? 'attacker' : 'defender'} loses ${names.losses(losses)}.`,
  submerge: ({ space, owner, count }, names) =>
    `${times(count, 'submarine', 'submarines')} ${names.of(owner)} ${count === 1 ? 'submerges' : 'submerge'} ${names.inSpace(space)}.`,
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
  capture: ({ territory, by, from, to, income }, names) =>
    by === to
      ? `${names.subject(by)} captures ${names.theSpace(territory)} from ${names.the(from)}${worth(income)}.`
      : `${names.subject(by)} liberates ${names.theSpace(territory)}, which goes back ${names.to(to)}${worth(income)}.`,
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
  mobilise({ power, placements, refund, refunded }, names) {
    const parts = placements.map(({ at, units }) => `${names.units(units)} ${names.inSpace(at)}`);
    const back = refunded > 0 ? ` It returns ${names.units(refund)} and gets ${ipcs(refunded)} back.` : '';
    return `${names.subject(power)} mobilises ${parts.join('; ') || 'nothing'}.${back}`;
  },
  income: ({ power, amount, treasury }, names) => `${names.subject(power)} collects ${ipcs(amount)} and now has ${treasury}.`,
  skipped: ({ power, phase }, names) => `${names.subject(power)} has lost its capital: no ${skipped[phase] ?? phase}.`,
  over({ side, reason, cities, production }, names) {
    const figures = `production: Allies ${production.allies}, Axis ${production.axis}`;
    const who = side === null ? 'The game is drawn' : `${side === 'allies' ? 'The Allies win' : 'The Axis wins'}`;
    if (reason === 'round-limit') return `${who} at the round limit (${figures}).`;
    return `${who}, holding ${names.all(cities.map(names.city))} (${figures}).`;
  },
};

const skipped: Partial<Record<string, string>> = { purchase: 'purchase', mobilise: 'mobilisation', income: 'income' };
const worth = (income: number) => (income > 0 ? ` (production +${income})` : '');

function soleOwner(force: object, names: Names): string {
  const owners = Object.keys(force) as (keyof Parameters<Names['force']>[0])[];
  return owners.length === 1 && owners[0] ? ` ${names.of(owners[0])}` : '';
}

function leftOver(left: Parameters<Names['force']>[0], names: Names): string {
  const text = names.force(left);
  return text ? `; left: ${text}${soleOwner(left, names)}` : '; nothing is left';
}
