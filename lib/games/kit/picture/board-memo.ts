import type { Board, Language } from '../../../engine';

/** Boards are told apart by identity: the same object every time for the same source (a map, a file, options) and language. */
export function boardMemo<S extends object>(draw: (source: S, language: Language) => Board): (source: S, language: Language) => Board {
  const drawn = new WeakMap<S, Partial<Record<Language, Board>>>();
  return (source, language) => {
    const known = drawn.get(source) ?? {};
    drawn.set(source, known);
    known[language] ??= draw(source, language);
    return known[language];
  };
}
