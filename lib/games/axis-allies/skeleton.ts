import { clone, type Rng } from '../../engine';
import { editionOf } from './editions';
import { combatMoveFallback, fallback } from './fallback';
import { format } from './notation';
import { declaredBattles } from './rules/battles';
import { sitsOut } from './rules/joint';
import { capacities } from './rules/mobilise';
import { undeveloped } from './rules/research';
import { apply } from './rules/sequence';
import type { AaDecision, Language, Order, State, View } from './types';
import { helping, linesOf } from './words/helping';

const noDice: Rng = {
  roll() {
    throw new Error('neither a purchase nor a move rolls dice');
  },
};

/** Legal orders of a phase that may serve as examples. */
type Examples = (view: View, decision: AaDecision) => string[];

/**
 * The rest of the power's turn, ready to be sent back: a plain purchase and where it goes, the ends of the phases, and between them
 * remarks where attacks and moves belong. Empty for questions within a phase.
 */
export function skeleton(view: View, decision: AaDecision, language: Language, examples: Examples): string[] {
  // bids and answers to another's moves are no turn to draft
  if (decision.kind !== view.phase || view.phase === 'auction' || view.phase === 'reaction') return [];
  // N-UK2: these turns end their moves more often, or less
  if (view.led || sitsOut(view)) return [];
  const say = (order: Order) => format(order, language);
  const end = say({ type: 'end' });
  let state: State = view;
  const lines: string[] = [];
  const remark = (kind: 'combat-move' | 'noncombat-move', title: string) => {
    const isNow = state.phase === kind;
    const shown = isNow
      ? examples(state, { ...decision, kind, id: `${state.round}.${state.power}.${kind}` })
      : linesOf(editionOf(view), kind, language).slice(0, 1);
    lines.push(`# ${title}`, ...shown.map((line) => `# ${line}`), end);
  };
  const words = helping(language);
  const play = (order: Order) => {
    lines.push(say(order));
    // rules change a state in place
    if (state === view) state = clone(view);
    state = apply(state, { decision: decision.id, seat: decision.seat, order }, noDice).state;
  };
  const [technology] = state.phase === 'research' ? undeveloped(state, state.power) : [];
  if (technology) lines.push(`# ${words.research}`, `# ${say({ type: 'research', technology, dice: 1 })}`);
  if (state.phase === 'research' || state.phase === 'purchase') play(plainPurchase(state));
  if (view.phase === 'research' || view.phase === 'purchase' || view.phase === 'combat-move') {
    // moves without which the phase may not end, or ships would stay in danger
    for (let order = mustMove(state); order; order = mustMove(state)) play(order);
    remark('combat-move', words.attacks);
  }
  if (view.phase !== 'mobilise') remark('noncombat-move', words.moves);
  if (Object.values(state.bought).some((count) => (count ?? 0) > 0)) {
    const place = fallback({ ...state, phase: 'mobilise' }, { ...decision, kind: 'mobilise' });
    if (place) lines.push(say(place));
  }
  // what follows a battle can only be said once its questions are answered
  const fights = state.phase === 'combat-move' && declaredBattles(state).length > 0;
  const over = fights ? lines.indexOf(end) + 1 : lines.length;
  return lines.map((line, n) => (n < over || line.startsWith('#') ? line : `# ${line}`));
}

/** What END waits for, or the deadline does: transports leave that would stay alone among enemies, a landing gets its other half; null: nothing. */
function mustMove(state: State): Order | null {
  if (state.phase !== 'combat-move' || state.turn.request) return null;
  const order = combatMoveFallback(state);
  return order.type === 'end' ? null : order;
}

/** As many of the cheapest land unit as the treasury pays and the industrial complexes can place. */
function plainPurchase(state: State): Order {
  const { types, units } = editionOf(state);
  const [type] = types.filter((each) => units[each].captures).sort((a, b) => units[a].cost - units[b].cost);
  if (type === undefined) return { type: 'purchase', units: {} };
  const room = [...capacities(state).values()].reduce((sum, each) => sum + each, 0);
  const count = Math.min(Math.floor(state.treasury[state.power] / units[type].cost), room);
  return { type: 'purchase', units: count > 0 ? { [type]: count } : {} };
}
