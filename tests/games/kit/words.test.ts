import { expect, it } from 'vitest';
import {
  capitalised,
  counted,
  describedIn,
  faces,
  faultOf,
  inLanguage,
  listed,
  type Reason,
  readingsOf,
  reasonsIn,
  say,
  times,
  worded,
} from '../../../lib/games/kit/words';

it('counts, lists and dice in words', () => {
  expect([0, 1, 2].map((count) => counted(count, 'no hit', 'hit', 'hits'))).toEqual(['no hit', '1 hit', '2 hits']);
  expect([0, 1].map((count) => times(count, 'hit', 'hits'))).toEqual(['0 hits', '1 hit']);
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((parts) => listed(parts, 'and'))).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect(faces([2, 1, 5], (die) => die < 2)).toBe('2 [1] 5');
  expect([capitalised('élite'), say('it', 'yes', 'sì')]).toEqual(['Élite', 'sì']);
  expect(inLanguage({ tank: { en: ['tank', 'tanks'], it: ['carro', 'carri'] } }, 'it')).toEqual({ tank: ['carro', 'carri'] });
});

it('a reason is a code and a sentence in every language', () => {
  const full: Reason<{ zone: string }, { name(id: string): string }> = {
    code: 'E-FULL',
    en: ({ zone }, { name }) => `${name(zone)} is full.`,
    it: ({ zone }, { name }) => `${name(zone)} è piena.`,
  };
  // @ts-expect-error Italian is missing
  const half: Reason<object> = { code: 'E-HALF', en: () => '' };
  const { facts, field } = faultOf('full', { zone: '09' }, 'zone');
  expect(worded(full, 'it', facts, { name: () => 'Roma' }, field)).toEqual({ code: 'E-FULL', text: 'Roma è piena.', field: 'zone' });
  expect(worded(full, 'en', facts, { name: () => 'Rome' })).toEqual({ code: 'E-FULL', text: 'Rome is full.' });
  expect(half.code).toBe('E-HALF');
});

it('reasons are prose that names its facts; a sentence that is missing does not compile', () => {
  interface Names {
    the(zone: string): string;
    pieces(units: readonly string[]): string;
  }
  const told = reasonsIn<Names>()(`
full | E-FULL
- {The zone} is full, and {pieces units} are {count}.
  {the zone} è piena.
nothing | E-FORCES
- Name some.
  Indicane alcuni.
`);
  const names: Names = { the: (zone) => `the ${zone}`, pieces: (units) => units.join(' + ') };
  const facts = { zone: 'port', units: ['corps', 'plane'], count: 2 };
  expect(worded(told.full, 'en', facts, names)).toEqual({ code: 'E-FULL', text: 'The port is full, and corps + plane are 2.' });
  expect(worded(told.full, 'it', facts, names).text).toBe('the port è piena.');
  expect(worded(told.nothing, 'it', {}, names)).toEqual({ code: 'E-FORCES', text: 'Indicane alcuni.' });
  // @ts-expect-error a fact is missing
  expect(() => worded(told.full, 'en', { zone: 'port', count: 2 }, names)).toThrow();
  // @ts-expect-error Italian is missing
  expect(() => reasonsIn<Names>()('\nfull | E-FULL\n- Full.\nempty | E-EMPTY\n- Empty.\n  Vuota.\n')).toThrow('No text');
  // @ts-expect-error Names have no such form
  worded(reasonsIn<Names>()('\nfull | E-FULL\n- {a zone}.\n  {the zone}.\n').full, 'it', { zone: 'port' }, names);
});

it('readings are prose in two languages, under titles', () => {
  const prose = `
Sea | Mare
- Ships sail.
  Le navi navigano.
- They sink | or not.
  Affondano.

Land | Terra`;
  expect(readingsOf(prose)).toEqual([
    {
      title: { en: 'Sea', it: 'Mare' },
      lines: [
        { en: 'Ships sail.', it: 'Le navi navigano.' },
        { en: 'They sink | or not.', it: 'Affondano.' },
      ],
    },
    { title: { en: 'Land', it: 'Terra' }, lines: [] },
  ]);
  for (const wrong of ['- No title.\n  Nessun titolo.', 'Sea | Mare\n- Only English.', 'Sea | Mare\nNo dash.\n  Niente.']) {
    expect(() => readingsOf(wrong)).toThrow('No text in two languages');
  }
});

it('what is described has its name and its text in two languages, each id once', () => {
  const prose = 'radar | Radar | Radar\n- Guns hit.\n  Le armi colpiscono.\njets | Jets | Supersonici\n- They fly.\n  Volano.';
  const described = describedIn(['jets', 'radar'], prose);
  expect(described.jets).toEqual({ name: { en: 'Jets', it: 'Supersonici' }, text: { en: 'They fly.', it: 'Volano.' } });
  for (const ids of [['radar'], ['radar', 'sonar'], ['radar', 'jets', 'sonar']])
    expect(() => describedIn(ids, prose)).toThrow('Described are');
  for (const wrong of ['radar | Radar\n- Guns hit.\n  Le armi colpiscono.', 'radar | Radar | Radar']) {
    expect(() => describedIn(['radar'], wrong)).toThrow('Not a name and a text');
  }
});
