import { settledText } from '../../kit/auction/words';
import { faces, counted as numbered, times } from '../../kit/words';
import type { FlakRoll, Luck, Passenger, Power, Roll } from '../types';
import { ipcsIt as ipcs, type Narration, stepsIt } from './catalogue';
import { byFlight, type Names, soleOwner, unitCount, useOf } from './names';
import { volleyTitle } from './volley-titles';

const hits = (count: number) => numbered(count, 'nessun colpo a segno', 'colpo a segno', 'colpi a segno');

/** A power as subject with its verb: "la Germania compra", "gli Stati Uniti comprano". */
const does = (names: Names, power: Power, one: string, many: string) => `${names.subject(power)} ${names.isPlural(power) ? many : one}`;

/** "3 fanterie (1): 2 [1] 5"; dice that hit stand in brackets. */
const roll = (names: Names, { owner, type, needs, dice, count }: Roll, owners: number) =>
  `${names.unit(type, count ?? dice.length)}${owners > 1 ? ` ${names.of(owner)}` : ''} (${orLess(needs)})` +
  (count === undefined ? `: ${rolled(dice, needs)}` : '');
/** Where steps left tell aircraft of a type apart, so do the dice. */
const flak = (names: Names, { left, ...each }: FlakRoll) => (left === undefined ? '' : `con ${stepsIt(left)}, `) + roll(names, each, 1);
const rolled = (dice: readonly number[], needs: number) => faces(dice, (die) => die <= needs);
const orLess = (needs: number) => (needs === 1 ? '1' : `${needs} o meno`);

/** "; forza 9: 1 di sicuro, poi 3 o meno: [2]". */
const lucky = ({ strength, die }: Luck) =>
  `; forza ${strength}: ${Math.floor(strength / 6)} di sicuro${die === null ? '' : `, poi ${orLess(strength % 6)}: ${rolled([die], strength % 6)}`}`;

const aboard = (names: Names, cargo: readonly Passenger[] | undefined, ships: number) =>
  cargo?.length ? ` con ${names.cargo(cargo, ships)} a bordo` : '';

