import type { Language } from '../../engine';
import { en } from './en';
import { it } from './it';
import type { Catalogues, LetterWords } from './words';

export const letterWords: Catalogues = { en, it };
export type { AnswerKind, AnswerWords } from './words';
export type { LetterWords };

/** "Answer by Friday 8 August, 14:30 (Europe/Rome)." in the reader's language and zone. */
export function deadlineText(at: Date, zone: string, words: LetterWords): string {
  const day = new Intl.DateTimeFormat(words.locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone }).format(at);
  const hour = new Intl.DateTimeFormat(words.locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(at);
  return words.deadline(day, hour, zone.replaceAll('_', ' '));
}

/** A day as people of a language write it, in the reader's zone. */
export const dayIn = (language: Language, iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat(letterWords[language].locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(new Date(iso));
