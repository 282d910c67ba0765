import type { follow as english } from '../en/follow';
import type { Translated } from '../translated';

export const follow: Translated<typeof english> = {
  title: 'Chi segui',
  text: 'Una volta alla settimana una lettera racconta che cosa hanno fatto in pubblico: partite finite o cominciate, tavoli che aspettano giocatori. A loro non si dice nulla.',
  none: 'Ancora nessuno. Puoi seguire un giocatore o un circolo dalla sua pagina.',
  player: 'Giocatore',
  club: 'Circolo',
  look: 'guarda',
  follow: 'Segui',
  unfollow: 'Non seguire più',
  hint: 'Una lettera alla settimana racconta che cosa è successo in pubblico. Nessun altro lo sa.',
  isFollowed: 'Lo segui: una lettera alla settimana racconta che cosa è successo in pubblico.',
  lettersOn: 'La lettera settimanale arriva quando è successo qualcosa.',
  lettersOff: 'La lettera settimanale non arriva.',
  stopLetters: 'Basta lettera settimanale',
  resumeLetters: 'Voglio di nuovo la lettera settimanale',
};
