import { clone, type Help, type Section } from '../../engine';
import { examplesOf } from '../kit/forms';
import { ask } from './brief';
import { format } from './notation';
import { convertibles } from './orders';
import { prompt } from './prompts';
import { costOf } from './rules/costs';
import { doReinforce, entryZones, hasMuster } from './rules/reinforcement';
import type { DecisionKind, K, Language, Order, OrderOf, Question43, View } from './types';
import { words } from './words';
import { helping } from './words/helping';
import { nouns, zoneName } from './words/names';

/** The open question in one sentence, then the notation, then two orders that are legal here and now. */
export function help(view: View, decision: Question43, language: Language): Help {
  return {
    question: ask(view, decision, language),
    notation: [...words[language].notation[decision.kind as DecisionKind]],
    examples: examples(view, decision, language),
    facts: facts(view, decision, language),
    draft: draft(view, decision, language),
  };
}

/** How every order is written, by the parts of a turn. */
export const guide = (language: Language): Section[] =>
  helping[language].parts.map(({ title, kinds }) => ({
    title,
    lines: [...new Set(kinds.flatMap((kind) => words[language].notation[kind]))],
  }));

/** What is at hand for reinforcements: cubes, where they enter, what conversions take. */
function facts(view: View, { seat, kind }: Question43, language: Language): string[] {
  if (kind !== 'reinforcement') return [];
  const say = helping[language];
  const due = view.muster?.due ?? 0;
  const counters = convertibles.flatMap((into) => {
    const cost = costOf(view, seat, into);
    return cost === 0 ? [] : [`${nouns[language].kinds[into][0]} ${cost} (${view.pool[seat][into] ?? 0})`];
  });
  const entries = entryZones(view, seat).map((zone) => zoneName(view.options, zone, language));
  return [
    say.due(due, view.pool[seat].cube ?? 0),
    ...(due > 0 && entries.length > 0 ? [say.entries(entries.join(', '))] : []),
    say.conversions(counters.join(', ')),
  ];
}

/** The reinforcements all in the first zone that takes them, or an impulse that passes; what else there is stands as remarks. */
function draft(view: View, decision: Question43, language: Language): string[] {
  const { kind, seat } = decision;
  if (kind !== 'reinforcement' && kind !== 'impulse') return [];
  const end = format({ type: 'end' }, language);
  const say = helping[language];
  const remarks = examples(view, decision, language)
    .filter((line) => line !== end)
    .map((line) => `# ${line}`);
  if (kind === 'impulse') return [`# ${say.impulse}`, ...remarks, end];
  const due = view.muster?.due ?? 0;
  const [zone] = entryZones(view, seat);
  const order: OrderOf<'reinforce'> | null = due > 0 && zone !== undefined ? { type: 'reinforce', zone, cubes: due } : null;
  const after = clone(view);
  if (order) doReinforce(after, seat, order, []);
  // with nothing left to convert the step ends by itself
  const rest = hasMuster(after, seat) ? [`# ${say.convert}`, ...remarks, end] : [];
  return [...(order ? [format(order, language)] : []), ...rest];
}

const saysLittle = ({ type }: Order): boolean => type === 'end' || type === 'pass';

const examples = examplesOf<K>({ id: '1943-1945', prompt }, format, saysLittle);
