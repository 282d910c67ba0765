import type { offline as english } from '../en/offline';
import type { Translated } from '../translated';

export const offline: Translated<typeof english> = {
  title: 'Nessuna connessione',
  text: 'Fieldpost non è raggiungibile. Intanto non si manda niente: dai i tuoi ordini quando sarai di nuovo in linea.',
  again: 'Riprova',
  asOf: 'Com’era {when}, senza connessione',
};
