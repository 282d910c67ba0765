import type { Battle } from '../combat-types';
import type { AaTold, Power, Rng, Roll, Stack, State, UnitType } from '../types';
import { attackersAt, defendersAt, otherPart, type Part } from './forces';
import { type HitKind, kindBit, noHits } from './hits';
import { exposureOf } from './losses';
import { rankOf } from './stacks';
import { type Aim, aimsOf, strengthOf } from './strength';
import { unitOf } from './units';

/** What a unit's hits count as; in a land battle the difference has no effect. */
export function hitKindOf(state: State, { type }: Pick<Stack, 'type'>): HitKind {
  const { torpedoes, domain } = unitOf(state, type);
  if (torpedoes) return 'submarine';
  return domain === 'air' ? 'air' : 'other';
}

/** R41-7.5: a side's first strikes come by surprise unless the other side has somebody in the battle who detects them. */
export const hasSurprise = ({ kind, destroyers }: Battle, part: Part): boolean => kind === 'sea' && !destroyers[otherPart(part)];

/** R41-7.5, R41-7.6, R41-7.7: who rolls in this volley; units that can hit nothing roll nothing. */
function firing(state: State, battle: Battle, part: Part, present: readonly Stack[]): Stack[] {
  const surprise = hasSurprise(battle, part);
  const { fighting, last } = exposureOf(state, battle, otherPart(part));
  const reachable = fighting | last;
  return present.filter((stack) => {
    if (strengthOf(state, stack, part) === 0 || (reachable & kindBit[hitKindOf(state, stack)]) === 0) return false;
    const surprising = surprise && unitOf(state, stack.type).strikesFirst === true;
    return surprising === (battle.volley === 'surprise');
  });
}

type Volley = Aim & { owner: Power; type: UnitType };

/** Rolls one side's volley in the order of AAC-1.8 and leaves its hits in the battle. */
export function fire(state: State, battle: Battle, part: Part, rng: Rng, told: AaTold[]): void {
  battle.hits = noHits();
  const present = part === 'attack' ? attackersAt(state, battle) : [...defendersAt(state, battle), ...battle.aside];
  const groups: { owner: Power; type: UnitType; count: number }[] = [];
  for (const { owner, type, count } of firing(state, battle, part, present)) {
    const same = groups.find((each) => each.owner === owner && each.type === type);
    if (same) same.count += count;
    else groups.push({ owner, type, count });
  }
  if (groups.length === 0) return;
  groups.sort((a, b) => rankOf(a) - rankOf(b));
  const circumstances = { part, company: present, round: battle.round };
  const volleys = groups.flatMap((group) => aimsOf(state, group, circumstances).map((aim): Volley => ({ ...group, ...aim })));
  const total = volleys.reduce((sum, { count, dice }) => sum + count * dice, 0);
  const { space, round, volley } = battle;
  const values = rng.roll(`${volley === 'surprise' ? 'surprise ' : ''}${part} ${space} r${round}`, total, 6);
  const rolls: Roll[] = [];
  let hits = 0;
  let next = 0;
  for (const { owner, type, count, needs, dice: each } of volleys) {
    const dice = values.slice(next, next + count * each);
    next += count * each;
    let scored = 0;
    for (const die of dice) if (die <= needs) scored++;
    battle.hits[hitKindOf(state, { type })] += scored;
    hits += scored;
    rolls.push({ owner, type, needs, dice });
  }
  told.push({ event: { type: 'fire', space, round, side: part, step: volley, rolls, hits }, to: 'all' });
}
