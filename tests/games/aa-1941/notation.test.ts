import { describe, expect, it } from 'vitest';
import { canonical, languages, normalise, readOrder } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import { format, parse, verbs } from '../../../lib/games/axis-allies/notation';
import { type Order, orderSchema } from '../../../lib/games/axis-allies/orders';
import type { AaDecision, View } from '../../../lib/games/axis-allies/types';
import { mutations } from '../../support/clauses';

const options = optionsSchema.parse({});

function position(text: string): View {
  const set = aa1941.parsePosition(text, options);
  if (!set.ok) throw new Error(set.error.map((each) => each.text).join('\n'));
  return set.value;
}

const question = (view: View, seat = 'germany-japan'): AaDecision => ({
  id: `${view.round}.${view.power}.${view.phase}`,
  seat,
  kind: view.phase,
  force: 'must',
  tempo: 'turn',
});

const germany = position(`
  Round 1, Germany, combat-move
  Eastern Europe: 4 infantry, 2 tanks
  Germany: 3 infantry, 1 fighter, 1 bomber
  Western Europe: 2 infantry
  sz5: Germany 1 submarine, 1 transport, 1 battleship
`);

const understood = (line: string, view = germany, language: 'en' | 'it' = 'en'): Order => {
  const parsed = parse(line, view, question(view), language);
  if (!parsed.ok) throw new Error(`${line}: ${parsed.error[0]?.text}`);
  return parsed.value;
};
const refused = (line: string, language: 'en' | 'it' = 'en', view = germany) => {
  const parsed = parse(line, view, question(view), language);
  expect(parsed).toMatchObject({ ok: false });
  return parsed.ok ? null : parsed.error[0];
};

