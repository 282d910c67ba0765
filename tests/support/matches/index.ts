import * as z from 'zod';
import { type Kinds, type Language, type OrderForm, pickNumber, promptOf, run } from '../../../lib/engine';
import { type Draft, defineGame } from '../../../lib/games/kit/define-game';

const seats = ['left', 'right'] as const;
type Seat = (typeof seats)[number];

const orderSchema = z.strictObject({ type: z.literal('take'), matches: z.int().min(1).max(3) });

interface State {
  rules: number;
  turn: number;
  heap: number;
  mover: Seat;
}

export interface Matches extends Kinds {
  seat: Seat;
  options: object;
  state: State;
  view: State;
  order: z.infer<typeof orderSchema>;
  event: { type: 'heap'; heap: number } | { type: 'took'; seat: Seat; matches: number; heap: number };
  policy: object;
}

const other = (seat: Seat): Seat => (seat === 'left' ? 'right' : 'left');
const names = { en: { left: 'Left', right: 'Right' }, it: { left: 'Sinistra', right: 'Destra' } };
const verbs = { en: 'TAKE', it: 'PRENDI' };

function* takeForm(heap: number, language: Language): OrderForm<Matches> {
  const label = { en: 'How many matches do you take?', it: 'Quanti fiammiferi prendi?' }[language];
  return { type: 'take', matches: yield* pickNumber<Matches>('matches', run(1, Math.min(3, heap)), () => ({ label })) };
}

/** Nothing but rules, prompts and words. */
export const draft: Draft<Matches> = {
  id: 'matches',
  title: { en: 'Matches', it: 'Fiammiferi' },
  summary: { en: 'Take the last match.', it: 'Prendi l’ultimo fiammifero.' },
  orderSchema,
  seats: () => [...seats],
  setup(_options, rng, rules) {
    const heap = 4 + (rng.roll('heap', 1, 6)[0] ?? 0);
    return { state: { rules, turn: 1, heap, mover: 'left' }, told: [{ event: { type: 'heap', heap }, to: 'all' }] };
  },
  decisions: ({ turn, heap, mover }) =>
    heap === 0 ? [] : [{ id: `${turn}.take.${mover}`, seat: mover, kind: 'take', force: 'must', tempo: 'turn' }],
  apply(state, { seat, order: { matches } }) {
    Object.assign(state, { turn: state.turn + 1, heap: state.heap - matches, mover: other(seat) });
    return { state, told: [{ event: { type: 'took', seat, matches, heap: state.heap }, to: 'all' }] };
  },
  outcome({ heap, mover }) {
    if (heap > 0) return null;
    const winner = other(mover);
    const text = { en: `${names.en[winner]} took the last match.`, it: `${names.it[winner]} ha preso l’ultimo fiammifero.` };
    return { winners: [winner], scores: { [winner]: 1, [mover]: 0 }, reason: 'last-match', text };
  },
  moment: ({ turn, mover }) => ({ round: turn, power: mover, phase: 'take' }),
  prompt: ({ heap }, _decision, picks, language) => promptOf(takeForm(heap, language), picks),
  seatName: (seat, language) => names[language][seat],
  momentName: ({ round }, language) => `${{ en: 'Turn', it: 'Turno' }[language]} ${round}`,
  verbs: { en: [[verbs.en]], it: [[verbs.it]] },
  format: ({ matches }, language = 'en') => `${verbs[language]} ${matches}`,
  narrate(event, language) {
    if (event.type === 'heap') return language === 'en' ? `A heap of ${event.heap} matches.` : `Un mucchio di ${event.heap} fiammiferi.`;
    const { seat, matches, heap } = event;
    return language === 'en'
      ? `${names.en[seat]} takes ${matches}: ${heap} left.`
      : `${names.it[seat]} prende ${matches}: ne restano ${heap}.`;
  },
};

/** Whoever takes the last match of the heap wins. */
export const matches = defineGame(draft);
