import type { players as english } from '../en/players';
import type { Translated } from '../translated';

export const players: Translated<typeof english> = {
  label: 'Giocatore',
  games: 'Partite pubbliche',
  favourites: 'Giochi preferiti',
  onTime: 'Risposte entro la scadenza, di recente',
  programOf: 'Un account bot di {owner}.',
  programOfGone: 'Un account bot.',
  report: 'Segnala o blocca questo giocatore',
  running: 'In corso',
  over: 'Finite',
  earlier: 'Partite precedenti',
  later: 'Partite successive',
  text: 'Qui contano solo le partite pubbliche. Quelle private le conosce chi le gioca.',
};
