import type { chat as english } from '../en/chat';
import type { Translated } from '../translated';

export const chat: Translated<typeof english> = {
  title: 'Al tavolo si dice',
  none: 'Nessuno ha ancora detto niente.',
  gone: 'Chi se n’è andato',
  hidden: 'Una frase nascosta da un gestore.',
  report: 'Segnala o blocca',
  yours: 'tu',
  say: 'Di’ qualcosa',
  to: 'a {name}',
  audience: 'A chi',
  everybody: 'a tutti',
  side: '{name}, tra di voi',
  alone: 'solo a {name} ({player})',
  hintSome: 'Quello che dici a tutti lo legge chiunque veda il tavolo, qui e nella prossima lettera; il resto solo chi hai scelto.',
  nobody: 'Non è stato detto niente: con loro soli non puoi più parlare. Scegli di nuovo.',
  hint: 'Lo legge chiunque veda il tavolo, qui e nella prossima lettera.',
  send: 'Dillo',
  empty: 'Prima scrivi qualcosa.',
  tooMany: 'Hai detto molto. Aspetta un po’ prima di dire altro.',
  signIn: 'Non hai più effettuato l’accesso. Accedi e dillo di nuovo.',
};
