import { abilities } from '../effects';
import type { Scored } from '../effects/points';
import { isAdjacent, rangeOf } from '../map/hexes';
import { follows } from '../quirks';
import type { Attacked } from '../state';
import type { Counter, Shot, ShotKind, Unit, UnitId } from '../types';
import { type Aim, resultOf, strayOf } from './attack';
import { abilitiesOf, isAircraft, isBehind, isSoldier, unitOf } from './battle';
import { change, destroy, mark, mayThrowAgain, type Play, rolled, shake, tell } from './changes';
import { countersFor, laddered, shrugged } from './counters';
import { isInTheOpen } from './transport';

/** The shot of one unit at another where they stand. */
export function shotAtUnit(
  battle: Shot['battle'],
  attacker: Unit,
  target: Unit,
  { kind, by = null }: { kind: ShotKind; by?: string | null },
): Shot {
  const [from, at] = [attacker.hex ?? '', target.hex ?? ''];
  const isRear = isBehind(battle, target, { from, at });
  return { battle, attacker, target, from, at, range: rangeOf(from, at), kind, isRear, by };
}

/** Dice as they fall, and as they lie once those that may be thrown again were. */
function thrown(play: Play, aim: Aim): { dice: number[]; again: number[] } {
  const { state, rng } = play;
  const roll = (count: number) => rng.roll(`${state.turn}. ${aim.attacker.id} > ${aim.target.id}`, count, 6);
  const dice = roll(aim.dice);
  const again: number[] = [];
  const attacker = unitOf(state, aim.attacker.id);
  const isOnce = mayThrowAgain(state, attacker);
  for (const { most, of } of isOnce ? [...aim.rerolls, { most: 1, of: 'any' } as const] : aim.rerolls) {
    const isPoor = (die: number) => (of === 'ones' ? die === 1 : die + aim.modifier < 4);
    const poor = [...dice.keys()].filter((i) => isPoor(dice[i] ?? 6)).sort((a, b) => (dice[a] ?? 0) - (dice[b] ?? 0));
    const chosen = poor.slice(0, most);
    if (chosen.length === 0) continue;
    const fresh = roll(chosen.length);
    for (const [k, i] of chosen.entries()) {
      again.push(dice[i] ?? 0);
      dice[i] = fresh[k] ?? 1;
    }
    if (isOnce && of === 'any') mark(play, attacker.id, 'turn', 'threw-again');
  }
  return { dice, again };
}

/** A unit that is attacked, and whoever is attacked with it. */
function areaOf(aim: Aim): Aim[] {
  const { battle, attacker, target, at, kind, by } = aim;
  const area = abilities.ask('onArea', abilitiesOf(battle, attacker), aim);
  if (area === null) return [aim];
  const isMet = ({ hex }: Unit): boolean => hex !== null && (area === 'hex' ? hex === at : isAdjacent(hex, at));
  const others = battle.units
    .filter((each) => isMet(each) && (follows(battle, 'openRiders') ? isInTheOpen(battle, each) : each.aboard === null))
    .filter((each) => each.id !== target.id && each.id !== attacker.id && !(battle.edition === 'revised' && isAircraft(battle, each)))
    .flatMap((each) => {
      const shot = shotAtUnit(battle, attacker, each, { kind, by });
      return strayOf(shot, aim.band) ?? [];
    });
  return area === 'around' ? [strayOf(aim, aim.band) ?? aim, ...others] : [aim, ...others];
}

/** Carries out an attack on a unit and on whoever is hit with it; whether the target is stopped by it, though it shrug off the disruption. */
export function attack(play: Play, aim: Aim): boolean {
  const stopped = areaOf(aim).map((each) => strike(play, each));
  const { attacker } = aim;
  if (play.state.units.some(({ id }) => id === attacker.id)) {
    for (const scope of ['turn', 'battle'] as const) mark(play, attacker.id, scope, 'attacked');
    mark(play, attacker.id, 'turn', `at:${aim.target.id}`);
    if (!isAircraft(play.state, aim.target)) mark(play, attacker.id, 'battle', 'fought');
  }
  return stopped[0] ?? false;
}

