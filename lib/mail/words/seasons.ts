import type { Language } from '../../engine';
import type { SeasonNews } from '../../play';

type What = SeasonNews['what'];

/** What letters about seasons say; `where` names league and season, `when` is a moment in the reader's time zone. */
export interface SeasonWords {
  entered(where: string): string;
  'round-opened'(round: number, where: string): string;
  reminder(round: number, where: string): string;
  extended(round: number, where: string): string;
  late(games: number, round: number, where: string): string;
  'not-started'(where: string): string;
  withdrawn(who: string, where: string): string;
  paused(where: string): string;
  resumed(where: string): string;
  clock(where: string): string;
  /** `before`: who played there; empty: nobody can say. */
  successor(before: string, where: string): string;
  replaced(where: string): string;
  over(where: string): string;
  'called-off'(where: string): string;
  /** A sentence more. */
  more: Record<Exclude<What, 'round-opened' | 'reminder' | 'extended' | 'paused' | 'over' | 'hook-off'>, string>;
  /** Until when a round is played. */
  deadline(when: string): string;
  newDeadline(when: string): string;
  left(games: number): string;
  stands(from: string, until: string): string;
  begins(when: string): string;
  noDate: string;
  /** A round without a game. */
  bye: string;
  against(names: string): string;
  as(side: string): string;
  bid: string;
  division(name: string): string;
  roundOf(round: number): string;
  toGame: string;
  toSeason: string;
  toDesk: string;
  standing(place: string, of: number, points: string): string;
  annulled: string;
  line(points: string): string;
  moved: Record<'promoted' | 'relegated', (division: string) => string>;
  others(count: number): string;
  and: string;
  hookOff: { title(where: string): string; lead(host: string): string; how: string };
  toHooks: string;
  formerPlayer: string;
  why(where: string): string;
  stop: string;
}

const en: SeasonWords = {
  entered: (where) => `You are entered in ${where}`,
  'round-opened': (round, where) => `Round ${round} is open: ${where}`,
  reminder: (round, where) => `Round ${round} ends soon: ${where}`,
  extended: (round, where) => `More time for round ${round}: ${where}`,
  late: (games, round, where) => `${games === 1 ? 'A late game' : `${games} late games`} in round ${round}: ${where}`,
  'not-started': (where) => `The season could not start: ${where}`,
  withdrawn: (who, where) => `${who} has withdrawn: ${where}`,
  paused: (where) => `A pause: ${where}`,
  resumed: (where) => `The pause is over: ${where}`,
  clock: (where) => `Another clock: ${where}`,
  successor: (before, where) => (before === '' ? `You play on in ${where}` : `You play on for ${before} in ${where}`),
  replaced: (where) => `Somebody plays on for you: ${where}`,
  over: (where) => `The season is over: ${where}`,
  'called-off': (where) => `The season was called off: ${where}`,
  more: {
    entered: 'Who directs the league entered you. Until the season starts you can take the entry back on its page.',
    late: 'What was open at the deadline of the round waits for a decision: decide it, or give the round more days.',
    'not-started': 'Its time had come, but:',
    withdrawn: 'The games that go on were given up. Put somebody else in that place, and they play on as they stand.',
    resumed: 'All clocks run again, and the rounds end earlier by what is left of the pause.',
    clock: 'Who directs the season has changed the clock of all its games. Each table says what holds there now.',
    successor: 'The games that go on are yours as they stand, and what was played before you counts on.',
    replaced: 'Who directs the season has put somebody else in your place. You need do nothing more.',
    'called-off': 'No more rounds open, and nothing is ranked. Games that go on can be played to their end.',
  },
  deadline: (when) => `The round ends ${when}.`,
  newDeadline: (when) => `The round ends ${when} now.`,
  left: (games) => (games === 1 ? 'One of your games is still open.' : `${games} of your games are still open.`),
  stands: (from, until) => `All clocks stand from ${from} until ${until}, and the rounds end later by as much.`,
  begins: (when) => `The first round opens ${when}.`,
  noDate: 'When the first round opens is not settled yet.',
  bye: 'You have no game in this round.',
  against: (names) => `Against ${names}`,
  as: (side) => `You play ${side}`,
  bid: 'The sides are bid for at the table',
  division: (name) => `Division ${name}`,
  roundOf: (round) => `Round ${round}`,
  toGame: 'To the game',
  toSeason: 'To the season',
  toDesk: 'Look and decide',
  standing: (place, of, points) => `You are in place ${place} of ${of}, with ${points}.`,
  annulled: 'Your games were annulled, so you have no place in the table.',
  line: (points) => (points === '1' ? '1 point' : `${points} points`),
  moved: {
    promoted: (division) => `That takes you up into division ${division}.`,
    relegated: (division) => `That takes you down into division ${division}.`,
  },
  others: (count) => (count === 1 ? 'One more stands on the page.' : `${count} more stand on the page.`),
  and: 'and',
  hookOff: {
    title: (where) => `A webhook was switched off: ${where}`,
    lead: (host) => `${host} has not taken messages of the season for a day and a half.`,
    how: 'See to it there, then switch the webhook on again: it is told what it missed.',
  },
  toHooks: 'To your webhooks',
  formerPlayer: 'a former player',
  why: (where) => `You get this letter because of ${where}.`,
  stop: 'No more letters from this season',
};

