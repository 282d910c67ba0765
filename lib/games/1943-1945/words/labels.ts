import type { Language, Text } from '../../../engine';
import { inLanguage } from '../../kit/words';
import type { Order } from '../types';

const texts = {
  what: { en: 'What do you do?', it: 'Che cosa fai?' },
  zone: { en: 'Which zone?', it: 'Quale zona?' },
  from: { en: 'From where?', it: 'Da dove?' },
  to: { en: 'Where to?', it: 'Verso dove?' },
  next: { en: 'By which zone next?', it: 'Per quale zona?' },
  halt: { en: 'Stop here', it: 'Fermati qui' },
  target: { en: 'Which zone is attacked?', it: 'Quale zona è attaccata?' },
  another: { en: 'From another zone too?', it: "Anche da un'altra zona?" },
  enough: { en: 'No more', it: 'Basta così' },
  fleets: { en: 'How many fleets?', it: 'Quante flotte?' },
  uboat: { en: 'U-boats', it: 'U-Boot' },
  by: { en: 'With what?', it: 'Con che cosa?' },
  plane: { en: 'Which plane?', it: 'Quale aereo?' },
  noPlane: { en: 'No plane', it: 'Nessun aereo' },
  tank: { en: 'Does a tank support?', it: 'Un carro appoggia?' },
  drop: { en: 'Are paratroopers dropped?', it: 'Si lanciano i paracadutisti?' },
  noDrop: { en: 'No', it: 'No' },
  support: { en: 'Say now what supports the attack?', it: "Vuoi dire ora che cosa appoggia l'attacco?" },
  later: { en: 'Later', it: 'Più tardi' },
  now: { en: 'Now', it: 'Ora' },
  event: { en: 'Which event?', it: 'Quale evento?' },
  convert: { en: 'How many of the cubes become this?', it: 'Quanti blocchetti lo diventano?' },
  into: { en: 'Into what?', it: 'In che cosa?' },
  take: { en: 'Which token comes back?', it: 'Quale gettone torna?' },
  home: { en: 'Where do partisans go?', it: 'Dove vanno i partigiani?' },
  line: { en: 'Fortified lines', it: 'Linee fortificate' },
  cubes: { en: 'How many cubes?', it: 'Quanti blocchetti?' },
  first: { en: 'Who has the initiative?', it: "Chi ha l'iniziativa?" },
  retreat: { en: 'Does the whole defence retreat for one loss?', it: 'Tutta la difesa si ritira per una perdita?' },
  noRetreat: { en: 'Stay', it: 'Resta' },
  elite: { en: 'How many elite units inflict a loss?', it: "Quanti reparti d'élite infliggono una perdita?" },
  disband: { en: 'Remove', it: 'Rimuovi' },
} satisfies Record<string, Text>;

const doing: Record<Order['type'], Text> = {
  initiative: { en: 'Name who has the initiative', it: "Indica chi ha l'iniziativa" },
  deploy: { en: 'Place forces', it: 'Piazza forze' },
  reinforce: { en: 'Place reinforcements', it: 'Piazza rinforzi' },
  convert: { en: 'Convert cubes', it: 'Converti blocchetti' },
  event: { en: 'Play an event', it: 'Gioca un evento' },
  move: { en: 'Move by land', it: 'Muovi via terra' },
  fly: { en: 'Move planes', it: 'Sposta aerei' },
  ship: { en: 'Transport by sea', it: 'Trasporta via mare' },
  infiltrate: { en: 'Move partisans', it: 'Sposta partigiani' },
  lure: { en: 'Partisans draw a cube away', it: 'I partigiani attirano un blocchetto' },
  bomb: { en: 'Bomb a zone', it: 'Bombarda una zona' },
  strike: { en: 'Attack a fleet', it: 'Attacca una flotta' },
  attack: { en: 'Declare an attack', it: 'Dichiara un attacco' },
  land: { en: 'Declare a landing', it: 'Dichiara uno sbarco' },
  fight: { en: 'Resolve an attack', it: 'Risolvi un attacco' },
  support: { en: 'Support the landing', it: 'Appoggia lo sbarco' },
  intercept: { en: 'Intercept', it: 'Intercetta' },
  evacuate: { en: 'Planes leave the zone', it: 'Gli aerei lasciano la zona' },
  defend: { en: 'Defend', it: 'Difendi' },
  elite: { en: 'Elite units', it: "Reparti d'élite" },
  losses: { en: 'Losses', it: 'Perdite' },
  retreat: { en: 'Retreat', it: 'Ritirati' },
  hold: { en: 'Hold', it: 'Resisti' },
  press: { en: 'Go on', it: 'Continua' },
  stop: { en: 'Break off', it: 'Ferma il combattimento' },
  occupy: { en: 'Occupy', it: 'Occupa' },
  withdraw: { en: 'Withdraw', it: 'Rientra' },
  shift: { en: 'Move the excess', it: "Sposta l'eccesso" },
  disband: { en: 'Remove the excess', it: "Rimuovi l'eccesso" },
  end: { en: 'End', it: 'Fine' },
  pass: { en: 'Pass', it: 'Passo' },
};

