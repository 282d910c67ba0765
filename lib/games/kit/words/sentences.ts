import type { Language } from '../../../engine';
import { capitalised } from './plain';
import { headingsOf } from './prose';
import type { Reason } from './reason';

/** What a method of the names is told; never where there is none, so that no fact will do. */
type Named<Form, Names> = Form extends keyof Names ? (Names[Form] extends (fact: infer Value) => string ? Value : never) : never;

/** What `{fact}` (as it is) or `{form fact}` (as that method of the names has it, with a capital as the form has one) stands for. */
type Slot<Said, Names> = Said extends `${infer Form} ${infer Fact}`
  ? Record<Fact, Named<Uncapitalize<Form>, Names>>
  : Record<Said & string, string | number>;

/** The facts of a sentence. */
type FactsIn<Sentence, Names, Facts = unknown> = Sentence extends `${string}{${infer Said}}${infer Rest}`
  ? FactsIn<Rest, Names, Facts & Slot<Said, Names>>
  : Facts;

/** Each id of "id | code" with its facts; never where a line is missing or not in its place. */
type RowsOf<Prose, Names, Rows = never> = Prose extends '\n'
  ? Rows
  : Prose extends `\n${infer Id} | ${infer Code}\n- ${infer English}\n  ${infer Italian}\n${infer Rest}`
    ? `${Id}${Code}${English}` extends `${string}\n${string}`
      ? never
      : RowsOf<`\n${Rest}`, Names, Rows | [Id, FactsIn<`${English}${Italian}`, Names>]>
    : never;

/** Reasons from prose in two languages, under headings "id | code"; one that lacks a language does not compile. */
export const reasonsIn =
  <Names>() =>
  <Prose extends string>(prose: Prose & ([RowsOf<Prose, Names>] extends [never] ? never : unknown)) => {
    const told = headingsOf(prose).map(({ parts: [id, code], lines: [text] }) => {
      const say =
        (sentence = '') =>
        (facts: Values, names: object) =>
          filled(sentence, facts, names);
      return [id, { code, en: say(text?.en), it: say(text?.it) }];
    });
    // as its type reads the same prose
    return Object.fromEntries(told) as { [Row in RowsOf<Prose, Names> as Row[0] & string]: Reason<Row[1], Names> };
  };

/** Each id of "id | English | Italian" with its facts; never where a line is not whole. */
type LabelsOf<Prose, Names, Rows = never> = Prose extends '\n'
  ? Rows
  : Prose extends `\n${infer Id} | ${infer English} | ${infer Italian}\n${infer Rest}`
    ? `${Id}${English}` extends `${string}\n${string}`
      ? never
      : LabelsOf<`\n${Rest}`, Names, Rows | [Id, FactsIn<`${English}${Italian}`, Names>]>
    : never;

/** A label as it is, or with the facts it wants. */
type Phrase<Facts> = unknown extends Facts ? string : (facts: Facts) => string;

/** Labels in the words of a language, from prose with a line "id | English | Italian" each; one that lacks a language does not compile. */
export const phrasesIn =
  <Names extends object>(namesIn: (language: Language) => Names) =>
  <Prose extends string>(prose: Prose & ([LabelsOf<Prose, Names>] extends [never] ? never : unknown)) => {
    const rows = headingsOf(prose).map(({ parts: [id, en = '', it = ''] }) => ({ id, en, it }));
    const build = (language: Language) => {
      const told = rows.map(({ id, [language]: label }) => {
        const phrase = (facts: Values) => filled(label, facts, namesIn(language));
        return [id, label.includes('{') ? phrase : label];
      });
      // as its type reads the same prose
      return Object.fromEntries(told) as { readonly [Row in LabelsOf<Prose, Names> as Row[0] & string]: Phrase<Row[1]> };
    };
    const told = { en: build('en'), it: build('it') };
    return (language: Language) => told[language];
  };

type Values = Readonly<Record<string, unknown>>;

const filled = (sentence: string, facts: Values, names: object) =>
  sentence.replace(/\{(?:(\w+) )?(\w+)\}/g, (_, form: string | undefined, fact: string) => {
    const value = facts[fact];
    if (!form) return `${value}`;
    const isCapital = /^[A-Z]/.test(form);
    // a method of one fact, as the types of the prose have seen to
    const name = (names as Readonly<Record<string, unknown>>)[form.charAt(0).toLowerCase() + form.slice(1)] as (fact: unknown) => string;
    return isCapital ? capitalised(name(value)) : name(value);
  });
