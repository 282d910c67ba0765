import { counted, faces } from '../../kit/words';
import type { Side, Volley } from '../types';
import type { Narration } from './telling';

const dice = (all: readonly number[]) => faces(all) || '–';
const hits = (count: number) => counted(count, 'nessuna perdita', 'perdita', 'perdite');
const volley = ({ dice: all, needs, hits: count }: Volley) =>
  all.length > 0 ? `${dice(all)} con ${needs}+: ${hits(count)}` : 'nessun dado';
const verb = (side: Side, one: string, many: string) => (side === 'allied' ? `Gli Alleati ${many}` : `L'Asse ${one}`);
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const narration: Narration = {
  turn: ({ turn }) => `Comincia il turno ${turn}.`,
  overlord: () =>
    'Overlord: gli Alleati sbarcano in Normandia. Una flotta e i paracadutisti escono dal gioco; si può usare il righello lungo.',
  roll: ({ dice: { allied, axis }, winner }) => `Iniziativa: Alleati ${allied}, Asse ${axis}. ${verb(winner, 'decide', 'decidono')}.`,
  initiative: ({ side }) => `${verb(side, 'ha', 'hanno')} l'iniziativa.`,
  deployed: ({ zone, units, line }, say) => `L'Asse schiera in ${say.zone(zone)}: ${say.stand(units, line)}.`,
  'set-up-over': ({ left, lines }, say) => {
    const kept = say.remains(left, lines);
    return `L'Asse ha schierato ${kept === '' ? 'tutte le sue forze' : `le sue forze; non piazzati, e quindi nella riserva: ${kept}`}.`;
  },
  forgone: ({ side, cubes }, say) => `${verb(side, 'lascia', 'lasciano')} nella riserva ${say.counted('cube', cubes)} dei rinforzi.`,
  reinforced: ({ side, zone, cubes }, say) => `${verb(side, 'piazza', 'piazzano')} ${say.counted('cube', cubes)} in ${say.zone(zone)}.`,
  converted: ({ side, zone, into, count, cubes, at }, say) =>
    `${verb(side, 'converte', 'convertono')} ${say.counted('cube', cubes)} in ${say.zone(zone)}: ${say.counted(into, count)}${at === zone ? '' : ` in ${say.zone(at)}`}.`,
  event: ({ side, event, zone, cubes, take }, say) =>
    `${verb(side, 'gioca', 'giocano')} ${say.event(event)}${zone === null ? '' : ` in ${say.zone(zone)}`}${cubes > 0 ? `: ${say.counted('cube', cubes)}` : ''}${take.length > 0 ? `, riprendendo ${say.list(take.map(say.event))}` : ''}.`,
  impulse: ({ side, number, additional }) =>
    `${additional ? 'Impulso aggiuntivo' : 'Impulso'} ${number}: ${side === 'allied' ? 'Alleati' : 'Asse'}.`,
  passed: ({ side }) => `${verb(side, 'passa', 'passano')}.`,
  moved: ({ side, path, units }, say) => `${verb(side, 'muove', 'muovono')} ${say.force(units)}: ${say.path(path)}.`,
  flown: ({ side, from, to, units }, say) =>
    `${verb(side, 'trasferisce', 'trasferiscono')} ${say.force(units)} da ${say.zone(from)} a ${say.zone(to)}.`,
  shipped: ({ side, from, to, units, left }, say) =>
    `${verb(side, 'trasporta', 'trasportano')} ${say.force(units)} da ${say.zone(from)} a ${say.zone(to)}; trasporto rimasto: ${left}.`,
  'turned-back': ({ side, from, to, units }, say) =>
    `Il Piano Strangle chiude ${say.zone(from)}: ${small(verb(side, 'torna', 'tornano'))} a ${say.zone(to)} con ${say.force(units)}.`,
  infiltrated: ({ from, to }, say) => `I partigiani vanno da ${say.zone(from)} a ${say.zone(to)}.`,
  lured: ({ at, from }, say) => `I partigiani in ${say.zone(at)} attirano un blocchetto da ${say.zone(from)}.`,
  control: ({ zone, side }, say) => `${verb(side, 'controlla', 'controllano')} ${say.zone(zone)}.`,
  'line-lost': ({ zone }, say) => `La linea fortificata in ${say.zone(zone)} è perduta.`,
  bombed: ({ side, from, target, die, needs, hit, passing }, say) =>
    `${verb(side, 'bombarda', 'bombardano')} ${say.zone(target)}${passing ? ' durante la marcia' : ''} da ${say.zone(from)}: ${die} con ${needs}+, ${hit ? 'una perdita' : 'nessun effetto'}.`,
  struck: ({ side, by, die, hit }) =>
    `${verb(side, 'attacca', 'attaccano')} una flotta nemica con ${by === 'fleet' ? 'una flotta' : "l'U-Boot"}: ${die}, ${hit ? 'è ingaggiata' : 'nessun effetto'}.`,
  declared: ({ side, target, forces, fleets }, say) =>
    fleets > 0
      ? `Gli Alleati annunciano uno sbarco in ${say.zone(target)} con ${say.counted('fleet', fleets)} da ${say.parts(forces)}.`
      : `${verb(side, 'annuncia', 'annunciano')} un attacco a ${say.zone(target)} da ${say.parts(forces)}.`,
  intercepted: ({ side, zone, fleets, uboat, planes, dice: all, hits: count }, say) =>
    `${verb(side, 'intercetta', 'intercettano')} davanti a ${say.zone(zone)} con ${say.list([
      ...(fleets > 0 ? [say.counted('fleet', fleets)] : []),
      ...(uboat ? ["l'U-Boot"] : []),
      ...planes.map(({ from, plane }) => `${say.counted(plane, 1)} da ${say.zone(from)}`),
    ])}: ${dice(all)}, ${hits(count)}.`,
  shelled: ({ zone, dice: all, hits: count }, say) => `La flotta bombarda ${say.zone(zone)}: ${dice(all)}, ${hits(count)}.`,
  combat: ({ side, target, fleets, forces, defenders, line }, say) =>
    `${fleets > 0 ? 'Sbarco in' : 'Combattimento per'} ${say.zone(target)}: ${small(verb(side, 'attacca', 'attaccano'))} da ${say.parts(forces, target)} contro ${say.stand(defenders, line) || 'nessuno'}.`,
  support: ({ side, target, tank, plane, drop }, say) => {
    const list = [
      ...(tank ? ['un carro'] : []),
      ...(plane ? [`${say.counted(plane.plane, 1)} da ${say.zone(plane.from)}`] : []),
      ...(drop === null ? [] : [`paracadutisti lanciati da ${say.zone(drop)}`]),
    ];
    return `${verb(side, 'appoggia', 'appoggiano')} il combattimento per ${say.zone(target)} con ${say.list(list) || 'niente'}.`;
  },
  evacuated: ({ side, from, to, units }, say) =>
    `${verb(side, 'evacua', 'evacuano')} ${say.force(units)} da ${say.zone(from)} a ${say.zone(to)}.`,
  round: ({ target, round, attack, defence }, say) =>
    `${say.zone(target)}, round ${round}: attaccante ${volley(attack)}; difensore ${volley(defence)}.`,
  elite: ({ zone, count }, say) => `${say.counted('elite', count)} in ${say.zone(zone)}: ${hits(count)} in più.`,
  lost: ({ side, zone, losses }, say) =>
    `Perdite ${side === 'allied' ? 'degli Alleati' : "dell'Asse"} in ${say.zone(zone)}: ${say.losses(losses)}.`,
  retreated: ({ side, from, path, units }, say) =>
    `${verb(side, 'si ritira', 'si ritirano')} da ${say.zone(from)} a ${say.path(path)}: ${say.force(units)}.`,
  'broken-off': ({ side, target }, say) => `${verb(side, 'interrompe', 'interrompono')} l'attacco a ${say.zone(target)}.`,
  'combat-end': ({ target, won, attacker }, say) =>
    won ? `${verb(attacker, 'vince', 'vincono')} in ${say.zone(target)}.` : `${say.zone(target)}: la difesa tiene.`,
  occupied: ({ side, zone, forces }, say) => `${verb(side, 'occupa', 'occupano')} ${say.zone(zone)} da ${say.parts(forces, zone)}.`,
  withdrew: ({ from, to, units }, say) =>
    to === null
      ? `La forza da sbarco davanti a ${say.zone(from)} non ha dove andare: perduti ${say.force(units)}.`
      : `La forza da sbarco rientra da ${say.zone(from)} a ${say.zone(to)}: ${say.force(units)}.`,
  'paratroopers-lost': ({ zone, count }, say) =>
    `Perduti ${count === 1 ? 'i paracadutisti' : say.counted('paratroopers', count)} lanciati su ${say.zone(zone)}.`,
  shifted: ({ side, from, to, units }, say) =>
    `Troppe forze in ${say.zone(from)}: ${small(verb(side, 'sposta', 'spostano'))} ${say.force(units)} a ${say.zone(to)}.`,
  disbanded: ({ side, zone, units }, say) =>
    `Troppe forze in ${say.zone(zone)}: ${small(verb(side, 'perde', 'perdono'))} ${say.force(units)}.`,
  unsupplied: ({ side, zone, units, line }, say) =>
    `Senza rifornimenti in ${say.zone(zone)}: ${small(verb(side, 'perde', 'perdono'))} ${say.stand(units, line)}.`,
  surrender: ({ units }, say) =>
    `Resa dell'Italia: ${units.length > 0 ? 'escono' : 'esce'} dal gioco la flotta italiana${units.length > 0 ? ` e ${say.list(units.map((each) => `${say.force(each.units)} in ${say.zone(each.zone)}`))}` : ''}.`,
  'uboat-removed': () => "Gli Alleati controllano tutte le coste: l'U-Boot esce dal gioco.",
  over: ({ ending: { winner, stars } }) =>
    `La partita è finita: ${winner === null ? 'parità' : small(verb(winner, 'vince', 'vincono'))} (stelle: Alleati ${stars.allied}, Asse ${stars.axis}).`,
};
