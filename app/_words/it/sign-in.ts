import type { signIn as english } from '../en/sign-in';
import type { Translated } from '../translated';

export const signIn: Translated<typeof english> = {
  title: 'Accedi',
  text: 'Scrivi il tuo indirizzo: mandiamo una lettera con un collegamento. Niente password, nessun modulo da riempire prima.',
  againText:
    'Stai per creare una chiave del tuo account. Un browser lasciato aperto non deve bastare: ti inviamo una lettera con un link, e da lì prosegui.',
  email: 'Indirizzo e-mail',
  send: 'Manda la lettera',
  emailWrong: 'Questo non è un indirizzo e-mail. Dovrebbe avere la forma nome@esempio.it.',
  tooMany: 'Sono state chieste troppe lettere. Riprova fra {minutes, plural, one {un minuto} other {# minuti}}.',
  sentTitle: 'La lettera è in viaggio',
  sentText: 'Abbiamo scritto a {email}. Apri il collegamento di quella lettera: vale un’ora, una volta sola.',
  sentPending:
    'Negli ultimi minuti sono state chieste più lettere per {email}, e non ne abbiamo inviata un’altra. Il link dell’ultima è valido: funziona per un’ora, una volta.',
  sentLocal: 'Qui non è impostato un server di posta, perciò la lettera sta nella cassetta locale.',
  toMailbox: 'Apri la cassetta',
  sentAgain: 'Dopo qualche minuto non c’è nulla? Guarda nella posta indesiderata, o chiedine un’altra.',
  confirmTitle: 'Bentornato al tavolo',
  confirmText: 'Stai per accedere come {email}.',
  confirm: 'Accedi',
  lockedTitle: 'Questo profilo è bloccato',
  lockedText: 'Un gestore di questo servizio ha bloccato il profilo di {email}: non può entrare nessuno.',
  expiredTitle: 'Questo collegamento non vale più',
  expiredText: 'I collegamenti d’accesso valgono una volta sola e per un’ora. Chiedi una nuova lettera.',
  again: 'Chiedi una nuova lettera',
  welcomeTitle: 'Come ti chiamiamo?',
  welcomeText: 'Questo nome sta accanto al tuo posto. Puoi cambiarlo quando vuoi.',
  name: 'Nome mostrato',
  nameWrong: 'Un nome ha da 1 a 40 caratteri.',
  timezone: 'Fuso orario',
  timezoneHint: 'Le scadenze sono mostrate in questo fuso.',
  timezoneWrong: 'Scegli un fuso dell’elenco.',
  enter: 'Ai tavoli',
};
