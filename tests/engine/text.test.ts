import { describe, expect, it } from 'vitest';
import { lexicon, normalise, orderLines } from '../../lib/engine';

const places = lexicon([
  ['karelia', ['Karelia S.S.R.', 'Carelia', 'KAR']],
  ['germany', ['Germany', 'Germania']],
  ['east-indies', ['East Indies']],
  ['eastern-europe', ['Eastern Europe', 'Europa orientale']],
  ['fighter', ['fighter', 'caccia']],
]);
const read = (text: string) => places.read(normalise(text).split(' '));

describe('folding', () => {
  it.each([
    ['  Karelia   S.S.R. ', 'karelia s s r'],
    ['Città d’Ùltimo', 'citta d ultimo'],
    ['3 INF > Karelia + 1', '3 inf > karelia + 1'],
    ['', ''],
  ])('%j is %j', (text, folded) => {
    expect(normalise(text)).toBe(folded);
  });
});

describe('a lexicon', () => {
  it('reads names whatever their case and punctuation, in any language', () => {
    expect(read('KARELIA SSR')).toEqual({ id: 'karelia', length: 1 });
    expect(read('karelia s.s.r.')).toEqual({ id: 'karelia', length: 4 });
    expect(read('europa Orientale and more')).toEqual({ id: 'eastern-europe', length: 2 });
  });

  it('reads plurals', () => {
    expect(read('fighters')).toEqual({ id: 'fighter', length: 1 });
  });

  it('reads prefixes that fit one name only', () => {
    expect(read('eastern e')).toEqual({ id: 'eastern-europe', length: 2 });
    expect(read('germ')).toEqual({ id: 'germany', length: 1 });
    expect(read('ger')).toEqual({ id: 'germany', length: 1 });
  });

  it('says which names an ambiguous prefix fits', () => {
    expect(read('east')).toEqual({ ambiguous: expect.arrayContaining(['east-indies', 'eastern-europe']), length: 1 });
  });

  it('reads nothing into what it does not know', () => {
    expect(read('ge')).toBeNull();
    expect(read('atlantis')).toBeNull();
  });

  it('suggests the names that were probably meant', () => {
    expect(places.near(['carelai'])).toContain('Carelia');
    expect(places.near(['germnay'])[0]).toBe('Germany');
    expect(places.near(['xyzzy'])).toEqual([]);
    expect(places.near(['3'])).toEqual([]);
  });
});

describe('the lines of a sheet', () => {
  it('are trimmed, without comments and empty lines, split at semicolons too', () => {
    expect(orderLines('1. MOVE a\n2) END\n3 infantry')).toEqual(['MOVE a', 'END', '3 infantry']);
    expect(orderLines('# my turn\r\n MOVE a > b # careful\n\nEND; PASS')).toEqual(['MOVE a > b', 'END', 'PASS']);
  });
});
