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
  'unknown-host': { en: 'No computer of this name is found on the internet.', it: 'In rete non si trova nessun computer con questo nome.' },
  'private-host': {
    en: 'The address leads to a private network; it must be reachable on the open internet.',
    it: 'L’indirizzo porta a una rete privata; dev’essere raggiungibile sulla rete pubblica.',
  },
};
