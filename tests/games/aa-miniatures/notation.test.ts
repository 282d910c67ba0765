import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../../lib/engine';
import { deck, type Side } from '../../../lib/games/aa-miniatures/cards';
import { format, parse, verbs } from '../../../lib/games/aa-miniatures/notation';
import { optionsSchema, orderSchema } from '../../../lib/games/aa-miniatures/orders';
import { currentRules } from '../../../lib/games/aa-miniatures/quirks';
import type { Asked, Order, View } from '../../../lib/games/aa-miniatures/state';
import type { Unit } from '../../../lib/games/aa-miniatures/types';
import { unitOf } from './battles';

const printed = [...deck('rulebook').values()];

/** What a side knows of a battle with these units. */
const viewOf = (viewer: Side, units: readonly Unit[], more: Partial<View> = {}): View => ({
  ...{ rules: currentRules, options: optionsSchema.parse({}), edition: 'rulebook', layout: 2, objective: '9,9', broken: [], smoke: [] },
  ...{ units, turn: 1, phase: 'assault', active: viewer, fallen: [], chooser: null, first: null, ends: { axis: 'north', allies: 'south' } },
  ...{ done: [], stage: 'middle', walk: null, flight: null, stranded: null, acting: null, exited: { axis: 0, allies: 0 }, result: null },
  ...{ viewer, army: null, sealed: [], reserves: { axis: 0, allies: 0 } },
  ...more,
});

/** A unit of a printed card, of the number that it has among those of its name. */
const numbered = (name: string, number: number, hex: string | null, more: Partial<Unit> = {}): Unit => {
  const unit = unitOf(name, '1,1', more);
  return { ...unit, id: `${unit.card}.${number}`, hex };
};

const panzer = numbered('Panzer III Ausf. F', 2, '3,4');
const units: Unit[] = [
  panzer,
  numbered('Panzerfaust 30', 1, '3,5'),
  numbered('PaK 38 Anti-Tank Gun', 1, '7,7'),
  numbered('Sd Kfz 251', 1, '8,8'),
  numbered('Mauser Kar 98k', 1, '8,8'),
  numbered('Mauser Kar 98k', 2, null),
  numbered('Mauser Kar 98k', 3, null),
  numbered('MG 42 Machine Gun Team', 1, '6,6'),
  numbered('Ju 87 Stuka', 1, null),
  numbered('Minefield', 1, null),
  numbered('Minefield', 2, null),
  numbered('M4A1 Sherman', 1, '9,3', { side: 'allies' }),
  numbered('M4A1 Sherman', 2, '4,6', { side: 'allies' }),
  numbered('M1 Garand Rifle', 1, '9,3', { side: 'allies', aboard: 'united-states-m4a1-sherman.1' }),
  numbered('M1 Garand Rifle', 2, '9,3', { side: 'allies' }),
  numbered('Bazooka', 1, '5,6', { side: 'allies' }),
  numbered('M4A3 (105) Sherman', 1, '10,10', { side: 'allies' }),
  numbered('Char B1-Bis', 1, '3,3', { side: 'allies' }),
  numbered('Red Army Forward Observer', 1, '12,3', { side: 'allies' }),
];

const askedOf = (seat: Side): Asked => ({ id: '1', seat, kind: 'assault', force: 'must', tempo: 'turn' });

const read = (line: string, seat: Side = 'axis', language: Language = 'en', view = viewOf(seat, units)) =>
  parse(line, view, askedOf(seat), language);

/** The order in canonical notation, or why there is none. */
const said = (...given: Parameters<typeof read>): string => {
  const found = read(...given);
  return found.ok ? format(found.value) : (found.error[0]?.text ?? '');
};