/** Every order type with every optional part, in canonical notation. */
const forms: [Order, string][] = [
  [{ type: 'purchase', units: { infantry: 3, tank: 1 } }, 'BUY 3 infantry, 1 tank'],
  [{ type: 'purchase', units: {} }, 'BUY nothing'],
  [{ type: 'move', path: ['eastern-europe', 'ukraine'], units: { tank: 2 } }, 'MOVE 2 tanks: Eastern Europe > Ukraine'],
  [
    {
      type: 'move',
      path: ['sz10', 'sz9'],
      units: { transport: 1, destroyer: 1 },
      cargo: [
        { owner: 'uk', type: 'infantry' },
        { owner: 'usa', type: 'tank' },
      ],
      intent: 'attack',
    },
    'MOVE 1 transport, 1 destroyer: sz10 > sz9, carrying UK infantry + USA tank, attack',
  ],
  [
    { type: 'move', path: ['sz14', 'sz13'], units: { carrier: 2 }, guests: { ussr: 1, usa: 2 }, intent: 'ignore' },
    'MOVE 2 carriers: sz14 > sz13, guests 1 USSR 2 USA, ignore',
  ],
  [{ type: 'move', path: ['sz14', 'sz13'], units: { carrier: 1 }, guests: {} }, 'MOVE 1 carrier: sz14 > sz13, no guests'],
  [
    {
      type: 'assault',
      path: ['sz8', 'sz6'],
      host: 'usa',
      cargo: [{ owner: 'uk', type: 'infantry' }],
      loads: [{ type: 'tank', from: 'united-kingdom', at: 'sz6' }],
      aboard: [],
      target: 'norway-finland',
    },
    'ASSAULT Norway/Finland: sz8 > sz6, host USA, carrying UK infantry, load tank from United Kingdom in sz6, landing nothing',
  ],
  [
    { type: 'assault', path: ['sz6'], loads: [], aboard: ['infantry', 'tank'], target: 'norway-finland' },
    'ASSAULT Norway/Finland: sz6, landing infantry + tank',
  ],
  [
    {
      type: 'ferry',
      path: ['sz10', 'sz9', 'sz8'],
      loads: [
        { type: 'infantry', from: 'eastern-canada', at: 'sz10' },
        { type: 'tank', from: 'eastern-canada', at: 'sz10' },
      ],
      unload: { to: 'united-kingdom', units: ['infantry', 'tank'] },
    },
    'FERRY sz10 > sz9 > sz8, load infantry from Eastern Canada in sz10, load tank from Eastern Canada in sz10, unload infantry + tank to United Kingdom',
  ],
  [
    { type: 'ferry', path: ['sz10'], host: 'uk', cargo: [{ owner: 'ussr', type: 'infantry' }], loads: [] },
    'FERRY sz10, host UK, carrying USSR infantry',
  ],
  [{ type: 'intent', zone: 'sz9', intent: 'attack' }, 'INTENT sz9 attack'],
  [{ type: 'intent', zone: 'sz9', intent: 'ignore' }, 'INTENT sz9 ignore'],
  [{ type: 'hover', zone: 'sz45', count: 2 }, 'HOVER 2 in sz45'],
  [{ type: 'end' }, 'END'],
  [{ type: 'battle', space: 'ukraine' }, 'BATTLE Ukraine'],
  [
    {
      type: 'casualties',
      losses: [
        { owner: 'germany', type: 'infantry', count: 2 },
        { owner: 'japan', type: 'battleship', count: 1, damaged: true },
        {
          owner: 'japan',
          type: 'transport',
          count: 1,
          cargo: [
            { owner: 'germany', type: 'infantry' },
            { owner: 'japan', type: 'infantry' },
          ],
        },
        { owner: 'japan', type: 'destroyer', count: 2 },
      ],
    },
    'LOSE 2 Germany infantry, 1 Japan battleship damaged, 1 Japan transport carrying Germany infantry + Japan infantry, 2 Japan destroyers',
  ],
  [{ type: 'casualties', losses: [] }, 'LOSE nothing'],
  [{ type: 'submerge', count: 2 }, 'SUBMERGE 2'],
  [{ type: 'press' }, 'PRESS'],
  [{ type: 'retreat' }, 'RETREAT'],
  [{ type: 'retreat', to: 'eastern-europe' }, 'RETREAT to Eastern Europe'],
  [
    {
      type: 'strand',
      landings: [
        { to: 'japan', count: 1 },
        { to: 'sz46', count: 2 },
      ],
    },
    'STRAND 1 to Japan, 2 to sz46',
  ],
  [{ type: 'strand', landings: [] }, 'STRAND nothing'],
  [{ type: 'consent', agree: true }, 'AGREE'],
  [{ type: 'consent', agree: false }, 'REFUSE'],
  [
    {
      type: 'mobilise',
      placements: [
        { at: 'germany', from: 'germany', units: { infantry: 2, tank: 1 } },
        { at: 'sz5', from: 'germany', units: { submarine: 1 } },
      ],
      refund: { bomber: 1 },
    },
    'PLACE 2 infantry, 1 tank in Germany, 1 submarine in sz5 from Germany, return 1 bomber',
  ],
  [{ type: 'mobilise', placements: [] }, 'PLACE nothing'],
  [{ type: 'pass' }, 'PASS'],
  [
    {
      type: 'mobilise',
      placements: [{ at: 'sz5', from: 'germany', units: { carrier: 1 } }],
      loads: [{ at: 'sz5', from: 'germany', units: { fighter: 2 } }],
    },
    'PLACE 1 carrier in sz5 from Germany, load 2 fighters from Germany in sz5',
  ],
  [{ type: 'research', technology: 'super-submarines', dice: 2 }, 'RESEARCH super submarines, 2 dice'],
  [{ type: 'research', technology: 'long-range', dice: 1 }, 'RESEARCH long-range aircraft, 1 die'],
  [{ type: 'bid', amount: 7 }, 'BID 7'],
  [{ type: 'advantage', advantage: 'russian-winter' }, 'USE Russian winter'],
  [{ type: 'advantage', advantage: 'mobile-industry', path: ['caucasus', 'russia'] }, 'USE Mobile industry in Caucasus > Russia'],
  [
    { type: 'advantage', advantage: 'lend-lease', space: 'russia', owner: 'uk', units: { infantry: 2, tank: 1 } },
    'USE Lend-lease UK 2 infantry, 1 tank in Russia',
  ],
  [
    { type: 'advantage', advantage: 'enigma', path: ['sz6', 'sz5'], units: { destroyer: 1 } },
    'USE Enigma decoded 1 destroyer in sz6 > sz5',
  ],
];

