import type { Language } from '../../../lib/engine';
import type { Report } from '../../../lib/mail/inbound/reading/reports';

/** What must be understood of a message of the corpus. */
export interface Expected {
  file: string;
  /** What is special about it. */
  about: string;
  /** The player's; English unless said otherwise. */
  language?: Language;
  /** Lines that go to the game. */
  orders?: string[];
  /** Keywords of the service, with what they take. */
  commands?: string[];
  preview?: boolean;
  /** Prose around the orders, which the answer says was not read. */
  ignored?: string[];
  /** Orders that are not to be seen, or struck out. */
  hidden?: string[];
  /** Lines for which nothing is played. */
  asked?: string[];
  /** What it answers where a letter asks for a yes or a no. */
  consent?: 'yes' | 'no' | null;
  attached?: string[];
  /** Nobody is answered, and why. */
  silence?: string;
  report?: Report;
}
