import { type Decision, fail, type Language, type OrderForm, ok, type Pick, pickNumber, pickOne, promptOf, run } from '../../engine';
import { defineGame } from '../kit/define-game';
import { type Reason, say, worded } from '../kit/words';
import { format, parse, seatName, verbs } from './notation';
import { formatPosition, parsePosition } from './position';
import { apply, count, decisions, invariants, openView, outcome, setup, twin, view } from './rules';
import { optionsSchema, orderSchema, policySchema, type RidgesKinds, seats, type View } from './types';
import { board, brief, guide, help, narrate, paint, readings } from './words';

type K = RidgesKinds;
type Answer = 'rally' | 'pass';
const answers = { en: { rally: 'Rally', pass: 'Pass' }, it: { rally: 'Riprendi', pass: 'Passo' } };

/** The contract game: hidden numbers, sealed orders, a may window. See README.md. */
export const ridges = defineGame<K>({
  id: 'ridges',
  title: { en: 'Ridges', it: 'Crinali' },
  summary: { en: 'A game of bluff in a few minutes, for two.', it: 'Un gioco di bluff di pochi minuti, per due.' },
  hidden: true,
  optionsSchema,
  orderSchema,
  policySchema,
  seats: () => [...seats],
  setup,
  decisions,
  apply,
  view,
  outcome,
  count,
  invariants,
  twin,
  openView,
  isFight: ({ type }) => type === 'clash' || type === 'rally',
  isCapture: (event) => event.type === 'clash' && event.winner !== null,
  moment: ({ round, loser, phase }) => ({ round, power: loser, phase }),
  check,
  prompt,
  answer: (_view, { kind }, { lost }) => (kind !== 'rally' || lost === 'ask' ? null : { type: lost }),
  fallback: (_view, { kind }) => (kind === 'rally' ? { type: 'pass' } : { type: 'deploy', companies: 0 }),
  bot({ reserve, options, round, prize }, { kind }, random) {
    if (kind === 'rally') return { type: random() < 0.5 ? 'rally' : 'pass' };
    const share = ((reserve ?? 0) / (options.ridges - round + 1)) * (prize / 3.5) * (0.6 + 0.8 * random());
    return { type: 'deploy', companies: Math.min(reserve ?? 0, Math.round(share)) };
  },
  defaultPolicy: () => ({ lost: 'ask' }),
  seatName,
  momentName({ round, phase }, language) {
    const names = { deploy: say(language, 'deployment', 'schieramento'), rally: say(language, 'rally', 'ripresa') };
    return `${say(language, 'Ridge', 'Crinale')} ${round}, ${names[phase as keyof typeof names] ?? say(language, 'end', 'fine')}`;
  },
  optionFields: (language) => [{ name: 'ridges', label: say(language, 'Ridges', 'Crinali'), kind: 'number', min: 3, max: 9, default: 5 }],
  policyFields(language) {
    const choices = [
      { value: 'ask', label: say(language, 'Ask me', 'Chiedimi') },
      ...Object.entries(answers[language]).map(([value, label]) => ({ value, label })),
    ];
    return [{ name: 'lost', label: say(language, 'A lost ridge', 'Un crinale perso'), kind: 'choice', choices, default: 'ask' }];
  },
  verbs,
  format,
  parse,
  help,
  guide,
  narrate,
  brief,
  readings,
  formatPosition,
  parsePosition,
  rulesFor: ({ kind }) => (kind === 'rally' ? ['RI-R2'] : ['RI-R1']),
  board: ({ ridges }, language) => board(ridges, language),
  paint,
});

/** How an order is wrong. */
const wrong = {
  deploy: {
    code: 'E-ORDER',
    en: ({ most }) => `You have ${most} companies: DEPLOY 0 to ${most}.`,
    it: ({ most }) => `Hai ${most} compagnie: SCHIERA da 0 a ${most}.`,
  },
  rally: {
    code: 'E-ORDER',
    en: () => 'The ridge is lost: RALLY or PASS.',
    it: () => 'Il crinale è perso: RIPRENDI o PASSO.',
  },
} satisfies Record<string, Reason<{ most: number }>>;

function check({ reserve }: View, { kind }: Decision<K>, order: K['order'], language: Language) {
  const most = reserve ?? 0;
  const refused = (reason: Reason<{ most: number }>, field: string) => fail([worded(reason, language, { most }, undefined, field)]);
  if (kind === 'rally') return order.type === 'deploy' ? refused(wrong.rally, 'type') : ok(order);
  if (order.type !== 'deploy') return refused(wrong.deploy, 'type');
  return order.companies <= most ? ok(order) : refused(wrong.deploy, 'companies');
}

function prompt(view: View, { kind }: Decision<K>, picks: readonly Pick[], language: Language) {
  return promptOf<K>(formOf(view, kind, language), picks);
}

/** Questions one after the other, and the order that the answers come to. */
function* formOf({ reserve, round }: View, kind: string, language: Language): OrderForm<K> {
  if (kind === 'deploy') {
    const words = () => ({ label: say(language, 'Companies', 'Compagnie'), space: `ridge-${round}` });
    return { type: 'deploy', companies: yield* pickNumber<K>('companies', run(0, reserve ?? 0), words) };
  }
  const choice = (value: Answer) => ({ label: answers[language][value] });
  const type = yield* pickOne<Answer, K>('answer', ['rally', 'pass'], () => ({ label: say(language, 'Answer', 'Risposta'), choice }));
  return { type };
}
