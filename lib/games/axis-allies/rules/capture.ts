import { editionOf } from '../editions';
import type { AaTold, Power, SpaceId, State, Units } from '../types';
import { rewardFreeing } from './advantages';
import { hasLostCapital, sameSide } from './spaces';
import { addUnits, marked, removeUnits, stacksAt } from './stacks';
import { isEmpty } from './units';

/** ALG-CAP: `by` takes a hostile territory, for itself or for the ally it belonged to. Used by blitzes as well. */
export function capture(state: State, territory: SpaceId, by: Power, told: AaTold[]): void {
  const facts = editionOf(state).space[territory];
  const from = state.control[territory];
  if (facts?.kind !== 'land' || facts.owner === null || from === undefined) throw new Error(`${territory} cannot be captured`);
  const original = facts.owner;
  const capitalOf = editionOf(state).powers.find((each) => each.capital === territory)?.id ?? null;
  const liberated = sameSide(state, original, by) && (capitalOf === original || !hasLostCapital(state, original));
  const to = liberated ? original : by;
  const guns = changeHands(state, territory, to);
  told.push({ event: { type: 'capture', territory, by, from, to, income: facts.income, ...(!isEmpty(guns) && { guns }) }, to: 'all' });
  rewardFreeing(state, territory, to, told);
  if (capitalOf === null) return;
  if (sameSide(state, capitalOf, by)) freeCapital(state, capitalOf, territory, by, told);
  else lootCapital(state, capitalOf, territory, by, told);
}

/** R41-9.4: even a captor without a capital takes all that is unspent. */
function lootCapital(state: State, power: Power, territory: SpaceId, by: Power, told: AaTold[]): void {
  const loot = state.treasury[power];
  state.treasury[power] = 0;
  state.treasury[by] += loot;
  told.push({ event: { type: 'capital-lost', power, territory, by, loot }, to: 'all' });
}

/** R41-9.5: what friends hold of the power's own territories returns to it; no IPCs move. */
function freeCapital(state: State, power: Power, territory: SpaceId, by: Power, told: AaTold[]): void {
  const returned: SpaceId[] = [];
  for (const each of editionOf(state).spaces) {
    if (each.kind !== 'land' || each.owner !== power) continue;
    const holder = state.control[each.id];
    if (holder === undefined || holder === power || !sameSide(state, holder, power)) continue;
    changeHands(state, each.id, power);
    returned.push(each.id);
  }
  if (editionOf(state).ways.slowRecovery) state.recovering = [...(state.recovering ?? []).filter((each) => each !== power), power];
  told.push({ event: { type: 'capital-freed', power, territory, by, returned }, to: 'all' });
}

/** The guns that change hands with the territory. */
function changeHands(state: State, territory: SpaceId, to: Power): Units {
  const from = state.control[territory];
  if (from === undefined) throw new Error(`nobody holds ${territory}`);
  state.control[territory] = to;
  if (!(territory in state.turn.captured)) state.turn = { ...state.turn, captured: { ...state.turn.captured, [territory]: from } };
  return takeGuns(state, territory, from, to);
}

/** RREV-11.3: a captor takes all the enemy's guns, a freed owner those of the friend who held the land; they do nothing more this turn. */
function takeGuns(state: State, territory: SpaceId, from: Power, to: Power): Units {
  const { having, units } = editionOf(state);
  const guns: Units = {};
  if (having.flak.length === 0) return guns;
  for (const { count, ...kind } of stacksAt(state, territory)) {
    const changes = kind.owner === from || (sameSide(state, kind.owner, from) && !sameSide(state, from, to));
    if (!units[kind.type].flak || !changes) continue;
    removeUnits(state, territory, kind, count);
    addUnits(state, territory, { ...marked(kind, { spent: true }), owner: to }, count);
    guns[kind.type] = (guns[kind.type] ?? 0) + count;
  }
  return guns;
}
