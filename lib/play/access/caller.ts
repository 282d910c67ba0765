import { beginningOf, isAllSound, type Language, type Text } from '../../engine';
import { PlayError } from './play-error';

/** Who asks, and in which language to answer. `user` null: nobody signed in. */
export interface Caller {
  user: string | null;
  language: Language;
  /** Under which a program asks: what it asks for once more under the same is not done again, where that would do something else. */
  key?: string;
}

/** The caller's user id; throws when nobody is signed in. */
export function userOf(caller: Caller): string {
  if (caller.user === null) throw trouble('forbidden', { en: 'Sign in first.', it: 'Prima accedi.' }, caller);
  return caller.user;
}

/** A PlayError in the caller's language. */
export const trouble = (code: PlayError['code'], text: Text, { language }: { language: Language }): PlayError =>
  new PlayError(code, text[language]);

/** PostgreSQL takes no NUL in a text: names and titles lose control characters and doubled blanks. */
export const plainText = (text: string, most: number): string =>
  beginningOf(
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim(),
    most,
  );

/** Lines end one way, and no control character is left. */
export const proseOf = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim();

/** Throws when a text in what was sent cannot be kept and sent on: see `isSound`. */
export function mustBeSound(value: unknown, caller: Caller): void {
  if (!isAllSound(value)) throw trouble('invalid', unsound, caller);
}

/** What is said of a text that is not sound. */
export const unsound: Text = {
  en: 'The text holds a NUL or half a character, as of a cut emoji: take it out and send it again.',
  it: 'Il testo contiene un NUL o mezzo carattere, come di un’emoji tagliata: toglilo e invia di nuovo.',
};
