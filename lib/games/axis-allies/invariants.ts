import { editionOf } from './editions';
import { isAdvantage, ownerOf } from './effects/ids';
import type { SpaceFacts } from './facts';
import { islandsAreFree } from './rules/air';
import { commands } from './rules/joint';
import { fits } from './rules/loading';
import { hasLostCapital, isHostileLand, sameSide } from './rules/spaces';
import { sameKind, stacksAt } from './rules/stacks';
import { moveOf, unitOf } from './rules/units';
import { powers, type Side, type SpaceId, type Stack, type State } from './types';

/** COMMON section 11: what of a state cannot be; empty in a sound game. Quick, as the fuzzer asks before every order. */
export function invariants(state: State): string[] {
  const wrong: string[] = [];
  checkTreasuries(state, wrong);
  checkControl(state, wrong);
  const atRest = ['auction', 'research', 'purchase', 'over'].includes(state.phase);
  for (const space in state.spaces) {
    const here = stacksAt(state, space);
    const facts = editionOf(state).space[space];
    if (here.length === 0 || !facts) wrong.push(`P-05 ${space}: ${facts ? 'empty list' : 'no such space'}`);
    else {
      checkStacks(state, facts, here, wrong);
      if (facts.kind === 'land' && (atRest || state.phase === 'mobilise')) checkCompany(state, space, here, wrong);
      if (facts.kind === 'land') checkGuns(state, space, here, wrong);
      if (atRest) checkMarks(space, here, wrong);
      if (facts.kind === 'sea' && atRest) checkDecks(state, space, here, wrong);
    }
  }
  checkPhase(state, wrong);
  checkLists(state, wrong);
  return wrong;
}

/** P-01. */
function checkTreasuries(state: State, wrong: string[]): void {
  for (const power of powers) {
    const ipcs = state.treasury[power];
    if (!Number.isInteger(ipcs) || ipcs < 0) wrong.push(`P-01 ${power} has ${ipcs} IPCs`);
  }
}

/** P-03, P-12: every territory that began with an owner has one controller, neutrals have none. */
function checkControl(state: State, wrong: string[]): void {
  let held = 0;
  for (const each of editionOf(state).spaces) {
    if (each.kind !== 'land' || each.owner === null) continue;
    if (state.control[each.id] === undefined) wrong.push(`P-12 nobody controls ${each.id}`);
    else held++;
  }
  if (Object.keys(state.control).length !== held) wrong.push('P-12 somebody controls what nobody can');
}

/** P-05, P-06, P-08, P-09, P-14, P-22, P-25: single stacks. */
function checkStacks(state: State, place: SpaceFacts, here: readonly Stack[], wrong: string[]): void {
  for (let i = 0; i < here.length; i++) {
    const stack = here[i];
    const fault = stack && stackFault(state, place, stack);
    if (stack && fault) wrong.push(`${fault} in ${place.id}: ${stack.count} ${stack.owner} ${stack.type}`);
    for (let j = i + 1; j < here.length; j++) {
      const other = here[j];
      if (stack && other && sameKind(stack, other)) wrong.push(`P-05 two stacks in ${place.id}: ${stack.owner} ${stack.type}`);
    }
  }
}

function stackFault(state: State, place: SpaceFacts, stack: Stack): string | null {
  const { domain } = editionOf(state).units[stack.type];
  if (!Number.isInteger(stack.count) || stack.count < 1) return 'P-05 no count';
  if (place.kind === 'land' && place.owner === null) return 'P-06 neutral ground';
  if (domain !== 'air' && domain !== place.kind) return 'P-06 wrong element';
  if (stack.cargo && !fits(state, stack, stack.cargo)) return 'P-08 too much cargo';
  if (stack.cargo?.some((each) => !sameSide(state, each.owner, stack.owner))) return 'P-08 enemy cargo';
  // N-US1: a step between an island and its zone costs nothing
  const tooMany = (left: number) => left > moveOf(state, stack.owner, stack.type) - (islandsAreFree(state, stack.owner) ? 0 : 1);
  if (stack.left !== undefined && (domain !== 'air' || stack.left < 0 || tooMany(stack.left))) return `P-09 ${stack.left} steps left`;
  if (stack.deck && (!unitOf(state, stack.type).landsOnDecks || stack.left === undefined || !commands(state, stack.owner)))
    return 'P-09 flown off no carrier';
  if ((stack.damaged || (stack.seaborne && !isPartyAshore(state, place.id))) && !state.combat) return 'P-14 battle marks in peace';
  if (stack.submerged && !state.combat && !(state.phase === 'noncombat-move' && editionOf(state).ways.staysSubmerged))
    return 'P-22 submerged';
  if (stack.fought && !stack.spent && domain === 'sea') return 'P-09 fought and may do all';
  if ((stack.assault || stack.raid || stack.kamikaze) && !['combat-move', 'reaction', 'combat'].includes(state.phase))
    return `P-25 ${stack.raid ? 'raid' : stack.kamikaze ? 'kamikaze' : 'landing'} outside combat`;
  return null;
}

