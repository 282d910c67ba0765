import type { Language, Violation } from '../../engine';

/** Why a sheet finds nothing to answer, in the reader's language. */

export const tableOpen = (language: Language): Violation => ({
  code: 'E-TABLE-OPEN',
  text: {
    en: 'This table has not started: orders are taken once it has.',
    it: 'Questo tavolo non è iniziato: gli ordini si accettano dopo.',
  }[language],
});

export const tableOver = (language: Language): Violation => ({
  code: 'E-TABLE-OVER',
  text: { en: 'This game is over: no more orders are taken.', it: 'Questa partita è finita: non si accettano altri ordini.' }[language],
});

export const movedOn = (seq: number, language: Language): Violation => ({
  code: 'E-MOVED-ON',
  text: {
    en: `The table has moved on (entry ${seq} is the last). Look at it again, then send your orders.`,
    it: `Il tavolo è andato avanti (l'ultima riga è la ${seq}). Guardalo di nuovo, poi invia gli ordini.`,
  }[language],
  field: 'after',
});

export const otherContent = (language: Language): Violation => ({
  code: 'E-SUBMISSION-ID',
  text: {
    en: 'This submission id was already used for other orders. Send these under a new one.',
    it: 'Questo identificativo di invio è già stato usato per altri ordini. Invia questi con uno nuovo.',
  }[language],
  field: 'id',
});
