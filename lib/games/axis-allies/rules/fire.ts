import type { Battle } from '../combat-types';
import { editionOf } from '../editions';
import type { AaTold, Luck, Rng, Roll, Shots, Stack, State } from '../types';
import { attackersAt, defendersAt, otherPart, type Part, partOf } from './forces';
import { type HitKind, hitCount, kindBit, noHits } from './hits';
import { exposureOf } from './losses';
import { rankOf } from './stacks';
import { type Aim, aimsOf, strengthOf } from './strength';
import { unitOf } from './units';

/** What a unit's hits count as; in a land battle the difference has no effect. */
export function hitKindOf(state: State, { type, kamikaze }: Pick<Stack, 'type' | 'kamikaze'>): HitKind {
  const { torpedoes, domain } = unitOf(state, type);
  // N-JP2: kamikazes hit ships alone
  if (torpedoes || kamikaze) return 'submarine';
  return domain === 'air' ? 'air' : 'other';
}

/** R41-7.5, RREV-7.6: the other side has nobody in the sea battle who detects this side's submarines. */
export const isUndetected = ({ kind, destroyers }: Battle, part: Part): boolean => kind === 'sea' && !destroyers[otherPart(part)];

/** R41-7.5, R41-7.6, R41-7.7: who rolls in this volley; units that can hit nothing roll nothing. D-15: who strikes first does so undetected, or always. */
function firing(state: State, battle: Battle, part: Part, present: readonly Stack[]): Stack[] {
  const strikes = isUndetected(battle, part) || (battle.kind === 'sea' && editionOf(state).ways.strikesAlwaysFirst);
  const { fighting, last } = exposureOf(state, battle, otherPart(part));
  const reachable = fighting | last;
  return present.filter((stack) => {
    if (strengthOf(state, stack, part, battle) === 0 || (reachable & kindBit[hitKindOf(state, stack)]) === 0) return false;
    const volley = strikes && unitOf(state, stack.type).strikesFirst ? 'surprise' : stack.kamikaze ? 'kamikaze' : 'main';
    return volley === battle.volley;
  });
}

/** Units of one owner and type that fire together. */
export type Salvo = Aim & Pick<Stack, 'owner' | 'type' | 'kamikaze'>;

/** Rolls one side's volley in the order of AAC-1.8 and leaves its hits in the battle. */
export function fire(state: State, battle: Battle, part: Part, rng: Rng, told: AaTold[]): void {
  battle.hits = noHits();
  const { aside, volley } = battle;
  const standing = part === 'attack' ? attackersAt(state, battle) : defendersAt(state, battle);
  const present = aside.length > 0 ? [...standing, ...aside.filter((each) => partOf(state, each) === part)] : standing;
  const groups: (Pick<Stack, 'owner' | 'type' | 'kamikaze'> & { count: number })[] = [];
  for (const { owner, type, kamikaze, count } of firing(state, battle, part, present)) {
    const same = groups.find((each) => each.owner === owner && each.type === type && each.kamikaze === kamikaze);
    if (same) same.count += count;
    else groups.push(kamikaze ? { owner, type, count, kamikaze } : { owner, type, count });
  }
  if (groups.length === 0) return;
  groups.sort((a, b) => rankOf(a) - rankOf(b));
  const circumstances = { part, company: present, field: battle };
  const salvos = groups.flatMap((group) => aimsOf(state, group, circumstances).map((aim): Salvo => ({ ...group, ...aim })));
  shoot(state, battle, { part, step: volley, salvos }, rng, told);
}

/** A side's shots that are rolled together. */
interface Volleyed {
  readonly part: Part;
  readonly step: Shots;
  readonly salvos: readonly Salvo[];
}

/** Rolls and tells them, and leaves their hits in the battle. */
export function shoot(state: State, battle: Battle, shots: Volleyed, rng: Rng, told: AaTold[]): void {
  const { space, round } = battle;
  const { part, step } = shots;
  const label = `${step === 'main' ? '' : `${step} `}${part} ${space} r${round}`;
  const outcome = state.options.lowLuck ? withLittleLuck(state, battle, shots, rng, label) : withDice(state, battle, shots, rng, label);
  told.push({ event: { type: 'fire', space, round, side: part, step, ...outcome, hits: hitCount(battle.hits) }, to: 'all' });
}

function withDice(state: State, battle: Battle, { salvos }: Volleyed, rng: Rng, label: string): { rolls: Roll[] } {
  const total = salvos.reduce((sum, { count, dice }) => sum + count * dice, 0);
  const values = rng.roll(label, total, 6);
  let next = 0;
  const rolls = salvos.map((salvo): Roll => {
    const { owner, type, count, needs, dice: each } = salvo;
    const dice = values.slice(next, next + count * each);
    next += count * each;
    let scored = 0;
    for (const die of dice) if (die <= needs) scored++;
    battle.hits[hitKindOf(state, salvo)] += scored;
    return { owner, type, needs, dice };
  });
  return { rolls };
}

/**
 * House option: of a volley's strength, what its dice would need in all, every six points are a hit, and one die that needs what is left decides on one
 * more. At sea torpedoes are summed apart from all else, as their hits never fall on aircraft; all owners of a side are one volley.
 */
function withLittleLuck(state: State, battle: Battle, { salvos }: Volleyed, rng: Rng, label: string): { rolls: Roll[]; luck: Luck[] } {
  const sums = new Map<HitKind, number>();
  for (const salvo of salvos) {
    const { count, needs, dice } = salvo;
    const kind = battle.kind === 'sea' && hitKindOf(state, salvo) === 'submarine' ? 'submarine' : 'other';
    sums.set(kind, (sums.get(kind) ?? 0) + count * dice * needs);
  }
  const uncertain = [...sums.values()].filter((sum) => sum % 6 > 0).length;
  const dice = uncertain > 0 ? rng.roll(label, uncertain, 6) : [];
  let next = 0;
  const luck = [...sums].map(([kind, strength]): Luck => {
    const needs = strength % 6;
    const die = needs > 0 ? (dice[next++] ?? null) : null;
    battle.hits[kind] += Math.floor(strength / 6) + (die !== null && die <= needs ? 1 : 0);
    return { strength, die };
  });
  return {
    rolls: salvos.map(({ owner, type, count, needs, dice: each }) => ({ owner, type, needs, dice: [], count: count * each })),
    luck,
  };
}
