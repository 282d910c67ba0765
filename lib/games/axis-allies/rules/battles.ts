import { editionOf } from '../editions';
import type { Declared, SpaceId, Stack, State } from '../types';
import { commands } from './joint';
import { enemyShips, isHostileLand, isSea, leavesChoice } from './spaces';
import { stacksAt } from './stacks';
import { isAir, isArmed } from './units';

/** The stack fights in this turn's combat if its space has any. */
const takesPart = (state: State, stack: Stack): boolean => commands(state, stack.owner) && !stack.hover && !stack.raid && !stack.riding;

/** R41-5.6: the active power's units fight in the zone this turn, as things stand. */
export function isFoughtOver(state: State, zone: SpaceId): boolean {
  if (!stacksAt(state, zone).some((stack) => takesPart(state, stack))) return false;
  const enemies = enemyShips(state, zone, state.power);
  return enemies.blocking || (leavesChoice(enemies) && state.turn.intents[zone] === 'attack');
}

/** What the combat move announced: amphibious fights first, then by value at stake and id (DP-1). */
export function declaredBattles(state: State): Declared[] {
  const { space } = editionOf(state);
  const targets = new Set<SpaceId>();
  const declared: Declared[] = [];
  for (const id in state.spaces) {
    let fights = false;
    let amphibious = false;
    for (const stack of stacksAt(state, id)) {
      if (stack.assault) {
        targets.add(stack.assault.target);
        amphibious = true;
      }
      fights ||= takesPart(state, stack);
    }
    if (!fights) continue;
    if (isSea(state, id)) {
      if (isFoughtOver(state, id)) declared.push({ space: id, kind: 'sea', amphibious });
    } else if (isHostileLand(state, id, state.power)) declared.push({ space: id, kind: 'land', amphibious: false });
  }
  for (const { to } of state.turn.parties ?? []) targets.add(to);
  for (const id of targets) {
    const overland = declared.find((each) => each.space === id);
    if (overland) overland.amphibious = true;
    else declared.push({ space: id, kind: 'land', amphibious: true });
  }
  const value = (id: SpaceId) => {
    const facts = space[id];
    return facts?.kind === 'land' ? facts.income : 0;
  };
  const rank = (each: Declared) => (each.amphibious ? (each.kind === 'sea' ? 0 : 1) : 2);
  return declared.sort((a, b) => rank(a) - rank(b) || value(b.space) - value(a.space) || (a.space < b.space ? -1 : 1));
}

/** A unit that can hurt an enemy ship of some kind, of the active power and in the fight. */
export function armsAt(state: State, zone: SpaceId): { ships: boolean; aircraft: boolean } {
  const arms = { ships: false, aircraft: false };
  for (const stack of stacksAt(state, zone)) {
    if (!takesPart(state, stack)) continue;
    if (isAir(state, stack.type)) arms.aircraft = true;
    else if (isArmed(state, stack.type)) arms.ships = true;
  }
  return arms;
}