describe('canonical notation', () => {
  it.each(forms)('%j is written in one way and read back', (order, line) => {
    expect(orderSchema.parse(order)).toEqual(order);
    expect(format(order)).toBe(line);
    expect(understood(line)).toEqual(order);
  });

  it.each(forms)('%j is read back from the words of either language, in capitals and without punctuation', (order) => {
    for (const language of languages) {
      const line = format(order, language);
      expect(understood(line)).toEqual(order);
      expect(understood(line.toUpperCase())).toEqual(order);
      expect(understood(normalise(line))).toEqual(order);
    }
  });

  it.each(forms)('%j is something else, or nothing, with a clause doubled', (order) => {
    for (const language of languages) {
      for (const { what, line } of mutations(format(order, language), verbs[language].flat())) {
        if (what === 'dropped') continue;
        const read = parse(line, germany, question(germany), language);
        expect([line, read.ok && canonical(read.value) === canonical(order)]).toEqual([line, false]);
      }
    }
  });

  it('every type of order is in the table', () => {
    const elsewhere = ['bombard', 'landing', 'rocket'];
    const types = orderSchema.options.map((each) => each.shape.type.value);
    expect([...new Set(forms.map(([order]) => order.type)), ...elsewhere].sort()).toEqual([...types].sort());
  });

  it('Italian words are the Italian rulebook’s', () => {
    expect(format({ type: 'move', path: ['germany', 'caucasus'], units: { infantry: 2, tank: 1, fighter: 2 } }, 'it')).toBe(
      'MUOVI 2 fanterie, 1 carro armato, 2 caccia: Germania > Caucaso',
    );
    expect(format({ type: 'mobilise', placements: [{ at: 'sz5', from: 'germany', units: { destroyer: 1 } }] }, 'it')).toBe(
      'PIAZZA 1 torpediniere in zm5 da Germania',
    );
  });
});

