import { describe, expect, it } from 'vitest';
import { tellingIn } from '../../../lib/games/axis-allies/telling';
import type { Fault } from '../../../lib/games/axis-allies/words/violations';
import { reasonIds, violationOf } from '../../../lib/games/axis-allies/words/violations';

/** Facts that fit every reason, but for those that use a name of their own way. */
const facts = {
  space: 'ukraine',
  zone: 'sz9',
  territory: 'caucasus',
  at: 'sz5',
  from: 'germany',
  to: 'sz6',
  target: 'norway-finland',
  control: ['anglo-egypt-sudan', 'middle-east'],
  through: ['ukraine', 'west-russia'],
  open: ['ukraine', 'sz9'],
  eligible: ['germany'],
  power: 'uk',
  owner: 'usa',
  type: 'tank',
  intent: 'attack',
  phase: 'mobilise',
  asked: 'press',
  cargo: ['tank', 'tank'],
  fit: ['bomber'],
  way: ['germany', 'sz6'],
  have: { infantry: 2 },
  refund: { bomber: 1 },
  places: [{ space: 'japan', room: 2 }],
  count: 2,
  free: 1,
  left: 1,
  least: 0,
  most: 2,
  range: 2,
  targets: ['caucasus'],
  told: ['caucasus', null],
  raids: true,
  loads: [
    [
      { owner: 'uk', type: 'infantry' },
      { owner: 'usa', type: 'tank' },
    ],
  ],
  steps: 3,
  placed: 1,
  required: 2,
  cost: 15,
  treasury: 12,
  limit: 4,
  room: 1,
  bought: 1,
  missing: 1,
  lost: 1,
  technology: 'rockets',
  advantage: 'salvage',
  escort: { type: 'move', path: ['sz8', 'sz6'], units: { destroyer: 1 }, intent: 'ignore' },
};
const ways: Partial<Record<Fault['reason'], object>> = {
  'casualty-units': { have: [{ owner: 'uk', type: 'infantry', count: 2 }] },
  'submerge-count': { have: 2 },
  'advantage-units': { most: { infantry: 2 } },
  'advantage-where': { places: ['caucasus'] },
  'no-space': { space: 'atlantis' },
  'retreat-to': { to: ['caucasus', 'karelia'] },
};
const told = (reason: Fault['reason'], more: object = {}) => {
  const fault = { reason, facts: { ...facts, ...more, ...ways[reason] } } as unknown as Fault;
  return { en: violationOf(fault, 'en', tellingIn('en')), it: violationOf(fault, 'it', tellingIn('it')) };
};

/** Every number a fact can hold set to one, where the rules never give none to at least 1. */
function numbered(number: number): object {
  const some = Math.max(1, number);
  const any = ['free', 'left', 'least', 'most', 'range', 'placed', 'treasury', 'room', 'bought'];
  const never0 = ['count', 'steps', 'required', 'cost', 'limit', 'missing', 'lost'];
  const lists = {
    refund: { bomber: some },
    places: [{ space: 'japan', room: some }],
    ...(number === 0 ? { have: {} } : { have: { tank: number } }),
  };
  return Object.fromEntries([...Object.entries(lists), ...any.map((name) => [name, number]), ...never0.map((name) => [name, some])]);
}

/** Examples in notation have abbreviations. */
const withoutExamples = (text: string) => text.replace(/, (for example|per esempio) .*\./, '.');

/** COMMON section 8, as far as an edition can meet it. */
const codes = new Set(
  `PHASE CAPITAL-LOST UNITS OWNER PATH RANGE NEUTRAL CANAL STRAIT STOP CM-NO-COMBAT NCM-HOSTILE ALREADY-MOVED HOSTILE-START
  COMBAT-IMPOSSIBLE TT-ALONE NO-LANDING LANDING-FRESH CARRIER-PROMISE LAND-MAX CARGO-FIGHTER CAPACITY LOAD-HOSTILE OFFLOAD-HOSTILE
  CARGO-MOVED LOAD-AFTER-OFFLOAD OFFLOAD-TWICE ALLY-CARGO TT-USED AMPHIB-UNDECLARED AMPHIB-ESCORT AMPHIB-REDIRECT MUST-OFFLOAD
  AIR-ASSIGN FUNDS NOT-FOR-SALE IC-INELIGIBLE IC-LIMIT PLACE-TERRAIN PLACE-CARRIER CASUALTY-SET CASUALTY-MAX CASUALTY-TT RETREAT-NONE
  RETREAT-DEST SUBMERGE-DD AA-MOVE CONSENT IC-SITE RESEARCH NA RAID ROCKET`
    .split(/\s+/)
    .map((code) => `E-${code}`),
);