const it: SeasonWords = {
  entered: (where) => `La tua iscrizione: ${where}`,
  'round-opened': (round, where) => `Si apre il turno ${round}: ${where}`,
  reminder: (round, where) => `Il turno ${round} sta per finire: ${where}`,
  extended: (round, where) => `Più tempo per il turno ${round}: ${where}`,
  late: (games, round, where) => `${games === 1 ? 'Una partita in ritardo' : `${games} partite in ritardo`} nel turno ${round}: ${where}`,
  'not-started': (where) => `La stagione non è potuta cominciare: ${where}`,
  withdrawn: (who, where) => `Ritiro di ${who}: ${where}`,
  paused: (where) => `Una pausa: ${where}`,
  resumed: (where) => `La pausa è finita: ${where}`,
  clock: (where) => `Un altro orologio: ${where}`,
  successor: (before, where) => (before === '' ? `Continui tu: ${where}` : `Continui tu al posto di ${before}: ${where}`),
  replaced: (where) => `Qualcuno continua al tuo posto: ${where}`,
  over: (where) => `La stagione è finita: ${where}`,
  'called-off': (where) => `La stagione è stata annullata: ${where}`,
  more: {
    entered: 'Ti ha iscritto la direzione del campionato. Finché la stagione non comincia puoi ritirare l’iscrizione dalla sua pagina.',
    late: 'Quello che era aperto alla scadenza del turno aspetta una decisione: decidi tu, o prolunga il turno.',
    'not-started': 'Era arrivato il momento, ma:',
    withdrawn: 'Le partite in corso sono state abbandonate. Metti qualcun altro in quel posto, e continuano come stanno.',
    resumed: 'Tutti gli orologi camminano di nuovo, e i turni finiscono prima di quanto restava della pausa.',
    clock: 'La direzione ha cambiato l’orologio di tutte le partite della stagione. Ogni tavolo dice che cosa vale ora.',
    successor: 'Le partite in corso passano a te come stanno, e quanto è stato giocato prima continua a contare.',
    replaced: 'La direzione della stagione ha messo qualcun altro al tuo posto. Non devi fare altro.',
    'called-off': 'Non si aprono altri turni e non c’è classifica finale. Le partite in corso si possono finire.',
  },
  deadline: (when) => `Il turno finisce ${when}.`,
  newDeadline: (when) => `Ora il turno finisce ${when}.`,
  left: (games) => (games === 1 ? 'Una tua partita è ancora aperta.' : `${games} tue partite sono ancora aperte.`),
  stands: (from, until) => `Tutti gli orologi stanno fermi da ${from} fino a ${until}, e i turni finiscono altrettanto più tardi.`,
  begins: (when) => `Il primo turno si apre ${when}.`,
  noDate: 'Quando si apre il primo turno non è ancora deciso.',
  bye: 'In questo turno non hai partite.',
  against: (names) => `Contro ${names}`,
  as: (side) => `Giochi con ${side}`,
  bid: 'Le parti si mettono all’asta al tavolo',
  division: (name) => `Divisione ${name}`,
  roundOf: (round) => `Turno ${round}`,
  toGame: 'Alla partita',
  toSeason: 'Alla stagione',
  toDesk: 'Guarda e decidi',
  standing: (place, of, points) => `Sei al posto ${place} su ${of}, con ${points}.`,
  annulled: 'Le tue partite sono state annullate: non hai un posto in classifica.',
  line: (points) => (points === '1' ? '1 punto' : `${points} punti`),
  moved: {
    promoted: (division) => `Così sali nella divisione ${division}.`,
    relegated: (division) => `Così scendi nella divisione ${division}.`,
  },
  others: (count) => (count === 1 ? 'Un’altra sta sulla pagina.' : `Altre ${count} stanno sulla pagina.`),
  and: 'e',
  hookOff: {
    title: (where) => `Un webhook è stato spento: ${where}`,
    lead: (host) => `Da un giorno e mezzo ${host} non accetta i messaggi della stagione.`,
    how: 'Rimedia là, poi riaccendi il webhook: gli diciamo che cosa ha perso.',
  },
  toHooks: 'Ai tuoi webhook',
  formerPlayer: 'un ex giocatore',
  why: (where) => `Ricevi questa lettera per via di ${where}.`,
  stop: 'Basta lettere da questa stagione',
};

export const seasonWords: Readonly<Record<Language, SeasonWords>> = { en, it };
