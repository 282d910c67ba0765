import { type Pick, type Prompt, pickOne, promptOf } from '../../../engine';
import type { DecisionKind, Side } from '../orders';
import { hasActs, playable } from '../rules/acts';
import { landingTargets, landTargets } from '../rules/attacks';
import { interceptZone } from '../rules/check';
import { combatOf } from '../rules/combat';
import { mayEvacuate, mayIntercept } from '../rules/questions';
import { mayRetreatFreely } from '../rules/retreat';
import { deployable } from '../rules/set-up';
import type { K, Language, Order, Question43, State, View } from '../types';
import { labels } from '../words/labels';
import { counted, standName } from '../words/names';
import { actForm, eventForm, openActs } from './acts';
import { attackForm, fightForm, joinForm, landForm } from './attack';
import { defendForm, eliteForm, evacuateForm, interceptForm, lossesForm, occupyForm, retreatForm, tankForm, withdrawForm } from './combat';
import type { Desk, Form } from './form';
import {
  flyForm,
  flyStarts,
  infiltrateForm,
  infiltrators,
  moveForm,
  moveStarts,
  shipForm,
  shipStarts,
  strikeForm,
  strikers,
} from './movement';
import { convertForm, deployForm, deployTargets, initiativeForm, openMustering, reinforceForm, stackingForm } from './turn';

/** The next question of an order form, or the order when all is answered. */
export function prompt(view: View, { kind, seat }: Question43, picks: readonly Pick[], language: Language): Prompt<K> {
  return promptOf<K>(formOf({ state: view, language }, kind, seat), picks);
}

type Doing = Order['type'];

function* formOf(desk: Desk, kind: DecisionKind, side: Side): Form {
  const doing = yield* pickOne<Doing, K>('what', openDoings(desk.state, kind, side), () => ({
    label: labels[desk.language].what,
    choice: (each) => ({ label: each === 'end' ? endLabel(desk, side) : labels[desk.language].doing[each] }),
  }));
  return yield* doingForm(desk, side, doing);
}

/** END says what it leaves behind in the pool: of the set-up, of the reinforcements. */
function endLabel({ state, language }: Desk, side: Side): string {
  const words = labels[language];
  const { phase, muster, pool } = state;
  const left = phase === 'set-up' ? standName(deployable(state), pool[side].line ?? 0, language) : '';
  const due = phase === 'reinforcement' && muster?.side === side && muster.due > 0 ? counted('cube', muster.due, language) : '';
  return left + due === '' ? words.doing.end : words.endLeaving(left + due);
}

/** Orders that answer the question, as far as something of each is possible. */
function openDoings(state: State, kind: DecisionKind, side: Side): Doing[] {
  switch (kind) {
    case 'set-up':
      return deployTargets(state).length > 0 ? ['deploy', 'end'] : ['end'];
    case 'initiative':
    case 'elite':
    case 'losses':
    case 'occupy':
    case 'withdraw':
      return [kind];
    case 'stacking':
      return ['shift'];
    case 'reinforcement':
      return openMustering(state, side);
    case 'impulse':
      return [...movements(state, side), ...openActs(state, side), 'end'];
    case 'battle':
      return ['fight', ...openActs(state, side)];
    case 'intercept':
      return [...(mayIntercept(state, side, interceptZone(state)) ? (['intercept'] as const) : []), ...openActs(state, side), 'pass'];
    case 'join':
      return ['support', ...openActs(state, side)];
    case 'defend':
      return ['defend', ...(mayEvacuate(state, side) ? (['evacuate'] as const) : []), ...openActs(state, side)];
    case 'round-end':
      return ['hold', ...wayOut(state, side), ...openActs(state, side)];
    case 'press':
      return [...(combatOf(state).round < combatOf(state).rounds ? (['press'] as const) : []), 'stop', ...openActs(state, side)];
    case 'supply':
    case 'additional-impulse':
      return playable(state, side).length > 0 ? ['event', 'pass'] : ['pass'];
    default:
      return hasActs(state, side) ? [...openActs(state, side), 'pass'] : ['pass'];
  }
}

function movements(state: State, side: Side): Doing[] {
  const open: Doing[] = [];
  if (state.impulse?.declared.length === 0) {
    if (moveStarts(state, side).length > 0) open.push('move');
    if (flyStarts(state, side).length > 0) open.push('fly');
    if (shipStarts(state, side).length > 0) open.push('ship');
    if (infiltrators(state, side).length > 0) open.push('infiltrate');
    if (strikers(state, side).length > 0) open.push('strike');
  }
  if (landTargets(state, side).length > 0) open.push('attack');
  if (landingTargets(state, side).length > 0) open.push('land');
  return open;
}

function wayOut(state: State, side: Side): Doing[] {
  const may = mayRetreatFreely(state, side, combatOf(state).target);
  return [...(may ? (['retreat'] as const) : []), ...(mayEvacuate(state, side) ? (['evacuate'] as const) : [])];
}

function* doingForm(desk: Desk, side: Side, doing: Doing): Form {
  switch (doing) {
    case 'initiative':
      return yield* initiativeForm(desk);
    case 'deploy':
      return yield* deployForm(desk);
    case 'reinforce':
      return yield* reinforceForm(desk, side);
    case 'convert':
      return yield* convertForm(desk, side);
    case 'event':
      return yield* eventForm(desk, side);
    case 'bomb':
    case 'lure':
      return yield* actForm(desk, side, doing);
    case 'move':
      return yield* moveForm(desk, side);
    case 'fly':
      return yield* flyForm(desk, side);
    case 'ship':
      return yield* shipForm(desk, side);
    case 'infiltrate':
      return yield* infiltrateForm(desk, side);
    case 'strike':
      return yield* strikeForm(desk, side);
    case 'attack':
      return yield* attackForm(desk, side);
    case 'land':
      return yield* landForm(desk, side);
    case 'fight':
      return yield* fightForm(desk, side);
    case 'support':
      return yield* joinForm(desk, side);
    case 'intercept':
      return yield* interceptForm(desk, side);
    case 'evacuate':
      return yield* evacuateForm(desk, side);
    case 'defend':
      return yield* defendForm(desk, side);
    case 'elite':
      return yield* eliteForm(desk);
    case 'losses':
      return yield* lossesForm(desk, side);
    case 'retreat':
      return yield* retreatForm(desk, side);
    case 'hold':
    case 'press':
      return { type: doing, tank: yield* tankForm(desk, side) };
    case 'occupy':
      return yield* occupyForm(desk);
    case 'withdraw':
      return yield* withdrawForm(desk);
    case 'shift':
    case 'disband':
      return yield* stackingForm(desk, side);
    case 'stop':
    case 'end':
    case 'pass':
      return { type: doing };
  }
}
