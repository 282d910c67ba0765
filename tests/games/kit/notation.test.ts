import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Decision, Kinds, Language } from '../../../lib/engine';
import {
  type CommonParticle,
  clauses,
  commonParticles,
  type Form,
  grammar,
  misread,
  notation,
  readerOf,
  type Tongue,
  type Vocabularies,
} from '../../../lib/games/kit/notation';

interface Farm extends Tongue {
  verb: 'send' | 'rest' | 'sleep';
  particle: CommonParticle | 'gladly';
  names: { field: 'north' | 'east-end' | 'plot-7' | 'plot-9'; animal: 'sheep' | 'ox' };
}
type Animal = Farm['names']['animal'];

const sendSchema = z.strictObject({
  type: z.literal('send'),
  animals: z.partialRecord(z.enum(['sheep', 'ox']), z.int().min(1).max(9)),
  path: z.array(z.string()).min(2).max(3),
  gladly: z.boolean(),
});
const orderSchema = z.discriminatedUnion('type', [sendSchema, z.strictObject({ type: z.literal('rest') })]);
type Send = z.infer<typeof sendSchema>;
interface FarmKinds extends Kinds {
  order: z.infer<typeof orderSchema>;
}

const vocabularies: Vocabularies<Farm> = {
  en: {
    verbs: { send: ['SEND', 'DRIVE'], rest: ['REST'], sleep: ['SLEEP'] },
    particles: { ...commonParticles.en, gladly: ['gladly'] },
  },
  it: {
    verbs: { send: ['MANDA'], rest: ['RIPOSA'], sleep: ['DORMI'] },
    particles: { ...commonParticles.it, gladly: ['volentieri'] },
  },
};
const shown: Record<string, Record<Language, string>> = {
  north: { en: 'North', it: 'Nord' },
  'east-end': { en: 'East End', it: 'Fondo Est' },
  'plot-7': { en: 'Plot 7', it: 'Campo 7' },
  'plot-9': { en: 'Plot 9', it: 'Campo 9' },
  sheep: { en: 'sheep', it: 'pecora' },
  ox: { en: 'ox', it: 'bue' },
};
const label = (id: string, language: Language) => shown[id]?.[language] ?? id;
const named = <Id extends string>(...ids: Id[]) => ids.map((id): [Id, string[]] => [id, [label(id, 'en'), label(id, 'it')]]);

const words = grammar<Farm>({
  vocabularies,
  usual: ['send', 'rest'],
  names: {
    field: { called: { en: 'a field', it: 'un campo' }, entries: named('north', 'east-end', 'plot-7', 'plot-9'), label },
    animal: { called: { en: 'an animal', it: 'un animale' }, entries: named('sheep', 'ox'), label },
  },
  bare: (number) => (number === '7' ? 'plot 7' : null),
});

const send: Form<FarmKinds, Farm, null, Send> = {
  read: {
    send({ reader }) {
      const animals = reader.counts('animal', () => 5);
      const path = reader.path('field');
      const gladly = reader.once('gladly');
      reader.once('gladly');
      return { type: 'send', animals, path, gladly };
    },
  },
  write: ({ animals, path, gladly }) =>
    clauses(
      `${(Object.entries(animals) as [Animal, number][]).map(([id, count]) => `${count} ${label(id, 'en')}`).join(', ')}: ${path
        .map((id) => label(id, 'en'))
        .join(' > ')}`,
      gladly && 'gladly',
    ),
};
const rest: Form<FarmKinds, Farm, null, { type: 'rest' }> = {
  read: { rest: () => ({ type: 'rest' }), sleep: () => ({ type: 'rest' }) },
  write: () => '',
};
const farm = { vocabularies, grammar: () => words, schema: orderSchema, words: () => null };
const { format, parse } = notation<FarmKinds, Farm, null>({ ...farm, forms: { send, rest } });

const question: Decision<FarmKinds> = { id: '1', seat: 'farmer', kind: 'work', force: 'must', tempo: 'turn' };
const said = (line: string, language: Language = 'en') => {
  const read = parse(line, {}, question, language);
  return read.ok ? format(read.value) : read.error[0]?.text;
};

