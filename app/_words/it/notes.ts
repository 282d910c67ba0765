import type { notes as english } from '../en/notes';
import type { Translated } from '../translated';

export const notes: Translated<typeof english> = {
  title: 'Appunti privati',
  titleOf: 'Appunti privati: {seat}',
  of: 'Appunti privati: {title}',
  none: 'Piani, promesse, cose da tenere d’occhio: gli altri giocatori non li leggono mai.',
  hint: 'Li legge solo chi gioca questo posto. Seguono il posto: un sostituto, o chi lo prende in consegna, li trova qui.',
  noSeat: 'Non hai un posto a questo tavolo, quindi qui non ci sono appunti da tenere.',
  label: 'Appunti',
  begin: 'Scrivi qualcosa',
  write: 'Continua a scrivere',
  save: 'Salva',
  saved: 'Salvati.',
  now: 'Quello che gli appunti dicono ora',
};
