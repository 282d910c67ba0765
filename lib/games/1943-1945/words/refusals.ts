import { counted, times } from '../../kit/words';
import type { Reason } from './reasons';

/** Refusals of set-up, movement and missions: code, and the sentence in each language. */
export const refusals = {
  'no-zone': { code: 'E-ZONE', en: ({ zone }) => `There is no zone ${zone} here.`, it: ({ zone }) => `Qui non c'è una zona ${zone}.` },
  nothing: {
    code: 'E-FORCES',
    en: () => 'The order names no forces. Name at least one.',
    it: () => "L'ordine non nomina forze. Nominane almeno una.",
  },
  'not-there': {
    code: 'E-FORCES',
    en: ({ count, pieces, have, zone }) => (count === 0 ? `You have no ${pieces} in ${zone}.` : `In ${zone} you have only ${have}.`),
    it: ({ count, pieces, have, zone }) => (count === 0 ? `In ${zone} non hai ${pieces}.` : `In ${zone} hai solo ${have}.`),
  },
  'not-yours': {
    code: 'E-CONTROL',
    en: ({ zone }) => `${zone} is not another zone that you control.`,
    it: ({ zone }) => `${zone} non è un'altra zona sotto il tuo controllo.`,
  },
  'own-zone': {
    code: 'E-CONTROL',
    en: ({ zone }) => `${zone} is yours already. Land in an enemy zone.`,
    it: ({ zone }) => `${zone} è già tua. Sbarca in una zona nemica.`,
  },
  strangled: {
    code: 'E-STRANGLE',
    en: ({ zone }) => `The Strangle Plan lies on ${zone}: in this impulse no Axis force enters, leaves or fights from it.`,
    it: ({ zone }) => `Su ${zone} c'è il Piano Strangle: in questo impulso nessuna forza dell'Asse vi entra, ne esce o ne combatte.`,
  },
  'not-adjacent': {
    code: 'E-ADJACENT',
    en: ({ to, zone }) => `${zone} and ${to} are not adjacent.`,
    it: ({ to, zone }) => `${zone} e ${to} non sono adiacenti.`,
  },
  unsupplied: { code: 'E-SUPPLY', en: ({ zone }) => `${zone} is not supplied.`, it: ({ zone }) => `${zone} non è rifornita.` },
  'enemy-there': {
    code: 'E-ENEMY',
    en: ({ zone }) => `Enemy forces hold ${zone}: stop before it and attack.`,
    it: ({ zone }) => `${zone} è occupata dal nemico: fermati prima e attacca.`,
  },
  twice: {
    code: 'E-PATH',
    en: ({ zone }) => `The way passes through ${zone} twice.`,
    it: ({ zone }) => `Il percorso passa due volte da ${zone}.`,
  },
  held: {
    code: 'E-HELD',
    en: ({ zone }) => `Cubes that partisans drew into ${zone} do not move this turn.`,
    it: ({ zone }) => `I blocchetti attirati dai partigiani in ${zone} non muovono in questo turno.`,
  },
  'planes-fly': {
    code: 'E-PLANE',
    en: () => 'Planes do not march: move them with FLY.',
    it: () => 'Gli aerei non marciano: spostali con VOLA.',
  },
  'planes-evacuate': {
    code: 'E-PLANE',
    en: () => 'Planes leave an attacked zone with EVACUATE.',
    it: () => 'Gli aerei lasciano una zona attaccata con EVACUA.',
  },
  'only-planes': { code: 'E-PLANE', en: () => 'Only planes can do this.', it: () => 'Possono farlo solo gli aerei.' },
  flown: {
    code: 'E-FLOWN',
    en: ({ zone }) => `The planes of ${zone} were placed in this impulse and stay until the next.`,
    it: ({ zone }) => `Gli aerei di ${zone} sono stati piazzati in questo impulso e restano fino al prossimo.`,
  },
  full: {
    code: 'E-STACKING',
    en: ({ count, most, zone }) =>
      `${zone} ${count < 1 ? 'is full' : `has room for ${count} more ${count === 1 ? 'force' : 'forces'}`}: a zone holds ${most} at most.`,
    it: ({ count, most, zone }) =>
      `${zone} ${count < 1 ? 'è piena' : `ha posto per ${count === 1 ? "un'altra forza" : `altre ${count} forze`}`}: una zona ne contiene al massimo ${most}.`,
  },
  tanks: {
    code: 'E-STACKING',
    en: ({ count, most, zone }) =>
      `${zone} has room for ${count < 1 ? 'no more tanks' : times(count, 'more tank', 'more tanks')}: a zone holds ${most === 0 ? 'none' : `${most} at most`}.`,
    it: ({ count, most, zone }) =>
      `${zone} ${count < 1 ? 'non ha posto per altri carri' : `ha posto per ${count === 1 ? 'un altro carro' : `altri ${count} carri`}`}: una zona ${most === 0 ? 'non ne contiene' : `ne contiene al massimo ${most}`}.`,
  },
  'no-transport': {
    code: 'E-TRANSPORT',
    en: () => 'Italy has surrendered: the Axis has no naval transport.',
    it: () => "L'Italia si è arresa: l'Asse non ha più trasporto navale.",
  },
  'transport-points': {
    code: 'E-TRANSPORT',
    en: ({ count }) =>
      `This turn ${counted(count, 'no point', 'point', 'points')} of naval transport ${count < 2 ? 'is' : 'are'} left, and each force takes one.`,
    it: ({ count }) =>
      `In questo turno ${count === 0 ? 'non restano punti' : count === 1 ? 'resta 1 punto' : `restano ${count} punti`} di trasporto navale, e ogni forza ne prende uno.`,
  },
  'no-coast': {
    code: 'E-COAST',
    en: ({ zone }) => `${zone} is not adjacent to the sea.`,
    it: ({ zone }) => `${zone} non è adiacente al mare.`,
  },
  'no-partisans': {
    code: 'E-PARTISANS',
    en: ({ zone }) => `No partisans that can do this stand in ${zone}.`,
    it: ({ zone }) => `In ${zone} non ci sono partigiani che possano farlo.`,
  },
  'partisans-zone': {
    code: 'E-PARTISANS',
    en: ({ zone }) =>
      `Partisans go only into zones with a light blue triangle that the Axis controls, through such zones; ${zone} will not do.`,
    it: ({ zone }) =>
      `I partigiani vanno solo in zone con il triangolo azzurro controllate dall'Asse, passando per zone simili; ${zone} non va bene.`,
  },
  'partisans-where': {
    code: 'E-PARTISANS',
    en: () => 'Say into which zone the partisans go.',
    it: () => 'Indica in quale zona vanno i partigiani.',
  },
  'partisans-homes': {
    code: 'E-PARTISANS',
    en: ({ count, most }) =>
      `Say where ${count === 1 ? 'the partisans go' : `the ${count} partisans go, a zone for each`}, as in "to 04": the order names ${counted(most, 'no zone', 'zone', 'zones')}.`,
    it: ({ count, most }) =>
      `Indica dove vanno ${count === 1 ? 'i partigiani' : `i ${count} partigiani, una zona per ciascuno`}, come in "a 04": l'ordine nomina ${counted(most, 'nessuna zona', 'zona', 'zone')}.`,
  },
  'no-partisans-yet': {
    code: 'E-PARTISANS',
    en: () => 'Partisans come only after the surrender of Italy.',
    it: () => "I partigiani arrivano solo dopo la resa dell'Italia.",
  },
  'no-partisans-by-event': {
    code: 'E-PARTISANS',
    en: () => 'Cubes of this event do not become partisans.',
    it: () => 'I blocchetti di questo evento non diventano partigiani.',
  },
  'no-cube': {
    code: 'E-LURE',
    en: ({ zone }) => `No enemy cube stands in ${zone}.`,
    it: ({ zone }) => `In ${zone} non ci sono blocchetti nemici.`,
  },
  'no-plane': {
    code: 'E-PLANE',
    en: ({ pieces, zone }) => `You have no ${pieces} in ${zone}.`,
    it: ({ pieces, zone }) => `In ${zone} non hai ${pieces}.`,
  },
  'plane-engaged': {
    code: 'E-ENGAGED',
    en: ({ zone }) => `The plane in ${zone} is engaged.`,
    it: ({ zone }) => `L'aereo in ${zone} è ingaggiato.`,
  },
  'out-of-reach': {
    code: 'E-RANGE',
    en: ({ to, zone }) => `${to} is out of reach from ${zone}.`,
    it: ({ to, zone }) => `${to} è fuori raggio da ${zone}.`,
  },
  airport: {
    code: 'E-AIRPORT',
    en: ({ zone }) => `No more planes may fly missions from ${zone} this turn: one, two from an airport.`,
    it: ({ zone }) => `Da ${zone} non possono più partire missioni in questo turno: un aereo, due con l'aeroporto.`,
  },
  'no-enemy': {
    code: 'E-TARGET',
    en: ({ zone }) => `No enemy forces stand in ${zone}.`,
    it: ({ zone }) => `In ${zone} non ci sono forze nemiche.`,
  },
  'nothing-passes': {
    code: 'E-TARGET',
    en: ({ zone }) => `No enemy force has just passed through ${zone}.`,
    it: ({ zone }) => `Nessuna forza nemica è appena passata da ${zone}.`,
  },
  'no-fleet': {
    code: 'E-FLEET',
    en: ({ count, most }) =>
      most === 0 ? 'You have no operational fleet.' : `You have ${most} operational ${most === 1 ? 'fleet' : 'fleets'}, not ${count}.`,
    it: ({ count, most }) =>
      most === 0 ? 'Non hai flotte operative.' : `Hai ${most} ${most === 1 ? 'flotta operativa' : 'flotte operative'}, non ${count}.`,
  },
  'no-uboat': { code: 'E-UBOAT', en: () => 'No operational U-boat can do this.', it: () => 'Nessun U-Boot operativo può farlo.' },
  'no-enemy-fleet': { code: 'E-FLEET', en: () => 'The enemy has no operational fleet.', it: () => 'Il nemico non ha flotte operative.' },
  'not-africa': {
    code: 'E-SETUP',
    en: () => 'The free set-up does not reach Africa.',
    it: () => "Lo schieramento libero esclude l'Africa.",
  },
  'not-engaged': { code: 'E-SETUP', en: () => 'Counters are placed operational.', it: () => 'Le pedine si piazzano operative.' },
} satisfies Record<string, Reason>;
