import { describe, expect, it } from 'vitest';
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
  have: { infantry: 2 },
  refund: { bomber: 1 },
  places: [{ space: 'japan', room: 2 }],
  count: 2,
  free: 1,
  left: 1,
  least: 0,
  most: 2,
  range: 2,
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
  escort: { type: 'move', path: ['sz8', 'sz6'], units: { destroyer: 1 }, intent: 'ignore' },
};
const ways: Partial<Record<Fault['reason'], object>> = {
  'casualty-units': { have: [{ owner: 'uk', type: 'infantry', count: 2 }] },
  'submerge-count': { have: 2 },
  'no-space': { space: 'atlantis' },
  'retreat-to': { to: ['caucasus', 'karelia'] },
};
const told = (reason: Fault['reason']) => {
  const fault = { reason, facts: { ...facts, ...ways[reason] } } as unknown as Fault;
  return { en: violationOf(fault, 'en'), it: violationOf(fault, 'it') };
};

/** Examples in notation have abbreviations. */
const withoutExamples = (text: string) => text.replace(/, (for example|per esempio) .*\./, '.');

/** COMMON section 8, as far as this edition can meet it. */
const codes = new Set(
  `PHASE CAPITAL-LOST UNITS OWNER PATH RANGE NEUTRAL CANAL STRAIT STOP CM-NO-COMBAT NCM-HOSTILE ALREADY-MOVED HOSTILE-START
  COMBAT-IMPOSSIBLE TT-ALONE NO-LANDING LANDING-FRESH CARRIER-PROMISE LAND-MAX CARGO-FIGHTER CAPACITY LOAD-HOSTILE OFFLOAD-HOSTILE
  CARGO-MOVED LOAD-AFTER-OFFLOAD OFFLOAD-TWICE ALLY-CARGO TT-USED AMPHIB-UNDECLARED AMPHIB-ESCORT AMPHIB-REDIRECT MUST-OFFLOAD
  AIR-ASSIGN FUNDS NOT-FOR-SALE IC-INELIGIBLE IC-LIMIT PLACE-TERRAIN PLACE-CARRIER CASUALTY-SET CASUALTY-MAX CASUALTY-TT RETREAT-NONE
  RETREAT-DEST SUBMERGE-DD CONSENT`
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

  it('name what is wrong and what would be right', () => {
    expect(told('funds').en).toEqual({ code: 'E-FUNDS', text: 'This costs 15 IPCs; the treasury of the United Kingdom holds 12.' });
    expect(told('funds').it.text).toBe('Costa 15 IPC; il tesoro del Regno Unito ne contiene 12.');
    expect(told('canal').en.text).toBe(
      'Ships pass from Germany to Sea Zone 6 only if their side held Anglo-Egypt Sudan and Middle East when the turn began.',
    );
    expect(told('landing-fresh').it.text).toBe(
      'Ucraina: territorio preso in questo turno. Gli aerei atterrano solo dove era amico a inizio turno.',
    );
  });
});
