import { describe, expect, it } from 'vitest';
import { type Language, languages, type UnitCard } from '../../../lib/engine';
import { miniatures } from '../../../lib/games/aa-miniatures';
import type { Edition } from '../../../lib/games/aa-miniatures/cards';
import rows from '../../../lib/games/aa-miniatures/data/cards.json';
import { optionsSchema } from '../../../lib/games/aa-miniatures/orders';
import { revisedIds } from '../../../lib/games/aa-miniatures/words/abilities';
import { nationName, subtypeName, unitTypeName } from '../../../lib/games/aa-miniatures/words/names';

type Row = (typeof rows)[number];

const editions: readonly Edition[] = ['rulebook', 'revised'];
const both = editions.flatMap((edition) => languages.map((language) => [edition, language] as const));

/** The card as a page asks for it; a card that there is not is a fault of the test. */
function shown({ id }: Row, edition: Edition, language: Language): UnitCard {
  const card = miniatures.unitCard?.(id, optionsSchema.parse({ edition }), language);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

const words = {
  en: { speed: 'Speed', defense: 'Defense', front: 'Defense, front', rear: 'Defense, rear', point: 'point', points: 'points' },
  it: { speed: 'Velocità', defense: 'Difesa', front: 'Difesa, fronte', rear: 'Difesa, retro', point: 'punto', points: 'punti' },
} as const;
const heads = {
  en: ['Attack dice (range in hexes)', 'short 0–1', 'medium 2–4', 'long 5–8'],
  it: ['Dadi di attacco (gittata in esagoni)', 'corta 0–1', 'media 2–4', 'lunga 5–8'],
} as const;
const against = { en: ['against Soldiers', 'against Vehicles'], it: ['contro i Soldati', 'contro i Veicoli'] } as const;

const costIn = (row: Row, edition: Edition) => (edition === 'rulebook' && 'rulebook' in row && row.rulebook ? row.rulebook.cost : row.cost);

/** The first line, from the facts: "Germania, Veicolo (Carro armato), 1942, 7,5 punti". */
function lineOf(row: Row, edition: Edition, language: Language): string {
  const [type, ...subtypes] = [row.type as 'soldier' | 'vehicle' | 'aircraft' | 'obstacle', ...row.subtypes];
  const kinds = subtypes.map((subtype) => subtypeName(subtype, language)).join(', ');
  const nation = nationName(row.nation, language).replace(/^./, (first) => first.toUpperCase());
  const cost = costIn(row, edition);
  const points = language === 'it' ? `${cost}`.replace('.', ',') : `${cost}`;
  const typed = `${unitTypeName(type, language)}${kinds === '' ? '' : ` (${kinds})`}`;
  return `${nation}, ${typed}, ${row.year}, ${points} ${words[language][cost === 1 ? 'point' : 'points']}`;
}

/** Speed and defense, from the facts. */
function valuesOf({ speed, defense }: Row, language: Language): UnitCard['values'] {
  const say = words[language];
  const [front, rear] = defense ?? [];
  const value = (label: string, figure: number | undefined) => ({ label, value: `${figure}` });
  const shields = front === rear ? [value(say.defense, front)] : [value(say.front, front), value(say.rear, rear)];
  return [...(speed === null ? [] : [value(say.speed, speed)]), ...(defense ? shields : [])];
}

/** Attack dice by range, from the facts. */
const diceOf = ({ soldier, vehicle }: Row, language: Language) => ({
  head: heads[language],
  rows: [soldier, vehicle].map((dice, i) => [against[language][i], ...dice.map((each) => (each === 0 ? '–' : `${each}`))]),
});

const abilitiesOf = (row: Row) => row.abilities.map((text) => text.split(' ') as [id: string, level?: string]);

/** All that a card says but its title, which is printed. */
const textsOf = ({ kind, values, table, abilities }: UnitCard): string[] => [
  ...(kind === undefined ? [] : [kind]),
  ...values.flatMap(({ label, value }) => [label, value]),
  ...(table ? [...table.head, ...table.rows.flat()] : []),
  ...abilities.flatMap(({ name, text }) => [name, text]),
];

describe.each(both)('each of the 471 cards (%s, %s)', (edition, language) => {
  it('has the name, the line, the values and the dice of its facts', () => {
    expect(rows).toHaveLength(471);
    for (const row of rows) {
      const { title, kind, values, table } = shown(row, edition, language);
      expect({ title, kind, values, table }).toEqual({
        ...{ title: row.name, kind: lineOf(row, edition, language), values: valuesOf(row, language) },
        table: row.type === 'obstacle' ? undefined : diceOf(row, language),
      });
    }
  });

  it('names and tells its abilities in their order, with the number of each', () => {
    const told = rows.flatMap((row) => {
      const { abilities } = shown(row, edition, language);
      expect(abilities.length, row.id).toBe(abilitiesOf(row).length);
      return abilitiesOf(row).map(([id, level], i) => ({ id, level, name: abilities[i]?.name ?? '', text: abilities[i]?.text ?? '' }));
    });
    expect(told.length).toBeGreaterThan(1000);
    const number = (level = '') => new RegExp(`(?<!\\d)${level}(?!\\d)`);
    expect(told.filter(({ level, name, text }) => !number(level).test(name) || !number(level).test(text))).toEqual([]);
    expect(told.filter(({ level, name }) => level === undefined && /\d/.test(name))).toEqual([]);
    // an ability goes by one name and one text wherever it stands, and by a name of its own
    const byKey = new Map(told.map((each) => [`${each.id} ${each.level}`, `${each.name}: ${each.text}`]));
    expect(told.filter((each) => byKey.get(`${each.id} ${each.level}`) !== `${each.name}: ${each.text}`)).toEqual([]);
    expect(new Set(told.map(({ name }) => name)).size).toBe(byKey.size);
  });

  it('leaves nothing empty, open or raw', () => {
    const raw = /\b(undefined|null|NaN|N|true|false)\b|[{}_<>[\]|]|\s\s|^\s|\s$|^$/;
    const faults = rows.flatMap((row) => textsOf(shown(row, edition, language)).filter((text) => raw.test(text)));
    expect(faults).toEqual([]);
  });
});

describe('cards in two languages', () => {
  const said = (language: Language) => editions.flatMap((edition) => rows.flatMap((row) => textsOf(shown(row, edition, language))));
  const vocabulary = (language: Language) => new Set(said(language).flatMap((text) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []));

  it('share proper names and a few words that both have, and nothing else', () => {
    const english = vocabulary('en');
    const shared = [...vocabulary('it')].filter((word) => english.has(word)).sort();
    const names = ['angriff', 'australia', 'avre', 'banzai', 'bulgaria', 'canada', 'ho', 'romania', 'ss', 'tally'];
    expect(shared).toEqual([...names, 'all', 'bonus', 'in', 'radio'].sort());
  });

  it('say nothing in the same words but the names of three abilities', () => {
    const english = new Set(said('en'));
    const same = new Set(said('it').filter((text) => english.has(text) && /\p{L}/u.test(text)));
    expect([...same].sort()).toEqual(['AVRE', 'Angriff', 'Tally-Ho!']);
  });

  it('have the same numbers in both', () => {
    const numbers = ({ abilities }: UnitCard) => abilities.map(({ text }) => (text.match(/\d+/g) ?? []).join(' '));
    for (const edition of editions)
      for (const row of rows) expect(numbers(shown(row, edition, 'it')), row.id).toEqual(numbers(shown(row, edition, 'en')));
  });
});

describe('cards in two editions', () => {
  it.each(languages)(
    'differ by a cost that the rulebook has and by the texts of its abilities that changed, and by nothing else (%s)',
    (language) => {
      let changed = 0;
      for (const row of rows) {
        const [old, later] = [shown(row, 'rulebook', language), shown(row, 'revised', language)];
        const texts = old.abilities.flatMap(({ text }, i) => (text === later.abilities[i]?.text ? [] : [abilitiesOf(row)[i]?.[0]]));
        expect(texts, row.id).toEqual(abilitiesOf(row).flatMap(([id]) => (revisedIds.includes(id) ? [id] : [])));
        const named = (card: UnitCard) => ({ ...card, abilities: card.abilities.map(({ name }) => name) });
        expect({ ...named(later), kind: old.kind }).toEqual(named(old));
        expect(old.kind === later.kind, row.id).toBe(!('rulebook' in row));
        changed += texts.length;
      }
      expect(changed).toBe(129);
    },
  );

  it('differ in the cost of one gun', () => {
    const gun = rows.find(({ name }) => name === '6-Pounder Antitank Gun') as Row;
    expect(editions.map((edition) => shown(gun, edition, 'it').kind)).toEqual([
      'Regno Unito, Soldato (Artiglieria), 1942, 9 punti',
      'Regno Unito, Soldato (Artiglieria), 1942, 7 punti',
    ]);
  });
});
