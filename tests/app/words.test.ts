import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { en } from '../../app/_words/en';
import { it as italian } from '../../app/_words/it';

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Every text with its path. */
function textsOf(catalogue: Catalogue, path: string[] = []): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[[...path, key].join('.'), value]] : textsOf(value, [...path, key]),
  );
}

/** Names of the arguments a text asks for. */
const argumentsOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

const english = textsOf(en);
const translated = new Map(textsOf(italian));

describe('the catalogues', () => {
  it('ask for the same arguments in both languages', () => {
    const different = english.filter(([path, text]) => `${argumentsOf(translated.get(path) ?? '')}` !== `${argumentsOf(text)}`);
    expect(different).toEqual([]);
  });

  it.each([
    ['en', en],
    ['it', italian],
  ] as const)('hold no text of %s that cannot be read', (locale, messages) => {
    const errors: string[] = [];
    const t = createTranslator({ locale, messages: messages as Catalogue, onError: (error) => errors.push(error.message) });
    for (const [path, text] of textsOf(messages)) {
      t(path as never, Object.fromEntries(argumentsOf(text).map((name) => [name, 3])) as never);
    }
    expect(errors).toEqual([]);
  });

  it('leave no English sentence on an Italian page', () => {
    const words = (text: string) => text.replace(/\{\w+\}/g, '').trim();
    const same = english.filter(([path, text]) => /[a-z] [a-z]/i.test(words(text)) && translated.get(path) === text);
    expect(same).toEqual([]);
  });
});
