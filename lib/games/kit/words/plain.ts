import type { Language } from '../../../engine';

/** A text in the reader's language. */
export const say = <T>(language: Language, en: T, it: T): T => ({ en, it })[language];

/** With its number: "1 hit", "2 hits". */
export const times = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What stands for none, for one and for more: "no hit", "1 hit", "2 hits". */
export const counted = (count: number, none: string, one: string, many: string): string => (count === 0 ? none : times(count, one, many));

/** "a, b and c". */
export const listed = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** "2 [1] 5": faces as they lie, those that hit in brackets. */
export const faces = (dice: readonly number[], hits: (die: number) => boolean = () => false): string =>
  dice.map((die) => (hits(die) ? `[${die}]` : `${die}`)).join(' ');

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One language of a table that has all of them side by side. */
export const inLanguage = <B extends Readonly<Record<string, Readonly<Record<Language, unknown>>>>>(table: B, language: Language) =>
  // the same ids, each as that language has it
  Object.fromEntries(Object.entries(table).map(([id, said]) => [id, said[language]])) as { readonly [Id in keyof B]: B[Id][Language] };

/** A name that ends in a full stop ends a sentence with no other: "Kazakh S.S.R.." is "Kazakh S.S.R.". */
export const oneStop = (text: string): string => text.replace(/(?<!\.)\.\.(?!\.)/g, '.');
