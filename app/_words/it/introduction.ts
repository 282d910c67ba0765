import type { introduction as english } from '../en/introduction';
import type { Translated } from '../translated';

export const introduction: Translated<typeof english> = {
  title: 'Su di te',
  text: 'Lo vedono tutti sulla tua pagina. Se preferisci non dire nulla, lascia vuoto.',
  words: 'Qualche parola',
  languages: 'Lingue che parli',
  languagesNone: 'nessuna scelta',
  showsZone: 'Mostra il mio fuso orario ({zone})',
  save: 'Salva',
  saved: 'Salvato.',
  look: 'Alla tua pagina',
  hidden: 'Un gestore di questo servizio ha nascosto queste parole. Gli altri rivedranno le tue quando scriverai qualcos’altro.',
  ofPlayer: 'Si presenta così',
  wordsHidden: 'Un gestore ha nascosto le parole.',
  speaks: 'Parla',
  zone: 'Fuso orario',
};