describe('reading freely', () => {
  const blow: Order = { type: 'move', path: ['eastern-europe', 'ukraine'], units: { infantry: 3, tank: 1 } };

  it.each([
    'MOVE 3 INF 1 TNK EEU > UKR',
    'move 3inf, 1tank: eastern europe->ukraine',
    'Move Eastern Europe > Ukraine 3 infantry and 1 tank',
    'MOVE 3 INFANTRY, 1 TANKS FROM EASTERN EUROPE TO UKRAINE',
    'move 3 inf + 1 arm to ukr from eeu',
    'ATTACK UKRAINE FROM EASTERN EUROPE 3 INF 1 TANK',
    'attack ukr from eeu with 3 infantry, 1 tank',
    'muovi 3 fanteria, 1 carro armato da Europa orientale a Ucraina',
    'SPOSTA 3 FANTERIE E 1 CARRO: EUROPA ORIENTALE → UCRAINA',
    'attacca Ucraina da Europa orientale con 3 fan 1 carro',
    'move 2 inf 1 inf 1 tank eastern eu > ukra',
    'move three inf, one tank: e. europe > ukraine',
    'MOVE 3x inf, tank x1: E Europe > UKR',
    'attack Ukraine from e europe with 3 inf and the tank',
    'send 3 inf 1 tank from EEU to UKR',
    'muovo tre fanti e un carro da Europa or. a Ucraina',
    'attacco Ucraina da Europa orientale con 3 fanterie e il carro',
  ])('"%s" is one and the same move', (line) => {
    expect(understood(line)).toEqual(blow);
  });

  it.each(['MOVE 1 submarine: 9 > 8', 'move 1 sub 9->8', 'muovi 1 sottomarino: 9 > zm8', 'MOVE 1 submarine sz 9 > zone 8'])(
    '"%s" names sea zones as the map does',
    (line) => {
      expect(understood(line)).toEqual({ type: 'move', path: ['sz9', 'sz8'], units: { submarine: 1 } });
    },
  );

  it('"all" are those that are free there', () => {
    expect(understood('MOVE all infantry, 1 tank: Eastern Europe > Ukraine')).toMatchObject({ units: { infantry: 4, tank: 1 } });
    expect(understood('muovi tutti i carri da Europa orientale a Ucraina')).toMatchObject({ units: { tank: 2 } });
    expect(understood('attack Ukraine from Eastern Europe with all infantry and all tanks')).toMatchObject({
      units: { infantry: 4, tank: 2 },
    });
    const placing = position('Round 1, Germany, mobilise\nBought: 3 infantry');
    expect(understood('PLACE all infantry in Germany', placing)).toMatchObject({ placements: [{ units: { infantry: 3 } }] });
  });

  it('the end of a phase has many words', () => {
    const lines = ['END', 'done', 'finish', 'End combat move', 'no combat', 'fine', 'fatto', 'fine movimento ostile'];
    for (const line of lines) expect(understood(line)).toEqual({ type: 'end' });
  });

  it('a landing may say what boards after "with", a placement may leave out "in"', () => {
    const landing = understood('ASSAULT Karelia: sz5, load 2 infantry from Germany');
    expect(understood('amphibious assault Karelia from sz5 with 2 inf from Germany')).toEqual(landing);
    expect(understood('assalto anfibio Carelia da zm5: 2 fanterie dalla Germania')).toEqual(landing);
    expect(understood('place 2 inf Germany, 1 sub sz5')).toEqual(understood('PLACE 2 infantry in Germany, 1 submarine in sz5'));
  });

  it('aircraft LAND in the noncombat move', () => {
    const flown = position('Round 1, Germany, noncombat-move\nsz6: Germany 1 fighter [2 left]');
    const home: Order = { type: 'move', units: { fighter: 1 }, path: ['sz6', 'western-europe'] };
    expect(understood('LAND 1 fighter: sz6 > Western Europe', flown)).toEqual(home);
    expect(understood('atterra 1 caccia da zm6 in Europa occidentale', flown)).toEqual(home);
  });

  it('cities and short names stand for their territory', () => {
    expect(understood('battle Moscow')).toEqual({ type: 'battle', space: 'russia' });
    expect(understood('battaglia Londra')).toEqual({ type: 'battle', space: 'united-kingdom' });
    expect(understood('BATTLE UK')).toEqual({ type: 'battle', space: 'united-kingdom' });
    expect(understood('battle zona di mare 5')).toEqual({ type: 'battle', space: 'sz5' });
    expect(understood('battle sz 5')).toEqual({ type: 'battle', space: 'sz5' });
    expect(understood('battle Norvegia')).toEqual({ type: 'battle', space: 'norway-finland' });
  });

  it('an attack on a zone alone declares the intent', () => {
    expect(understood('ATTACK sz9')).toEqual({ type: 'intent', zone: 'sz9', intent: 'attack' });
    expect(understood('IGNORA zm9')).toEqual({ type: 'intent', zone: 'sz9', intent: 'ignore' });
  });

  it('a load without a zone boards where the ship first touches the territory', () => {
    expect(understood('ASSAULT Karelia: sz5, load 2 infantry from Germany')).toEqual({
      type: 'assault',
      path: ['sz5'],
      loads: [
        { type: 'infantry', from: 'germany', at: 'sz5' },
        { type: 'infantry', from: 'germany', at: 'sz5' },
      ],
      target: 'karelia',
    });
  });

  it('a placement without a complex takes the only one there is', () => {
    expect(understood('PLACE 2 INF IN GERMANY, 1 SUB IN SZ5')).toEqual({
      type: 'mobilise',
      placements: [
        { at: 'germany', from: 'germany', units: { infantry: 2 } },
        { at: 'sz5', from: 'germany', units: { submarine: 1 } },
      ],
    });
  });

  it('a lost unit without an owner is the one that the seat has in the battle', () => {
    const fight = position(`
      Round 2, Japan, combat
      Pending: none
      Battle: land India, round 1, defender-losses, main volley
      India: 2 infantry, USA 1 fighter, Japan 3 infantry
    `);
    const asked: AaDecision = { ...question(fight, 'ussr-uk-usa'), kind: 'casualties' };
    const parsed = parse('LOSE 1 infantry, 1 fighter', fight, asked, 'en');
    expect(parsed).toEqual({
      ok: true,
      value: {
        type: 'casualties',
        losses: [
          { owner: 'uk', type: 'infantry', count: 1 },
          { owner: 'usa', type: 'fighter', count: 1 },
        ],
      },
    });
  });
});

