import { type Language, type Lexicon, lexicon, normalise, type Text } from '../../../engine';
import { namesOf, type Tongue, type Vocabularies } from './vocabulary';

/** Names of one kind of thing, ready to read. */
export interface NameKind<Id extends string> {
  /** "a zone": what a word is not, or what the order lacks. */
  called: Text;
  lexicon: Lexicon<Id>;
  /** What a reader should have written. */
  label(id: Id, language: Language): string;
}

/** Names of one kind of thing, as a game brings them: a list of them, or how they are found. */
export type NameList<Id extends string> =
  | NameKind<Id>
  | (Omit<NameKind<Id>, 'lexicon'> & { entries: Iterable<readonly [Id, readonly string[]]> });

/** What is special about the lines of a game. */
export interface LineRules<T extends Tongue> {
  /** What is one word as it stands, whatever signs are in it: "3,4". */
  whole?: RegExp;
  /** Names end at commas, colons and semicolons. */
  isParted?: true;
  /** Lines may begin with who acts: "fox eats hen" is "eats fox hen". Where no verb comes at all, the one that is meant; null: the line lacks it. */
  unsaid?(words: readonly string[]): T['verb'] | null;
}

/** All that the reader knows of a game's words. */
export interface Grammar<T extends Tongue> extends LineRules<T> {
  vocabularies: Vocabularies<T>;
  verbs: Lexicon<T['verb']>;
  /** Words that are verbs as they stand, folded. */
  verbWords: ReadonlySet<string>;
  /** Verbs to name where a line has none. */
  usual: readonly T['verb'][];
  /** "id words": a text may be a word of several particles. Never shortened: a prefix could be the beginning of a name. */
  particles: ReadonlySet<string>;
  names: { [Kind in keyof T['names']]: NameKind<T['names'][Kind]> };
  /** What stands before a number in a name: "sea zone". */
  beforeNumbers: ReadonlySet<string>;
  /** The name that a bare number beside an arrow stands for. */
  bare(number: string): string | null;
}

export function grammar<T extends Tongue>({
  vocabularies,
  usual,
  names,
  bare = () => null,
  ...rules
}: LineRules<T> & {
  vocabularies: Vocabularies<T>;
  usual: readonly T['verb'][];
  names: { [Kind in keyof T['names']]: NameList<T['names'][Kind]> };
  bare?(number: string): string | null;
}): Grammar<T> {
  const before = new Set<string>();
  const ready = Object.entries<NameList<string>>(names).map(([kind, given]) => {
    if ('lexicon' in given) return [kind, given];
    const { called, entries, label } = given;
    const list = [...entries];
    for (const [, each] of list) for (const name of each) for (const start of beforeNumbers(normalise(name))) before.add(start);
    return [kind, { called, label, lexicon: lexicon(list) }];
  });
  const verbs = namesOf(vocabularies, (words) => words.verbs);
  return {
    ...rules,
    vocabularies,
    verbs: lexicon(verbs),
    verbWords: new Set(verbs.flatMap(([, list]) => list.map(normalise))),
    usual,
    particles: new Set(
      namesOf(vocabularies, (words) => words.particles).flatMap(([id, list]) => list.map((name) => `${id} ${normalise(name)}`)),
    ),
    // the same kinds, each with its names made ready
    names: Object.fromEntries(ready) as Grammar<T>['names'],
    beforeNumbers: before,
    bare,
  };
}

/** "sea zone 5": "sea zone". */
function beforeNumbers(name: string): string[] {
  const words = name.split(' ');
  return words.flatMap((word, i) => (i > 0 && /^\d+$/.test(word) ? [words.slice(0, i).join(' ')] : []));
}
