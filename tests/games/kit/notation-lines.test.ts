import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Decision, Kinds, Language } from '../../../lib/engine';
import { type CommonParticle, commonParticles, grammar, notation, type Tongue, type Vocabularies } from '../../../lib/games/kit/notation';

/** A wood of beasts with numbers in their names, on places that have two each. */
interface Wood extends Tongue {
  verb: 'go' | 'eat' | 'flock' | 'sit';
  particle: CommonParticle;
  names: { place: string; beast: 'fox-1' | 'fox-2' | 'hen-7' | '7-hens' | 'hen' | 'dog' };
}
type Beast = Wood['names']['beast'];

const orderSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('go'), beast: z.string(), places: z.array(z.string()) }),
  z.strictObject({ type: z.literal('eat'), beast: z.string(), prey: z.string() }),
  z.strictObject({ type: z.literal('flock'), beasts: z.array(z.string()) }),
  z.strictObject({ type: z.literal('sit') }),
]);
interface WoodKinds extends Kinds {
  order: z.infer<typeof orderSchema>;
}

const vocabularies: Vocabularies<Wood> = {
  en: { verbs: { go: ['GO'], eat: ['EAT', 'EATS'], flock: ['FLOCK'], sit: ['SIT DOWN'] }, particles: commonParticles.en },
  it: { verbs: { go: ['VAI'], eat: ['MANGIA'], flock: ['GREGGE'], sit: ['SIEDI'] }, particles: commonParticles.it },
};
const names: [Beast, string[]][] = [
  ['fox-1', ['red fox']],
  ['fox-2', ['red fox two']],
  ['hen-7', ['hen of 7']],
  ['7-hens', ['7 hens']],
  ['hen', ['hen']],
  ['dog', ['flo eats all']],
];

const { parse } = notation<WoodKinds, Wood, null>({
  vocabularies,
  schema: orderSchema,
  words: () => null,
  grammar: () =>
    grammar<Wood>({
      vocabularies,
      usual: ['go', 'eat'],
      whole: /\b\d,\d\b/,
      isParted: true,
      unsaid: (words) => (words.includes('>') ? 'go' : null),
      names: {
        place: {
          called: { en: 'a place', it: 'un luogo' },
          lexicon: { read: ([word = '']) => (/^[1-5],[1-5]$/.test(word) ? { id: word, length: 1 } : null), near: () => [] },
          label: (id) => id,
        },
        beast: { called: { en: 'a beast', it: 'una bestia' }, entries: names, label: (id) => id },
      },
    }),
  forms: {
    go: {
      read: { go: ({ reader }) => ({ type: 'go', beast: reader.name('beast', (id) => id === 'fox-2'), places: reader.path('place') }) },
      write: () => '',
    },
    eat: {
      read: { eat: ({ reader }) => ({ type: 'eat', beast: reader.name('beast'), prey: reader.name('beast', () => false) }) },
      write: () => '',
    },
    flock: {
      read: {
        flock({ reader }) {
          const each = reader.each(() => reader.counted('beast'));
          return { type: 'flock', beasts: each.map(({ id, count }) => `${count} ${id}`) };
        },
      },
      write: () => '',
    },
    sit: { read: { sit: () => ({ type: 'sit' }) }, write: () => '' },
  },
});

const question: Decision<WoodKinds> = { id: '1', seat: 'owl', kind: 'night', force: 'must', tempo: 'turn' };
const said = (line: string, language: Language = 'en') => {
  const read = parse(line, {}, question, language);
  return read.ok ? read.value : read.error[0]?.text;
};

describe("a line by a game's own rules", () => {
  it('has words with signs in them', () => {
    expect(said('GO hen 3,4 > 3,5')).toEqual({ type: 'go', beast: 'hen', places: ['3,4', '3,5'] });
    expect(said('GO hen 9,4')).toBe('"9,4" is not a place.');
  });

  it('ends names at commas and colons', () => {
    expect(said('FLOCK hen of 7')).toEqual({ type: 'flock', beasts: ['1 hen-7'] });
    expect(said('FLOCK hen, red fox')).toEqual({ type: 'flock', beasts: ['1 hen', '1 fox-1'] });
    expect(said('FLOCK red fox, two hens')).toEqual({ type: 'flock', beasts: ['1 fox-1', '2 hen'] });
    expect(said('EAT henn of; hen')).toBe('"henn of" is not a beast. Did you mean "hen"?');
  });

  it('counts by numbers that begin no name', () => {
    expect(said('FLOCK 7 hens, 2x 7 hens, 3 hens, hen x4')).toEqual({ type: 'flock', beasts: ['1 7-hens', '2 7-hens', '3 hen', '4 hen'] });
  });

  it('may begin with who acts', () => {
    const eat = { type: 'eat', beast: 'fox-1', prey: 'hen' };
    expect(said('The red fox eats the hen')).toEqual(eat);
    expect(said('red fox: mangia hen', 'it')).toEqual(eat);
    expect(said('red fox eats two')).toBe('"two" is not a beast.');
    expect(said('flo eats all eats hen'), 'words of a name are no verbs').toEqual({ type: 'eat', beast: 'dog', prey: 'hen' });
    expect(said('wolf eats hen')).toBe('"wolf" is not a beast.');
  });

  it('may leave out the verb that goes without saying', () => {
    expect(said('hen 3,4 > 3,5')).toEqual({ type: 'go', beast: 'hen', places: ['3,4', '3,5'] });
    expect(said('hen 3,4')).toBe('"hen" is no order. An order begins with a verb such as GO, EAT.');
    expect(said('hen > 3,4 eats')).toBe('">" is not a place.');
  });

  it('narrows down what a name can mean, as long as anything is left', () => {
    expect(said('GO red: 1,1')).toEqual({ type: 'go', beast: 'fox-2', places: ['1,1'] });
    expect(said('EAT hen, red')).toBe('"red" can mean fox-1 or fox-2. Write more of it.');
  });
});
