import { format } from '../notation';
import type { Passenger, Power, Roll, UnitType } from '../types';
import type { Tales } from './catalogue';
import { byFlight, capitalised, countedBy, type Names, unitCount } from './names';

const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const ipcs = (count: number) => `${count} IPC`;
const hits = (count: number) => (count === 0 ? 'nessun colpo a segno' : times(count, 'colpo a segno', 'colpi a segno'));

/** A power as subject with its verb: "la Germania compra", "gli Stati Uniti comprano". */
const does = (names: Names, power: Power, one: string, many: string) => `${names.subject(power)} ${names.isPlural(power) ? many : one}`;

/** "3 fanterie (1): 2 [1] 5"; dice that hit stand in brackets. */
const roll = (names: Names, { owner, type, needs, dice }: Roll, owners: number) =>
  `${names.unit(type, dice.length)}${owners > 1 ? ` ${names.of(owner)}` : ''} (${needs === 1 ? '1' : `${needs} o meno`}): ` +
  dice.map((die) => (die <= needs ? `[${die}]` : `${die}`)).join(' ');

const aboard = (names: Names, cargo: readonly Passenger[] | undefined, ships: number) =>
  cargo?.length ? ` con ${names.cargo(cargo, ships)} a bordo` : '';
const counted = (names: Names, types: readonly UnitType[]) => names.units(countedBy(types.map((type) => ({ type }))));

