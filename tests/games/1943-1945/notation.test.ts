import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, languages } from '../../../lib/engine';
import { format, parse, verbs } from '../../../lib/games/1943-1945/notation';
import { convertibles, eventIds, type Order, optionsSchema, orderSchema, sides } from '../../../lib/games/1943-1945/orders';
import { pieces, planeKinds } from '../../../lib/games/1943-1945/pieces';
import { boardOf } from '../../../lib/games/1943-1945/rules/board';
import type { Question43, View } from '../../../lib/games/1943-1945/types';
import { mutations } from '../../support/clauses';

const options = optionsSchema.parse({});
const { ids, around } = boardOf({ options });
const view = { options, zones: {}, impulse: null } as unknown as View;
const decision: Question43 = { id: 'x', seat: 'allied', kind: 'impulse', force: 'must', tempo: 'turn' };
const read = (line: string, language: 'en' | 'it' = 'en') => parse(line, view, decision, language);

const zone = fc.constantFrom(...ids);
const count = fc.integer({ min: 1, max: 9 });
const force = fc
  .dictionary(fc.constantFrom(...pieces), count, { minKeys: 1, maxKeys: 4 })
  .map((units) => ({ ...units }) as Record<string, number>);
const plane = fc.record({ from: zone, plane: fc.constantFrom(...planeKinds) });
const support = fc.record({ tank: fc.boolean(), plane: fc.option(plane), drop: fc.option(zone) });
const parts = fc.array(fc.record({ from: zone, units: force }), { minLength: 1, maxLength: 3 });
const way = fc.tuple(zone, fc.array(fc.nat(), { minLength: 1, maxLength: 5 })).map(([start, turns]) => {
  const path = [start];
  for (const turn of turns) {
    const next = around[path.at(-1) ?? ''] ?? [];
    path.push(next[turn % next.length] ?? '');
  }
  return path;
});
const type = <T extends Order['type']>(value: T) => fc.constant(value);
const loss = fc.record({ zone, piece: fc.constantFrom(...pieces, 'line'), count, fate: fc.constantFrom('engaged', 'out') });
const orders: fc.Arbitrary<unknown>[] = [
  fc.record({ type: type('initiative'), first: fc.constantFrom(...sides) }),
  fc.record({ type: type('deploy'), zone, units: force, line: fc.constant(true) }, { requiredKeys: ['type', 'zone', 'units'] }),
  fc.record({ type: type('deploy'), zone, units: fc.constant({}), line: fc.constant(true) }),
  fc.record({ type: type('reinforce'), zone, cubes: count }),
  fc.record(
    { type: type('convert'), zone, into: fc.constantFrom(...convertibles), count, at: zone },
    { requiredKeys: ['type', 'zone', 'into', 'count'] },
  ),
  fc.record(
    {
      type: type('event'),
      event: fc.constantFrom(...eventIds),
      zone: fc.oneof(zone, fc.constant('sea')),
      convert: fc.dictionary(fc.constantFrom(...convertibles), count, { minKeys: 1 }).map((all) => ({ ...all })),
      take: fc.array(fc.constantFrom(...eventIds), { minLength: 1, maxLength: 2 }),
    },
    { requiredKeys: ['type', 'event'] },
  ),
  fc.array(zone, { minLength: 1, maxLength: 3 }).map((at) => ({
    type: 'event',
    event: 'reinforcements',
    zone: '17',
    convert: { tank: 1, partisans: at.length },
    at,
  })),
  fc.record({ type: type('move'), path: way, units: force }),
  fc.record({ type: fc.constantFrom('fly', 'ship', 'shift'), from: zone, to: zone, units: force }),
  fc.record({ type: type('infiltrate'), from: zone, to: zone }),
  fc.record({ type: type('lure'), at: zone, from: zone }),
  fc.record({ type: type('bomb'), target: zone, from: zone, plane: fc.constantFrom(...planeKinds) }),
  fc.record({ type: type('strike'), by: fc.constantFrom('fleet', 'uboat') }),
  fc.record({ type: type('attack'), target: zone, forces: parts, support }, { requiredKeys: ['type', 'target', 'forces'] }),
  fc.record(
    { type: type('land'), target: zone, fleets: fc.integer({ min: 1, max: 2 }), forces: parts, support },
    { requiredKeys: ['type', 'target', 'fleets', 'forces'] },
  ),
  fc.record({ type: type('fight'), target: zone, support }, { requiredKeys: ['type', 'target'] }),
  fc.record({ type: type('support'), support }),
  fc.record({
    type: type('intercept'),
    fleets: fc.integer({ min: 0, max: 2 }),
    uboat: fc.boolean(),
    planes: fc.array(plane, { maxLength: 3 }),
  }),
  fc.record({ type: type('evacuate'), to: zone, units: force }),
  fc.record({ type: type('defend'), tank: fc.boolean(), plane: fc.option(plane) }),
  fc.record({ type: type('elite'), count: fc.integer({ min: 0, max: 2 }) }),
  fc.record(
    { type: type('losses'), losses: fc.array(loss, { maxLength: 4 }), retreat: fc.array(zone, { minLength: 1, maxLength: 2 }) },
    { requiredKeys: ['type', 'losses'] },
  ),
  fc.record({ type: type('retreat'), path: fc.array(zone, { minLength: 1, maxLength: 2 }), units: force }),
  fc.record({ type: fc.constantFrom('hold', 'press'), tank: fc.boolean() }),
  fc.record({ type: type('occupy'), forces: fc.oneof(parts, fc.constant([])) }),
  fc.record({ type: type('withdraw'), to: zone }),
  fc.record({ type: type('disband'), zone, units: force }),
  fc.record({ type: fc.constantFrom('stop', 'end', 'pass') }),
];

