import { describe, expect, it } from 'vitest';
import { type HexSide, type Language, languages, type Text } from '../../../lib/engine';
import { type Card, deck } from '../../../lib/games/aa-miniatures/cards';
import { charts } from '../../../lib/games/aa-miniatures/charts';
import { battleMap, layoutDice, type Terrain, terrainAt, terrains } from '../../../lib/games/aa-miniatures/map/battle-map';
import { around, beyond, edgeOf, type Hex, hexes } from '../../../lib/games/aa-miniatures/map/hexes';
import { optionsSchema } from '../../../lib/games/aa-miniatures/orders';
import { policySchema } from '../../../lib/games/aa-miniatures/policy-schema';
import { mostUnits, pointsOf } from '../../../lib/games/aa-miniatures/rules/army';
import { isOpen } from '../../../lib/games/aa-miniatures/rules/battle';
import { atStart, further, paceOf, stepOf } from '../../../lib/games/aa-miniatures/rules/movement';
import { judged } from '../../../lib/games/aa-miniatures/rules/victory';
import { rulesFor } from '../../../lib/games/aa-miniatures/rules-for';
import { rulesText } from '../../../lib/games/aa-miniatures/rules-text';
import { decisionKinds } from '../../../lib/games/aa-miniatures/state';
import type { Unit } from '../../../lib/games/aa-miniatures/types';
import { notice, summary, title } from '../../../lib/games/aa-miniatures/words/about';
import { optionFields, policyFields } from '../../../lib/games/aa-miniatures/words/fields';
import { nationName } from '../../../lib/games/aa-miniatures/words/names';
import { readings } from '../../../lib/games/aa-miniatures/words/readings';
import { englishWords, ruleIds } from '../../support/tell-tale';
import { aimed, battleOf, enemyUnit, madeUnit } from './battles';

/** As printed: tests add cards of their own to the deck. */
const printed: readonly Card[] = [...deck('rulebook').values()];
const tables = { en: charts('en'), it: charts('it') };

const rules = rulesText.chapters.flatMap((chapter) => chapter.rules);
const textOf = (id: string, language: Language = 'en'): string => {
  const rule = rules.find((each) => each.id === id);
  if (!rule) throw new Error(`there is no rule ${id}`);
  return rule.lines.map((line) => line[language]).join(' ');
};

const foreign = (texts: readonly Text[]) => ({
  untold: texts.filter(({ en, it: italian }) => en.trim() === '' || italian.trim() === ''),
  english: texts.map((text) => text.it).filter((text) => englishWords.test(text)),
  numbered: texts.flatMap(({ en, it: italian }) => [en, italian]).filter((text) => ruleIds.test(text)),
});
const whole = { untold: [], english: [], numbered: [] };

