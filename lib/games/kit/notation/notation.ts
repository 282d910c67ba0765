import type { ZodType } from 'zod';
import { type Decision, fail, type Kinds, type Language, ok, type Result, type Violation } from '../../../engine';
import { formatter, type Writing } from './formatter';
import type { Grammar } from './grammar';
import { type Misreading, misread, unshaped } from './misreadings';
import { type Reader, readerOf } from './reader';
import { type Names, type Tongue, verbsOf } from './vocabulary';

/** A line on its way to an order, and the question it answers. */
export interface Reading<G extends Kinds, T extends Tongue> {
  line: string;
  /** Null: the line begins with none. */
  verb: T['verb'] | null;
  reader: Reader<T>;
  view: G['view'];
  decision: Decision<G>;
  language: Language;
}

/** How orders of one type are read and written; `W` are the words a game writes with. */
export interface Form<G extends Kinds, T extends Tongue, W, O extends G['order'] = G['order']> {
  /** By verb, what stands behind it; the first verb is the one we write. A verb belongs to one form, whatever order it leads to. */
  read: { readonly [V in T['verb']]?: (reading: Reading<G, T>) => G['order'] };
  /** The verb we write, where it hangs on the order. */
  verb?(order: O): T['verb'];
  /** What we write behind the verb. */
  write(order: O, words: W): string;
}

/** A form for each type of order. */
export type Forms<G extends Kinds, T extends Tongue, W> = {
  readonly [Type in G['order']['type']]: Form<G, T, W, Extract<G['order'], { type: Type }>>;
};

export interface Notation<G extends Kinds> {
  verbs: Record<Language, Names[]>;
  /** The canonical notation or, with a language, that of its readers. */
  format(order: G['order'], language?: Language): string;
  /** Reads one order in either language's words; what is left out is filled in where only one reading is possible. */
  parse(line: string, view: G['view'], decision: Decision<G>, language: Language): Result<G['order'], Violation[]>;
}

export interface NotationParts<G extends Kinds, T extends Tongue, W> extends Writing<G, T, W> {
  /** Of the table: names may hang on its options. Ask for the same object again, for it is costly to make. */
  grammar(view: G['view']): Grammar<T>;
  schema: ZodType<G['order']>;
  /** Says better what went wrong, knowing the question. */
  explain?(misreading: Misreading, reading: Reading<G, T>): Misreading;
  /** What to say of an order that its schema refuses; null: which bound it breaks. */
  unfit?(reading: Reading<G, T>): Misreading | Violation | null;
}

/** A game's notation out of its words and forms. */
export function notation<G extends Kinds, T extends Tongue, W>(parts: NotationParts<G, T, W>): Notation<G> {
  const { vocabularies, schema } = parts;
  type Read = (reading: Reading<G, T>) => G['order'];
  const readers = new Map<string, Read>();
  for (const { read } of Object.values<Form<G, T, W, never>>(parts.forms)) {
    for (const [verb, each] of Object.entries<Read | undefined>(read)) {
      if (readers.has(verb)) throw new Error(`two forms read the verb "${verb}"`);
      if (each) readers.set(verb, each);
    }
  }
  const unread = Object.keys(vocabularies.en.verbs).filter((verb) => !readers.has(verb));
  if (unread.length > 0) throw new Error(`no form reads the verbs ${unread.join(', ')}`);
  return {
    verbs: verbsOf(vocabularies),
    format: formatter(parts),
    parse(line, view, decision, language) {
      const reader = readerOf(parts.grammar(view), line, language);
      const verb = reader.verb();
      const reading: Reading<G, T> = { line, verb, reader, view, decision, language };
      const order = verb && readers.get(verb)?.(reading);
      if (!reader.ended()) reader.fail({ kind: 'extra', word: reader.word() });
      const failure = reader.failed();
      if (failure) return fail([misread(parts.explain?.(failure, reading) ?? failure, language)]);
      if (!verb || !order) throw new Error(`"${line}" gave neither an order nor a misreading`);
      // numbers and lists of any length can be written; an order has its bounds
      const shaped = schema.safeParse(order);
      if (shaped.success) return ok(order);
      const why = parts.unfit?.(reading) ?? unshaped(shaped.error);
      return fail(['kind' in why ? misread(why, language) : why]);
    },
  };
}