describe('every order is read as it is written, in both languages', () => {
  const [rifle, halftrack] = ['germany-mauser-kar-98k.1', 'germany-sd-kfz-251.1'];
  const orders: [Order, string, string][] = [
    [
      { type: 'army', cards: ['germany-jagdtiger', 'germany-stug-iii-ausf-g', 'germany-stug-iii-ausf-g', 'germany-jagdtiger'] },
      'ARMY Jagdtiger, 2x StuG III Ausf. G (Germany), Jagdtiger',
      'ESERCITO Jagdtiger, 2x StuG III Ausf. G (Germania), Jagdtiger',
    ],
    [{ type: 'first', side: 'allies' }, 'FIRST Allies', 'COMINCIA Alleati'],
    [{ type: 'ground', layout: 3, objective: '8,9' }, 'GROUND 3: 8,9', 'TERRENO 3: 8,9'],
    [{ type: 'end', end: 'north' }, 'EDGE north', 'ESTREMITÀ nord'],
    [
      { type: 'deploy', unit: panzer.id, hex: '4,15', facing: 0 },
      'DEPLOY Panzer III Ausf. F 2: 4,15, face N',
      'SCHIERA Panzer III Ausf. F 2: 4,15, fronte N',
    ],
    [
      { type: 'deploy', unit: rifle, aboard: halftrack },
      'DEPLOY Mauser Kar 98k 1: aboard Sd Kfz 251 1',
      'SCHIERA Mauser Kar 98k 1: a bordo Sd Kfz 251 1',
    ],
    [{ type: 'lay', unit: 'none-minefield.2', hex: '5,5' }, 'LAY Minefield 2: 5,5', 'POSA Minefield 2: 5,5'],
    [{ type: 'lay', unit: 'none-minefield.2', hex: '5,5', side: 1 }, 'LAY Minefield 2: 5,5, side NE', 'POSA Minefield 2: 5,5, lato NE'],
    [
      { type: 'move', unit: panzer.id, way: ['3,5', '4,5'], facing: 5, overrun: 'united-states-bazooka.1' },
      'MOVE Panzer III Ausf. F 2: 3,5 > 4,5, face NW, overrun Bazooka 1',
      'MUOVI Panzer III Ausf. F 2: 3,5 > 4,5, fronte NO, travolge Bazooka 1',
    ],
    [{ type: 'move', unit: panzer.id, way: [], facing: 4 }, 'MOVE Panzer III Ausf. F 2: face SW', 'MUOVI Panzer III Ausf. F 2: fronte SO'],
    [{ type: 'board', unit: rifle, transport: halftrack }, 'BOARD Mauser Kar 98k 1 > Sd Kfz 251 1', 'SALI Mauser Kar 98k 1 > Sd Kfz 251 1'],
    [{ type: 'dismount', unit: rifle }, 'DISMOUNT Mauser Kar 98k 1', 'SCENDI Mauser Kar 98k 1'],
    [{ type: 'exit', unit: panzer.id }, 'EXIT Panzer III Ausf. F 2', 'ESCI Panzer III Ausf. F 2'],
    [
      { type: 'attack', unit: panzer.id, target: 'united-states-bazooka.1', by: 'rockets_n' },
      'ATTACK Panzer III Ausf. F 2 > Bazooka 1, with Rockets',
      'ATTACCA Panzer III Ausf. F 2 > Bazooka 1, con Razzi',
    ],
    [
      { type: 'charge', unit: rifle, hex: '5,6', target: 'united-states-bazooka.1' },
      'CHARGE Mauser Kar 98k 1: 5,6 against Bazooka 1',
      'CARICA Mauser Kar 98k 1: 5,6 contro Bazooka 1',
    ],
    [
      { type: 'use', ability: 'smoke_screen', unit: rifle, hex: '3,5', target: 'none-minefield.1' },
      'USE Mauser Kar 98k 1: Smoke Screen in 3,5, against Minefield 1',
      'USA Mauser Kar 98k 1: Cortina fumogena in 3,5, contro Minefield 1',
    ],
    [{ type: 'use', ability: 'organization', unit: rifle }, 'USE Mauser Kar 98k 1: Organization', 'USA Mauser Kar 98k 1: Organizzazione'],
    [{ type: 'fire', unit: panzer.id }, 'FIRE Panzer III Ausf. F 2', 'SPARA Panzer III Ausf. F 2'],
    [{ type: 'hold' }, 'HOLD', 'TRATTIENI'],
    [{ type: 'set-down', unit: 'united-states-bazooka.1', hex: '4,4' }, 'SET DOWN Bazooka 1: 4,4', 'DEPONI Bazooka 1: 4,4'],
    [{ type: 'fly', unit: 'germany-ju-87-stuka.1', hex: '5,6' }, 'FLY Ju 87 Stuka 1: 5,6', 'VOLA Ju 87 Stuka 1: 5,6'],
    [{ type: 'done' }, 'END', 'FINE'],
  ];

  it.each(orders)('%j', (order, en, it) => {
    expect([format(order), format(order, 'it')]).toEqual([en, it]);
    for (const line of [en, it]) for (const language of languages) expect(read(line, 'axis', language)).toEqual({ ok: true, value: order });
  });

  it('none is missing here', () => {
    expect(new Set(orders.map(([{ type }]) => type)).size).toBe(orderSchema.options.length);
    expect(verbs.en).toHaveLength(orderSchema.options.length);
  });
});