/** N-JP4. */
const isPartyAshore = ({ phase, turn }: State, territory: SpaceId): boolean =>
  (phase === 'combat-move' || phase === 'reaction') && turn.parties?.some(({ to }) => to === territory) === true;

/** P-07: after the noncombat move no territory holds units of both sides. */
function checkCompany(state: State, territory: SpaceId, here: readonly Stack[], wrong: string[]): void {
  for (const { owner } of here) if (isHostileLand(state, territory, owner)) wrong.push(`P-07 ${owner} stands in hostile ${territory}`);
}

/** RREV-11.3: no gun stands on its enemies' ground, not even in a battle. */
function checkGuns(state: State, territory: SpaceId, here: readonly Stack[], wrong: string[]): void {
  const { flak } = editionOf(state).having;
  if (flak.length === 0) return;
  for (const { owner, type } of here)
    if (flak.includes(type) && isHostileLand(state, territory, owner)) wrong.push(`P-07 a gun of ${owner} in hostile ${territory}`);
}

/** P-09, P-14, P-22, P-25: no mark of a turn outlives it. */
function checkMarks(space: SpaceId, here: readonly Stack[], wrong: string[]): void {
  for (const { owner, type, count: _count, cargo: _cargo, ...marks } of here)
    for (const mark in marks) wrong.push(`P-09 ${mark} ${owner} ${type} in ${space} between turns`);
}

/** P-08, P-17: between turns every aircraft at sea is a fighter with a deck. */
function checkDecks(state: State, zone: SpaceId, here: readonly Stack[], wrong: string[]): void {
  const { side, units } = editionOf(state);
  const room: Record<Side, number> = { allies: 0, axis: 0 };
  for (const { owner, type, count } of here) {
    const { slots = 0, landsOnDecks, domain } = units[type];
    room[side[owner]] += count * slots;
    if (landsOnDecks) room[side[owner]] -= count;
    else if (domain === 'air') wrong.push(`P-17 a ${type} of ${owner} is in ${zone}`);
  }
  if (room.allies < 0 || room.axis < 0) wrong.push(`P-17 a fighter has no deck in ${zone}`);
}

/** P-24 and the shape of phases. */
function checkPhase(state: State, wrong: string[]): void {
  const { phase, power } = state;
  if (phase === 'research' || phase === 'purchase' || phase === 'mobilise' || Object.values(state.bought).some((count) => count > 0)) {
    if (hasLostCapital(state, power)) wrong.push(`P-24 ${power} has no capital and buys or mobilises`);
  }
  if ((state.combat !== null) !== (phase === 'combat')) wrong.push(`combat is ${state.combat ? 'on' : 'off'} in ${phase}`);
  if ((state.ending !== null) !== (phase === 'over')) wrong.push(`the ending does not fit ${phase}`);
}

/** RREV-4.2, RREV-9.11: nothing is developed or built twice, and complexes stand on somebody's land. */
function checkLists({ complexes, control, effects }: State, wrong: string[]): void {
  const lists: [string, readonly string[] | undefined][] = [['complexes', complexes], ...Object.entries(effects ?? {})];
  for (const [name, list] of lists) if (list && new Set(list).size !== list.length) wrong.push(`${name} holds something twice`);
  for (const each of complexes ?? []) if (control[each] === undefined) wrong.push(`a complex stands in ${each}`);
  for (const power of powers)
    for (const each of effects?.[power] ?? []) if (isAdvantage(each) && ownerOf(each) !== power) wrong.push(`${power} has ${each}`);
}
