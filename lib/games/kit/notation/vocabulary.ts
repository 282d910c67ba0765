import { type Language, languages } from '../../../engine';

/** Names of one thing; the first is what we write. */
export type Names = readonly [string, ...string[]];
/** Names of what is counted: singular, plural, then others. */
export type Counted = readonly [one: string, many: string, ...string[]];

/** The ids that a game's notation speaks of, bundled so that every signature carries a single parameter. */
export interface Tongue {
  verb: string;
  /** Words that stand between names, those of `CommonParticle` among them. */
  particle: string;
  /** What names stand for, by kind: `{ space: SpaceId; unit: UnitType }`. */
  names: Record<string, string>;
}

/** Words of a game's notation in one language. */
export interface Vocabulary<T extends Tongue> {
  verbs: Readonly<Record<T['verb'], Names>>;
  particles: Readonly<Record<T['particle'], Names>>;
}
export type Vocabularies<T extends Tongue, V extends Vocabulary<T> = Vocabulary<T>> = Readonly<Record<Language, V>>;

const common = {
  en: {
    from: ['from'],
    to: ['to', 'into'],
    in: ['in', 'at', 'on'],
    nothing: ['nothing', 'none', 'nobody'],
    all: ['all', 'every', 'everything'],
    and: ['+', 'and'],
  },
  it: {
    from: ['da', 'dal', 'dalla', 'dall', 'dallo', 'dai', 'dagli', 'dalle'],
    to: ['verso', 'a', 'al', 'alla', 'all', 'ad', 'ai', 'agli', 'alle', 'su'],
    in: ['in', 'nel', 'nella', 'nell', 'nello', 'negli', 'nelle'],
    nothing: ['niente', 'nessuno', 'nessuna', 'nulla'],
    all: ['tutti', 'tutte', 'tutto', 'tutta'],
    and: ['+', 'e'],
  },
} as const satisfies Record<Language, Record<string, Names>>;

/** Particles that every game needs: the reader itself looks for `and`, `all`, `from`, `in` and `to`. */
export type CommonParticle = keyof typeof common.en;
export const commonParticles: Readonly<Record<Language, Readonly<Record<CommonParticle, Names>>>> = common;

/** Articles, which mean nothing. */
export const articles: ReadonlySet<string> = new Set(['the', 'il', 'lo', 'la', 'i', 'gli', 'le', 'l']);

/** Numbers that people write as words. */
const numbers: ReadonlyMap<string, number> = new Map([
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, i) => [word, i + 1] as const),
  ...['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'].map((word, i) => [word, i + 1] as const),
  ['un', 1],
  ['una', 1],
]);

/** The number that a word says, in digits or letters; null: it says none. */
export const numberOf = (word: string): number | null => (/^\d{1,6}$/.test(word) ? Number(word) : (numbers.get(word) ?? null));

/** Names by id in every language, side by side: one that a language lacks does not compile. */
export type Bilingual<Id extends string = string, N = Names> = Readonly<Record<Id, Readonly<Record<Language, N>>>>;

/** Ids with their names in every language. */
export function namesOf<V, Id extends string>(
  vocabularies: Readonly<Record<Language, V>>,
  part: (words: V) => Readonly<Record<Id, readonly string[]>>,
): [Id, string[]][] {
  // the keys of a record are its ids
  const ids = Object.keys(part(vocabularies.en)) as Id[];
  return ids.map((id) => [id, languages.flatMap((language) => [...part(vocabularies[language])[id]])]);
}

/** What an order may begin with, by language: `GameModule.verbs`. */
export const verbsOf = <T extends Tongue>(vocabularies: Vocabularies<T>): Record<Language, Names[]> => ({
  en: Object.values(vocabularies.en.verbs),
  it: Object.values(vocabularies.it.verbs),
});
