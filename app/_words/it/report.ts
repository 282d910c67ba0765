import type { report as english } from '../en/report';
import type { Translated } from '../translated';

export const report: Translated<typeof english> = {
  title: 'Segnala o blocca',
  heading: 'Segnala ai gestori',
  player: 'Segnali un giocatore.',
  chat: 'Segnali una frase detta a un tavolo.',
  text: 'La leggono i gestori di questo servizio, e decidono. Nessun altro lo viene a sapere, nemmeno chi l’ha scritta.',
  reason: 'Che cosa non va?',
  send: 'Segnala',
  done: 'Grazie: la segnalazione è arrivata ai gestori.',
  block: 'Blocca questo giocatore',
  blockText:
    'Nessuno dei due potrà più invitare l’altro, prendere posto a un tavolo aperto dall’altro, né parlargli in privato. I tavoli in corso proseguono. Non lo saprà nessuno.',
  blocked: 'Bloccato. Puoi cambiare idea nella pagina del tuo profilo.',
  nobody: 'Non c’è nessuno da segnalare.',
};
