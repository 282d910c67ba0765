import type { Text } from '../engine';
import { type AddressFault, longestUrl } from './address';

/** What is wrong with an address, and what would be right. */
export const addressFaults: Record<AddressFault, Text> = {
  'not-an-address': {
    en: `This is not an address of the form https://… of at most ${longestUrl} characters.`,
    it: `Questo non è un indirizzo della forma https://… di al più ${longestUrl} caratteri.`,
  },
  'not-https': { en: 'The address must begin with https://.', it: 'L’indirizzo deve cominciare con https://.' },
  'has-password': {
    en: 'Leave name and password out of the address: the signature proves who sends.',
    it: 'Togli nome e password dall’indirizzo: la firma prova chi manda.',
  },
  'other-port': { en: 'Only ports 443 and 8443 are connected to.', it: 'Ci si collega solo alle porte 443 e 8443.' },
  'not-public': {
    en: 'No computer of this name is found on the open internet.',
    it: 'Sulla rete pubblica non si trova nessun computer con questo nome.',
  },
};

/** One answer for all that can go wrong on the way: it tells nothing of networks that only this server reaches. */
export const notTaken: Text = {
  en: 'The address did not take the message. It must answer over HTTPS, on port 443 or 8443 with a certificate that is known, within ten seconds, by a status from 200 to 299, without a redirect.',
  it: 'L’indirizzo non ha accettato il messaggio. Deve rispondere in HTTPS, sulla porta 443 o 8443 con un certificato noto, entro dieci secondi, con uno stato da 200 a 299 e senza rinvii.',
};
