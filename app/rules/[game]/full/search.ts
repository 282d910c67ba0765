import type { Language, RulesText } from '@/lib/engine';

export interface FoundRule {
  id: string;
  title: string;
  lines: string[];
}

export interface FoundChapter {
  title: string;
  rules: FoundRule[];
}

/** Without accents and case: what a search looks at. One character stands for one, so that places agree. */
const plain = (text: string): string =>
  [...text.toLowerCase().replaceAll('’', "'")].map((letter) => letter.normalize('NFD').charAt(0)).join('');

const wordsOf = (query: string): string[] => plain(query.trim()).split(/\s+/).filter(Boolean);

/** Chapters in one language with the rules that hold every word of the query, in their id, title or lines; an empty query finds all. */
export function findRules({ chapters }: RulesText, query: string, language: Language): FoundChapter[] {
  const words = wordsOf(query);
  return chapters
    .map(({ title, rules }) => ({
      title: title[language],
      rules: rules
        .map((rule) => ({ id: rule.id, title: rule.title[language], lines: rule.lines.map((line) => line[language]) }))
        .filter(({ id, title: name, lines }) => {
          const text = plain([id, name, ...lines].join(' '));
          return words.every((word) => text.includes(word));
        }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** A text in pieces; those that match a word of the query are `found`. */
export function piecesOf(text: string, query: string): { text: string; found: boolean }[] {
  const words = wordsOf(query);
  const looked = plain(text);
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = looked.indexOf(word); at >= 0; at = looked.indexOf(word, at + 1)) {
      for (let i = at; i < at + word.length; i++) marked.add(i);
    }
  }
  const pieces: { text: string; found: boolean }[] = [];
  for (const [i, letter] of [...text].entries()) {
    const found = marked.has(i);
    const last = pieces.at(-1);
    if (last?.found === found) last.text += letter;
    else pieces.push({ text: letter, found });
  }
  return pieces;
}