describe('AAC-2.6: paths that are left out', () => {
  const path = (line: string, view = germany) => {
    const read = readOrder(aa1941, view, question(view), line, 'en');
    if (!read.ok) throw new Error(read.error[0]?.text);
    return 'path' in read.value ? read.value.path : null;
  };

  it('are the shortest legal ones', () => {
    const raid = position('Round 1, Germany, combat-move\nGermany: 1 bomber\nArchangel: 1 infantry');
    expect(path('MOVE 1 bomber: Germany > Archangel', raid)).toHaveLength(4);
    const home = position('Round 1, UK, noncombat-move\nsz10: UK 1 transport [carrying UK infantry]');
    expect(path('FERRY sz10 > sz8, carrying UK infantry, unload infantry to United Kingdom', home)).toEqual(['sz10', 'sz9', 'sz8']);
  });

  it('are refused when two shortest ones would capture different territories (E-PATH)', () => {
    const open = position(`
      Round 1, Germany, combat-move
      Eastern Europe: 2 tanks
      Ukraine (USSR):
      West Russia (USSR):
      Caucasus: 1 infantry
    `);
    const read = readOrder(aa1941, open, question(open), 'MOVE 1 tank: Eastern Europe > Caucasus', 'en');
    if (read.ok) throw new Error('no refusal');
    expect(read.error[0]?.code).toBe('E-PATH');
    expect(read.error[0]?.text).toMatch(/Ukraine.*West Russia|West Russia.*Ukraine/);
    expect(path('MOVE 1 tank: Eastern Europe > Ukraine > Caucasus', open)).toEqual(['eastern-europe', 'ukraine', 'caucasus']);
  });

  it('of a landing are refused when the ship could retreat by either (E-PATH)', () => {
    const landing = (enemy: string) =>
      position(`
        Round 1, UK, combat-move
        sz10: UK 1 transport [carrying UK infantry]
        sz14: UK 1 battleship, ${enemy}
        North Africa: 1 infantry
      `);
    const read = (enemy: string) => {
      const view = landing(enemy);
      return parse('ASSAULT North Africa: sz10 > sz14, carrying UK infantry', view, question(view, 'ussr-uk-usa'), 'en');
    };
    expect(read('Germany 1 destroyer')).toMatchObject({ ok: false, error: [{ code: 'E-PATH' }] });
    expect(read('USA 1 destroyer')).toMatchObject({ ok: true, value: { path: ['sz10', 'sz13', 'sz14'] } });
  });
});

