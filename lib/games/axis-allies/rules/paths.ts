import { walker } from '../../kit/walk';
import { editionOf } from '../editions';
import { heldBy } from '../effects';
import type { SpaceId, State, UnitType } from '../types';
import { type Fault, fault } from '../words/violations';
import { hasFactory } from './factories';
import { enemyShips, hasEnemies, hidesEnemies, isHostileLand, isHostileSea, isLand, mayUseCanal } from './spaces';
import { blitzes, rangeFrom, unitOf } from './units';

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
  const { domain, slipsBy, detects } = unitOf(state, type);
  if (domain === 'land') return isHostile(state, space) && !(step === 1 && blitzes(state, type) && isOpenToBlitz(state, space));
  if (slipsBy) return enemyShips(state, space, state.power).detecting;
  return isHostileSea(state, space, state.power) || (detects === true && hidesEnemies(state, space, state.power));
}

/** RREV-6.12: land units that take no ground stay where they are until the noncombat move. */
function waits(state: State, type: UnitType): boolean {
  const { domain, captures } = unitOf(state, type);
  return state.phase === 'combat-move' && domain === 'land' && !captures;
}

/** AAC-4.5: what a step of a noncombat move may not enter; D-20: who slips by only passes. */
function isShut(state: State, type: UnitType, space: SpaceId, isEnd: boolean): boolean {
  if (state.phase !== 'noncombat-move') return false;
  if (unitOf(state, type).slipsBy && (!isEnd || editionOf(state).ways.endsAmongEnemies)) return false;
  return isHostile(state, space);
}

/** A way back to where it began: only a blitz and ships that return to the enemy among whom they began take one. */
export function isRoundTrip(state: State, path: readonly SpaceId[], type: UnitType): boolean {
  const origin = path[0] ?? '';
  if (path.length < 2 || path[path.length - 1] !== origin) return false;
  if (state.phase !== 'combat-move') return true;
  return blitzes(state, type) ? !isBlitz(state, path[1] ?? '') : !state.turn.hostile.includes(origin);
}

/** ALG-PATH for one land or sea unit of the active power, the end space's own conditions left out. */
export function pathFault(state: State, path: readonly SpaceId[], type: UnitType): Fault | null {
  if (path.length > 1 && waits(state, type)) return fault('gun-waits', { type }, 'units');
  const move = rangeFrom(state, path[0] ?? '', type, path);
  for (let step = 1; step < path.length; step++) {
    const from = path[step - 1] ?? '';
    const to = path[step] ?? '';
    const border = borderFault(state, from, to, type);
    if (border) return border;
    if (step > move) return fault('range', { type, steps: path.length - 1, range: move }, 'path');
    if (step > 1 && mustStop(state, type, from, step - 1)) return fault('stop', { type, space: from }, 'path');
    if (isShut(state, type, to, step === path.length - 1)) return fault('ncm-hostile', { type, space: to }, 'path');
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
  if (strait) return fault('strait', { way: [from, to] }, 'path');
  if (!edition.bySea[from]?.includes(to)) return fault('path', { from, to }, 'path');
  const canal = edition.canalBetween.get(`${from} ${to}`);
  if (canal && !mayUseCanal(state, canal.control, state.power)) return fault('canal', { way: [from, to], control: canal.control }, 'path');
  return null;
}

/** No canal between two neighbouring zones is closed to the active power. */
export function isPassable(state: State, from: SpaceId, to: SpaceId): boolean {
  const canal = editionOf(state).canalBetween.get(`${from} ${to}`);
  return !canal || mayUseCanal(state, canal.control, state.power);
}

/** Every way a land or sea unit can go from a space, one to its full range, origin included in each path. */
export const walks = (state: State, origin: SpaceId, type: UnitType): readonly SpaceId[][] => walking.every(state, origin, type);

const walking = walker<State, UnitType>({
  name: 'walk',
  keyOf: (type) => type,
  gait(state, type) {
    const edition = editionOf(state);
    const { domain, slipsBy } = edition.units[type];
    const graph = domain === 'land' ? edition.byLand : edition.bySea;
    const stays = waits(state, type);
    const held = heldBy(state, state.power).length;
    const mayEnter = (from: SpaceId, to: SpaceId) =>
      (domain === 'land' || isPassable(state, from, to)) && !isShut(state, type, to, !slipsBy);
    return {
      onward(way) {
        const origin = way[0] ?? '';
        const from = way[way.length - 1] ?? '';
        const steps = way.length - 1;
        const isFar = steps >= rangeFrom(state, origin, type);
        if (stays || (isFar && held === 0) || (steps > 0 && mustStop(state, type, from, steps))) return [];
        const near = (graph[from] ?? []).filter((to) => mayEnter(from, to));
        return isFar ? near.filter((to) => steps < rangeFrom(state, origin, type, [...way, to])) : near;
      },
      ...(slipsBy && { ends: (way) => !isShut(state, type, way[way.length - 1] ?? '', true) }),
    };
  },
});
