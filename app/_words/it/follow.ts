import type { follow as english } from '../en/follow';
import type { Translated } from '../translated';

export const follow: Translated<typeof english> = {
  title: 'Che cosa segui',
  text: 'Una volta alla settimana una lettera racconta che cosa hanno fatto in pubblico giocatori e circoli: partite finite o cominciate, tavoli che aspettano giocatori; e, dei campionati, turni, risultati e chi è in testa. A loro non si dice nulla.',
  none: 'Ancora niente. Puoi seguire un giocatore, un circolo o un campionato dalla sua pagina.',
  player: 'Giocatore',
  club: 'Circolo',
  league: 'Campionato',
  look: 'guarda',
  follow: 'Segui',
  followLeague: 'Segui questo campionato',
  unfollow: 'Non seguire più',
  unfollowLeague: 'Non seguire più questo campionato',
  hint: 'Una lettera alla settimana racconta che cosa è successo in pubblico. Nessun altro lo sa.',
  leagueHint: 'Una lettera alla settimana racconta turni, risultati e classifica. Nessun altro lo sa.',
  leagueFollowed: 'Segui questo campionato: una lettera alla settimana racconta turni, risultati e classifica.',
  isFollowed: 'Lo segui: una lettera alla settimana racconta che cosa è successo in pubblico.',
  lettersOn: 'La lettera settimanale arriva quando è successo qualcosa.',
  lettersOff: 'La lettera settimanale non arriva.',
  stopLetters: 'Basta lettera settimanale',
  resumeLetters: 'Voglio di nuovo la lettera settimanale',
};
