import { editionOf } from '../editions';
import type { SpaceId, State, UnitType } from '../types';
import { type Fault, fault } from '../words/violations';
import { hasFactory } from './factories';
import { enemyShips, hasEnemies, isHostileLand, isHostileSea, isLand, mayUseCanal } from './spaces';
import { unitOf } from './units';

/** AAC-4.6: a hostile territory without any enemy piece, which a unit that blitzes may roll through. */
export function isOpenToBlitz(state: State, territory: SpaceId): boolean {
  return isHostileLand(state, territory, state.power) && !hasFactory(state, territory) && !hasEnemies(state, territory, state.power);
}

/** R41-5.4: the moves of the phase happen at once, so a territory that a tank rolled through in it still counts as hostile to move into. */
export const wasBlitzed = (state: State, territory: SpaceId): boolean =>
  state.phase === 'combat-move' && territory in state.turn.captured && !isHostileLand(state, territory, state.power);

/** Troops may be landed there in this combat move. */
export const isShoreToAssault = (state: State, territory: SpaceId): boolean =>
  isHostileLand(state, territory, state.power) || wasBlitzed(state, territory);

/** A tank may roll through in this combat move, or an earlier one did. */
export const isBlitz = (state: State, territory: SpaceId): boolean => isOpenToBlitz(state, territory) || wasBlitzed(state, territory);

/** AAC-3: hostile to the active power now. */
export const isHostile = (state: State, space: SpaceId): boolean =>
  isLand(state, space) ? isHostileLand(state, space, state.power) : isHostileSea(state, space, state.power);

/** AAC-4.4: a unit that enters the space as its `step`-th may not go on. */
function mustStop(state: State, type: UnitType, space: SpaceId, step: number): boolean {
  const { domain, blitzes, slipsBy } = unitOf(state, type);
  if (domain === 'land') return isHostile(state, space) && !(blitzes && step === 1 && isOpenToBlitz(state, space));
  if (slipsBy) return enemyShips(state, space, state.power).detecting;
  return isHostileSea(state, space, state.power);
}

/** A way back to where it began: only a blitz and ships that return to the enemy among whom they began take one. */
export function isRoundTrip(state: State, path: readonly SpaceId[], type: UnitType): boolean {
  const origin = path[0] ?? '';
  if (path.length < 2 || path[path.length - 1] !== origin) return false;
  if (state.phase !== 'combat-move') return true;
  return unitOf(state, type).blitzes ? !isBlitz(state, path[1] ?? '') : !state.turn.hostile.includes(origin);
}

/** ALG-PATH for one land or sea unit of the active power, the end space's own conditions left out. */
export function pathFault(state: State, path: readonly SpaceId[], type: UnitType): Fault | null {
  const { move, slipsBy } = unitOf(state, type);
  for (let step = 1; step < path.length; step++) {
    const from = path[step - 1] ?? '';
    const to = path[step] ?? '';
    const border = borderFault(state, from, to, type);
    if (border) return border;
    if (step > move) return fault('range', { type, steps: path.length - 1, range: move }, 'path');
    if (step > 1 && mustStop(state, type, from, step - 1)) return fault('stop', { type, space: from }, 'path');
    if (state.phase === 'noncombat-move' && !slipsBy && isHostile(state, to)) {
      return fault('ncm-hostile', { type, space: to }, 'path');
    }
  }
  return null;
}

/** What keeps a land or sea unit from taking one step, friend and foe aside. */
function borderFault(state: State, from: SpaceId, to: SpaceId, type: UnitType): Fault | null {
  const edition = editionOf(state);
  const terrain = edition.units[type].domain === 'land' ? 'land' : 'sea';
  const facts = edition.space[to];
  if (!facts) return fault('no-space', { space: to }, 'path');
  if (facts.kind === 'land' && facts.owner === null) return fault('neutral', { space: to }, 'path');
  if (facts.kind !== terrain || edition.space[from]?.kind !== terrain)
    return fault('terrain', { type, space: facts.kind === terrain ? from : to }, 'path');
  if (terrain === 'land') {
    return edition.byLand[from]?.includes(to) ? null : fault('path', { from, to }, 'path');
  }
  const strait = edition.straitBetween.get(`${from} ${to}`);
  if (strait) return fault('strait', { from, to }, 'path');
  if (!edition.bySea[from]?.includes(to)) return fault('path', { from, to }, 'path');
  const canal = edition.canalBetween.get(`${from} ${to}`);
  if (canal && !mayUseCanal(state, canal.control, state.power)) return fault('canal', { from, to, control: [...canal.control] }, 'path');
  return null;
}

/** No canal between two neighbouring zones is closed to the active power. */
export function isPassable(state: State, from: SpaceId, to: SpaceId): boolean {
  const canal = editionOf(state).canalBetween.get(`${from} ${to}`);
  return !canal || mayUseCanal(state, canal.control, state.power);
}

/** Every way a land or sea unit can go from `origin`, one to its full range, origin included in each path. */
export function walks(state: State, origin: SpaceId, type: UnitType): SpaceId[][] {
  const edition = editionOf(state);
  const { domain, move, slipsBy } = edition.units[type];
  const graph = domain === 'land' ? edition.byLand : edition.bySea;
  const found: SpaceId[][] = [];
  const extend = (path: SpaceId[]): void => {
    const from = path[path.length - 1] ?? origin;
    const steps = path.length - 1;
    if (steps >= move || (steps > 0 && mustStop(state, type, from, steps))) return;
    for (const to of graph[from] ?? []) {
      if (domain === 'sea' && !isPassable(state, from, to)) continue;
      if (state.phase === 'noncombat-move' && !slipsBy && isHostile(state, to)) continue;
      const next = [...path, to];
      found.push(next);
      extend(next);
    }
  };
  extend([origin]);
  return found;
}
