import type { board as english } from '../en/board';
import type { Translated } from '../translated';

export const board: Translated<typeof english> = {
  keys: 'Le frecce passano da uno spazio all’altro, con Maiusc spostano la mappa. Più e meno ingrandiscono e riducono, 0 mostra tutta la mappa, F il fronte, Invio sceglie lo spazio, Esc chiude il suo elenco.',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  whole: 'Tutta la mappa',
  front: 'Il fronte',
  wheel: 'Fai clic sulla mappa per ingrandire con la rotella, o tieni premuto Ctrl',
  toAction: 'Vai dove si decide',
  search: 'Trova un luogo',
  legend: 'Legenda',
  close: 'Chiudi',
  closed: 'nessuno può entrare',
  empty: 'Qui non c’è nulla.',
  canal: 'canale',
  strait: 'stretto',
  arrow: 'passaggio via terra sul mare',
  range: 'Raggio degli aerei',
  count: 'quanti del tipo',
  value: 'rendita del luogo',
  hiddenCard: '1 carta coperta',
  hiddenCards: '{count} carte coperte',
  loading: 'La mappa sta arrivando…',
  failed: 'La mappa non è arrivata.',
  retry: 'Riprova',
};
