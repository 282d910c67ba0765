import { counted } from '../../kit/words';
import type { Words } from './catalogue';
import { termsIn } from './terms';

const { icons, tracks, phases, planning } = termsIn('it');

export const it: Words = {
  board: {
    sea: 'Mar Mediterraneo',
    owners: { allied: 'Alleati', axis: 'Asse', italian: 'Asse, italiani' },
    icons,
    ranges: { short: 'Righello corto', long: 'Righello lungo' },
    round: (round, rounds) => `round ${round} di ${rounds}`,
    losses: (count) => `${String(Math.round(count * 10) / 10).replace('.', ',')} perdite`,
    arrow: (a, b) => `Freccia bianca: ${a} – ${b}`,
  },
  tracks,
  phases,
  moment: (turn) => `Turno ${turn}`,
  asks: {
    'set-up': ({ left }) =>
      left === ''
        ? 'Tutte le tue forze sono piazzate: FINE comincia la partita.'
        : `Piazza le tue forze dove vuoi, tranne che in Africa. Da piazzare: ${left}. FINE comincia la partita e lascia nella riserva ciò che non è piazzato.`,
    initiative: () => "Decidi chi ha l'iniziativa.",
    reinforcement: ({ count }) =>
      count > 0 ? `Piazza ${count === 1 ? '1 blocchetto' : `fino a ${count} blocchetti`} e converti.` : 'Converti blocchetti, o finisci.',
    impulse: ({ number }) => `È il tuo impulso (${number}): muovi, trasporta, bombarda e annuncia attacchi, o passa con FINE.`,
    'impulse-start': () => "Comincia l'impulso del nemico: fai qualcosa prima?",
    'after-move': () => 'Il nemico ha mosso: bombardi o giochi un evento?',
    intercept: ({ zone }) => `Forze nemiche arrivano dal mare in ${zone}: intercetti?`,
    attacked: () => 'Il nemico ha annunciato gli attacchi: fai qualcosa prima che si combattano?',
    battle: () => 'Quale combattimento viene ora, e che cosa lo appoggia?',
    join: ({ zone }) => `Lo sbarco in ${zone} ha superato intercettazione e bombardamento: che cosa vi si unisce?`,
    defend: ({ zone }) => `${zone} è attaccata: che cosa appoggia la difesa, e gli aerei se ne vanno?`,
    elite: ({ zone }) => `Quanti reparti d'élite in ${zone} infliggono una perdita?`,
    losses: ({ zone, count }) => `${zone}: scegli ${count === 1 ? 'una perdita' : `${count} perdite`}.`,
    'round-end': ({ zone, round }) => `Il round ${round} in ${zone} è finito: resisti, ti ritiri o giochi un evento?`,
    press: ({ zone, round }) => `Il round ${round} in ${zone} è finito: continui?`,
    occupy: ({ zone }) => `Che cosa occupa ${zone}?`,
    withdraw: ({ zone }) => `Dove va la forza da sbarco davanti a ${zone}?`,
    late: () => "Tutti i combattimenti sono finiti: bombardi o giochi un evento prima che finisca l'impulso?",
    'impulse-end': () => "L'impulso del nemico finisce: fai qualcosa prima?",
    stacking: () => "Ci sono troppe forze in una zona: sposta l'eccesso.",
    'additional-impulse': () => 'Giochi Impulso aggiuntivo?',
    supply: () => 'Ci sono forze senza rifornimenti: giochi Sforzo logistico?',
  },
  notation: {
    'set-up': ['SCHIERA <forze> [, linea] in <zona>', 'FINE'],
    initiative: ['INIZIATIVA Alleati | Asse'],
    reinforcement: [
      'RINFORZA <numero> blocchetti in <zona>',
      'CONVERTI <numero> <pedina> in <zona> [, a <zona>]',
      'EVENTO Nuova linea difensiva in <zona>',
      'FINE',
    ],
    impulse: [
      'MUOVI <forze>: <zona> > <zona> …',
      'VOLA <aerei>: <zona> > <zona>',
      'TRASPORTA <forze>: <zona> > <zona>',
      'BOMBARDA <zona> da <zona>',
      'COLPISCI con flotta | U-Boot',
      'ATTACCA <zona> da <zona> <forze> [, da …] [, appoggio carro + aereo <zona> + lancio <zona>]',
      'SBARCA <zona> con <numero> flotte da <zona> <forze> [, appoggio …]',
      'INFILTRA <zona> > <zona>',
      'ATTIRA <zona> > <zona>',
      'EVENTO <evento> [in <zona>] [, convertendo <numero> <pedina> [, a <zona>]] [, riprendendo <evento> + <evento>]',
      planning,
      'FINE',
    ],
    'impulse-start': ['BOMBARDA <zona> da <zona>', 'EVENTO <evento> [in <zona>]', 'ATTIRA <zona> > <zona>', 'PASSO'],
    'after-move': ['BOMBARDA <zona> da <zona>', 'EVENTO <evento> [in <zona>]', 'ATTIRA <zona> > <zona>', 'PASSO'],
    intercept: [
      'INTERCETTA [<numero> flotta] [+ U-Boot] [+ aereo <zona>]',
      'BOMBARDA <zona> da <zona>',
      'EVENTO <evento> [in <zona>]',
      'PASSO',
    ],
    attacked: ['BOMBARDA <zona> da <zona>', 'EVENTO <evento> [in <zona>]', 'ATTIRA <zona> > <zona>', 'PASSO'],
    battle: [
      'COMBATTI <zona> [, appoggio carro + aereo <zona> + lancio <zona>]',
      'BOMBARDA <zona> da <zona>',
      'EVENTO <evento> [in <zona>]',
    ],
    join: ['APPOGGIA carro + aereo <zona> + lancio <zona>', 'APPOGGIA niente', 'BOMBARDA <zona> da <zona>', 'EVENTO <evento> [in <zona>]'],
    defend: ['DIFENDI appoggio carro + aereo <zona> | senza appoggio', 'EVACUA <aerei> a <zona>', 'BOMBARDA <zona> da <zona>'],
    elite: ['ELITE <numero>'],
    losses: ['PERDI <numero> <pedina> in <zona>, ingaggia <numero> <pedina> in <zona>, ritirata <zona> [> <zona>]'],
    'round-end': ['RESISTI [con carro]', 'RITIRA <forze>: <zona> [> <zona>]', 'EVACUA <aerei> a <zona>', 'EVENTO Battaglia di arresto'],
    press: ['CONTINUA [con carro]', 'FERMA', 'EVENTO Riserve'],
    occupy: ['OCCUPA da <zona> <forze> [, da …]', 'OCCUPA niente'],
    withdraw: ['RIENTRA a <zona>'],
    late: ['BOMBARDA <zona> da <zona>', 'EVENTO <evento> [in <zona>]', 'PASSO'],
    'impulse-end': ['BOMBARDA <zona> da <zona>', 'EVENTO <evento> [in <zona>]', 'PASSO'],
    stacking: ['SPOSTA <forze>: <zona> > <zona>', 'SCIOGLI <forze> in <zona>'],
    'additional-impulse': ['EVENTO Impulso aggiuntivo', 'PASSO'],
    supply: ['EVENTO Sforzo logistico in <zona>', 'PASSO'],
  },
  brief: {
    asked: 'Che cosa si chiede',
    nothing: 'Non si chiede nulla.',
    stars: 'Stelle',
    forces: 'Forze sul tabellone',
    means: 'Mezzi',
    noForces: 'nessuna',
    meansOf: ({ transport, tokens, fleets, engaged }) =>
      `trasporto navale ${transport}, gettoni evento rimasti ${tokens}, ${counted(fleets, 'nessuna flotta pronta', 'flotta pronta', 'flotte pronte')}${engaged > 0 ? `, ${engaged} ${engaged === 1 ? 'ingaggiata' : 'ingaggiate'}` : ''}`,
  },
};
