import { describe, expect, it } from 'vitest';
import type { Held } from '../../../../lib/engine';
import { deck, type Edition, heldOf } from '../../../../lib/games/aa-miniatures/cards';
import { abilities as rows } from '../../../../lib/games/aa-miniatures/effects';
import {
  abilityIds,
  abilityName,
  abilityText,
  abilityTitle,
  abilityTitles,
  revisedIds,
} from '../../../../lib/games/aa-miniatures/words/abilities';

const languages = ['en', 'it'] as const;
const editions: readonly Edition[] = ['rulebook', 'revised'];

const onCards = [...deck('rulebook').values()].flatMap(({ abilities }) => abilities);
/** Each ability with each number that a card has behind it; those of no card with 2. */
const held: readonly Held[] = [
  ...new Map(onCards.map((each) => [`${each.id} ${each.level}`, each] as const)).values(),
  ...abilityIds.filter((id) => !onCards.some((each) => each.id === id)).map((id) => heldOf(`${id} 2`)),
];

const namesIn = (language: 'en' | 'it') => abilityIds.map((id) => abilityName({ id, level: 2 }, language));
const textsOf = (each: Held) =>
  languages.flatMap((language) => [abilityName(each, language), ...editions.map((edition) => abilityText(each, edition, language))]);
const textIn = (edition: Edition, language: 'en' | 'it', id: string) => abilityText({ id, level: 2 }, edition, language);

describe('the words of abilities', () => {
  it('are there for all 203, those of every card and every row among them', () => {
    expect(abilityIds).toHaveLength(203);
    const told = new Set(abilityIds);
    expect([...onCards.map(({ id }) => id), ...rows.ids].filter((id) => !told.has(id))).toEqual([]);
  });

  it('are those of the rulebook in the rows, N for the number', () => {
    const row = rows.row('relocate_n');
    expect([row.name.it, row.text.en.includes('N')]).toEqual(['Riposizionamento N', true]);
    expect(rows.ids.filter((id) => languages.some((language) => !rows.row(id).name[language] || !rows.row(id).text[language]))).toEqual([]);
  });

  it('have the number of the card, and no N is left', () => {
    expect(held.flatMap(textsOf).filter((text) => /\bN\b/.test(text))).toEqual([]);
    expect(abilityName(heldOf('relocate_n 2'), 'en')).toBe('Relocate 2');
    expect(abilityName(heldOf('relocate_n 2'), 'it')).toBe('Riposizionamento 2');
    expect(abilityText(heldOf('inaccurate_n 1'), 'rulebook', 'en')).toContain('−1 on each');
    expect(abilityText(heldOf('extended_range_n 12'), 'rulebook', 'it')).toContain('12 esagoni');
  });

  it('name an ability whatever its number', () => {
    expect([abilityTitle('rockets_n', 'en'), abilityTitle('commander_abilities_initiative_n', 'it')]).toEqual([
      'Rockets',
      'Comandante: iniziativa',
    ]);
    for (const language of languages) expect(new Set(abilityIds.map((id) => abilityTitle(id, language))).size).toBe(203);
    expect(abilityTitles('rockets_n')).toEqual(expect.arrayContaining(['Rockets', 'Rockets 8', 'Razzi', 'Razzi 8']));
  });

  it('say the number wherever the name has one', () => {
    const numbered = held.filter(({ id }) => id.endsWith('_n'));
    const silent = numbered.filter((each) =>
      editions.some((edition) => languages.some((language) => !abilityText(each, edition, language).includes(String(each.level)))),
    );
    expect(numbered.length).toBeGreaterThan(40);
    expect(silent).toEqual([]);
  });

  it('never speak of 1 hexes or 1 dice', () => {
    expect(held.flatMap(textsOf).filter((text) => /(?<![\d+−])1 (hexes|dice|successes|esagoni|dadi|successi)/.test(text))).toEqual([]);
  });

  it('are short, and end where a sentence ends', () => {
    const texts = held.flatMap((each) => editions.flatMap((edition) => languages.map((language) => abilityText(each, edition, language))));
    expect(texts.filter((text) => text.length > 260 || !/^[A-ZÈ+−\d].*\.$/.test(text))).toEqual([]);
  });

  it('call no two abilities the same', () => {
    for (const language of languages) expect(new Set(namesIn(language)).size).toBe(203);
  });

  it('are set as the language sets them: typographic apostrophes and signs, no double spaces', () => {
    expect(held.flatMap(textsOf).filter((text) => /['"]|\s\s|(?<!\w)-\d/.test(text))).toEqual([]);
  });

  it('differ between the editions where the revised cards say otherwise, and nowhere else', () => {
    const differing = (language: 'en' | 'it') =>
      abilityIds.filter((id) => textIn('rulebook', language, id) !== textIn('revised', language, id)).sort();
    for (const language of languages) expect(differing(language)).toEqual([...revisedIds].sort());
    expect(textIn('rulebook', 'en', 'indirect_fire')).toContain('4 hexes');
    expect(textIn('revised', 'en', 'indirect_fire')).toContain('8 hexes');
  });

  it('mean one ability by the name of another', () => {
    const text = (id: string, language: 'en' | 'it') => textIn('rulebook', language, id);
    for (const language of languages) {
      const name = (id: string) => abilityName({ id, level: 0 }, language);
      expect(text('antiair_support', language)).toContain(name('anti_air'));
      expect(text('sideskirts', language)).toContain(name('close_assault_n').replace(' 0', ''));
      expect(text('dispersal', language)).toContain(name('blast'));
      expect(text('light_artillery', language)).toContain(name('transport'));
      expect(text('light_towing', language)).toContain(name('light_artillery'));
      expect(text('experienced_recon', language)).toContain(name('superior_camouflage'));
      expect(text('indirect_fire', language)).toContain(name('spotter'));
      expect(text('spotter', language)).toContain(name('indirect_fire'));
      expect(textIn('revised', language, 'gun_transport')).toContain(name('large'));
    }
  });

  it('have nothing to say of an ability that there is not', () => {
    expect(() => abilityName(heldOf('telepathy'), 'en')).toThrow('there is no ability telepathy');
  });
});
