import type { report as english } from '../en/report';
import type { Translated } from '../translated';

export const report: Translated<typeof english> = {
  title: 'Segnala o blocca',
  heading: 'Segnala ai gestori',
  player: 'Si tratta di un giocatore.',
  chat: 'Si tratta di una frase detta a un tavolo, e di chi l’ha detta.',
  text: 'I gestori di questo servizio leggono la segnalazione e decidono. Nessun altro sa che c’è, né da chi viene.',
  reason: 'Che cosa non va?',
  send: 'Segnala',
  done: 'Grazie: la segnalazione è arrivata ai gestori.',
  block: 'Blocca',
  blockText:
    'Nessuno dei due potrà più invitare l’altro, prendere posto a un tavolo aperto dall’altro, né parlargli in privato. I tavoli in corso proseguono. Non lo saprà nessuno.',
  blocked: 'Bloccato. Puoi cambiare idea nella pagina del tuo profilo.',
  nobody: 'Non c’è nessuno da segnalare.',
};
