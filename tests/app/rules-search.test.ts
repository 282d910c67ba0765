import { describe, expect, it } from 'vitest';
import { findRules, piecesOf } from '../../app/rules/[game]/full/search';

const text = (en: string, it: string) => ({ en, it });
const rules = {
  quickStart: [],
  chapters: [
    {
      title: text('Moves', 'Movimenti'),
      rules: [
        { id: 'AA-M1', title: text('Tanks', 'Carri'), lines: [text('They blitz.', 'La città è più in là.')] },
        { id: 'AA-M2', title: text('Ships', 'Navi'), lines: [text('They sail.', 'L’isola.')] },
      ],
    },
    { title: text('Victory', 'Vittoria'), rules: [{ id: 'AA-V1', title: text('Cities', 'Città'), lines: [text('Eight.', 'Otto.')] }] },
  ],
};
const found = (query: string, language: 'en' | 'it' = 'en') =>
  findRules(rules, query, language).map((chapter) => [chapter.title, ...chapter.rules.map(({ id }) => id)]);

describe('the search of the rules', () => {
  it('finds all rules when nothing is asked', () => {
    expect(found('')).toEqual([
      ['Moves', 'AA-M1', 'AA-M2'],
      ['Victory', 'AA-V1'],
    ]);
  });

  it('finds rules by id, name and text, and leaves out chapters without any', () => {
    expect(found('aa-m2')).toEqual([['Moves', 'AA-M2']]);
    expect(found('blitz TANKS')).toEqual([['Moves', 'AA-M1']]);
    expect(found('they nowhere')).toEqual([]);
  });

  it('does not look at accents or at the form of an apostrophe', () => {
    expect(found('citta', 'it').flat()).toEqual(['Movimenti', 'AA-M1', 'Vittoria', 'AA-V1']);
    expect(found("l'isola", 'it')).toEqual([['Movimenti', 'AA-M2']]);
  });

  it('marks what was looked for, as it is written', () => {
    expect(piecesOf('La città è più in là.', 'CITTA piu')).toEqual([
      { text: 'La ', found: false },
      { text: 'città', found: true },
      { text: ' è ', found: false },
      { text: 'più', found: true },
      { text: ' in là.', found: false },
    ]);
    expect(piecesOf('Nothing.', '')).toEqual([{ text: 'Nothing.', found: false }]);
  });
});