describe('refusals name the word and what would be right', () => {
  it.each<[string, string, string]>([
    ['JUMP 1 fighter', '"jump" is no order', 'jump'],
    ['MOVE 3 inf: Grmany > Ukraine', '"grmany" is not a space of the map. Did you mean "Germany" or "Manchuria"?', 'grmany'],
    ['MOVE 3 hoplites: Germany > Ukraine', '"hoplites germany" is not a type of unit', 'hoplites germany'],
    ['MOVE 3 German infantry: Germany > Ukraine', 'write units without their power', 'german infantry'],
    ['MUOVI 3 fanterie tedesche: Germania > Ucraina', 'write units without their power', 'tedesche germania'],
    ['MOVE 3 inf: Eastern > Ukraine', '"eastern" can mean', 'eastern'],
    ['SUBMERGE some', '"some" stands where a number belongs', 'some'],
    ['END now', '"now" is one word too many', 'now'],
    ['MOVE Germany > Ukraine', 'lacks the units that move', ''],
    ['MOVE 3 inf Germany', 'lacks where from and where to', ''],
    ['BATTLE', 'lacks a space', ''],
    ['INTENT sz9', 'lacks "attack" or "ignore"', ''],
    ['LOSE 1 infantry', 'Whose infantry?', 'infantry'],
    ['BUY 501 infantry', 'at most 500 units of a type', ''],
    ['ASSAULT Karelia: sz5, load 3 infantry from Germany', '2 units aboard a transport', ''],
    ['', '"" is no order', ''],
    ['3 inf: Germany > Ukraine', 'Did you mean "MOVE 3 inf: Germany > Ukraine"?', '3'],
    ['ATTACK Ukraine: 3 inf from Germany, 1 tank from Eastern Europe', 'a line for each space', ''],
    ['FERRY 2 inf from Germany to Norway', "The ship's way comes first", ''],
    ['BOMBARD Karelia', 'no bombardment in this edition', 'bombard'],
    [
      'FERRY sz49 > sz47, load infantry from Hawaiian Islands, unload infantry to Iwo Jima, unload infantry to Okinawa',
      '"unload" stands twice, and one order says it once',
      'unload',
    ],
    ['ASSAULT Karelia: sz5, load 2 infantry from Germany, landing tank, landing infantry', '"landing" stands twice', 'landing'],
    ['ASSAULT Karelia: sz5, unload tank to Karelia', '"unload" does not belong here. Did you mean "landing"?', 'unload'],
    ['FERRY sz5, landing tank', '"landing" does not belong here. Did you mean "unload"?', 'landing'],
    ['MOVE 1 destroyer: sz8 > sz9, ignore, attack', '"attack" stands twice', 'attack'],
    ['MOVE 1 carrier: sz8 > sz9, no guests, guests 1 UK', '"guests" stands twice', 'guests'],
    ['MOVE 1 transport: sz8 > sz9, carrying UK tank, carrying UK infantry', '"carrying" stands twice', 'carrying'],
    ['FERRY sz10, carrying UK tank, carrying UK infantry', '"carrying" stands twice', 'carrying'],
    ['FERRY sz10, host UK, host USA', '"host" stands twice', 'host'],
    ['MOVE 1 fighter: Germany > sz5, Germany > sz5', '"germany" does not belong here', 'germany'],
    ['MOVE all 3 infantry: Germany > Ukraine', '"3" does not belong here', '3'],
    ['PLACE nothing, 2 infantry in Germany', '"2" is one word too many', '2'],
    ['> END', '">" is no order. An order begins with a verb such as BUY, MOVE, END.', '>'],
  ])('%s', (line, text, field) => {
    const violation = refused(line);
    expect(violation?.code).toBe('E-NOTATION');
    expect(violation?.text).toContain(text);
    expect(violation?.field ?? '').toBe(field);
  });

  it('in Italian, with Italian names', () => {
    expect(refused('MUOVI 3 fanterie: Grmania > Ucraina', 'it')?.text).toBe(
      '"grmania" non è uno spazio della mappa. Intendevi "Germania" o "Manciuria"?',
    );
    expect(refused('TRAGHETTA zm49, scarica fanteria verso Iwo Jima, scarica fanteria verso Okinawa', 'it')?.text).toContain(
      '"scarica" compare due volte, e un ordine lo dice una volta sola.',
    );
    expect(refused('COMBRA 3 fanterie', 'it')?.text).toContain('"combra" non è un ordine');
  });

  it('garbage of any size never throws', () => {
    for (const line of [
      '>',
      '> > >',
      '+ + +',
      '9'.repeat(5000),
      'MOVE '.repeat(2000),
      'LOSE 1 1 1 1',
      'PLACE in in in',
      '🛩 → 🏝',
      'MOVE 1 inf > > >',
    ]) {
      expect(parse(line, germany, question(germany), 'en').ok).toBe(false);
    }
  });
});