const en = {
  ...inLanguage(texts, 'en'),
  doing: inLanguage(doing, 'en'),
  /** END with forces left that stay in the pool. */
  endLeaving: (left: string) => `End, leaving in the pool: ${left}`,
  wouldStay: (count: number, left: string) =>
    count === 1 ? `1 piece would stay in the pool: ${left}.` : `${count} pieces would stay in the pool: ${left}.`,
  stayOrEnd: { instead: 'Place them first', anyway: 'End anyway' },
  /** A zone of the set-up: how many pieces and tanks it still takes, and a line. */
  roomIn: (zone: string, { pieces, tanks, line }: { pieces: number; tanks: number; line: boolean }) =>
    `${zone} (${pieces === 0 ? 'full' : `room for ${pieces}`}${pieces > 0 && tanks === 0 ? ', no tanks' : ''}${line ? (pieces === 0 ? ', takes only a fortified line' : ', and a fortified line') : ''})`,
  /** Of so many left in the pool. */
  howManyLeft: (left: string, room: string) => `How many? Left to place: ${left}. ${room}`,
  otherWay: (zone: string) => `${zone}, by another way`,
  planesFrom: (zone: string) => `How many planes of ${zone}?`,
  passing: (zone: string) => `${zone}: the force that passed through`,
  losses: (piece: string) => `Losses taken by ${piece}`,
  eliminated: (piece: string) => `Of these eliminated: ${piece}`,
  whichForces: (zone: string) => `Which forces? ${zone}`,
  howMany: (piece: string, zone: string) => `How many? ${zone}: ${piece}`,
};

const it: typeof en = {
  ...inLanguage(texts, 'it'),
  doing: inLanguage(doing, 'it'),
  endLeaving: (left) => `Fine, lasciando nella riserva: ${left}`,
  wouldStay: (count, left) =>
    count === 1 ? `1 pezzo resterebbe nella riserva: ${left}.` : `${count} pezzi resterebbero nella riserva: ${left}.`,
  stayOrEnd: { instead: 'Prima piazzali', anyway: 'Termina lo stesso' },
  roomIn: (zone, { pieces, tanks, line }) =>
    `${zone} (${pieces === 0 ? 'piena' : `posto per ${pieces}`}${pieces > 0 && tanks === 0 ? ', non per carri' : ''}${line ? (pieces === 0 ? ', solo una linea fortificata' : ', e una linea fortificata') : ''})`,
  howManyLeft: (left, room) => `Quanti? Da piazzare: ${left}. ${room}`,
  otherWay: (zone) => `${zone}, per un’altra via`,
  planesFrom: (zone) => `Quanti aerei di ${zone}?`,
  passing: (zone) => `${zone}: la forza che vi è passata`,
  losses: (piece) => `Perdite soddisfatte da ${piece}`,
  eliminated: (piece) => `Di questi eliminati: ${piece}`,
  whichForces: (zone) => `Quali forze? ${zone}`,
  howMany: (piece, zone) => `Quanti? ${zone}: ${piece}`,
};

/** What order forms ask. */
export const labels = { en, it } satisfies Record<Language, typeof en>;
