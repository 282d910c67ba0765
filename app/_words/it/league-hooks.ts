import type { leagueHooks as english } from '../en/league-hooks';
import type { Translated } from '../translated';

export const leagueHooks: Translated<typeof english> = {
  title: 'Webhook dei campionati',
  text: 'Indirizzi a cui si racconta di un campionato: turni che si aprono, risultati, classifiche, la fine di una stagione. Sentono quello che puoi vedere tu, finché puoi vederlo.',
  all: '{league}, tutte le stagioni',
  league: 'Campionato o stagione',
  leagueHint: 'L’indirizzo della sua pagina: /leagues/nome per tutte le stagioni di un campionato, /leagues/nome/2 per una sola.',
};
