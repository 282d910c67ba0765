import type { Help, Section } from '../../engine';
import { examplesOf } from '../kit/forms';
import { capitalised } from '../kit/words';
import { ask } from './brief';
import type { Edition, TurnStep } from './edition';
import { editionOf } from './editions';
import { format } from './notation';
import { prompt } from './prompts';
import { usable } from './rules/declarations';
import { capacities } from './rules/mobilise';
import { dieCost, numberOf, undeveloped } from './rules/research';
import { skeleton } from './skeleton';
import type { AaDecision, K, Language, Order, View } from './types';
import type { DecisionKind } from './words/catalogue';
import { helping, linesOf } from './words/helping';
import { namesIn, wordsIn } from './words/names';

/** The open question in one sentence, then the notation, then two orders that are legal here and now. */
export function help(view: View, decision: AaDecision, language: Language): Help {
  const shown = examples(view, decision, language);
  const later = (at: View, question: AaDecision) =>
    at === view && question.kind === decision.kind && question.id === decision.id ? shown : examples(at, question, language);
  return {
    question: ask(view, decision, language),
    notation: linesOf(editionOf(view), decision.kind as DecisionKind, language),
    examples: shown,
    facts: facts(view, decision, language),
    draft: skeleton(view, decision, language, (at, question) => later(at, question).filter((line) => line.includes(' '))),
  };
}

/** How every order is written, phase by phase. */
export function guide(edition: Pick<Edition, 'turn' | 'ways'>, language: Language): Section[] {
  const { phases } = wordsIn(language);
  const parts = edition.turn.flatMap((step) => {
    const lines = [...new Set(kindsOf[step].flatMap((kind) => linesOf(edition, kind, language)))];
    return lines.length > 0 ? [{ title: capitalised(phases[step]), lines }] : [];
  });
  return [...parts, { title: capitalised(phases.auction), lines: linesOf(edition, 'auction', language) }];
}

const kindsOf: Record<TurnStep, readonly DecisionKind[]> = {
  research: ['research'],
  purchase: ['purchase'],
  'combat-move': ['combat-move', 'consent'],
  reaction: ['reaction'],
  combat: ['battle', 'landing', 'submerge', 'casualties', 'agree', 'press', 'strand'],
  'noncombat-move': ['noncombat-move'],
  mobilise: ['mobilise'],
  income: [],
};

/** Prices when something is bought, room and what was bought when it is placed, losses to agree on; what advantages do that may be used. */
function facts(view: View, { kind }: AaDecision, language: Language): string[] {
  const words = helping(language);
  const names = namesIn(language);
  const room = () =>
    words.room({ list: [...capacities(view)].map(([space, count]) => `${names.space(space)} ${count}`).join(', ') || '–' });
  const advantages = usable(view).map((id) => `${names.effect(id)}: ${names.does(id)}`);
  const open = () => undeveloped(view, view.power).map((id) => `${names.effect(id)} ${numberOf(id)}`);
  if (kind === 'purchase' || kind === 'research') {
    const { types, units } = editionOf(view);
    const prices = types.map((type) => `${wordsIn(language).units[type].one} ${units[type].cost}`);
    return [
      ...(kind === 'research' ? [words.numbers({ list: open().join(', '), cost: dieCost })] : []),
      words.prices({ list: prices.join(', ') }),
      room(),
      ...advantages,
    ];
  }
  const joint = view.combat?.battle?.joint;
  if (joint && joint !== 'attacker') return [words.proposed({ order: format({ type: 'casualties', losses: joint.losses }, language) })];
  return kind === 'mobilise' ? [words.bought(view), room()] : advantages;
}

/** IPCs that a bid seldom exceeds. */
const usualBids = 15;

/** Orders that are poor examples: one word, nothing bought or placed, or more bid than anybody would. */
function saysLittle(order: Order): boolean {
  switch (order.type) {
    case 'end':
    case 'pass':
      return true;
    case 'bid':
      return order.amount > usualBids;
    case 'purchase':
      return Object.keys(order.units).length === 0;
    case 'mobilise':
      return order.placements.length === 0;
    default:
      return false;
  }
}

const examples = examplesOf<K>({ id: 'aa', prompt }, format, saysLittle);
