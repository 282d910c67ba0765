import type { Language } from '../../../engine';
import { capitalised, oneStop } from '../../kit/words';
import type { Event } from '../state';
import type { Phase } from '../types';
import { narration as en } from './narration-en';
import { narration as it } from './narration-it';
import { type Terms, termsOf } from './terms';

/** Sentences for every kind of event: a new kind without one does not compile. */
export type Narration = { [T in Event['type']]: (event: Extract<Event, { type: T }>, say: Terms) => string };

const narrations: Readonly<Record<Language, Narration>> = { en, it };

/** What happened, in a sentence. */
export function narrate(event: Event, language: Language): string {
  // the table of sentences is typed by kind of event; the two cannot be tied together for the compiler
  const sentence = narrations[language][event.type] as (event: Event, say: Terms) => string;
  return oneStop(capitalised(sentence(event, termsOf(language))));
}

/** A roll whose outcome no other event tells. */
const isLastWord = (event: Extract<Event, { type: 'rolled' }>): boolean =>
  event.what === 'bridge' || (event.what === 'endurance' && event.isPassed);

/** A digest may leave these out: what they led to is told. */
export const isDetail = (event: Event): boolean =>
  event.type === 'sealed' || event.type === 'put-back' || (event.type === 'rolled' && !isLastWord(event));

/** Attacks, and what they brought. */
export function isFight(event: Event): boolean {
  switch (event.type) {
    case 'attacked':
    case 'destroyed':
    case 'casualties':
      return true;
    case 'disrupted':
      return event.by !== 'minefield';
    case 'rolled':
      return event.what === 'endurance' || event.what === 'fire' || event.what === 'remote-control';
    default:
      return false;
  }
}

/** Units are gone. */
export const isLoss = (event: Event): boolean =>
  event.type === 'destroyed' || (event.type === 'casualties' && event.fates.some(({ becomes }) => becomes.includes('destroyed')));

/** The rules tell these when an order ends the phase before. */
export function phaseOf(event: Event): Phase | null {
  switch (event.type) {
    case 'initiative':
      return 'initiative';
    case 'recovered':
      return event.by === 'exert_will' ? 'movement' : null;
    case 'armies':
    case 'ground':
    case 'coin':
      return 'set-up';
    default:
      return null;
  }
}