describe('the rules in our own words', () => {
  const prose = [...rules, ...rulesText.quickStart].flatMap(({ title: heading, lines }) => [heading, ...lines]);

  it('are whole in both languages, and name no other rule by its number', () => {
    expect(foreign([...prose, ...rulesText.chapters.map((chapter) => chapter.title)])).toEqual(whole);
  });

  it('tell each thing once, under names that differ', () => {
    for (const language of languages) {
      const titles = rules.map((rule) => rule.title[language]);
      const lines = rules.flatMap((rule) => rule.lines.map((line) => line[language]));
      expect([new Set(titles).size, new Set(lines).size]).toEqual([titles.length, lines.length]);
    }
  });

  it('begin with two pages at most', () => {
    const words = rulesText.quickStart.flatMap(({ lines }) => lines.flatMap(({ en }) => en.split(' ')));
    expect(words.length).toBeGreaterThan(300);
    expect(words.length).toBeLessThan(900);
  });

  it.each(decisionKinds)('have rules for what is asked: %s', (kind) => {
    const quoted = rulesFor({ id: kind, seat: 'axis', kind, force: 'must', tempo: 'turn' });
    expect(quoted.length).toBeGreaterThan(0);
    expect(quoted.filter((id) => !rules.some((rule) => rule.id === id))).toEqual([]);
  });

  it('S190, S674: name the points and the units of an army', () => {
    const assault = optionsSchema.parse({ scenario: 'assault', attacker: 'axis' });
    const points = [pointsOf(optionsSchema.parse({}), 'axis'), pointsOf(assault, 'axis'), pointsOf(assault, 'allies')];
    for (const language of languages) {
      const numbers = textOf('AM-A2', language).match(/\d+/g)?.map(Number);
      expect(numbers).toEqual([...points, mostUnits]);
    }
  });

  it('S690: name every nation of the cards where they tell who fights beside whom', () => {
    const nations = [...new Set(printed.flatMap(({ nation }) => nation ?? []))];
    expect(nations.length).toBeGreaterThan(20);
    for (const language of languages) {
      const text = textOf('AM-A4', language);
      expect(nations.filter((nation) => !text.includes(nationName(nation, language)))).toEqual([]);
    }
  });

  it('S662: name the turns after which a standard battle is judged', () => {
    for (const language of languages)
      expect(textOf('AM-V2', language).match(/\d+/g)?.map(Number)).toEqual([judged.objective, judged.points]);
  });
});

describe('what is said of the game', () => {
  it('is said in both languages', () => {
    const texts = readings.flatMap((part) => [part.title, ...part.lines]);
    expect(foreign([...texts, summary, notice, title])).toEqual(whole);
    for (const language of languages) expect(new Set(texts.map((text) => text[language])).size).toBe(texts.length);
  });

  it('counts the cards that there are', () => {
    for (const language of languages) expect(summary[language]).toContain(`${printed.length}`);
  });
});

/** A place where a unit steps from clear ground onto a ground, along no road and over no stream. */
function stepOnto(ground: Terrain): { layout: number; from: Hex; to: Hex } {
  for (const layout of layoutDice) {
    const map = battleMap(layout);
    for (const to of hexes) {
      if (terrainAt(map, to) !== ground) continue;
      const from = around(to).find((hex) => {
        const edge = edgeOf(hex, to);
        return terrainAt(map, hex) === 'clear' && !map.roads.has(edge) && !map.streams.has(edge);
      });
      if (from) return { layout, from, to };
    }
  }
  throw new Error(`nobody steps onto ${ground}`);
}

/** Three hexes in a row, the middle one of a ground and the others clear; their layout. */
function across(ground: Terrain): { layout: number; from: Hex; to: Hex } {
  const facing: readonly HexSide[] = [0, 1, 2];
  for (const layout of layoutDice) {
    const map = battleMap(layout);
    for (const middle of hexes) {
      if (terrainAt(map, middle) !== ground) continue;
      for (const side of facing) {
        const [from, to] = [beyond(middle, side), beyond(middle, (side + 3) as HexSide)];
        if (from && to && terrainAt(map, from) === 'clear' && terrainAt(map, to) === 'clear') return { layout, from, to };
      }
    }
  }
  throw new Error(`nobody looks across ${ground}`);
}

const vehicle = (hex: Hex): Unit => enemyUnit(hex, [], { type: 'vehicle' }, { facing: 0 });
const soldier = (hex: Hex): Unit => enemyUnit(hex);

