import type { pinned as english } from '../en/pinned';
import type { Translated } from '../translated';

export const pinned: Translated<typeof english> = {
  title: 'Note su questo momento',
  none: 'Nessuno ne ha scritta una che puoi leggere.',
  by: '{name}, {audience}',
  you: 'Tu',
  somebody: 'Qualcuno',
  audiences: { private: 'solo per me', side: 'per il mio schieramento', public: 'per tutti' },
  noted: 'nota',
  write: 'Scrivi una nota su questo momento',
  text: 'Nota',
  audience: 'Chi la legge',
  pin: 'Appuntala qui',
  change: 'Modifica la nota',
  save: 'Salva',
  delete: 'Elimina',
  signIn: 'Accedi per appuntare note ai momenti.',
};
