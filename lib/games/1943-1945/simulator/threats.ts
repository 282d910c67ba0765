import type { BattleThreat, Language } from '../../../engine';
import { capitalised } from '../../kit/words';
import { boarding, marching } from '../bot/attacks';
import { together } from '../pieces';
import { arrowsLeft, embarkable, landingTargets, landTargets, uncommitted } from '../rules/attacks';
import { boardOf, tablesOf } from '../rules/board';
import { beginImpulse } from '../rules/impulse';
import { makeReady } from '../rules/sequence';
import { enemyOf, isEmpty, unitsOf } from '../rules/zones';
import { chanceOf } from '../standing/prospects';
import type { Attack, Side, State, View } from '../types';
import { counted, forceName, nouns, zoneName } from '../words/names';
import { draftOf } from './fight';
import { setUpAt } from './set-up';

/** Occupied zones of a side that the enemy could attack in its next impulse, each with the strongest attack there is. */
export function threatsTowards(view: View, side: Side, language: Language): BattleThreat[] {
  // set-ups stand on Fieldpost's board
  if (view.options.board !== '') return [];
  const enemy = enemyOf(side);
  const ahead = impulseAhead(view, enemy);
  const attacks = [...overland(ahead, enemy), ...bySea(ahead, enemy)];
  return boardOf(view).ids.flatMap((zone) => {
    if (isEmpty(unitsOf(ahead, zone, side))) return [];
    const on = attacks.filter(({ target }) => target === zone);
    const [worst] = on.map((attack) => ({ attack, chance: chanceOf(ahead, attack, enemy) })).sort((a, b) => b.chance - a.chance);
    const threat = worst && threatBy(ahead, enemy, worst.attack, language);
    return threat ? [threat] : [];
  });
}

/** The side's next impulse as things stand; counters are operational again where it is in another turn. */
function impulseAhead(view: View, side: Side): State {
  const state = draftOf(view);
  const { phase, impulse, impulses } = state;
  const hasOne = phase === 'impulses' && (impulse?.side === side || impulses < 2 * tablesOf(state).impulses);
  if (!hasOne) makeReady(state);
  beginImpulse(state, side, false, []);
  if (state.impulse) state.impulse.stage = 'moving';
  return state;
}

/** All that stands beside a zone, from as many zones as there are arrows. */
const overland = (state: State, side: Side): Attack[] =>
  landTargets(state, side).map(({ target, from }) => {
    const forces = marching(from, (zone) => uncommitted(state, zone, side)).slice(0, arrowsLeft(state));
    return { target, fleets: 0, forces, origins: [], plan: null };
  });

/** As much as the fleets that are ready carry. */
function bySea(state: State, side: Side): Attack[] {
  const fleets = Math.min(2, state.fleets[side].operational);
  const targets = landingTargets(state, side);
  const parts = targets.length > 0 ? boarding(state, fleets, (zone) => embarkable(state, zone)) : [];
  const units = together(...parts.map((each) => each.units));
  const origins = parts.map(({ from }) => from);
  return targets.map((target) => ({ target, fleets, forces: [{ from: target, units }], origins, plan: null }));
}

function threatBy(state: State, side: Side, attack: Attack, language: Language): BattleThreat | null {
  const { target: space, fleets, forces } = attack;
  const setUp = setUpAt({ ...state, impulse: state.impulse && { ...state.impulse, attacks: [attack] } }, space);
  if (!setUp) return null;
  const planes = setUp.attack.plane ? { plane: setUp.attack.plane } : {};
  const by = [capitalised(nouns[language].sides[side]), ...(fleets > 0 ? [counted('fleet', fleets, language)] : [])].join(', ');
  return {
    ...{ space, name: zoneName(state.options, space, language), setUp },
    by: `${by}: ${forceName(together(...forces.map(({ units }) => units), planes), language)}`,
  };
}