describe('charts', () => {
  const [terrain, ranges, hits, counters] = tables.en;
  const cards = tables.en.slice(4);

  it('are whole in both languages; only names of cards are the same in both', () => {
    const sizes = (language: Language) => tables[language].map(({ head, rows }) => `${head.length}×${rows.length}`).sort();
    expect(sizes('it')).toEqual(sizes('en'));
    const said = tables.it.flatMap(({ title: heading, head, rows }, i) => [
      heading,
      ...head,
      ...rows.flatMap((row) => row.slice(i < 4 ? 0 : 1)),
    ]);
    expect(said.filter((text) => text.trim() === '' || englishWords.test(text) || ruleIds.test(text))).toEqual([]);
    for (const { head, rows } of [...tables.en, ...tables.it]) expect(rows.filter((row) => row.length !== head.length)).toEqual([]);
  });

  it.each(terrains)('S596: tell of %s what it costs, covers and blocks', (ground) => {
    const { layout, from, to } = stepOnto(ground);
    const told = terrain?.rows.find(([name]) => name === ground);
    const costs = [vehicle(from), soldier(from)].map((unit) => {
      const pace = paceOf(stepOf(battleOf([unit], { layout }), unit, from, to));
      return pace ? `${pace.cost}${pace.rolls.length > 0 ? ', 4+' : ''}` : 'no';
    });
    const covers = [vehicle(to), soldier(to)].map((target) => {
      const aim = aimed(madeUnit(from, []), target, [], { layout });
      if (typeof aim === 'string') throw new Error(aim);
      return aim.cover === null ? '–' : `${aim.cover}+`;
    });
    const line = across(ground);
    const sight = isOpen(battleOf([], { layout: line.layout }), line.from, line.to) ? 'no' : 'yes';
    expect(told).toEqual([ground, ...costs, ...covers, sight]);
  });

  it('S524, S534: tell that a stream wants a roll of everybody, and that a vehicle’s first step along a road is free', () => {
    const map = battleMap(1);
    const [stream, road] = [map.streams, map.roads].map((edges) => {
      const edge = [...edges].find((each) => {
        const grounds = each.split('|').map((hex) => terrainAt(map, hex));
        return !map.bridges.has(each) && grounds.every((ground) => ground === 'clear');
      });
      return (edge ?? '').split('|') as [Hex, Hex];
    });
    const pace = (unit: Unit, [from, to]: readonly Hex[] = []) =>
      paceOf(stepOf(battleOf([unit], { layout: 1 }), unit, from ?? '', to ?? ''));
    for (const unit of [vehicle(stream?.[0] ?? ''), soldier(stream?.[0] ?? '')]) expect(pace(unit, stream)?.rolls).toEqual(['stream']);
    const spent = [vehicle(road?.[0] ?? ''), soldier(road?.[0] ?? '')].map((unit) => {
      const step = pace(unit, road);
      return step && further({ battle: step.step.battle, unit, isAssault: false }, atStart, step)?.spent;
    });
    expect(spent).toEqual([0, 1]);
    expect(terrain?.rows.slice(-2)).toEqual([
      ['stream', '4+ to cross', '4+ to cross', '–', '–', 'no'],
      ['road', '1, the first one free in each phase', '1', 'as the ground', 'as the ground', 'as the ground'],
    ]);
  });

  it('S320: tell the ranges that attacks have', () => {
    const map = battleMap(2);
    const clear = hexes.filter((hex) => terrainAt(map, hex) === 'clear');
    const found = new Map<string, Set<number>>();
    for (const hex of clear) {
      const aim = aimed(madeUnit('8,1', []), soldier(hex), [], { layout: 2 });
      if (typeof aim === 'string') continue;
      found.set(aim.band, (found.get(aim.band) ?? new Set()).add(aim.range));
    }
    const span = (band: string) => {
      const all = [...(found.get(band) ?? [])];
      return `${Math.min(...all)}–${Math.max(...all)}`;
    };
    expect(ranges?.rows).toEqual(['short', 'medium', 'long'].map((band) => [band, span(band)]));
  });

  it('S334: tell how many successes bring how many hits', () => {
    expect(hits?.rows.slice(0, 5)).toEqual([
      ['1', '1', '–', '2+'],
      ['2', '2', '3', '4+'],
      ['3', '3', '4–5', '6+'],
      ['4', '4', '5–7', '8+'],
      ['5', '5', '6–9', '10+'],
    ]);
    const most = Math.max(...printed.flatMap(({ defense }) => (defense ? [defense.front, defense.rear] : [])));
    expect(hits?.rows.length).toBe(most);
  });

  it('S349: tell which counter each hit brings', () => {
    expect(counters?.rows).toEqual([
      ['1', 'Disrupted', 'Disrupted', 'Disrupted', 'Disrupted'],
      ['2', 'Damaged', 'Destroyed', 'Destroyed', 'Destroyed'],
      ['3', 'Destroyed', '–', '–', '–'],
    ]);
  });

  it('have every card once, in the chart of its nation', () => {
    expect(printed.length).toBe(471);
    const told = cards.flatMap(({ title: heading, rows }) => rows.map(([name]) => `${heading}: ${name}`));
    const there = printed.map(({ nation, name }) => `Cards: ${nation ?? 'any nation'}: ${name}`);
    expect(told.sort()).toEqual(there.sort());
  });

  it('tell values as the rulebook has them, and types in the reader’s language', () => {
    const row = (language: Language, name: string) => tables[language].flatMap(({ rows }) => rows).find(([first]) => first === name);
    expect(row('en', '6-Pounder Antitank Gun')).toEqual([
      ...['6-Pounder Antitank Gun', 'Soldier (Artillery)', '1942', '9', '0', '3'],
      ...['3 / 3 / 3', '11 / 9 / 8'],
    ]);
    expect(row('it', 'Barbed Wire')).toEqual(['Barbed Wire', 'Ostacolo', '1939', '0,5', '–', '–', '–', '–']);
    expect(row('it', 'M4A1 Sherman')?.slice(0, 6)).toEqual(['M4A1 Sherman', 'Veicolo (Carro armato)', '1942', '21', '4', '5 / 4']);
  });

  it('name every subtype of the cards', () => {
    const types = cards.flatMap(({ rows }) => rows.map(([name, type]) => [name, type?.split(/, | \(/).length]));
    const there = new Map(printed.map(({ name, subtypes }) => [name, subtypes.length + 1]));
    expect(types.filter(([name, count]) => there.get(`${name}`) !== count)).toEqual([]);
  });
});

describe('fields of options and standing orders', () => {
  const defaults = (fields: ReturnType<typeof optionFields>) => Object.fromEntries(fields.map(({ name, default: usual }) => [name, usual]));

  it('begin as their schemas do, with a field for each option and for each standing order but cards by name', () => {
    for (const language of languages) {
      expect(defaults(optionFields(language))).toEqual(optionsSchema.parse({}));
      expect(defaults(policyFields(language))).toEqual(policySchema.parse({}));
    }
  });

  it.each([
    ['options', optionFields, optionsSchema],
    ['standing orders', policyFields, policySchema],
  ])('offer of %s every value that can be stored, and no other', (_name, fieldsIn, schema) => {
    const takes = (name: string, value: unknown) => schema.safeParse({ [name]: value }).success;
    for (const { name, kind, choices = [], min = 0, max = 0 } of fieldsIn('en')) {
      const values = kind === 'number' ? [min, max] : choices.map(({ value }) => value);
      expect(values.filter((value) => !takes(name, value))).toEqual([]);
      if (kind === 'number') expect([takes(name, min - 1), takes(name, max + 1)]).toEqual([false, false]);
      if (kind !== 'choice') continue;
      expect(choices.length).toBeGreaterThan(1);
      const shape = schema.shape[name as keyof typeof schema.shape] as { unwrap(): { options: readonly string[] } };
      // values that look like numbers come first in an enum
      expect(choices.map(({ value }) => value).sort()).toEqual([...shape.unwrap().options].sort());
    }
  });

  it('are worded in both languages', () => {
    const said = (language: Language) =>
      [...optionFields(language), ...policyFields(language)].flatMap(({ label, hint = '-', choices = [] }) => [
        ...[label, hint],
        ...choices.map((choice) => choice.label),
      ]);
    expect(said('it').filter((text) => text === '' || englishWords.test(text) || ruleIds.test(text))).toEqual([]);
    expect(said('en').filter((text) => text === '' || ruleIds.test(text))).toEqual([]);
  });
});
