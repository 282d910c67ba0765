import { type Help, type Section, seeded, wander } from '../../engine';
import { ask } from './brief';
import type { Edition, TurnStep } from './edition';
import { editionOf } from './editions';
import { format } from './notation';
import { prompt } from './prompts';
import { capacities } from './rules/mobilise';
import { skeleton } from './skeleton';
import type { AaDecision, K, Language, Order, View } from './types';
import type { DecisionKind } from './words/catalogue';
import { helping } from './words/helping';
import { capitalised, namesIn, wordsIn } from './words/names';

const tries = 10;
/** Longer examples are shown only when nothing shorter turns up. */
const shortEnough = 90;

/** The open question in one sentence, then the notation, then two orders that are legal here and now. */
export function help(view: View, decision: AaDecision, language: Language): Help {
  const { notation } = wordsIn(language);
  return {
    question: ask(view, decision, language),
    notation: [...notation[decision.kind as DecisionKind]],
    examples: examples(view, decision, language),
    facts: facts(view, decision, language),
    draft: skeleton(view, decision, language, (at, question) => examples(at, question, language).filter((line) => line.includes(' '))),
  };
}

/** How every order is written, phase by phase. */
export function guide({ turn }: Pick<Edition, 'turn'>, language: Language): Section[] {
  const { notation, phases } = wordsIn(language);
  return turn.flatMap((step) => {
    const lines = [...new Set(kindsOf[step].flatMap((kind) => notation[kind]))];
    return lines.length > 0 ? [{ title: capitalised(phases[step]), lines }] : [];
  });
}

const kindsOf: Record<TurnStep, readonly DecisionKind[]> = {
  purchase: ['purchase'],
  'combat-move': ['combat-move', 'consent'],
  combat: ['battle', 'submerge', 'casualties', 'agree', 'press', 'strand'],
  'noncombat-move': ['noncombat-move'],
  mobilise: ['mobilise'],
  income: [],
};

/** Prices when something is bought, room and what was bought when it is placed. */
function facts(view: View, { kind }: AaDecision, language: Language): string[] {
  const words = helping[language];
  const names = namesIn(language);
  const room = () => words.room([...capacities(view)].map(([space, count]) => `${names.space(space)} ${count}`).join(', ') || '–');
  if (kind === 'purchase') {
    const { types, units } = editionOf(view);
    const prices = types.map((type) => `${wordsIn(language).units[type].one} ${units[type].cost}`);
    return [words.prices(prices.join(', ')), room()];
  }
  return kind === 'mobilise' ? [words.bought(names.units(view.bought)), room()] : [];
}

/** Orders that are poor examples: one word, or nothing bought or placed. */
function saysLittle(order: Order): boolean {
  switch (order.type) {
    case 'end':
    case 'pass':
      return true;
    case 'purchase':
      return Object.keys(order.units).length === 0;
    case 'mobilise':
      return order.placements.length === 0;
    default:
      return false;
  }
}

/** Two legal orders of different kinds where there are such, the telling ones first; always the same for the same question. */
function examples(view: View, decision: AaDecision, language: Language): string[] {
  const random = seeded(decision.id);
  const found = new Map<string, Order>();
  for (let i = 0; i < tries; i++) {
    const order = wander<K>({ id: 'aa', prompt }, view, decision, random, language);
    found.set(format(order, language), order);
  }
  const rank = ([line, order]: [string, Order]) => (saysLittle(order) ? 2 : 0) + (line.length > shortEnough ? 1 : 0);
  const sorted = [...found].sort((a, b) => rank(a) - rank(b));
  const [first] = sorted;
  if (!first) return [];
  const second = sorted.find(([, order]) => order.type !== first[1].type && !saysLittle(order)) ?? sorted[1];
  return second ? [first[0], second[0]] : [first[0]];
}
