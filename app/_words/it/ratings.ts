import type { ratings as en } from '../en/ratings';
import type { Translated } from '../translated';

export const ratings: Translated<typeof en> = {
  title: 'Rating',
  label: 'Chi gioca quanto bene',
  lead: 'I rating dipendono dalle partite valide giocate qui, e da nient’altro. Chiunque può ricalcolarli.',
  how: 'Come funziona il rating',
  system: 'Sistema',
  all: 'Tutti i sistemi',
  none: 'Qui nessuno ha ancora un rating.',
  noneText: 'Un rating nasce con la prima partita valida tra due parti.',
  list: 'La classifica',
  players: '{count, plural, one {# giocatore} other {# giocatori}}',
  bots: 'Bot',
  people: 'Giocatori',
  ofWhom: 'Di chi è la classifica',
  botCount: '{count, plural, one {# account bot} other {# account bot}}',
  botsLead:
    'Gli account bot sono programmi che appartengono a qualcuno. Hanno un rating sulla stessa scala, in una classifica loro, e non muovono il rating di nessuna persona.',
  rank: 'Posto',
  name: 'Giocatore',
  rating: 'Rating',
  games: 'Partite',
  provisional: 'provvisorio',
  reference: 'automatico, per confronto',
  botName: 'Giocatore automatico: {game}',
  former: 'un ex giocatore',
  before: 'Pagina precedente',
  next: 'Pagina successiva',
  distribution: 'Distribuzione',
  distributionText: 'Giocatori per fasce di {step, number} punti; i rating provvisori sono esclusi.',
  distributionNone: 'Nessun rating è ancora stabile: servono dieci partite.',
  stepPlayers: '{from}–{to}: {count, plural, one {# giocatore} other {# giocatori}}',
  balance: 'Equilibrio tra le parti',
  balanceText:
    'Quanto vince ogni parte tra giocatori di pari forza; una patta vale mezza vittoria. Tra parentesi: dove sta il valore vero in 19 casi su 20.',
  balanceBest: '{side}: vince il {percent} % tra giocatori di pari forza ({games, plural, one {# partita} other {# partite}})',
  balanceEven: 'Tra giocatori di pari forza le parti vincono allo stesso modo ({games, plural, one {# partita} other {# partite}}).',
  between: '{side}: {percent} % ({low}–{high} %)',
  expected: 'Previsione: {sides}',
  expectedSide: '{side} {percent} %',
  short: '{rating} ± {deviation}',
  shortProvisional: '{rating} ± {deviation}, provvisorio',
  ofPlayer: 'Rating',
  ratedGames: '{count, plural, one {# partita valida} other {# partite valide}}',
  history: '{scope}: rating lungo {count, plural, one {# risultato} other {# risultati}}, ora {rating}',
  change: 'rating {points}',

  howLabel: 'Rating',
  howLead:
    'Il rating dice quanto è forte un giocatore, per quel che se ne vede dalle partite valide. Ecco che cosa lo compone e come controllarlo.',
  scaleTitle: 'La scala',
  scaleText:
    'Tutti partono da 1500 ± 167. Tra giocatori ben conosciuti, 200 punti in più sono circa tre vittorie su quattro. La cifra dopo ± dice quanto il rating è incerto: la forza vera sta entro il doppio in 19 casi su 20.',
  provisionalTitle: 'Provvisorio',
  provisionalText: 'Finché non l’hanno mosso dieci partite valide, il rating è provvisorio: sta in coda alla classifica e non ha un posto.',
  countsTitle: 'Che cosa conta',
  countsText:
    'Le partite valide arrivate a un risultato tra due o più parti: giocate fino alla fine, abbandonate, perse per il tempo, patte, finite di comune accordo o aggiudicate. Non contano l’allenamento, le partite non valide, quelle senza risultato, quelle nulle e quelle giocate da soli.',
  scopesTitle: 'Ogni sistema, e tutti',
  scopesText: 'Ogni partita conta nel suo sistema e in tutti i sistemi insieme. Questi rating non sanno nulla l’uno dell’altro.',
  sidesTitle: 'Parti e squadre',
  sidesText:
    'Una parte è forte quanto la media di chi la gioca, secondo i posti e la porzione di partita giocata. Quanto è buona una parte si impara dai risultati e si sconta: chi vince con la parte più debole guadagna di più.',
  leftTitle: 'Chi lascia',
  leftText:
    'Chi abbandona o perde per il tempo ha perso, comunque finisca poi la sua parte. Chi subentra guadagna e perde secondo la porzione che ha giocato. Chi è stato sostituito non ha abbandonato.',
  botsTitle: 'Giocatori automatici',
  botsText:
    'I giocatori automatici sono in classifica per confronto. Contro loro soli nessun rating si muove, e una partita conta per quanto l’altra parte era giocata da persone.',
  programsTitle: 'Account bot',
  programsText:
    'Un account bot è un programma che appartiene a qualcuno. L’elenco dei risultati dice di ogni giocatore se lo è (kind «program»). Gli account bot hanno una classifica loro; una partita in cui ne gioca uno non muove il rating di nessuna persona e non insegna nulla sulle parti, a meno che un campionato ammetta i bot: allora contano come persone. Le partite di un account bot contro il suo proprietario, o contro un altro suo bot, non sono valide per il rating.',
  changeTitle: 'Quando un risultato cambia',
  changeText:
    'Se un ricorso cambia un risultato, o una partita è dichiarata nulla, tutto quel che segue si ricalcola. Nessun rating cala mentre aspetti.',
  privateTitle: 'Tavoli privati',
  privateText:
    'Di un tavolo privato valido per il rating, l’elenco dei risultati dice chi ha vinto e quando, sotto un numero da cui nessuno risale al tavolo.',
  recomputeTitle: 'Ricalcolarli',
  recomputeText:
    'Tutti i risultati sono pubblicati in un solo file. Con il programma di questo sito, o con uno tuo, porta agli stessi rating:',
  file: 'L’elenco di tutti i risultati',
  recipeText:
    'Il metodo è quello di Weng e Lin (2011), Bradley-Terry a coppie complete, accanto a un livello per ogni parte di un gioco. La ricetta esatta, con ogni costante e un esempio, sta in lib/ratings/README.md del codice sorgente (in inglese).',
  verifyText: 'Chi gestisce un server controlla quel che è salvato contro i registri di tutte le partite con:',
};
