import { type Help, seeded, wander } from '../../engine';
import { ask } from './brief';
import { write } from './notation';
import { prompt } from './prompts';
import type { DecisionKind, K, Language, Order, Question43, View } from './types';
import { words } from './words';

const tries = 10;
/** Longer examples are shown only when nothing shorter turns up. */
const shortEnough = 90;

/** The open question in one sentence, then the notation, then two orders that are legal here and now. */
export function help(view: View, decision: Question43, language: Language): Help {
  return {
    question: ask(view, decision, language),
    notation: [...words[language].notation[decision.kind as DecisionKind]],
    examples: examples(view, decision, language),
  };
}

const saysLittle = ({ type }: Order): boolean => type === 'end' || type === 'pass';

/** Two legal orders of different kinds where there are such, the telling ones first; always the same for the same question. */
function examples(view: View, decision: Question43, language: Language): string[] {
  const random = seeded(decision.id);
  const found = new Map<string, Order>();
  for (let i = 0; i < tries; i++) {
    const order = wander<K>({ id: '1943-1945', prompt }, view, decision, random, language);
    found.set(write(order, language), order);
  }
  const rank = ([line, order]: [string, Order]) => (saysLittle(order) ? 2 : 0) + (line.length > shortEnough ? 1 : 0);
  const sorted = [...found].sort((a, b) => rank(a) - rank(b));
  const [first] = sorted;
  if (!first) return [];
  const second = sorted.find(([, order]) => order.type !== first[1].type && !saysLittle(order)) ?? sorted[1];
  return second ? [first[0], second[0]] : [first[0]];
}
