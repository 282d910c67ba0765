import { fail, type Kinds, normalise, ok, type Result, type Violation } from '../../../engine';
import type { Grammar, Tongue } from '../notation';
import type { Fact } from './fact';
import { type PositionReader, partsOf, positionReader } from './reader';

export { type Fact, jsonFact } from './fact';
export { idCounts, type PositionReader, partsOf } from './reader';

/** The line of a space: "09 (Axis): 2 cubes, 1 tank". */
export interface SpaceLine {
  name: string;
  /** Who holds it; null: it goes without saying. */
  holder: string | null;
  /** What stands there; '' for nothing. */
  stands: string;
}

/** What a game brings to its position text: a line that says when, a line a fact, a line a space. */
export interface PositionParts<G extends Kinds, T extends Tongue> {
  grammar(state: G['state']): Grammar<T>;
  /** The rules version that goes without saying. */
  rules: number;
  /** The state of an empty text. */
  empty(options: G['options']): G['state'];
  /** "Round 3, Germany, combat-move"; read from its comma-separated parts. */
  when: { write(state: G['state']): string; read(state: G['state'], parts: readonly string[], lines: PositionReader<T>): void };
  /** By the label of their line, in the order they are written. Read after the spaces, in the order of the text. */
  facts: Readonly<Record<string, Fact<G['state'], T>>>;
  spaces(state: G['state']): SpaceLine[];
  readSpace(state: G['state'], line: SpaceLine, lines: PositionReader<T>): void;
  /** What follows from the spaces unless a fact says otherwise. */
  derive?(state: G['state']): void;
  /** Looks at the whole; `said` are the labels of the facts that the text has. */
  finish?(state: G['state'], lines: PositionReader<T>, said: ReadonlySet<string>): void;
}

export interface PositionText<G extends Kinds> {
  /** The position as text. Options stay with the table and are not in it. */
  formatPosition(state: G['state']): string;
  /** Inverse of `formatPosition`: what is left out is as in the state of an empty text. All problems are told at once. */
  parsePosition(text: string, options: G['options']): Result<G['state'], Violation[]>;
}

/** Name, holder in brackets, and what stands behind the colon; without a colon the line says when. */
const shape = /^([^:(]*)(?:\(([^)]*)\)\s*)?(?::(.*))?$/;

/** A game's position text out of its facts and spaces: what FEN is to chess. */
export function positionText<G extends Kinds, T extends Tongue>(parts: PositionParts<G, T>): PositionText<G> {
  const rules: Fact<G['state'], T> = {
    write: (state) => (state.rules === parts.rules ? null : String(state.rules)),
    read(state, text, lines) {
      state.rules = lines.read(text, (reader) => reader.number()) ?? parts.rules;
    },
  };
  const facts: Readonly<Record<string, Fact<G['state'], T>>> = { Rules: rules, ...parts.facts };
  const labels = new Map(Object.keys(facts).map((label) => [normalise(label), label]));
  return {
    formatPosition(state) {
      const said = Object.entries(facts).flatMap(([label, fact]) => {
        const text = fact.write(state);
        return text === null ? [] : [`${label}: ${text}`.trimEnd()];
      });
      const spaces = parts.spaces(state).map(({ name, holder, stands }) => {
        return `${name}${holder === null ? '' : ` (${holder})`}: ${stands}`.trimEnd();
      });
      return `${[parts.when.write(state), ...said, '', ...spaces].join('\n')}\n`;
    },
    parsePosition(text, options) {
      const state = parts.empty(options);
      const lines = positionReader(parts.grammar(state));
      const later: { line: number; label: string; text: string }[] = [];
      for (const [i, raw] of text.split(/\r?\n/).entries()) {
        lines.line = i + 1;
        const line = raw.replace(/#.*/, '').trim();
        if (line === '') continue;
        const [, name = '', holder, rest] = shape.exec(line) ?? [];
        const label = labels.get(normalise(name));
        if (rest === undefined) parts.when.read(state, partsOf(line), lines);
        else if (label === undefined) parts.readSpace(state, { name: name.trim(), holder: holder ?? null, stands: rest.trim() }, lines);
        else later.push({ line: i + 1, label, text: rest.trim() });
      }
      parts.derive?.(state);
      for (const each of later) {
        lines.line = each.line;
        facts[each.label]?.read(state, each.text, lines);
      }
      lines.line = 0;
      parts.finish?.(state, lines, new Set(later.map(({ label }) => label)));
      return lines.found.length > 0 ? fail(lines.found) : ok(state);
    },
  };
}
