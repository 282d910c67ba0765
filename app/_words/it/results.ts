import type { results as en } from '../en/results';
import type { Translated } from '../translated';

export const results: Translated<typeof en> = {
  terms: 'Come finisce, e quanto conta',
  counts: 'Per che cosa conta la partita',
  countsText:
    'Le partite valide muovono il rating di chi gioca; chi ha vinto e chi ha abbandonato diventa pubblico, anche se il tavolo è privato.',
  countings: {
    usual: 'valida se chiunque può guardare, altrimenti no',
    rated: 'valida per il rating',
    unrated: 'non valida per il rating',
    training: 'allenamento: gli ordini si ritirano senza chiedere',
  },
  leaving: 'Chi continua al posto di chi abbandona',
  leavingText: 'Quando resta qualcuno da entrambe le parti. Chi abbandona ha perso, comunque finisca la sua parte.',
  leavings: {
    mate: 'un compagno della stessa parte, altrimenti il giocatore automatico',
    substitute: 'il giocatore automatico, finché qualcuno prende il posto',
    bot: 'il giocatore automatico',
  },
  sides: 'Vincono e perdono insieme: {sides}.',
  alone: 'Ogni posto gioca per sé.',
  lastSide: 'Quando a una parte non resta nessuno che gioca, la partita è finita e l’altra ha vinto.',

  concede: 'Abbandona',
  concedeEnds: 'La partita finisce qui e vincono gli altri: {winners}.',
  concedeAbandons: 'Qui non gioca nessun altro: il tavolo finisce senza risultato.',
  concedePasses: 'Hai perso, e la partita continua senza di te. I tuoi posti proseguono così: {who}.',
  concedeDo: 'Sì, abbandono',
  conceded: 'Hai abbandonato.',

  result: 'Risultato',
  kinds: {
    'played-out': 'giocata fino alla fine',
    conceded: 'abbandono',
    'lost-on-time': 'persa per il tempo',
    'agreed-draw': 'patta concordata',
    'agreed-end': 'finita di comune accordo',
    adjudicated: 'aggiudicata',
    abandoned: 'lasciata da tutti',
    void: 'nulla',
  },
  countsAs: {
    rated: 'Vale per il rating.',
    unrated: 'Non vale per il rating.',
    training: 'Tavolo di allenamento: non conta per altro.',
    solo: 'Nessuno ha giocato contro qualcuno: non conta.',
  },
  won: 'vittoria',
  lost: 'sconfitta',
  draw: 'patta',
  place: '{rank, number}º posto',
  left: {
    conceded: 'ha abbandonato',
    'lost-on-time': 'ha perso per il tempo',
    resigned: 'ha lasciato il posto',
    removed: 'è stato tolto',
    replaced: 'è stato sostituito',
  },
  bot: 'giocatore automatico',
  former: 'un ex giocatore',
  nobody: 'nessuno',
  reason: 'Motivo: {reason}',
};
