import type { Language } from '../../engine';
import { defineGame } from '../kit/define-game';
import { capitalised } from '../kit/words';
import { bot } from './bot';
import { charts } from './charts';
import { format, parse, verbs } from './notation';
import { optionsSchema, orderSchema } from './orders';
import { board, paint, theatre } from './picture';
import { answer, defaultPolicy, fallback } from './policy';
import { policySchema } from './policy-schema';
import { prompt } from './prompts';
import { apply } from './rules/apply';
import { check } from './rules/check';
import { invariants } from './rules/invariants';
import { questions } from './rules/questions';
import { setup } from './rules/set-up';
import { openView, twin, view } from './rules/view';
import { rulesFor } from './rules-for';
import type { K, State } from './state';
import { notice, summary, title } from './words/about';
import { optionFields, policyFields } from './words/fields';
import { readings } from './words/readings';
import { sideName } from './words/units';

const outcome = ({ result }: State) => {
  if (!result) return null;
  const { winner, reason } = result;
  const name = (language: Language) => (winner ? sideName(winner, language) : '');
  const text = { en: winner ? `${name('en')} won.` : 'A draw.', it: winner ? `Vittoria: ${name('it')}.` : 'Pareggio.' };
  return {
    winners: winner ? [winner] : [],
    scores: { axis: winner === 'axis' ? 1 : 0, allies: winner === 'allies' ? 1 : 0 },
    reason,
    text,
  };
};

/** Axis & Allies Miniatures. See README.md. */
export const miniatures = defineGame<K>({
  id: 'aa-miniatures',
  title,
  summary,
  notice,
  hidden: true,
  optionsSchema,
  orderSchema,
  policySchema,
  seats: () => ['axis', 'allies'],
  setup,
  decisions: questions,
  apply,
  invariants,
  view,
  openView,
  twin,
  outcome,
  moment: ({ turn, phase, active }) => ({ round: turn, power: active, phase }),
  check,
  prompt,
  answer,
  fallback,
  bot,
  defaultPolicy,
  seatName: sideName,
  momentName: ({ round, phase }) => capitalised(`${phase} ${round}`),
  optionFields,
  policyFields,
  verbs,
  format,
  parse,
  narrate: (event) => event.type,
  readings,
  charts,
  board,
  paint,
  theatre,
  rulesFor,
});
