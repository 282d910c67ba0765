import type { home as english } from '../en/home';
import type { Translated } from '../translated';

export const home: Translated<typeof english> = {
  headline: 'Una guerra mondiale in pochi minuti al giorno',
  lead: 'Fieldpost custodisce la mappa, le regole e i dadi dei wargame lunghi. Quando una partita ti aspetta, arriva una lettera. Guardi la mappa, dai gli ordini e torni alla tua giornata; si scrive al giocatore seguente. Nessuno deve esserci nello stesso momento.',
  start: 'Apri un tavolo',
  signIn: 'Accedi per giocare',
  first: 'Prova subito una prima partita',
  declined: 'L’invito è declinato. Grazie per la risposta.',
  step: 'Ripercorri una partita finita',
  watch: 'Guarda una partita in corso',
  waiting: '{count, plural, one {Un tavolo ti aspetta} other {# tavoli ti aspettano}}',
  figure: 'Figura 1. {game}: {moment}.',
  figureOpening: 'Figura 1. {game}: la posizione iniziale.',
  botsPlay: 'Giocano i giocatori automatici.',
  howTitle: 'Come va un turno',
  letter: 'Arriva una lettera',
  letterText: 'Dice che cosa ti si chiede ed entro quando, racconta che cosa è successo dal tuo ultimo turno e mostra la mappa.',
  map: 'Guardi la mappa',
  mapText:
    'Componi un ordine con clic sulla mappa, scegli da elenchi, usa la tastiera o scrivilo. È offerto solo ciò che le regole permettono, e un rifiuto dice il perché.',
  dice: 'Si tirano i dadi',
  diceText: 'Da un segreto sigillato prima del primo turno. A partita finita viene aperto, e chiunque può ricalcolare ogni dado.',
  next: 'La partita prosegue',
  nextText:
    'Chi è chiamato dopo lo sa subito. Alle piccole domande nel mezzo rispondono gli ordini permanenti: di norma un turno è una visita sola.',
  relyTitle: 'Su che cosa puoi contare',
  log: 'Ogni momento ha un indirizzo',
  logText: 'Una partita è un elenco di ordini a cui si aggiunge soltanto. Ripercorrila ordine per ordine, mentre va e anni dopo.',
  secretKept: 'Ciò che è nascosto resta nascosto',
  secretKeptText: 'La tua pagina è fatta di ciò che il tuo posto può sapere. Il resto non lascia mai il server.',
  open: 'Tua, da portare via',
  openText: 'Esporta una partita in un file, controllala nel browser, o lascia giocare un programma attraverso l’interfaccia HTTP.',
  gamesTitle: 'Giochi',
  rules: 'Regole',
};
