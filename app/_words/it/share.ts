import type { share as english } from '../en/share';
import type { Translated } from '../translated';

export const share: Translated<typeof english> = {
  takeAlong: 'Da portare via',
  file: 'La partita come file firmato (JSON)',
  fileHint: 'ogni ordine e ogni dado, da controllare e da leggere ovunque',
  text: 'La partita come testo da leggere',
  notation: 'Gli ordini in notazione',
  whenOver: 'Questo gioco nasconde informazioni: a partita finita si potrà salvare come file, come testo e in notazione.',
  embedFoot: 'wargame da tavolo per lettera',

  importTitle: 'Leggi una partita',
  importLead:
    'Una partita finita, salvata come file qui o su un altro Fieldpost, si può leggere: sta tra le tue partite finite e si rivede come ogni altra, ma non conta mai come giocata qui.',
  importWhat:
    'Prima si controlla tutto ciò che il file afferma: che nessuna riga sia stata cambiata o tolta, che ogni ordine fosse lecito e abbia portato dove dice il file, che ogni dado sia quello dato dal segreto, e chi ha firmato il file.',
  importFile: 'File della partita (JSON)',
  importHint: 'Come lo salva «La partita come file firmato», al massimo 4 MB.',
  importPublic: 'Chi ha l’indirizzo può guardarla',
  importDo: 'Controlla e leggi',
  importJustCheck: 'Vuoi solo controllare un file?',
  importCheckHere: 'Si fa nel tuo browser',
  noFile: 'Scegli un file.',
  notJson: 'Questo file non è JSON, o lo è solo in parte.',
  oneAtATime: 'Il tuo ultimo file è ancora in esame. Aspetta che sia finito.',
  refused: 'Il file non è stato letto.',
  found: 'Il file è sano ed è stato letto. Ecco che cosa contiene.',
  foundGame: 'Partita',
  foundPlayers: 'Giocatori',
  foundResult: 'Esito',
  foundLog: 'Registro',
  foundLogText: '{count} righe, tutte lecite, ogni dado come lo dà il segreto',
  foundOrigin: 'Origine',
  foundOurs: 'È stata giocata qui: il file è firmato con una chiave di questo luogo.',
  foundSigned: 'Secondo la firma è stata giocata su {site}. Se è vero, lo dicono le chiavi pubblicate là.',
  foundUnsigned: 'Il file non porta firma: chi l’abbia giocata, e dove, non è provato.',
  foundReview: 'Rivedi la partita',
  foundAnother: 'Leggine un’altra',
  readIn: 'Letta da un file',
};
