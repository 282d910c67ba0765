import type { affairs as en } from '../en/affairs';
import type { Translated } from '../translated';

export const affairs: Translated<typeof en> = {
  title: 'Affari del tavolo',
  of: 'Affari del tavolo: {title}',
  text: 'Quello che i giocatori decidono tra loro. Tutto ciò che si fa qui resta nel registro del tavolo e nel suo file esportato, con chi ha dato il consenso.',
  over: 'La partita è finita: non resta nulla da decidere.',
  watching: 'Solo chi gioca qui ha qualcosa da decidere.',

  rematch: 'Gioca ancora',
  rematchText:
    'Un nuovo tavolo con lo stesso gioco, le stesse opzioni, lo stesso ritmo e gli stessi giocatori, ognuno al suo posto. Gli altri sono invitati per lettera; si comincia quando ci sono tutti.',
  rematchDo: 'Rivincita',

  proposals: 'In attesa di risposta',
  proposalBy: '{by} propone, {when}:',
  proposedToYou: '{by} propone:',
  answerIt: 'Rispondi',
  agreed: "D'accordo: {who}.",
  waitingFor: 'Non hanno ancora risposto: {who}.',
  agree: 'Accetta',
  refuse: 'Rifiuta',
  withdraw: 'Ritira la proposta',
  answered: 'La tua risposta vale.',
  done: "Tutti d'accordo: è fatto.",
  outdated: 'Nel frattempo la partita è andata avanti: la proposta non vale più.',
  refused: 'Rifiutata.',
  proposed: 'Gli altri ricevono la domanda per lettera.',

  undo: 'Ritirare ordini',
  undoText:
    'Finché non si è tirato né mostrato nulla e non è toccato a nessun altro, ritiri subito i tuoi ordini. Oltre serve il consenso degli altri. Ciò che è stato mostrato resta noto; ciò che è stato tirato resta nel registro, e si tirano dadi nuovi.',
  undoNone: 'Non hai ordini da ritirare.',
  undoFree: 'Ritiralo',
  undoAsk: 'Chiedi agli altri',
  undoWith: '{count, plural, one {solo questo ordine} other {con tutti i successivi: # ordini}}',
  undone: 'Ritirato. Gli ordini sono di nuovo sul tuo foglio.',

  end: 'Finire la partita',
  endText:
    "Quando tutti i giocatori sono d'accordo, la partita finisce qui con l'esito che proponi, e il segreto dei dadi viene pubblicato.",
  endSummary: 'Proponi una patta o una fine anticipata',
  endWinners: 'Chi vince (nessuno: patta)',
  endDo: 'Proponi',

  callOff: 'Chiudi il tavolo',
  callOffText:
    'Non c’è più nessun altro giocatore. La partita finisce senza vincitore, il segreto dei dadi è pubblicato e ognuno riceve una lettera.',
  callOffDo: 'Sì, chiudilo',
  calledOff: 'Il tavolo è chiuso.',

  substitute: 'Sostituto',
  substituteText:
    'Qualcuno gioca {seat} per te per un certo tempo: riceve la domanda per lettera, vede ciò che vede il posto, e il posto torna da sé alla fine, o quando uno dei due vuole.',
  substituteEmail: 'Il suo indirizzo di posta (vuoto: solo un link)',
  from: 'Primo giorno',
  until: 'Ultimo giorno',
  dateWrong: "Un giorno come 2026-08-14, l'ultimo non prima del primo.",
  ask: 'Chiedi',
  askedLink: "Chi apre questo link dopo aver fatto l'accesso può accettare:",
  loans: 'Posti prestati',
  loanFrom: '{substitute} giocherà {seat} per {holder} dal {from} al {until}.',
  loanNow: '{substitute} gioca {seat} per {holder} fino al {until}.',
  loanEnd: 'Restituisci ora il posto',
  loanCancel: 'Annulla',

  offer: 'Offri a tutti',
  offerText: 'Il posto compare tra i tavoli aperti. Finché qualcuno non lo prende, si gioca come prima.',
  offered: 'Offerto a tutti.',
  offerStop: 'Non offrirlo più',
  take: 'Prendi {seat}',

  others: 'Altri giocatori',
  remove: 'Togli dal posto',
  removeText: 'Il giocatore automatico prende {seat}. Il registro dice che lo ha voluto chi ha creato il tavolo.',
  removeAsk: 'Proponi di togliere',
  removeAskText: "Quando tutti gli altri sono d'accordo, il giocatore automatico prende {seat}.",
  removeLater:
    'Questo gioco nasconde informazioni: un giocatore si può togliere dopo due scadenze di fila mancate o con una domanda scaduta (30 giorni dove non corre un orologio).',
  removeDo: 'Sì, togli',

  absence: 'Assenza',
  absenceText: "Che cosa succede quando un giocatore annuncia un'assenza nel suo account:",
  absenceRules: {
    shift: "le scadenze aspettano, per i giorni che concede l'orologio",
    substitute: 'le scadenze continuano, e può giocare un sostituto indicato',
    none: 'le scadenze continuano',
  },
  absenceSave: 'Imposta la regola',
  absenceSaved: 'La regola è impostata.',

  record: 'Che cosa si è deciso',
  recordNone: 'Finora nulla.',
};
