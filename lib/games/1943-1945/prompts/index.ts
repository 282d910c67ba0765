import { askOne, type Choice, type Pick, type Prompt, pickOne, promptOf } from '../../../engine';
import type { DecisionKind, Side } from '../orders';
import { sizeOf } from '../pieces';
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
import type { Form, FormContext } from './form';
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

function* formOf(context: FormContext, kind: DecisionKind, side: Side): Form {
  const doings = openDoings(context.state, kind, side);
  const pick = doings.length === 1 && doings[0] === 'end' ? askOne : pickOne;
  const doing = yield* pick<Doing, K>('what', doings, () => ({
    label: labels[context.language].what,
    choice: (each) => ({
      ...(each === 'end' ? endChoice(context, side) : { label: labels[context.language].doing[each] }),
      ...(isRare(each) && { rare: true }),
    }),
  }));
  if (doing === 'stop' || doing === 'end' || doing === 'pass') return { type: doing };
  return yield* forms[doing](context, side);
}

/** END says what it leaves behind in the pool: of the set-up, of the reinforcements. */
function endChoice({ state, language }: FormContext, side: Side): Omit<Choice, 'value'> {
  const words = labels[language];
  const { phase, muster, pool } = state;
  const left = phase === 'set-up' ? standName(deployable(state), pool[side].line ?? 0, language) : '';
  const due = phase === 'reinforcement' && muster?.side === side && muster.due > 0 ? counted('cube', muster.due, language) : '';
  if (left + due === '') return { label: words.doing.end };
  const count = muster ? muster.due : sizeOf(deployable(state)) + (pool[side].line ?? 0);
  return { label: words.endLeaving(left + due), warns: { text: words.wouldStay(count, left + due), ...words.stayOrEnd } };
}

/** Seldom wanted: what is done otherwise in most impulses stands before it. */
const isRare = (doing: Doing): boolean => rareDoings.includes(doing);
const rareDoings: readonly Doing[] = ['fly', 'infiltrate', 'strike', 'bomb', 'lure', 'event'];

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

const tankOf = (type: 'hold' | 'press') =>
  function* (context: FormContext, side: Side): Form {
    return { type, tank: yield* tankForm(context, side) };
  };

/** The form of each order that says more than its verb. */
const forms: { readonly [T in Exclude<Doing, 'stop' | 'end' | 'pass'>]: (context: FormContext, side: Side) => Form } = {
  initiative: initiativeForm,
  deploy: deployForm,
  reinforce: reinforceForm,
  convert: convertForm,
  event: eventForm,
  bomb: (context, side) => actForm(context, side, 'bomb'),
  lure: (context, side) => actForm(context, side, 'lure'),
  move: moveForm,
  fly: flyForm,
  ship: shipForm,
  infiltrate: infiltrateForm,
  strike: strikeForm,
  attack: attackForm,
  land: landForm,
  fight: fightForm,
  support: joinForm,
  intercept: interceptForm,
  evacuate: evacuateForm,
  defend: defendForm,
  elite: eliteForm,
  losses: lossesForm,
  retreat: retreatForm,
  hold: tankOf('hold'),
  press: tankOf('press'),
  occupy: occupyForm,
  withdraw: withdrawForm,
  shift: stackingForm,
  disband: stackingForm,
};
