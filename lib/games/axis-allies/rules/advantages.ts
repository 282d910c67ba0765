import { heldBy, holds, table } from '../effects';
import { type AdvantageId, advantageIds, ownerOf } from '../effects/ids';
import { type AaTold, type Event, type Power, powers, type Rng, type SpaceId, type State, type Units, type UnitType } from '../types';
import { defendersAt, ownersOf } from './forces';
import { hasLostCapital, sameSide } from './spaces';
import { addUnits } from './stacks';

type Use = Omit<Extract<Event, { type: 'advantage' }>, 'type'>;

export const tellUse = (told: AaTold[], use: Use): void => {
  told.push({ event: { type: 'advantage', ...use }, to: 'all' });
};

/** An advantage that is good for one time is used up. */
export function spend(state: State, id: AdvantageId): void {
  state.used = [...(state.used ?? []), id];
}

/** RREV-12.0: every power has those chosen for it, and dice add others until it has so many. */
export function drawAdvantages(state: State, rng: Rng, told: AaTold[]): void {
  const { advantages: wanted = 0, chosenAdvantages: chosen = [], colonialGarrison } = state.options;
  for (const power of powers) {
    const ids: readonly AdvantageId[] = advantageIds[power];
    const found = ids.filter((id) => chosen.includes(id));
    const dice: number[] = [];
    while (found.length < Math.min(wanted, ids.length)) {
      const [die = 0] = rng.roll(`advantage ${power} ${dice.length + 1}`, 1, 6);
      dice.push(die);
      const id = ids[die - 1];
      if (id && !found.includes(id)) found.push(id);
    }
    if (found.length === 0) continue;
    const sorted = ids.filter((id) => found.includes(id));
    state.effects = { ...state.effects, [power]: [...heldBy(state, power), ...sorted] };
    told.push({ event: { type: 'advantages', power, advantages: sorted, dice }, to: 'all' });
  }
  if (!colonialGarrison || !holds(state, 'uk', 'colonial-garrison')) return;
  state.complexes = [...(state.complexes ?? []), colonialGarrison];
  tellUse(told, { power: 'uk', advantage: 'colonial-garrison', space: colonialGarrison, units: { complex: 1 } });
}

/** Units that an advantage brings appear, and do nothing more in their owner's turn. */
export function appear(state: State, owner: Power, space: SpaceId, units: Units): void {
  for (const [type, count] of Object.entries(units) as [UnitType, number][]) {
    addUnits(state, space, owner === state.power ? { owner, type, spent: true } : { owner, type }, count);
  }
}

/** N-SU4: a defence was won; by those who have units left, not by a holder whom allies defend alone. */
export function rewardDefence(state: State, space: SpaceId, wrecks: Units, told: AaTold[]): void {
  const owner = state.control[space];
  if (!owner || !ownersOf(defendersAt(state, { space })).includes(owner)) return;
  for (const id of heldBy(state, owner)) {
    const units = table.ask('onHeld', [id], { state, owner, space, wrecks });
    if (!units) continue;
    appear(state, owner, space, units);
    tellUse(told, { power: owner, advantage: id as AdvantageId, space, units });
  }
}

/** N-UK5: a territory came to `to`. */
export function rewardFreeing(state: State, space: SpaceId, to: Power, told: AaTold[]): void {
  if (!state.effects) return;
  for (const owner of powers) {
    if (!sameSide(state, owner, to)) continue;
    for (const id of heldBy(state, owner)) {
      const units = state.used?.some((each) => each === id) ? null : table.ask('onFreed', [id], { state, owner, space });
      if (!units) continue;
      spend(state, id as AdvantageId);
      appear(state, owner, space, units);
      tellUse(told, { power: owner, advantage: id as AdvantageId, space, units });
    }
  }
}

/** N-DE1: what enemies take of a power's income. */
export function incomeLost(state: State, collector: Power): number {
  if (!state.effects) return 0;
  const { spaces } = state;
  return -powers.reduce((sum, owner) => sum + table.ask('onIncome', heldBy(state, owner), { state, owner, spaces, collector }), 0);
}

/** N-US2: where this turn's infantry of a power may appear, the usual place first. */
export const reinforceable = (state: State): readonly SpaceId[] =>
  table.ask('onReinforce', heldBy(state, state.power), { state, owner: state.power }) ?? [];

/** N-US2: it appears when units are mobilised. */
export function reinforce(state: State, told: AaTold[]): void {
  const { power } = state;
  if (!state.effects || hasLostCapital(state, power)) return;
  const places = reinforceable(state);
  const space = places.find((each) => each === state.turn.reinforce) ?? places[0];
  if (space === undefined) return;
  const units = { infantry: 1 };
  addUnits(state, space, { owner: power, type: 'infantry' }, 1);
  tellUse(told, { power, advantage: 'chinese-divisions', space, units });
}

/** N-SU1: what was declared for a round of turns is over when its power's turn comes again. */
export function expire(state: State): void {
  const left = state.declared?.filter((id) => ownerOf(id) !== state.power);
  if (!left || left.length > 0) return;
  delete state.declared;
}