export const tales: Tales = {
  bid: ({ power, amount }, names) => `${does(names, power, 'inizia', 'iniziano')} con ${ipcs(amount)} in più (offerta).`,
  turn: ({ round, power, capitalLost }, names) =>
    `Round ${round}: tocca ${names.to(power)}.${capitalLost ? ' La capitale è in mano al nemico: solo movimenti e combattimento.' : ''}`,
  purchase: ({ power, units, cost, left }, names) =>
    cost === 0
      ? `${does(names, power, 'non compra', 'non comprano')} niente; restano ${ipcs(left)}.`
      : `${does(names, power, 'compra', 'comprano')} ${names.units(units)} per ${ipcs(cost)}; ne restano ${left}.`,
  move({ power, path, units, cargo, guests }, names) {
    const riders = Object.values(guests ?? {}).reduce((sum, count) => sum + (count ?? 0), 0);
    const guest = riders > 0 ? `, con ${riders} caccia ${riders === 1 ? 'alleato ospite' : 'alleati ospiti'}` : '';
    return `${does(names, power, 'muove', 'muovono')} ${names.units(units)}${aboard(names, cargo, units.transport ?? 0)}${guest}: ${names.path(path)}.`;
  },
  sail({ power, phase, host, path, loads, lands }, names) {
    const ship = host === power ? 'un trasporto' : `un trasporto ${names.of(host)}`;
    const boards = loads.map(({ type, from }) => `${names.unit(type, 1)} (${names.space(from)})`);
    const route = path.length > 1 ? `: ${names.path(path)}` : ` ${names.inSpace(path[0] ?? '')}`;
    const takes = boards.length > 0 ? `; imbarco di ${names.all(boards)}` : '';
    const ashore = lands
      ? `; ${phase === 'combat-move' ? 'sbarco previsto:' : 'sbarco:'} ${counted(names, lands.units)} ${names.inSpace(lands.to)}`
      : '';
    return `${does(names, power, 'usa', 'usano')} ${ship}${route}${takes}${ashore}.`;
  },
  intent: ({ power, space, intent }, names) =>
    `${intent === 'attack' ? does(names, power, 'attaccherà', 'attaccheranno') : does(names, power, 'ignora', 'ignorano')} ` +
    `i sottomarini e i trasporti ${names.inSpace(space)}.`,
  hover: ({ power, space, count }, names) =>
    `${does(names, power, 'tiene', 'tengono')} ${names.unit('fighter', count)} fuori dalla battaglia ${names.inSpace(space)}.`,
  'consent-asked': ({ power, host, order }, names) =>
    `${does(names, power, 'chiede', 'chiedono')} il consenso ${names.to(host)}: ${format(order, 'it')}.`,
  consent: ({ host, agree }, names) =>
    agree ? `${does(names, host, 'acconsente', 'acconsentono')}.` : `${does(names, host, 'non acconsente', 'non acconsentono')}.`,
  battle: ({ space, kind, attacker, amphibious, attackers, defenders }, names) =>
    `${kind === 'sea' ? 'Battaglia navale' : amphibious ? 'Assalto anfibio' : 'Battaglia'} ${names.inSpace(space)}: ` +
    `${names.the(attacker)} ${names.isPlural(attacker) ? 'attaccano' : 'attacca'} con ${names.force(attackers) || 'niente'} contro ` +
    `${names.force(defenders) || 'niente'}${soleOwner(defenders, names)}.`,
  fire({ round, side, step, rolls, hits: count }, names) {
    const owners = new Set(rolls.map((each) => each.owner)).size;
    const strike = `attacco a sorpresa ${side === 'attack' ? "dell'attaccante" : 'del difensore'}`;
    const title = `${step === 'surprise' ? strike : side === 'attack' ? 'attacco' : 'difesa'}, round ${round}`;
    return `${capitalised(title)}: ${rolls.map((each) => roll(names, each, owners)).join('; ')} – ${hits(count)}.`;
  },
  losses({ side, losses, damaged }, names) {
    const parts = losses.length > 0 ? [`perde ${names.losses(losses)}`] : [];
    if (damaged > 0) parts.push(times(damaged, 'corazzata danneggiata', 'corazzate danneggiate'));
    return `${side === 'attack' ? "L'attaccante" : 'Il difensore'}: ${parts.join('; ') || 'nessuna perdita'}.`;
  },
  defenceless: ({ side, losses }, names) =>
    `Senza difesa, ${side === 'attack' ? "l'attaccante" : 'il difensore'} perde ${names.losses(losses)}.`,
  submerge: ({ space, owner, count }, names) =>
    `${names.unit('submarine', count)} ${names.of(owner)} ${count === 1 ? 'si immerge' : 'si immergono'} ${names.inSpace(space)}.`,
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
  capture: ({ territory, by, from, to, income }, names) =>
    by === to
      ? `${does(names, by, 'conquista', 'conquistano')} ${names.theSpace(territory)}, già ${names.of(from)}${worth(income)}.`
      : `${does(names, by, 'libera', 'liberano')} ${names.theSpace(territory)}, che torna ${names.to(to)}${worth(income)}.`,
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
  mobilise({ power, placements, refund, refunded }, names) {
    const parts = placements.map(({ at, units }) => `${names.units(units)} ${names.inSpace(at)}`);
    const back = refunded > 0 ? ` Restituzione di ${names.units(refund)}: tornano ${ipcs(refunded)}.` : '';
    return `${does(names, power, 'mobilita', 'mobilitano')} ${parts.join('; ') || 'niente'}.${back}`;
  },
  income: ({ power, amount, treasury }, names) =>
    `${does(names, power, 'raccoglie', 'raccolgono')} ${ipcs(amount)}: ora il tesoro è ${treasury}.`,
  skipped: ({ power, phase }, names) => `La capitale ${names.of(power)} è perduta: niente ${skipped[phase] ?? phase}.`,
  over({ side, reason, cities, production }, names) {
    const figures = `produzione: Alleati ${production.allies}, Asse ${production.axis}`;
    const who = side === null ? 'La partita è pari' : `${side === 'allies' ? 'Vincono gli Alleati' : "Vince l'Asse"}`;
    if (reason === 'round-limit') return `${who} al limite dei round (${figures}).`;
    return `${who} con ${names.all(cities.map(names.city))} (${figures}).`;
  },
};

const skipped: Partial<Record<string, string>> = { purchase: 'acquisti', mobilise: 'mobilitazione', income: 'reddito' };
const worth = (income: number) => (income > 0 ? ` (produzione +${income})` : '');

function soleOwner(force: object, names: Names): string {
  const owners = Object.keys(force) as (keyof Parameters<Names['force']>[0])[];
  return owners.length === 1 && owners[0] ? ` ${names.of(owners[0])}` : '';
}

function leftOver(left: Parameters<Names['force']>[0], names: Names): string {
  const text = names.force(left);
  return text ? `; in campo: ${text}${soleOwner(left, names)}` : '; non resta nessuno';
}