describe('refusals of the rules', () => {
  it.each(reasonIds)('"%s" has its code and a whole sentence in each language', (reason) => {
    const { en, it } = told(reason);
    expect(codes).toContain(en.code);
    expect(it.code).toBe(en.code);
    expect(en.text).not.toBe(it.text);
    for (const text of [en.text, it.text].map(withoutExamples)) {
      expect(text).toMatch(/^[\p{Lu}\d"].*[.?]$/u);
      expect(text).not.toMatch(/undefined|NaN|\[object|\b(ukraine|norway-finland|sz\d)\b| {2}/);
    }
    expect(withoutExamples(it.text)).not.toMatch(/\b(infantry|tanks?|fighters?|transports?|Sea Zone|Ukraine|Germany|the|and)\b/);
  });

  it.each(reasonIds.flatMap((reason) => [0, 1, 2].map((number) => [reason, number] as const)))(
    '"%s" is good English and Italian when its numbers are %i',
    (reason, number) => {
      const { en, it } = told(reason, numbered(number));
      expect(en.text).not.toMatch(/\b0\b(?! to )/);
      expect(en.text).not.toMatch(/\bnot 1\b|\b1 (?!or )[a-z]+s\b(?<!\b1 (has|is|leaves|stays))/);
      expect(en.text).not.toMatch(/\b2 (tank|fighter|submarine|bomber|hit|step|unit|IPC)\b/);
      expect(it.text).not.toMatch(/(?<!\b[Dd]a )\b0\b/);
      expect(it.text).not.toMatch(/\b1 (carri|passi|colpi|trasporti|sottomarini|bombardieri|corazzate|fanterie)\b/);
      expect(it.text).not.toMatch(
        /\b(devono|possono|sono|restano|lasciano|perderebbero|resterebbero) 1\b|\b1 [a-z]+ (devono|perderebbero|restano)\b/,
      );
    },
  );

  it.each<[Fault['reason'], number, string, string]>([
    [
      'units',
      0,
      'No tanks are free to go in Ukraine; free there: nothing.',
      'In Ucraina non ci sono carri armati da muovere; disponibili: niente.',
    ],
    [
      'units',
      1,
      'Only 1 tank is free to go in Ukraine; free there: 1 tank.',
      'In Ucraina si può muovere solo 1 carro armato; disponibili: 1 carro armato.',
    ],
    ['already-moved', 0, 'Tanks in Ukraine: all have moved or fought this turn.', 'Carri armati in Ucraina: hanno già mosso o combattuto.'],
    [
      'already-moved',
      2,
      'Tanks in Ukraine: all but 2 have moved or fought this turn.',
      'Carri armati in Ucraina: hanno già mosso o combattuto, tranne 2.',
    ],
    [
      'no-deck',
      0,
      'In Sea Zone 9 no carrier has room now: move a carrier there first, then land.',
      'Nella zona di mare 9 nessuna portaerei ha ora posto: prima muovi lì una portaerei, poi atterra.',
    ],
    [
      'place-carrier',
      0,
      'Own carriers in Sea Zone 9 have no room for new fighters.',
      'Le proprie portaerei nella zona di mare 9 non hanno posto per nuovi caccia.',
    ],
    [
      'cargo-differs',
      1,
      'There is no transport with that cargo in Ukraine: there you can write "carrying UK infantry + USA tank".',
      'In Ucraina non c\'è nessun trasporto con quel carico: lì puoi scrivere "portando Regno Unito fanteria + USA carro armato".',
    ],
    ['not-bought', 1, 'The mobilisation area holds only 1 tank.', "Nell'area di mobilitazione c'è solo 1 carro armato."],
    ['not-bought', 0, 'The mobilisation area holds no tanks.', "Nell'area di mobilitazione non ci sono carri armati."],
    ['range', 0, 'That is 1 step; the tanks there have none left.', 'La distanza è di 1 passo; lì per carri armati non ne restano.'],
    [
      'casualty-many',
      1,
      'These losses take 1 hit, but there is 1 to place.',
      "Queste perdite assorbono 1 colpo, ma ce n'è 1 da assegnare.",
    ],
  ])('"%s" of %i', (reason, number, en, it) => {
    expect(told(reason, numbered(number))).toMatchObject({ en: { text: en }, it: { text: it } });
  });

  it('name what is wrong and what would be right', () => {
    expect(told('funds').en).toEqual({ code: 'E-FUNDS', text: 'This costs 15 IPCs; the treasury of the United Kingdom holds 12.' });
    expect(told('funds').it.text).toBe('Costa 15 IPC; il tesoro del Regno Unito ne contiene 12.');
    expect(told('canal').en.text).toBe(
      'Ships go Germany → Sea Zone 6 only if their side held Anglo-Egypt Sudan and Middle East when the turn began.',
    );
    expect(told('landing-fresh').it.text).toBe(
      'Ucraina: territorio preso in questo turno. Gli aerei atterrano solo dove era amico a inizio turno.',
    );
  });
});
