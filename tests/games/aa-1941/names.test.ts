import { describe, expect, it } from 'vitest';
import { type Language, languages, normalise } from '../../../lib/engine';
import { edition1941 } from '../../../lib/games/axis-allies/editions/1941';
import { editionRevised } from '../../../lib/games/axis-allies/editions/revised';
import { powers, unitTypes } from '../../../lib/games/axis-allies/types';
import { labelsIn } from '../../../lib/games/axis-allies/words/labels';
import { namesIn, spaceNames, wordsIn } from '../../../lib/games/axis-allies/words/names';
import { positionWords } from '../../../lib/games/axis-allies/words/position-words';

const [en, it_] = [namesIn('en'), namesIn('it')];

describe.each([edition1941, editionRevised])('names of spaces of $id', ({ spaces }) => {
  it('every space of the map has a name in both languages and an abbreviation of its own', () => {
    for (const which of ['short', ...languages] as const) {
      expect(new Set(spaces.map(({ id }) => normalise(spaceNames[id]?.[which] ?? ''))).size).toBe(spaces.length);
    }
  });

  it('no name, abbreviation or alias stands for two spaces', () => {
    const owner = new Map<string, string>();
    for (const { id } of spaces) {
      const { short, en: english, it: italian, also = [] } = spaceNames[id]!;
      for (const name of [short, english, italian, ...also].map(normalise)) {
        expect([name, owner.get(name) ?? id]).toEqual([name, id]);
        owner.set(name, id);
      }
    }
    expect(owner.size).toBeGreaterThan(400);
  });

  it('abbreviations of territories are three capital letters', () => {
    for (const { id, kind } of spaces) expect(spaceNames[id]!.short).toMatch(kind === 'land' ? /^[A-Z]{3}$/ : /^sz\d+$/);
  });

  it('every victory city has a name in both languages, and names its territory', () => {
    for (const each of spaces) {
      if (each.kind === 'sea' || each.city === undefined) continue;
      expect(en.city(each.id)).toBe(each.city);
      for (const language of languages) expect(spaceNames[each.id]!.also).toContain(wordsIn(language).cities[each.id]);
    }
  });
});

it('no name is left of a space that no board has', () => {
  const onBoards = new Set([edition1941, editionRevised].flatMap(({ spaces }) => spaces.map(({ id }) => id)));
  expect(Object.keys(spaceNames).sort()).toEqual([...onBoards].sort());
});

describe('phrases', () => {
  it('Italian places take their preposition and article', () => {
    expect(['ukraine', 'caucasus', 'urals', 'hawaiian-islands', 'sz5', 'iwo-jima'].map(it_.inSpace)).toEqual([
      'in Ucraina',
      'nel Caucaso',
      'negli Urali',
      'nelle Isole Hawaii',
      'nella zona di mare 5',
      'a Iwo Jima',
    ]);
    expect(['ukraine', 'caucasus', 'szechwan', 'gibraltar', 'sz5'].map(it_.theSpace)).toEqual([
      "l'Ucraina",
      'il Caucaso',
      'lo Szechwan',
      'Gibilterra',
      'la zona di mare 5',
    ]);
  });

  it('no Italian article stands before a name it does not fit', () => {
    for (const { it: name, article } of Object.values(spaceNames)) {
      const vowel = /^[aeiou]/i.test(name);
      if (article === "l'") expect(name).toMatch(/^[AEIOUHaeiouh]/);
      if (article === 'il ' || article === 'la ') expect([name, vowel]).toEqual([name, false]);
    }
  });

  it('counts units in singular and plural', () => {
    expect(en.units({ infantry: 3, tank: 1, carrier: 2 })).toBe('3 infantry, 1 tank, 2 aircraft carriers');
    expect(it_.units({ infantry: 1, tank: 2, fighter: 2, battleship: 2 })).toBe('1 fanteria, 2 carri armati, 2 caccia, 2 corazzate');
  });

  it('names owners only where there are several', () => {
    expect(en.force({ germany: { infantry: 2 } })).toBe('2 infantry');
    expect(en.force({ germany: { infantry: 2 }, japan: { fighter: 1 } })).toBe('2 infantry of Germany, 1 fighter of Japan');
    expect(it_.force({ uk: { infantry: 2 }, usa: { fighter: 1 } })).toBe('2 fanterie del Regno Unito, 1 caccia degli Stati Uniti');
  });

  it('puts transports with their loads', () => {
    const losses = [
      { owner: 'uk' as const, type: 'transport' as const, count: 1, cargo: [{ owner: 'uk' as const, type: 'tank' as const }] },
    ];
    expect(en.losses(losses)).toBe('1 transport (1 tank aboard)');
    expect(it_.losses(losses)).toBe('1 trasporto (1 carro armato a bordo)');
  });
});

describe('catalogues', () => {
  const flat = (value: unknown, path = ''): [string, string][] =>
    typeof value === 'string'
      ? [[path, value]]
      : value !== null && typeof value === 'object'
        ? Object.entries(value)
            .filter(([key]) => key !== 'way')
            .flatMap(([key, inner]) => flat(inner, `${path}.${key}`))
        : [];
  /** Words that are the same in both languages. */
  const shared = new Set(['Washington', 'Tokyo', 'Calcutta', 'Shanghai', 'Manila', 'Los Angeles', 'Round', 'Japan']);

  it('no text is empty, and none of the Italian ones is English', () => {
    const texts = (language: Language) =>
      new Map(flat({ ...wordsIn(language), labels: labelsIn(language), position: positionWords(language) }));
    const [english, italian] = [texts('en'), texts('it')];
    expect([...english.keys()].sort()).toEqual([...italian.keys()].filter((key) => !key.endsWith('.plural')).sort());
    for (const [key, text] of italian) {
      expect(text).not.toBe('');
      if (!shared.has(text)) expect([key, text]).not.toEqual([key, english.get(key)]);
    }
  });

  it('every power and unit has its name', () => {
    for (const language of languages) {
      for (const power of powers) expect(namesIn(language).the(power)).toContain(namesIn(language).power(power));
      for (const type of unitTypes) expect(namesIn(language).unit(type, 1)).toMatch(/^1 \S/);
    }
  });
});