/** One attack on one unit: dice, hits, cover, counters, and what comes of it. */
function strike(play: Play, aim: Aim): boolean {
  const { state } = play;
  const { attacker, target, kind, defense, modifier } = aim;
  if (!isAlive(play, target.id)) return false;
  const { dice, again } = thrown(play, aim);
  const { successes, hits, kills } = resultOf(aim, dice);
  const scored = { ...aim, natural: dice, successes, defense };
  const shock = abilities.ask('onShock', abilitiesOf(state, attacker), scored);
  const cover = hits > 0 && !kills ? coverRoll(play, aim) : null;
  const isImmediate = kind === 'defensive' || aim.by === 'speed_boost';
  const before = unitOf(state, target.id);
  const counters = kills || isImmediate ? [] : countersOf(play, before, hits, cover?.isMade === true);
  const isHit = kills || (isImmediate && hits > 0 && cover?.isMade !== true);
  const faceUp = isHit && !kills ? faceUpOf(play, before, kind, hits) : [];
  const event: Attacked = {
    ...{ unit: attacker.id, target: target.id, from: aim.from, at: aim.at, kind, by: aim.by, isRear: aim.isRear },
    ...{ dice, again, modifier, successes, defense, hits, cover, counters: [...counters, ...faceUp], isKilled: kills },
  };
  tell(play, { type: 'attacked', ...event });
  change(play, target.id, (unit) => ({ ...unit, hits: [...unit.hits, ...counters] }));
  if (isHit) fell(play, target.id, { attacker: attacker.id, kills, faceUp });
  if (shock && isAlive(play, target.id)) shake(play, target.id, 'headshot', shock === 'stays' ? 'stays' : 'until-casualties');
  afterwards(play, scored, counters);
  return isHit || !isAlive(play, target.id);
}

/** Counters of hits that count at once, without waiting for the casualty phase: of defensive fire no other than Disrupted. */
function faceUpOf({ state }: Play, unit: Unit, kind: ShotKind, hits: number): Counter[] {
  if (kind === 'defensive') {
    const said = abilities.ask('onShaken', abilitiesOf(state, unit), { battle: state, unit });
    return said === 'ignored' ? [] : ['disrupted'];
  }
  return laddered(state, unit, hits);
}

/** What a hit that counts at once does. */
function fell(play: Play, id: UnitId, hit: { attacker: UnitId; kills: boolean; faceUp: readonly Counter[] }): void {
  if (hit.kills || hit.faceUp.includes('destroyed')) destroy(play, id, hit.attacker);
  else shake(play, id, 'fire');
}

const isAlive = ({ state }: Play, id: UnitId): boolean => state.units.some((unit) => unit.id === id);

function coverRoll({ rng, state }: Play, { cover, isCovered, target }: Aim): Attacked['cover'] {
  if (cover === null) return null;
  if (isCovered) return { die: null, need: cover, isMade: true };
  const die = rng.roll(`${state.turn}. cover ${target.id}`, 1, 6)[0] ?? 1;
  return { die, need: cover, isMade: die >= cover };
}

/** Face-down counters that hits bring; who ignores the first Damaged counter with it has used that up. */
function countersOf(play: Play, unit: Unit, hits: number, isCovered: boolean): Counter[] {
  const { counters, isShrugged } = countersFor(play.state, unit, hits, isCovered);
  if (isShrugged) mark(play, unit.id, 'battle', shrugged);
  return counters;
}

/** What an attack does beside its hits: fire, arms that jam, soldiers kept down. */
function afterwards(play: Play, scored: Scored, counters: readonly Counter[]): void {
  const { state } = play;
  const { attacker, target } = scored;
  const hit = state.units.find(({ id }) => id === target.id);
  if (hit) {
    const causes = ['attacked', ...(counters.includes('damaged') ? ['damaged'] : [])] as const;
    for (const cause of causes as readonly ('attacked' | 'damaged')[]) {
      const need = abilities.ask('onFlames', abilitiesOf(state, hit), { battle: state, unit: hit, cause });
      if (need !== null && isAlive(play, hit.id) && rolled(play, hit.id, 'fire', need)) destroy(play, hit.id, 'fire');
    }
    const pin = abilities.ask('onPin', abilitiesOf(state, attacker), scored);
    if (pin && isSoldier(state, hit) && isAlive(play, hit.id)) mark(play, hit.id, 'turn', `pinned:${pin}`);
  }
  if (!isAlive(play, attacker.id)) return;
  if (abilities.ask('onBacklash', abilitiesOf(state, attacker), scored) === 'can')
    shake(play, attacker.id, scored.by === 'rapid_fire' ? 'rapid_fire' : 'overheat', 'stays');
}
