import type { Rule, RulesText } from '../../../engine';
import { headingsOf, readingsOf } from './prose';

interface RulesProse {
  /** Headings "English | Italian". */
  quickStart: string;
  /** Headings "letter | English | Italian" without lines, in the order of play. */
  chapters: string;
  /** Headings "AA-M3 | English | Italian", in any order. */
  rules: readonly string[];
}

/**
 * The rules of a game from prose in two languages. A rule goes into the chapter of its id's letter, by its number; chapters without rules are left
 * out. An id that comes twice or fits no chapter throws.
 */
export function rulesTextOf({ quickStart, chapters, rules }: RulesProse): RulesText {
  const all = rules.flatMap(headingsOf).map(({ parts: [id = '', en = '', it = ''], lines }): Rule & { letter: string; number: number } => {
    const [, letter = '', number] = /^[A-Z]+-([A-Z])(\d+)$/.exec(id) ?? [];
    if (letter === '' || it === '' || lines.length === 0) throw new Error(`No rule in two languages: ${id}`);
    return { id, title: { en, it }, lines, letter, number: Number(number) };
  });
  const titles = headingsOf(chapters).map(({ parts: [letter = '', en = '', it = ''] }) => ({ letter, title: { en, it } }));
  const lost = all.find(
    ({ id, letter }, i) => all.findIndex((other) => other.id === id) !== i || !titles.some((each) => each.letter === letter),
  );
  if (lost) throw new Error(`A rule that is there twice, or in no chapter: ${lost.id}`);
  const inChapter = (letter: string): Rule[] =>
    all
      .filter((rule) => rule.letter === letter)
      .sort((a, b) => a.number - b.number)
      .map(({ id, title, lines }) => ({ id, title, lines }));
  return {
    quickStart: readingsOf(quickStart),
    chapters: titles.map(({ letter, title }) => ({ title, rules: inChapter(letter) })).filter((chapter) => chapter.rules.length > 0),
  };
}
