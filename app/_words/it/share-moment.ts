import type { shareMoment as english } from '../en/share-moment';
import type { Translated } from '../translated';

export const shareMoment: Translated<typeof english> = {
  open: 'Condividi questo momento',
  lead: 'Le immagini e il codice per altre pagine mostrano ciò che tutti possono vedere. Di un tavolo privato le vede solo chi ne fa parte.',
  link: 'Indirizzo di questo momento',
  embed: 'Codice per un’altra pagina',
  copy: 'Copia',
  copied: 'Copiato',
  png: 'Immagine (PNG)',
  svg: 'Disegno (SVG)',
  turn: 'Il turno in movimento',
  phase: 'La fase in movimento',
  drawing: 'L’immagine si sta disegnando.',
  there: 'Va da prima del primo ordine fino all’ultimo, per tutti gli ordini che hanno cambiato la mappa.',
  failed: 'Ora non è stato possibile disegnare l’immagine. Riprova tra poco.',
  movingAlt: 'La mappa, ordine per ordine',
  movingLink: 'Indirizzo dell’immagine in movimento',
  save: 'Salvala (GIF)',
};