describe('names', () => {
  const ids = printed.map(({ id }) => id);

  it('all 471 cards are read back in armies, counted or not', () => {
    expect(ids).toHaveLength(471);
    for (const [i] of ids.entries()) {
      if (i % 5 > 0) continue;
      const cards = ids.slice(i, i + 5).flatMap((id, k) => Array<string>(k + 1).fill(id));
      for (const language of languages) {
        const line = format({ type: 'army', cards }, language);
        expect(read(line, 'axis', language, viewOf('axis', [])), line).toEqual({ ok: true, value: { type: 'army', cards } });
        expect(read(line, 'axis', language), line).toEqual({ ok: true, value: { type: 'army', cards } });
      }
    }
  });

  it.each(['axis', 'allies'] as const)('all units of the %s are told apart, were they all in one battle', (seat) => {
    const all = printed
      .filter(({ side }) => side === seat)
      .flatMap(({ id, name }) =>
        [1, 2, 30].map((number) => ({ ...numbered(name, 1, '3,3', { side: seat }), card: id, id: `${id}.${number}` })),
      );
    const view = viewOf(seat, all);
    for (const { id: unit } of all) {
      const order: Order = { type: 'move', unit, way: ['3,4'], facing: 2 };
      for (const language of languages) expect(read(format(order, language), seat, language, view)).toEqual({ ok: true, value: order });
    }
  });

  it('are shortened, misspelled by signs, capitals and accents, and in the plural', () => {
    const army = (line: string) => said(`ARMY ${line}`, 'axis', 'en', viewOf('axis', []));
    expect(army('2 jagdtigers, panzerjäger i, PAK40, three Fallschirmjäger x2')).toBe(
      'ARMY 2x Jagdtiger, Panzerjager I, PaK 40 Anti-Tank Gun, 6x Fallschirmjager',
    );
    expect(army('88 w/Gun Shield; 2x 88 gun shield')).toBe('ARMY 3x 88 w/Gun Shield');
    expect(army("3x 7TP, 2 pounder anti tank gun and M4A1 'Sherman'")).toBe('ARMY 3x 7TP, 2-Pounder Anti-Tank Gun, M4A1 Sherman');
    expect(army('pzkpfw 38t slovakia, stug iii ausf g finlandia')).toBe('ARMY PzKpfw 38(t) (Slovakia), StuG III Ausf. G (Finland)');
    expect([said('ARMY M11/39', 'axis'), said('ARMY M11/39', 'allies')], 'of its own side').toEqual([
      'ARMY Carro Armato M11/39',
      'ARMY Carro Armato M11/39 (captured)',
    ]);
    expect(army('Panzer IV Ausf. G, Early M4A1 Sherman')).toBe('ARMY Panzer IV Ausf. G, Early M4A1 Sherman');
  });
});

