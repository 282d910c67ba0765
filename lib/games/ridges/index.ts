import { type Decision, type Language, ok, type Pick, type Prompt, refuse } from '../../engine';
import { defineGame } from '../kit/define-game';
import { format, parse, seatName, verbs } from './notation';
import { formatPosition, parsePosition } from './position';
import { apply, decisions, invariants, outcome, setup, twin, view } from './rules';
import { optionsSchema, orderSchema, policySchema, type RidgesKinds, seats, type View } from './types';
import { board, brief, guide, help, narrate, paint, readings, say } from './words';

type K = RidgesKinds;
const answersOf = (language: Language) => [
  { value: 'rally', label: say(language, 'Rally', 'Riprendi') },
  { value: 'pass', label: say(language, 'Pass', 'Passo') },
];

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
  invariants,
  twin,
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
    const choices = [{ value: 'ask', label: say(language, 'Ask me', 'Chiedimi') }, ...answersOf(language)];
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
  place: formatPosition,
  setUp: parsePosition,
  board: ({ ridges }, language) => board(ridges, language),
  paint,
});

function check({ reserve }: View, { kind }: Decision<K>, order: K['order'], language: Language) {
  const most = reserve ?? 0;
  const deploy = say(language, `You have ${most} companies: DEPLOY 0 to ${most}.`, `Hai ${most} compagnie: SCHIERA da 0 a ${most}.`);
  const rally = say(language, 'The ridge is lost: RALLY or PASS.', 'Il crinale è perso: RIPRENDI o PASSO.');
  if (kind === 'rally') return order.type === 'deploy' ? refuse('E-ORDER', rally, 'type') : ok(order);
  if (order.type !== 'deploy') return refuse('E-ORDER', deploy, 'type');
  return order.companies <= most ? ok(order) : refuse('E-ORDER', deploy, 'companies');
}

function prompt({ reserve, round }: View, { kind }: Decision<K>, picks: readonly Pick[], language: Language): Prompt<K> {
  const value = picks[0]?.value;
  if (kind === 'deploy') {
    if (typeof value === 'number') return { kind: 'done', order: { type: 'deploy', companies: value } };
    const label = say(language, 'Companies', 'Compagnie');
    return { kind: 'amount', field: 'companies', label, min: 0, max: reserve ?? 0, space: `ridge-${round}` };
  }
  if (Array.isArray(value)) return { kind: 'done', order: { type: value[0] === 'rally' ? 'rally' : 'pass' } };
  return { kind: 'pick', field: 'answer', label: say(language, 'Answer', 'Risposta'), choices: answersOf(language), min: 1, max: 1 };
}
