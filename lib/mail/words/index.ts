import { type Reckoning, zonedText } from '../../time-control';
import { en } from './en';
import { it } from './it';
import type { Catalogues, LetterWords } from './words';

export const letterWords: Catalogues = { en, it };
export type { AnswerKind, AnswerWords } from './words';
export type { LetterWords };

/** "Answer by Friday 8 August, 14:30 (Europe/Rome)." in the reader's language and zone. */
export const deadlineText = (at: Date, reckoning: Reckoning): string => letterWords[reckoning.language].deadline(zonedText(at, reckoning));
