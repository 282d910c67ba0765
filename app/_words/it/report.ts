import type { report as english } from '../en/report';
import type { Translated } from '../translated';

export const report: Translated<typeof english> = {
  title: 'Segnala ai gestori',
  link: 'Segnala',
  player: 'Segnali un giocatore.',
  chat: 'Segnali una frase detta a un tavolo.',
  text: 'La leggono i gestori di questo servizio, e decidono. Nessun altro lo viene a sapere, nemmeno chi l’ha scritta.',
  reason: 'Che cosa non va?',
  send: 'Segnala',
  done: 'Grazie: la segnalazione è arrivata ai gestori.',
  nobody: 'Non c’è nessuno da segnalare.',
};