describe('a line is understood', () => {
  it.each<[string, string, Side?]>([
    ['PANZER III AUSF. F 2: 3,4 > 3,5 > 4,5, face NE', 'MOVE Panzer III Ausf. F 2: 3,5 > 4,5, face NE'],
    ["ROMMEL'S PANZER III: 3,4 > 3,5 > 4,5, face NE", 'MOVE Panzer III Ausf. F 2: 3,5 > 4,5, face NE'],
    ['panzer iii from 3,4 to 3,5 facing north-east', 'MOVE Panzer III Ausf. F 2: 3,5, face NE'],
    ['PANZERFAUST TEAM attacks SHERMAN 2', 'ATTACK Panzerfaust 30 1 > M4A1 Sherman 2'],
    ['PANZERFAUST TEAM attacks BAZOOKA with Rockets', 'ATTACK Panzerfaust 30 1 > Bazooka 1, with Rockets'],
    ['PANZERFAUST TEAM attacks BAZOOKA with Rockets 8', 'ATTACK Panzerfaust 30 1 > Bazooka 1, with Rockets'],
    ['attack bazooka with panzerfaust with rockets', 'ATTACK Panzerfaust 30 1 > Bazooka 1, with Rockets'],
    ['SHERMAN 2: face SW', 'MOVE M4A1 Sherman 2: face SW', 'allies'],
    ['M4A3 SHERMAN: 10,9', 'MOVE M4A3 (105) Sherman 1: 10,9', 'allies'],
    ['SHERMAN 9,3 > 9,4', 'MOVE M4A1 Sherman 1: 9,4', 'allies'],
    ['RIFLEMEN 2 boards SHERMAN 1', 'BOARD M1 Garand Rifle 2 > M4A1 Sherman 1', 'allies'],
    ['KAR 98K boards SD KFZ', 'BOARD Mauser Kar 98k 1 > Sd Kfz 251 1'],
    ['RIFLEMAN dismounts', 'DISMOUNT M1 Garand Rifle 1', 'allies'],
    ['KAR 98K 1 charges 5,6 against BAZOOKA', 'CHARGE Mauser Kar 98k 1: 5,6 against Bazooka 1'],
    ['Mauser uses Smoke Screen', 'USE Mauser Kar 98k 1: Smoke Screen'],
    ['Mauser uses Demolition at 5,6 on Minefield 2', 'USE Mauser Kar 98k 1: Demolitions in 5,6, against Minefield 2'],
    ['Char B1-Bis > 3,4', 'MOVE Char B1-Bis 1: 3,4', 'allies'],
    ['Forward Observer attacks Panzerfaust', 'ATTACK Red Army Forward Observer 1 > Panzerfaust 30 1', 'allies'],
    ['Red Army Forward Observer attacks Panzerfaust', 'ATTACK Red Army Forward Observer 1 > Panzerfaust 30 1', 'allies'],
    ['set down bazooka at 4,4', 'SET DOWN Bazooka 1: 4,4'],
    ['MOVE Panzer III 2: 03,5', 'MOVE Panzer III Ausf. F 2: 3,5'],
    ['ARMY: 2x Panzer III Ausf. F, Panzerfaust Team', 'ARMY 2x Panzer III Ausf. F, Panzerfaust 30'],
    ['GROUND 3, objective 8,9', 'GROUND 3: 8,9'],
    ['FIRST axis', 'FIRST Axis'],
    ['USE SMOKE SCREEN with MG 42 at 3,5', 'USE MG 42 Machine Gun Team 1: Smoke Screen in 3,5'],
    ['FIRE PAK 38 1', 'FIRE PaK 38 Anti-Tank Gun 1'],
    ['mg fires', 'FIRE MG 42 Machine Gun Team 1'],
    ['DEPLOY Mauser: 4,15', 'DEPLOY Mauser Kar 98k 2: 4,15'],
    ['LAY MINEFIELD: 5,5, side NE', 'LAY Minefield 1: 5,5, side NE'],
    ['FLY Stuka 1: 5,6', 'FLY Ju 87 Stuka 1: 5,6'],
    ['END north', 'EDGE north'],
    ['hold fire', 'HOLD'],
  ])('%s', (line, order, seat) => expect(said(line, seat)).toBe(order));
});

describe('an Italian line is understood', () => {
  it.each<[string, string, Side?]>([
    ['panzer III da 3,4 a 3,5, fronte a nord-est', 'MUOVI Panzer III Ausf. F 2: 3,5, fronte NE'],
    ['Panzerfaust attacca lo Sherman 2 con Razzi', 'ATTACCA Panzerfaust 30 1 > M4A1 Sherman 2, con Razzi'],
    ['Il Mauser sale su Sd Kfz 251', 'SALI Mauser Kar 98k 1 > Sd Kfz 251 1'],
    ['Rifle scende', 'SCENDI M1 Garand Rifle 1', 'allies'],
    ['Sherman 2: fronte SO', 'MUOVI M4A1 Sherman 2: fronte SO', 'allies'],
    ['carica Mauser 1 in 5,6 contro il Bazooka', 'CARICA Mauser Kar 98k 1: 5,6 contro Bazooka 1'],
    ['schiera Mauser 2 a bordo dell’Sd Kfz', 'SCHIERA Mauser Kar 98k 2: a bordo Sd Kfz 251 1'],
    ['Mauser usa Cortina Fumogena', 'USA Mauser Kar 98k 1: Cortina fumogena'],
    ['esercito: due jagdtiger e un Hummel', 'ESERCITO 2x Jagdtiger, Hummel'],
    ['trattieni il fuoco', 'TRATTIENI'],
    ['fine sud', 'ESTREMITÀ sud'],
    ['termina', 'FINE'],
  ])('%s', (line, order, seat) => {
    const found = read(line, seat, 'it');
    expect(found.ok ? format(found.value, 'it') : found.error[0]?.text).toBe(order);
  });
});