export const narration: Narration = {
  bid: ({ power, amount }, names) => `${does(names, power, 'inizia', 'iniziano')} con ${ipcs(amount)} in più (offerta).`,
  turn: ({ round, power, capitalLost }, names) =>
    `Round ${round}: tocca ${names.to(power)}.${capitalLost ? ' La capitale è in mano al nemico: solo movimenti e combattimento.' : ''}`,
  purchase: ({ power, units, cost, left }, names) =>
    cost === 0
      ? `${does(names, power, 'non compra', 'non comprano')} niente; restano ${ipcs(left)}.`
      : `${does(names, power, 'compra', 'comprano')} ${names.units(units)} per ${ipcs(cost)}; ne restano ${left}.`,
  move({ power, path, units, cargo, guests = {}, role }, names) {
    const riding = guests[power] ?? 0;
    const riders = Object.values(guests).reduce((sum, count) => sum + (count ?? 0), 0) - riding;
    const guest = riders > 0 ? `, con ${riders} caccia ${riders === 1 ? 'alleato ospite' : 'alleati ospiti'}` : '';
    const own = riding > 0 ? `, con ${names.unit('fighter', riding)} a bordo` : '';
    const how = role ? { raid: ' per un bombardamento strategico', kamikaze: ' come kamikaze' }[role] : '';
    return `${does(names, power, 'muove', 'muovono')} ${names.units(units)}${aboard(names, cargo, units.transport ?? 0)}${guest}${own}${how}: ${names.path(path)}.`;
  },
  sail({ power, phase, host, ship: type, path, loads, first, lands }, names) {
    const one = type ? names.unit(type, 1) : 'un trasporto';
    const ship = host === power ? one : `${one} ${names.of(host)}`;
    const boards = loads.map(({ type, from }) => `${names.unit(type, 1)} (${names.space(from)})`);
    const route = path.length > 1 ? `: ${names.path(path)}` : ` ${names.inSpace(path[0] ?? '')}`;
    const takes = boards.length > 0 ? `; imbarco di ${names.all(boards)}` : '';
    const onTheWay = first
      ? `; lungo il percorso sbarco: ${names.unit(first.type, 1)} ${names.inSpace(first.to)} ${names.fromSpace(first.at)}`
      : '';
    const ashore = lands
      ? `; ${phase === 'combat-move' ? 'sbarco previsto:' : 'sbarco:'} ${names.types(lands.units)} ${names.inSpace(lands.to)}`
      : '';
    return `${does(names, power, 'usa', 'usano')} ${ship}${route}${takes}${onTheWay}${ashore}.`;
  },
  intent: ({ power, space, intent }, names) =>
    `${intent === 'attack' ? does(names, power, 'attaccherà', 'attaccheranno') : does(names, power, 'ignora', 'ignorano')} ` +
    `i sottomarini e i trasporti ${names.inSpace(space)}.`,
  hover: ({ power, space, count }, names) =>
    `${does(names, power, 'tiene', 'tengono')} ${names.unit('fighter', count)} fuori dalla battaglia ${names.inSpace(space)}.`,
  'consent-asked': ({ power, host, order }, names) =>
    `${does(names, power, 'chiede', 'chiedono')} il consenso ${names.to(host)}: ${names.order(order)}.`,
  consent: ({ host, agree }, names) =>
    agree ? `${does(names, host, 'acconsente', 'acconsentono')}.` : `${does(names, host, 'non acconsente', 'non acconsentono')}.`,
  battle: ({ space, kind, attacker, amphibious, attackers, defenders }, names) =>
    `${kind === 'sea' ? 'Battaglia navale' : amphibious ? 'Assalto anfibio' : 'Battaglia'} ${names.inSpace(space)}: ` +
    `${names.the(attacker)} ${names.isPlural(attacker) ? 'attaccano' : 'attacca'} con ${names.force(attackers) || 'niente'} contro ` +
    `${names.force(defenders) || 'niente'}${soleOwner(defenders, names)}.`,
  fire(event, names) {
    const { rolls, luck = [], hits: count } = event;
    const owners = new Set(rolls.map((each) => each.owner)).size;
    return `${volleyTitle(event, 'it')}: ${rolls.map((each) => roll(names, each, owners)).join('; ')}${luck.map(lucky).join('')} – ${hits(count)}.`;
  },
  bombard: ({ power, zone, target, units }, names) =>
    target === null
      ? `${names.subject(power)}: ${names.units(units) || 'nessuna nave'} ${names.inSpace(zone)} tiene il fuoco.`
      : `${names.subject(power)}: ${names.units(units) || 'nessuna nave'} ${names.inSpace(zone)} per bombardare ${names.theSpace(target)}.`,
  flak: ({ space, rolls, lost }, names) =>
    `Fuoco antiaereo ${names.inSpace(space)}: ${rolls.map((each) => flak(names, each)).join('; ')} – ` +
    `${names.units(lost) ? `perdite: ${names.units(lost)}` : 'nessuna perdita'}.`,
  raid: ({ space, power, victim, rolls, loss, left }, names) =>
    `Bombardamento strategico ${names.of(power)} ${names.inSpace(space)}: ${rolls.map(({ dice }) => dice.join(' ')).join('; ')} – ` +
    `${names.the(victim)} ${names.isPlural(victim) ? 'perdono' : 'perde'} ${ipcs(loss)}; ne restano ${left}.`,
  'rocket-aimed': ({ power, from, target }, names) =>
    `${does(names, power, 'punta', 'puntano')} un missile: ${names.path([from, target])}.`,
  rocket: ({ power, from, target, victim, die, loss, left }, names) =>
    `Missile ${names.of(power)}, ${names.path([from, target])}: ${die} – ` +
    `${names.the(victim)} ${names.isPlural(victim) ? 'perdono' : 'perde'} ${ipcs(loss)}; ne restano ${left}.`,
  'called-off': ({ power, space }, names) => `${does(names, power, 'annulla', 'annullano')} lo sbarco ${names.inSpace(space)}.`,
  losses({ side, losses, damaged }, names) {
    const parts = losses.length > 0 ? [`perde ${names.losses(losses)}`] : [];
    if (damaged > 0) parts.push(times(damaged, 'corazzata danneggiata', 'corazzate danneggiate'));
    return `${side === 'attack' ? "L'attaccante" : 'Il difensore'}: ${parts.join('; ') || 'nessuna perdita'}.`;
  },
  defenceless: ({ side, losses }, names) =>
    `Senza difesa, ${side === 'attack' ? "l'attaccante" : 'il difensore'} perde ${names.losses(losses)}.`,
  submerge: ({ space, owner, count }, names) =>
    `${names.unit('submarine', count)} ${names.of(owner)} ${count === 1 ? 'si immerge' : 'si immergono'} ${names.inSpace(space)}.`,
  kamikaze: ({ losses }, names) => `Si sacrificano nel fuoco d’apertura: ${names.losses(losses)}.`,
  retreat({ space, power, to, units }, names) {
    if (to === null) {
      return `${does(names, power, 'interrompe', 'interrompono')} l'attacco ${names.inSpace(space)} (${names.units(units)}).`;
    }
    const { air, others } = byFlight(units);
    const stays = names.units(air);
    const flying = stays
      ? ` ${stays} ${unitCount(air) === 1 ? 'resta' : 'restano'} in volo fino all'atterraggio: ${names.space(space)}.`
      : '';
    return `${does(names, power, 'si ritira', 'si ritirano')} con ${names.units(others)}: ${names.path([space, to])}.${flying}`;
  },
  'battle-end': ({ space, winner, left }, names) =>
    winner === null
      ? `La battaglia ${names.inSpace(space)} finisce senza vincitore${leftOver(left, names)}.`
      : `${winner === 'attack' ? "L'attaccante" : 'Il difensore'} vince la battaglia ${names.inSpace(space)}${leftOver(left, names)}.`,
  ashore: ({ power, space, from, units }, names) =>
    `${does(names, power, 'sbarca', 'sbarcano')} ${names.units(units)} ${names.inSpace(space)} (${names.space(from)}).`,
  capture({ territory, by, from, to, income, guns }, names) {
    const taken = guns ? ` con ${names.units(guns)}` : '';
    return by === to
      ? `${does(names, by, 'conquista', 'conquistano')} ${names.theSpace(territory)}, già ${names.of(from)}${taken}${worth(income)}.`
      : `${does(names, by, 'libera', 'liberano')} ${names.theSpace(territory)}, che torna ${names.to(to)}${taken}${worth(income)}.`;
  },
  'capital-lost': ({ power, territory, by, loot }, names) =>
    `La capitale ${names.of(power)} è caduta (${names.city(territory)}): ${names.the(by)} ${names.isPlural(by) ? 'prendono' : 'prende'} ${ipcs(loot)}.`,
  'capital-freed': ({ power, territory, by, returned }, names) =>
    `${does(names, by, 'libera', 'liberano')} la capitale ${names.of(power)} (${names.city(territory)})` +
    `${returned.length > 0 ? `; tornano ${names.to(power)}: ${names.all(returned.map(names.space))}` : ''}.`,
  strand: ({ owner, from, to, count }, names) =>
    to === null
      ? `${count} caccia allo sbando ${names.of(owner)} ${count === 1 ? 'è perduto' : 'sono perduti'} ${names.inSpace(from)}.`
      : `${count} caccia allo sbando ${names.of(owner)}: ${names.path([from, to])}.`,
  landed: ({ power, from, to, units }, names) => `Atterraggio di ${names.units(units)} ${names.of(power)}: ${names.path([from, to])}.`,
  crashed: ({ power, space, units }, names) =>
    `${does(names, power, 'perde', 'perdono')} ${names.units(units)} senza un posto dove atterrare (${names.space(space)}).`,
  mobilise({ power, placements, refund, refunded, loads = [] }, names) {
    const parts = placements.map(({ at, units }) => `${names.units(units)} ${names.inSpace(at)}`);
    const back = refunded > 0 ? ` Restituzione di ${names.units(refund)}: tornano ${ipcs(refunded)}.` : '';
    const aboard = loads.map(({ at, from, units }) => ` A bordo ${names.inSpace(at)}: ${names.units(units)} ${names.fromSpace(from)}.`);
    return `${does(names, power, 'mobilita', 'mobilitano')} ${parts.join('; ') || 'niente'}.${aboard.join('')}${back}`;
  },
  income: ({ power, amount, treasury, lost }, names) =>
    `${does(names, power, 'raccoglie', 'raccolgono')} ${ipcs(amount)}${lost ? ` (${lost} in meno per i sottomarini)` : ''}: ora il tesoro è ${treasury}.`,
  advantages: ({ power, advantages, dice }, names) =>
    `${does(names, power, 'ha', 'hanno')} ${names.all(advantages.map(names.effect))}${dice.length > 0 ? ` (dadi ${dice.join(' ')})` : ''}.`,
  'advantage-lost': ({ power, advantage }, names) => `${does(names, power, 'perde', 'perdono')} il vantaggio "${names.effect(advantage)}".`,
  advantage: (use, names) => `${names.effect(use.advantage)}, ${names.the(use.power)}${useOf(use, names)}.`,
  skipped({ power, phase, because }, names) {
    const no = `: niente ${skipped[phase] ?? phase}.`;
    if (because === 'poor') return `${does(names, power, 'non può', 'non possono')} pagare nulla${no}`;
    if (because === 'recovering')
      return `${does(names, power, 'non ha', 'non hanno')} raccolto reddito dalla liberazione della capitale${no}`;
    return `La capitale ${names.of(power)} è perduta${no}`;
  },
  over({ side, reason, cities, production, best }, names) {
    const figures = `produzione: Alleati ${production.allies}, Asse ${production.axis}`;
    const who = side === null ? 'La partita è pari' : `${side === 'allies' ? 'Vincono gli Alleati' : "Vince l'Asse"}`;
    const alone = best ? ` Maggiore aumento di produzione: ${names.all(best.map(names.the))}.` : '';
    if (reason === 'round-limit') return `${who} al limite dei round (${figures}).${alone}`;
    return `${who} con ${names.all(cities.map(names.city))} (${figures}).${alone}`;
  },
  research: ({ power, technology, cost, dice, success, left }, names) =>
    `${does(names, power, 'paga', 'pagano')} ${ipcs(cost)} per lo sviluppo ${names.effect(technology)}: ${dice.join(' ')} – ` +
    `${success ? 'riuscito' : 'niente di fatto'}; ne restano ${left}.`,
  auction: ({ power, amount, ...settled }, names) =>
    `${settledText(settled, ['allies', 'axis'], (side) => ({ allies: 'gli Alleati', axis: "l'Asse" })[side], 'it')}` +
    `; ${names.the(power)} ${names.isPlural(power) ? 'iniziano' : 'inizia'} con ${ipcs(amount)} in più.`,
};

const skipped: Partial<Record<string, string>> = { purchase: 'acquisti', mobilise: 'mobilitazione', income: 'reddito' };
const worth = (income: number) => (income > 0 ? ` (produzione +${income})` : '');

function leftOver(left: Parameters<Names['force']>[0], names: Names): string {
  const text = names.force(left);
  return text ? `; in campo: ${text}${soleOwner(left, names)}` : '; non resta nessuno';
}
