import type { Language } from '../../../engine';
import type { Order } from '../types';

interface Labels {
  what: string;
  doing: Record<Order['type'], string>;
  /** END with forces left that stay in the pool. */
  endLeaving(left: string): string;
  zone: string;
  /** A zone of the set-up: how many pieces and tanks it still takes, and a line. */
  roomIn(zone: string, room: { pieces: number; tanks: number; line: boolean }): string;
  /** Of so many left in the pool. */
  howManyLeft(left: string, room: string): string;
  from: string;
  to: string;
  next: string;
  halt: string;
  target: string;
  another: string;
  enough: string;
  fleets: string;
  uboat: string;
  by: string;
  plane: string;
  planesFrom(zone: string): string;
  noPlane: string;
  passing(zone: string): string;
  tank: string;
  drop: string;
  noDrop: string;
  support: string;
  later: string;
  now: string;
  yes: string;
  no: string;
  event: string;
  convert: string;
  into: string;
  take: string;
  home: string;
  line: string;
  cubes: string;
  first: string;
  retreat: string;
  noRetreat: string;
  losses(piece: string): string;
  eliminated(piece: string): string;
  elite: string;
  disband: string;
  howMany(piece: string, zone: string): string;
}

/** What order forms ask. */
export const labels: Record<Language, Labels> = {
  en: {
    what: 'What do you do?',
    doing: {
      initiative: 'Name who has the initiative',
      deploy: 'Place forces',
      reinforce: 'Place reinforcements',
      convert: 'Convert cubes',
      event: 'Play an event',
      move: 'Move by land',
      fly: 'Move planes',
      ship: 'Transport by sea',
      infiltrate: 'Move partisans',
      lure: 'Partisans draw a cube away',
      bomb: 'Bomb a zone',
      strike: 'Attack a fleet',
      attack: 'Declare an attack',
      land: 'Declare a landing',
      fight: 'Resolve an attack',
      support: 'Support the landing',
      intercept: 'Intercept',
      evacuate: 'Planes leave the zone',
      defend: 'Defend',
      elite: 'Elite units',
      losses: 'Losses',
      retreat: 'Retreat',
      hold: 'Hold',
      press: 'Go on',
      stop: 'Break off',
      occupy: 'Occupy',
      withdraw: 'Withdraw',
      shift: 'Move the excess',
      disband: 'Remove the excess',
      end: 'End',
      pass: 'Pass',
    },
    endLeaving: (left) => `End, leaving in the pool: ${left}`,
    zone: 'Which zone?',
    roomIn: (zone, { pieces, tanks, line }) =>
      `${zone} (${pieces === 0 ? 'full' : `room for ${pieces}`}${pieces > 0 && tanks === 0 ? ', no tanks' : ''}${line ? (pieces === 0 ? ', takes only a fortified line' : ', and a fortified line') : ''})`,
    howManyLeft: (left, room) => `How many? Left to place: ${left}. ${room}`,
    from: 'From where?',
    to: 'Where to?',
    next: 'By which zone next?',
    halt: 'Stop here',
    target: 'Which zone is attacked?',
    another: 'From another zone too?',
    enough: 'No more',
    fleets: 'How many fleets?',
    uboat: 'U-boats',
    by: 'With what?',
    plane: 'Which plane?',
    planesFrom: (zone) => `How many planes of ${zone}?`,
    noPlane: 'No plane',
    passing: (zone) => `${zone}: the force that passed through`,
    tank: 'Does a tank support?',
    drop: 'Are paratroopers dropped?',
    noDrop: 'No',
    support: 'Say now what supports the attack?',
    later: 'Later',
    now: 'Now',
    yes: 'Yes',
    no: 'No',
    event: 'Which event?',
    convert: 'How many of the cubes become this?',
    into: 'Into what?',
    take: 'Which token comes back?',
    home: 'Where do partisans go?',
    line: 'Fortified lines',
    cubes: 'How many cubes?',
    first: 'Who has the initiative?',
    retreat: 'Does the whole defence retreat for one loss?',
    noRetreat: 'Stay',
    losses: (piece) => `Losses taken by ${piece}`,
    eliminated: (piece) => `Of these eliminated: ${piece}`,
    elite: 'How many elite units inflict a loss?',
    disband: 'Remove',
    howMany: (piece, zone) => `How many? ${zone}: ${piece}`,
  },
  it: {
    what: 'Che cosa fai?',
    doing: {
      initiative: "Indica chi ha l'iniziativa",
      deploy: 'Piazza forze',
      reinforce: 'Piazza rinforzi',
      convert: 'Converti blocchetti',
      event: 'Gioca un evento',
      move: 'Muovi via terra',
      fly: 'Sposta aerei',
      ship: 'Trasporta via mare',
      infiltrate: 'Sposta partigiani',
      lure: 'I partigiani attirano un blocchetto',
      bomb: 'Bombarda una zona',
      strike: 'Attacca una flotta',
      attack: 'Dichiara un attacco',
      land: 'Dichiara uno sbarco',
      fight: 'Risolvi un attacco',
      support: 'Appoggia lo sbarco',
      intercept: 'Intercetta',
      evacuate: 'Gli aerei lasciano la zona',
      defend: 'Difendi',
      elite: "Reparti d'élite",
      losses: 'Perdite',
      retreat: 'Ritirati',
      hold: 'Resisti',
      press: 'Continua',
      stop: 'Ferma il combattimento',
      occupy: 'Occupa',
      withdraw: 'Rientra',
      shift: "Sposta l'eccesso",
      disband: "Rimuovi l'eccesso",
      end: 'Fine',
      pass: 'Passo',
    },
    endLeaving: (left) => `Fine, lasciando nella riserva: ${left}`,
    zone: 'Quale zona?',
    roomIn: (zone, { pieces, tanks, line }) =>
      `${zone} (${pieces === 0 ? 'piena' : `posto per ${pieces}`}${pieces > 0 && tanks === 0 ? ', non per carri' : ''}${line ? (pieces === 0 ? ', solo una linea fortificata' : ', e una linea fortificata') : ''})`,
    howManyLeft: (left, room) => `Quanti? Da piazzare: ${left}. ${room}`,
    from: 'Da dove?',
    to: 'Verso dove?',
    next: 'Per quale zona?',
    halt: 'Fermati qui',
    target: 'Quale zona è attaccata?',
    another: "Anche da un'altra zona?",
    enough: 'Basta così',
    fleets: 'Quante flotte?',
    uboat: 'U-Boot',
    by: 'Con che cosa?',
    plane: 'Quale aereo?',
    planesFrom: (zone) => `Quanti aerei di ${zone}?`,
    noPlane: 'Nessun aereo',
    passing: (zone) => `${zone}: la forza che vi è passata`,
    tank: 'Un carro appoggia?',
    drop: 'Si lanciano i paracadutisti?',
    noDrop: 'No',
    support: "Vuoi dire ora che cosa appoggia l'attacco?",
    later: 'Più tardi',
    now: 'Ora',
    yes: 'Sì',
    no: 'No',
    event: 'Quale evento?',
    convert: 'Quanti blocchetti lo diventano?',
    into: 'In che cosa?',
    take: 'Quale gettone torna?',
    home: 'Dove vanno i partigiani?',
    line: 'Linee fortificate',
    cubes: 'Quanti blocchetti?',
    first: "Chi ha l'iniziativa?",
    retreat: 'Tutta la difesa si ritira per una perdita?',
    noRetreat: 'Resta',
    losses: (piece) => `Perdite soddisfatte da ${piece}`,
    eliminated: (piece) => `Di questi eliminati: ${piece}`,
    elite: "Quanti reparti d'élite infliggono una perdita?",
    disband: 'Rimuovi',
    howMany: (piece, zone) => `Quanti? ${zone}: ${piece}`,
  },
};
