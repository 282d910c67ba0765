import type { firstGame as english } from '../en/first-game';
import type { Translated } from '../translated';

export const firstGame: Translated<typeof english> = {
  title: 'Una prima partita',
  text: 'Tu giochi una parte, il giocatore automatico le altre. Non corre nessun orologio, nessun altro può vederla, e puoi lasciarla quando vuoi.',
  begin: 'Prepara la mappa',
  name: 'La prima partita di {name}',
};
