import type { Battle } from '../combat-types';
import { editionOf } from '../editions';
import { follows } from '../quirks';
import type { AaTold, Declared, SpaceId, Stack, State, Units } from '../types';
import { landsFrom } from './assault';
import { excessFighters } from './carriers';
import { attackersAt } from './forces';
import { isHostileLand, isHostileSea } from './spaces';
import { addUnits, marked, removeUnits, stacksAt } from './stacks';
import { alliedStacks, isAir } from './units';

/** ALG-RET: where the attacker may retreat to; null stands for "only aircraft leave". Empty: nobody may retreat. */
export function retreatsFrom(state: State, battle: Battle): (SpaceId | null)[] {
  const attackers = attackersAt(state, battle);
  const leaving = attackers.filter((each) => mayLeave(state, battle, each));
  if (leaving.length === 0) return [];
  if (leaving.every((each) => isAir(state, each.type))) return [null];
  const { bySea, byLand } = editionOf(state);
  const near = (battle.kind === 'sea' ? bySea : byLand)[battle.space] ?? [];
  return (state.turn.origins[battle.space] ?? []).filter((each) => near.includes(each) && isRefuge(state, battle, each));
}

/** R41-8.4: who came by sea fights on; D-25: or every land unit of an assault does. */
const mayLeave = (state: State, { kind, amphibious }: Battle, { type, seaborne }: Stack): boolean =>
  !seaborne && (kind === 'sea' || !amphibious || isAir(state, type) || editionOf(state).ways.assaultRetreats);

/** R41-7.11: friendly now; D-29: a zone also when the turn began. */
function isRefuge(state: State, { kind }: Battle, space: SpaceId): boolean {
  if (kind === 'land') return !isHostileLand(state, space, state.power);
  return !isHostileSea(state, space, state.power) && !(editionOf(state).ways.oldRefuges && state.turn.hostile.includes(space));
}

/** All that can go goes to one space; aircraft stay overhead and land later (R41-8.4: units that came by sea fight on). */
export function retreat(state: State, battle: Battle, to: SpaceId | null, told: AaTold[]): void {
  const { space } = battle;
  const units: Units = {};
  // P-10: who has fought takes no part in a battle that is still to come where it retreats to
  const isWanted = (each: Declared) => each.space === to || (to !== null && battle.kind === 'sea' && landsFrom(state, to, each.space));
  const hover = follows(state, 'retreatedStayOut') && state.combat?.pending.some(isWanted) ? true : undefined;
  for (const stack of attackersAt(state, battle)) {
    if (!mayLeave(state, battle, stack)) continue;
    units[stack.type] = (units[stack.type] ?? 0) + stack.count;
    removeUnits(state, space, stack, stack.count);
    if (isAir(state, stack.type)) addUnits(state, space, marked(stack, { hover: true }), stack.count);
    else if (to !== null) addUnits(state, to, marked(stack, { spent: true, damaged: undefined, assault: undefined, hover }), stack.count);
    else throw new Error(`${stack.type} cannot retreat nowhere`);
  }
  if (battle.kind === 'sea' && to !== null) carryGuests(state, space, to);
  told.push({ event: { type: 'retreat', space, power: state.power, to, units }, to: 'all' });
}

/** Fighters aboard go with the carriers: own ones that ride, and allied ones for which no deck is left in the zone. */
function carryGuests(state: State, from: SpaceId, to: SpaceId): void {
  for (const stack of stacksAt(state, from).filter((each) => each.riding)) {
    removeUnits(state, from, stack, stack.count);
    addUnits(state, to, stack, stack.count);
  }
  const guests = alliedStacks(state, from, 'landsOnDecks');
  for (const { owner, count } of excessFighters(state, from, guests)) {
    let left = count;
    for (const stack of guests.filter((each) => each.owner === owner)) {
      const going = Math.min(left, stack.count);
      removeUnits(state, from, stack, going);
      addUnits(state, to, stack, going);
      left -= going;
    }
  }
}