describe('what cannot be read is refused, and what would be right is said', () => {
  it.each<[string, string, string, Side?]>([
    [
      'MOVE panzer > 3,5',
      '"panzer" can mean Panzer III Ausf. F 2 or Panzerfaust 30 1. Write more of it.',
      '"panzer" può essere Panzer III Ausf. F 2 o Panzerfaust 30 1. Scrivine di più.',
    ],
    [
      'SHERMAN: 9,4',
      '"sherman" can mean M4A1 Sherman 1 or M4A1 Sherman 2 or M4A3 (105) Sherman 1. Write more of it.',
      '"sherman" può essere M4A1 Sherman 1 o M4A1 Sherman 2 o M4A3 (105) Sherman 1. Scrivine di più.',
      'allies',
    ],
    [
      'M4A1 SHERMAN 7: 9,4',
      '"m4a1 sherman 7" is not a unit of the Allies. Did you mean "M4A1 Sherman 1" or "M4A1 Sherman 2"?',
      '"m4a1 sherman 7" non è un’unità degli Alleati. Intendevi "M4A1 Sherman 1" o "M4A1 Sherman 2"?',
      'allies',
    ],
    [
      'panzerfuast attacks sherman 2',
      '"panzerfuast" is not a unit of the Axis. Did you mean "Panzer III Ausf. F 2" or "Panzerfaust 30 1"?',
      '"panzerfuast" non è un’unità dell’Asse. Intendevi "Panzer III Ausf. F 2" o "Panzerfaust 30 1"?',
    ],
    [
      'ATTACK Panzerfaust > PaK 38',
      '"pak 38" fights for the Axis; a unit of the Allies belongs here.',
      '"pak 38" combatte per l’Asse; qui serve un’unità degli Alleati.',
    ],
    [
      'ATTACK Bazooka 1 > Sherman 1',
      '"Bazooka 1" fights for the Allies; a unit of the Axis belongs here.',
      '"Bazooka 1" combatte per gli Alleati; qui serve un’unità dell’Asse.',
    ],
    ['attack bazooka', 'The order lacks "with" and the unit that attacks.', 'Nell\'ordine manca "con" e l’unità che attacca.'],
    [
      'Jagdtiger: 3,4 > 3,5',
      'There is no "jagdtiger" in this battle: name a unit that is in it.',
      'In questa battaglia non c’è nessun "jagdtiger": indica un’unità che ne fa parte.',
    ],
    [
      'MOVE Panzer III: 3,5 > 16,5',
      '"16,5" is not a hex of the map, such as 3,4.',
      '"16,5" non è un esagono della mappa, per esempio 3,4.',
    ],
    [
      'MOVE Panzer III: 3,5, face E',
      '"e" is not a side of a hex (N, NE, SE, S, SW or NW).',
      '"e" non è un lato di un esagono (N, NE, SE, S, SO o NO).',
    ],
    [
      'MOVE Panzer III',
      'The order lacks a hex to go to or a facing (3,4 > 3,5, face NE).',
      "Nell'ordine manca un esagono di arrivo o un fronte (3,4 > 3,5, fronte NE).",
    ],
    ['MOVE Panzer III: face N, face S', '"face" stands twice,', '"face" compare due volte,'],
    ['PANZER III', '"panzer" is no order. An order begins with', '"panzer" non è un ordine. Un ordine comincia con'],
    [
      'USE Mauser: Smoak Screen',
      '"smoak screen" is not an ability. Did you mean "Smoke Screen"?',
      '"smoak screen" non è una capacità. Intendevi "Cortina fumogena"?',
    ],
    ['USE Mauser: Demolitions in 3,5, 3,6', '"3,6" is not a unit.', '"3,6" non è un’unità.'],
    ['DEPLOY Mauser 2: 3,5, 3,6', '"3,6" is one word too many for this order.', '"3,6" è una parola di troppo per questo ordine.'],
    ['ATTACK Panzer III > Bazooka with Bombs with Rockets', '"rockets" is one word too many', '"rockets" è una parola di troppo'],
    ['END east', '"east" is not an end of the map: north or south.', '"east" non è un’estremità della mappa: nord o sud.'],
    [
      'ARMY StuG III Ausf. G',
      '"stug iii ausf g" can mean StuG III Ausf. G (Finland) or StuG III Ausf. G (Germany). Write more of it.',
      '"stug iii ausf g" può essere StuG III Ausf. G (Finlandia) o StuG III Ausf. G (Germania). Scrivine di più.',
    ],
    ['ARMY 2x Jagdtigre', '"jagdtigre" is not a card. Did you mean "Jagdtiger"?', '"jagdtigre" non è una carta. Intendevi "Jagdtiger"?'],
    ['ARMY 999x Hummel', 'A list in this order is too long: 100 at most.', "Un elenco di quest'ordine è troppo lungo: al massimo 100."],
  ])('%s', (line, en, it, seat) => {
    expect(said(line, seat).slice(0, en.length)).toBe(en);
    expect(said(line, seat, 'it').slice(0, it.length)).toBe(it);
  });
});