describe('the notation', () => {
  it('reads every order it writes, in both languages', () => {
    fc.assert(
      fc.property(fc.oneof(...orders), (any) => {
        const order = orderSchema.parse(any);
        for (const language of languages) {
          const line = format(order, language);
          const found = read(line, language);
          expect([line, found.ok ? canonical(found.value) : found.error]).toEqual([line, canonical(order)]);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('reads something else, or nothing, where a clause is doubled', () => {
    fc.assert(
      fc.property(fc.oneof(...orders), fc.constantFrom(...languages), (any, language) => {
        const order = orderSchema.parse(any);
        for (const { what, line } of mutations(format(order, language), verbs[language].flat())) {
          if (what === 'dropped') continue;
          const found = read(line, language);
          expect([line, found.ok && canonical(found.value) === canonical(order)]).toEqual([line, false]);
        }
      }),
      { numRuns: 600 },
    );
  });

  it.each<[string, string]>([
    ['move 2 cubes and 1 tank from Eastern Algeria to Tunis', 'MOVE 2 cubes, 1 tank: 18 > 17'],
    ['muovi 2 blocchetti, 1 carro armato da 18 a tunisi', 'MOVE 2 cubes, 1 tank: 18 > 17'],
    ['MUOVI cube: 18 > 9', 'MOVE 1 cube: 18 > 09'],
    ['Move 1 cube: Rome > Milan', 'MOVE 1 cube: 09 > 07 > 03 > 04'],
    [
      'sbarca sicilia con 2 flotte da 17 3 blocchetti, 1 carro appoggio carro + aereo 17',
      'LAND 14 with 2 fleets from 17 3 cubes, 1 tank, support tank + plane 17',
    ],
    ['attack tunis from 18 4 cubes 1 tank from tebessa 3 cubes', 'ATTACK 17 from 18 4 cubes, 1 tank, from 19 3 cubes'],
    ['intercetta flotta, u-boot e aereo italiano 15', 'INTERCEPT 1 fleet + U-boat + Italian plane 15'],
    ['LOSE 1 engaged tank in 14, engage elite in 14, line in 14', 'LOSE 1 engaged tank in 14, engage 1 elite in 14, 1 line in 14'],
    ['evento piano strangle in sicilia', 'EVENT Strangle in 14'],
    ['play operational at sea', 'EVENT Operational in sea'],
    ['bomb naples from sicily', 'BOMB 11 from 14'],
    ['conv 2 carri in 17', 'CONVERT 2 tanks in 17'],
    ['schiera 2 blocchetti, aereo italiano e linea in roma', 'DEPLOY 2 cubes, 1 Italian plane, line in 09'],
    ['PASSO', 'PASS'],
  ])('understands "%s"', (line, canonicalForm) => {
    const found = read(line);
    expect(found.ok ? format(found.value, 'en') : found.error).toBe(canonicalForm);
  });

  it.each<[string, string, string]>([
    ['', '"" is no order.', '"" non è un ordine.'],
    ['MVOE 2 cubes: 18 > 17', '"mvoe" is no order. Did you mean "MOVE"?', '"mvoe" non è un ordine. Intendevi "MOVE"?'],
    ['MOVE 2 cubes: 18 > Romme', '"romme" is not a zone. Did you mean "Rome"', '"romme" non è una zona. Intendevi "Roma"'],
    ['MOVE 2 horses: 18 > 17', '"horses" is not a piece.', '"horses" non è una pedina.'],
    ['MOVE 2 cubes', 'The order lacks a zone.', "Nell'ordine manca una zona."],
    ['ATTACK 17', 'The order lacks "from" and a zone.', 'Nell\'ordine manca "da" e una zona.'],
    [
      'FIGHT 17, support tank + plane 18 + plane 19',
      'One plane supports a combat, not those of 18 and 19: name one of them (7.2).',
      'Un combattimento è appoggiato da un solo aereo, non da quelli di 18 e 19: indicane uno (7.2).',
    ],
    ['ATTACK 17 from 18 1 cube, support tank + tank', '"tank" stands twice', '"tank" compare due volte'],
    ['DEFEND support tank + drop 18', 'Before "drop" the order lacks "tank" or "plane".', 'Prima di "drop" manca "carro" o "aereo".'],
    ['ATTACK 17 from 18 1 cube, support', 'The order lacks "tank", "plane" or "drop".', "Nell'ordine manca"],
    ['INTERCEPT U-boat + U-boat', '"u boat" stands twice', '"u boat" compare due volte'],
    ['BOMB 16 from 15 with', 'The order lacks a piece.', "Nell'ordine manca una pedina."],
    ['HOLD with', 'The order lacks a piece.', "Nell'ordine manca una pedina."],
    ['END 7', '"7" is one word too many for this order.', '"7" è una parola di troppo per questo ordine.'],
    ['MOVE 0 cubes: 18 > 17', '"0" is no number that fits here.', '"0" non è un numero adatto qui.'],
    [
      'MOVE 99 cubes: 18 > 17',
      'A number in this order is too large: 60 at most.',
      "Un numero di quest'ordine è troppo grande: al massimo 60.",
    ],
    [
      'MOVE 09 > 08',
      'Which forces? Name them before "09", as in "2 cubes".',
      'Quali forze? Nominale prima di "09", come in "2 blocchetti".',
    ],
    [
      'MOVE Rome > 08',
      'Which forces? Name them before "rome", as in "2 cubes".',
      'Quali forze? Nominale prima di "rome", come in "2 blocchetti".',
    ],
    ['SHIP from 17 to 14', 'Which forces? Name them before "from",', 'Quali forze? Nominale prima di "from",'],
    ['RETREAT 13', 'Which forces? Name them before "13",', 'Quali forze? Nominale prima di "13",'],
    ['LOSE 1 cube', 'LOSE does not answer this question. Move,', 'PERDI non risponde a questa domanda. Muovi,'],
    ['re 3 in 09', '"re" is no order.', '"re" non è un ordine.'],
  ])('says what is wrong with "%s"', (line, en, it) => {
    const said = languages.map((language) => {
      const found = read(line, language);
      return found.ok ? 'fine' : found.error[0]?.text;
    });
    expect(said[0]).toMatch(new RegExp(`^${en.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
    expect(said[1]).toMatch(new RegExp(`^${it.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
  });
});

describe('7.4, 7.5: the way of a retreat', () => {
  const fought = { options, zones: {}, impulse: { combat: { target: '09', attacker: 'allied', forces: [] } } } as unknown as View;
  const way = (line: string, kind: 'losses' | 'round-end') => {
    const order = parse(line, fought, { ...decision, seat: 'axis', kind }, 'en');
    return order.ok ? format(order.value, 'en') : order.error;
  };

  it('may begin with the attacked zone, as that of a move does', () => {
    expect(way('LOSE 1 cube in 09, retreat 09 > 08 > 06', 'losses')).toBe('LOSE 1 cube in 09, retreat 08 > 06');
    expect(way('LOSE retreat from 09 to 08', 'losses')).toBe('LOSE retreat 08');
    expect(way('RETREAT 2 cubes: 09 > 08', 'round-end')).toBe('RETREAT 2 cubes: 08');
  });

  it('that goes elsewhere first is read as it stands', () => {
    expect(way('LOSE retreat 08 > 06', 'losses')).toBe('LOSE retreat 08 > 06');
    expect(way('LOSE retreat 09', 'losses')).toBe('LOSE retreat 09');
  });
});