describe('a line of notation is understood', () => {
  it.each<[string, string]>([
    ['SEND 2 sheep, 1 ox: North > East End', 'SEND 2 sheep, 1 ox: North > East End'],
    ['drive two sheep and the ox from the north to east end gladly', 'SEND 2 sheep, 1 ox: North > East End, gladly'],
    ['manda tre pecora da Nord verso il Fondo Est', 'SEND 3 sheep: North > East End'],
    ['send sheep x3 n > north', '"n" is not a field.'],
    ['send 3x sheep -> north', '"> north" is not a field. Did you mean "North"?'],
    ['send 2sheep nor → east e', 'SEND 2 sheep: North > East End'],
    ['send all sheep: north > 7', 'SEND 5 sheep: North > Plot 7'],
    ['send sheep: plot 7 > north', 'SEND 1 sheep: Plot 7 > North'],
    ['send sheep 1 sheep: north > plot 7', 'SEND 2 sheep: North > Plot 7'],
    ['sleep', 'REST'],
  ])('%s', (line, order) => expect(said(line)).toBe(order));
});

describe('a misreading names the word and what would be right', () => {
  it.each<[string, string, string]>([
    [
      'plough north',
      '"plough" is no order. An order begins with a verb such as SEND, REST.',
      '"plough" non è un ordine. Un ordine comincia con un verbo come MANDA, RIPOSA.',
    ],
    ['sned 1 ox', '"sned" is no order. Did you mean "SEND"?', '"sned" non è un ordine. Intendevi "SEND"?'],
    ['send 2 shep > north', '"shep" is not an animal. Did you mean "sheep"?', '"shep" non è un animale. Intendevi "pecora"?'],
    ['send 2 sheep 3 hens: north', '"hens north" is not an animal.', '"hens north" non è un animale.'],
    [
      'send 2 sheep: north > plot',
      '"plot" can mean Plot 7 or Plot 9. Write more of it.',
      '"plot" può essere Campo 7 o Campo 9. Scrivine di più.',
    ],
    ['send all 2 sheep: north', '"2" does not belong here.', '"2" non ci sta qui.'],
    ['send 2', 'The order lacks an animal.', "Nell'ordine manca un animale."],
    ['rest now', '"now" is one word too many for this order.', '"now" è una parola di troppo per questo ordine.'],
    ['send ox: north > east end gladly gladly', '"gladly" stands twice,', '"gladly" compare due volte,'],
    ['send 10 oxen', '"oxen" is not an animal. Did you mean "ox"?', '"oxen" non è un animale. Intendevi "bue"?'],
    [
      'send 10 sheep: north > east end',
      'A number in this order is too large: 9 at most.',
      "Un numero di quest'ordine è troppo grande: al massimo 9.",
    ],
    ['send 1 ox: north', 'A list in this order is too short: 2 at least.', "Un elenco di quest'ordine è troppo corto: almeno 2."],
  ])('%s', (line, en, it) => {
    expect(said(line)?.slice(0, en.length)).toBe(en);
    expect(said(line, 'it')?.slice(0, it.length)).toBe(it);
  });

  it('only the first is kept, and nothing is left to read behind it', () => {
    const reader = readerOf(words, 'hens and more', 'en');
    expect([reader.name('animal'), reader.ended(), reader.number(), reader.word()]).toEqual(['', true, 0, '']);
    const failure = reader.failed();
    expect(failure && misread(failure, 'en')).toMatchObject({ code: 'E-NOTATION', field: 'hens and' });
  });
});

describe('a notation in pieces does not start', () => {
  it('when a verb has no form', () => {
    const silent = { ...rest, read: { rest: rest.read.rest } } as typeof rest;
    expect(() => notation<FarmKinds, Farm, null>({ ...farm, forms: { send, rest: silent } })).toThrow('no form reads the verbs sleep');
  });

  it('when a verb has two', () => {
    const greedy = { ...send, read: { ...send.read, rest: rest.read.rest } } as typeof send;
    expect(() => notation<FarmKinds, Farm, null>({ ...farm, forms: { send: greedy, rest } })).toThrow('two forms read the verb "rest"');
  });
});
