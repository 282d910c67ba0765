import { describe, expect, it } from 'vitest';
import { languages } from '../../../../lib/engine';
import { deck, sides } from '../../../../lib/games/aa-miniatures/cards';
import { terrains } from '../../../../lib/games/aa-miniatures/map/battle-map';
import { phases } from '../../../../lib/games/aa-miniatures/types';
import {
  bandName,
  cardName,
  counterName,
  groundName,
  nationName,
  phaseName,
  sideName,
  subtypeName,
  typeName,
  unitName,
  unitParts,
} from '../../../../lib/games/aa-miniatures/words/names';
import { fault, violationOf } from '../../../../lib/games/aa-miniatures/words/reasons';

const cards = [...deck('rulebook').values()];

describe('names', () => {
  it('name every nation, type and subtype of a card in both languages', () => {
    const words = languages.map((language) =>
      cards.flatMap((card) => [
        nationName(card.nation, language),
        typeName(card, language),
        ...card.subtypes.map((subtype) => subtypeName(subtype, language)),
      ]),
    );
    expect(words.flat().filter((word) => word.trim() === '')).toEqual([]);
    expect(nationName('Germany', 'it')).toBe('Germania');
    expect(nationName(null, 'en')).toBe('any nation');
    expect(typeName({ type: 'obstacle', subtypes: [] }, 'it')).toBe('Ostacolo');
    expect(typeName({ type: 'vehicle', subtypes: ['Tank'] }, 'it')).toBe('Veicolo (Carro armato)');
  });

  it('throw at a nation or a subtype that no card has', () => {
    expect(() => nationName('Atlantis', 'en')).toThrow('there are no words for Atlantis');
    expect(() => subtypeName('Zeppelin', 'it')).toThrow('there are no words for Zeppelin');
  });

  it('call different nations and subtypes differently', () => {
    const nations = new Set(cards.map(({ nation }) => nation));
    const subtypes = new Set(cards.flatMap((card) => card.subtypes));
    expect(new Set([...nations].map((nation) => nationName(nation, 'it'))).size).toBe(nations.size);
    expect(new Set([...subtypes].map((subtype) => subtypeName(subtype, 'it'))).size).toBe(subtypes.size);
  });

  it('of sides, phases, ground, ranges and counters are there in both languages, each another one', () => {
    const named = languages.map((language) => [
      ...sides.map((side) => sideName(side, language)),
      ...phases.map((phase) => phaseName(phase, language)),
      ...[...terrains, 'stream' as const, 'road' as const].map((ground) => groundName(ground, language)),
      ...(['short', 'medium', 'long'] as const).map((band) => bandName(band, language)),
      ...(['disrupted', 'damaged', 'destroyed'] as const).map((counter) => counterName(counter, language)),
    ]);
    const [en = [], it = []] = named;
    for (const names of named) expect(new Set(names).size).toBe(names.length);
    expect(en.filter((name, at) => name === it[at])).toEqual([]);
  });

  it('of cards tell all of them apart, with their nations where several have one', () => {
    for (const language of languages) expect(new Set(cards.map(({ id }) => cardName(id, language))).size).toBe(cards.length);
    expect(cardName('finland-stug-iii-ausf-g', 'it')).toBe('StuG III Ausf. G (Finlandia)');
    expect(cardName('germany-jagdtiger', 'it')).toBe('Jagdtiger');
    expect(cardName('germany-maus', 'en')).toBe('germany-maus');
  });

  it('of units are those of their cards with their numbers, in the reasons for a refusal too', () => {
    expect(unitParts('germany-jagdtiger.12')).toEqual({ card: 'germany-jagdtiger', number: 12 });
    expect(unitName('finland-stug-iii-ausf-g.2', 'en')).toBe('StuG III Ausf. G (Finland) 2');
    const refused = fault('exit', { unit: 'finland-stug-iii-ausf-g.2' });
    expect(violationOf(refused, 'it').text).toContain('StuG III Ausf. G (Finlandia) 2');
  });
});
