import { capitalised, counted, times } from '../../kit/words';
import type { Reason } from './reasons';

/** Refusals of attacks and combat: code, and the sentence in each language. */
export const combatRefusals = {
  'attacked-already': {
    code: 'E-ATTACK',
    en: ({ zone }) => `${zone} is attacked already: one order names all that attack it.`,
    it: ({ zone }) => `${zone} è già attaccata: un solo ordine nomina tutte le forze.`,
  },
  attacks: {
    code: 'E-ATTACK',
    en: ({ most }) =>
      `An impulse attacks ${most === 0 ? 'no zone' : most === 1 ? 'one zone at most' : `${most} zones at most`}, landings included.`,
    it: ({ most }) =>
      `In un impulso ${most === 0 ? 'non si attaccano zone' : most === 1 ? 'si attacca al massimo una zona' : `si attaccano al massimo ${most} zone`}, sbarchi compresi.`,
  },
  'start-zones': {
    code: 'E-ATTACK',
    en: ({ most }) => `A zone is attacked from ${most === 0 ? 'no zone' : most === 1 ? 'one zone at most' : `${most} zones at most`}.`,
    it: ({ most }) => `Una zona ${most === 0 ? 'non si attacca' : `si attacca al massimo da ${most === 1 ? 'una zona' : `${most} zone`}`}.`,
  },
  arrows: {
    code: 'E-ATTACK',
    en: ({ count, most }) =>
      `An impulse has ${counted(most, 'no attack arrows', 'attack arrow', 'attack arrows')}, one for each zone an attack starts from and one for a landing: ${counted(count, 'none is', 'is', 'are')} left.`,
    it: ({ count, most }) =>
      `Un impulso ${most === 0 ? 'non ha frecce' : most === 1 ? 'ha 1 freccia' : `ha ${most} frecce`} di attacco, una per ogni zona da cui parte un attacco e una per lo sbarco: ${count === 0 ? 'non ne resta nessuna' : count === 1 ? 'ne resta 1' : `ne restano ${count}`}.`,
  },
  'zone-twice': { code: 'E-ATTACK', en: () => 'Name each zone once.', it: () => 'Nomina ogni zona una volta sola.' },
  committed: {
    code: 'E-ATTACK',
    en: ({ count, pieces, have, zone }) =>
      count === 0
        ? `All ${pieces} of ${zone} are in other attacks already.`
        : `Only ${have} of ${zone} ${count === 1 ? 'is' : 'are'} in no other attack.`,
    it: ({ count, pieces, have, zone }) =>
      count === 0
        ? `In ${zone} sono già tutti in altri attacchi: ${pieces}.`
        : `In ${zone} solo ${have} non ${count === 1 ? 'è già in un altro attacco' : 'sono già in altri attacchi'}.`,
  },
  'allies-land': { code: 'E-LANDING', en: () => 'Only the Allies land.', it: () => 'Sbarcano solo gli Alleati.' },
  'one-landing': { code: 'E-LANDING', en: () => 'There is one landing an impulse.', it: () => "C'è un solo sbarco per impulso." },
  'cannot-embark': {
    code: 'E-LANDING',
    en: ({ pieces }) => `${capitalised(pieces)} do not embark: a landing takes cubes and one tank.`,
    it: ({ pieces }) => `${capitalised(pieces)} non si imbarcano: uno sbarco prende blocchetti e un carro.`,
  },
  'landing-room': {
    code: 'E-LANDING',
    en: ({ count, most }) =>
      `${most === 1 ? 'One fleet carries' : `${most} fleets carry`} ${counted(count, 'no forces', 'force at most', 'forces at most')}, and no more than one tank.`,
    it: ({ count, most }) =>
      `${most === 1 ? 'Una flotta porta' : `${most} flotte portano`} ${count === 0 ? 'zero forze' : count === 1 ? 'al massimo 1 forza' : `al massimo ${count} forze`}, e non più di un carro.`,
  },
  'no-tank': {
    code: 'E-SUPPORT',
    en: ({ zone }) => `No operational tank can support the fight for ${zone}; none can in, from or against mountains.`,
    it: ({ zone }) => `Nessun carro operativo può appoggiare il combattimento per ${zone}; mai in, da o verso le montagne.`,
  },
  'no-drop': {
    code: 'E-DROP',
    en: ({ zone }) => `No operational paratroopers can be dropped from ${zone}.`,
    it: ({ zone }) => `Da ${zone} non si possono lanciare paracadutisti operativi.`,
  },
  'movement-over': {
    code: 'E-PHASE',
    en: () => 'Attacks are declared: movement is over. Declare more, or END.',
    it: () => 'Gli attacchi sono dichiarati: il movimento è finito. Dichiarane altri, o FINE.',
  },
  'not-attacked': {
    code: 'E-BATTLE',
    en: ({ zone }) => `${zone} is not among the attacks to resolve.`,
    it: ({ zone }) => `${zone} non è tra gli attacchi da risolvere.`,
  },
  'intercept-some': { code: 'E-INTERCEPT', en: () => 'Name who intercepts, or PASS.', it: () => 'Indica chi intercetta, o PASSO.' },
  'no-interceptor': {
    code: 'E-INTERCEPT',
    en: ({ to, zone }) =>
      `In ${zone} there is no such plane that can fly a mission to ${to} now: ready, in range, within the missions of its zone.`,
    it: ({ to, zone }) =>
      `In ${zone} non c'è un aereo di quel tipo che ora possa raggiungere ${to}: operativo, a portata, nei limiti di missioni della zona.`,
  },
  'last-round': {
    code: 'E-ROUND',
    en: ({ count }) => `Round ${count} was the last: STOP, or play Reserves.`,
    it: ({ count }) => `Il round ${count} era l'ultimo: FERMA, o gioca Riserve.`,
  },
  'elite-count': {
    code: 'E-ELITE',
    en: ({ count }) =>
      count === 0
        ? 'No operational elite unit fights here.'
        : `Only ${times(count, 'operational elite unit fights', 'operational elite units fight')} here.`,
    it: ({ count }) =>
      count === 0
        ? "Qui non combattono reparti d'élite operativi."
        : `Qui ${count === 1 ? "combatte solo 1 reparto d'élite operativo" : `combattono solo ${count} reparti d'élite operativi`}.`,
  },
  'lone-plane': {
    code: 'E-SUPPORT',
    en: ({ zone }) => `The plane defends ${zone} alone and cannot support itself.`,
    it: ({ zone }) => `L'aereo difende ${zone} da solo e non può appoggiare se stesso.`,
  },
  'no-withdrawal-zone': {
    code: 'E-WITHDRAW',
    en: ({ zone }) => `${zone} is no supplied zone of yours.`,
    it: ({ zone }) => `${zone} non è una tua zona rifornita.`,
  },
  'not-attacking': {
    code: 'E-OCCUPY',
    en: ({ zone }) => `What the order names of ${zone} did not attack.`,
    it: ({ zone }) => `Le forze di ${zone} nominate nell'ordine non hanno attaccato.`,
  },
  'dropped-stay': {
    code: 'E-OCCUPY',
    en: ({ zone }) => `The dropped paratroopers are in ${zone}: name them.`,
    it: ({ zone }) => `I paracadutisti lanciati sono in ${zone}: nominali.`,
  },
  'retreat-all': {
    code: 'E-RETREAT',
    en: () => 'At this table the defence retreats as a whole.',
    it: () => 'A questo tavolo la difesa si ritira tutta intera.',
  },
  'retreat-way': {
    code: 'E-RETREAT',
    en: ({ zone }) => `There is no retreat to ${zone} that way: one or two adjacent zones of your own.`,
    it: ({ zone }) => `Non ci si ritira così in ${zone}: una o due zone adiacenti e proprie.`,
  },
  'no-retreat': {
    code: 'E-RETREAT',
    en: () => 'The defence cannot retreat to satisfy a loss here.',
    it: () => 'Qui la difesa non può ritirarsi per soddisfare una perdita.',
  },
  'held-retreat': {
    code: 'E-HELD',
    en: ({ count }) =>
      `${count === 1 ? 'A cube' : `${count} cubes`} that partisans drew here cannot leave: the defence retreats for a loss only when ${count === 1 ? 'that cube is' : 'those cubes are'} among its losses.`,
    it: ({ count }) =>
      `${count === 1 ? 'Un blocchetto attirato qui dai partigiani non può' : `${count} blocchetti attirati qui dai partigiani non possono`} uscire: la difesa si ritira per una perdita solo se ${count === 1 ? 'lo perde' : 'li perde'}.`,
  },
  'nobody-left': {
    code: 'E-RETREAT',
    en: () => 'After these losses nobody is left to retreat.',
    it: () => 'Dopo queste perdite non resta nessuno che si ritiri.',
  },
  'cannot-engage': {
    code: 'E-LOSSES',
    en: ({ pieces, zone }) => `In ${zone} no ${pieces} can be engaged for a loss.`,
    it: ({ pieces, zone }) => `In ${zone} per una perdita non si possono ingaggiare ${pieces}.`,
  },
  'no-loss': {
    code: 'E-LOSSES',
    en: ({ pieces, zone }) => `There are no ${pieces} of yours to lose in ${zone} here.`,
    it: ({ pieces, zone }) => `In ${zone} non hai ${pieces} da perdere qui.`,
  },
  'losses-due': {
    code: 'E-LOSSES',
    en: ({ count, most }) =>
      `${counted(count, 'No loss is', 'loss is', 'losses are')} to be satisfied; the order satisfies ${most === 0 ? 'none' : most}.`,
    it: ({ count, most }) =>
      `${count === 0 ? 'Non ci sono perdite da soddisfare' : count === 1 ? "C'è 1 perdita da soddisfare" : `Ci sono ${count} perdite da soddisfare`}; l'ordine ${most === 0 ? 'non ne soddisfa nessuna' : `ne soddisfa ${most}`}.`,
  },
  'no-excess': {
    code: 'E-STACKING',
    en: ({ zone }) => `You have no excess in ${zone}.`,
    it: ({ zone }) => `In ${zone} non hai forze in eccesso.`,
  },
  'excess-tanks': {
    code: 'E-STACKING',
    en: ({ count, zone }) => `${count === 1 ? 'A tank has' : `${count} tanks have`} to leave ${zone} first.`,
    it: ({ count, zone }) => `Prima ${count === 1 ? 'deve uscire un carro' : `devono uscire ${count} carri`} da ${zone}.`,
  },
  'excess-there': {
    code: 'E-STACKING',
    en: ({ zone }) => `${zone} does not hold these forces.`,
    it: ({ zone }) => `${zone} non contiene queste forze.`,
  },
  'excess-count': {
    code: 'E-STACKING',
    en: ({ count, zone }) => `Only ${times(count, 'force has', 'forces have')} to leave ${zone}.`,
    it: ({ count, zone }) => `Da ${zone} ${count === 1 ? 'deve uscire solo 1 forza' : `devono uscire solo ${count} forze`}.`,
  },
  'room-around': {
    code: 'E-STACKING',
    en: ({ zone }) => `A zone beside ${zone} has room: SHIFT them there.`,
    it: ({ zone }) => `Una zona accanto a ${zone} ha posto: SPOSTA le forze lì.`,
  },
} satisfies Record<string, Reason>;
