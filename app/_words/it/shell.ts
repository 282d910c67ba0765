import type { shell as english } from '../en/shell';
import type { Translated } from '../translated';

export const shell: Translated<typeof english> = {
  tagline: 'Wargame lenti, per lettera',
  skip: 'Vai al contenuto',
  navigation: 'Principale',
  menu: 'Menu',
  tables: 'I miei tavoli',
  openTables: 'Tavoli aperti',
  rules: 'Regole',
  mailbox: 'Posta',
  account: 'Profilo',
  signIn: 'Accedi',
  signOut: 'Esci',
  language: 'Lingua',
  appearance: 'Aspetto',
  auto: 'Come il dispositivo',
  light: 'Chiaro',
  dark: 'Scuro',
  dice: 'Come funzionano i dadi',
  about: 'Informazioni e licenza',
  notAffiliated: 'Non affiliato ad alcun editore di wargame.',
  notFoundTitle: 'A questo indirizzo non c’è nulla',
  notFoundText:
    'Il collegamento può essere vecchio o aver perso una lettera per strada. Anche ciò che è privato appare così a chi non ha fatto l’accesso.',
  forbiddenTitle: 'Questo non è per te',
  forbiddenText: 'Hai fatto l’accesso, ma questa pagina appartiene ad altri giocatori.',
  unauthorizedTitle: 'Prima accedi',
  unauthorizedText: 'Questa pagina è tua appena sappiamo chi sei. Mandiamo un collegamento al tuo indirizzo: niente password.',
  home: 'Alla prima pagina',
  lettersOff: 'Le lettere non ti arrivano più.',
  lettersOffLink: 'Guarda perché, e falle mandare di nuovo',
};
