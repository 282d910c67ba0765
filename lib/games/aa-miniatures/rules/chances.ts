import { abilities } from '../effects';
import type { Counter } from '../types';
import { type Aim, resultOf } from './attack';
import { abilitiesOf } from './battle';
import { mayThrowAgain } from './changes';
import { countersFor } from './counters';
import { shotsOf } from './defensive-fire';
import { hitsOf, needed } from './hits';
import { throwsOf } from './throws';

/** The chance of an attack die. */
export const dieChance = (modifier: number): number => Math.min(1, Math.max(0, (7 - needed + modifier) / 6));

/** How likely each number of successes is: 0 to the dice of the attack. */
export function successOdds({ dice, modifier }: Pick<Aim, 'dice' | 'modifier'>): number[] {
  const p = dieChance(modifier);
  let odds = [1];
  for (let i = 0; i < dice; i++) odds = [...odds, 0].map((share, k) => share * (1 - p) + (odds[k - 1] ?? 0) * p);
  return odds;
}

/** What an attack comes to, by printed dice alone: without what abilities make of fallen dice. */
export interface Chances {
  /** Chances of one hit at least, and of what destroys at once a soldier (two) and a vehicle (three), before cover. */
  hit: number;
  two: number;
  three: number;
  /** The chance that cover limits it. */
  cover: number;
}

export function chancesOf(aim: Pick<Aim, 'dice' | 'modifier' | 'defense' | 'margin' | 'cover' | 'isCovered'>): Chances {
  const odds = successOdds(aim);
  const least = (hits: number): number => odds.reduce((sum, share, n) => sum + (hitsOf(n, aim.defense, aim.margin) >= hits ? share : 0), 0);
  return {
    hit: least(1),
    two: least(2),
    three: least(3),
    cover: coverChance(aim),
  };
}

const coverChance = ({ cover, isCovered }: Pick<Aim, 'cover' | 'isCovered'>): number =>
  cover === null ? 0 : isCovered ? 1 : Math.min(1, Math.max(0, (7 - cover) / 6));

/** What an attack comes to, by all that the rules make of its dice and of cover. */
export interface Prospect {
  /** Expected hits, before cover. */
  hits: number;
  /** The chance that its target has each counter after it, among those that it has not yet. */
  counters: Partial<Record<Counter, number>>;
  /** The chance that a move ends by it, or by the second shot of who shoots twice: of defensive fire. */
  stops: number;
}

export function prospectOf(aim: Aim): Prospect {
  const { battle, attacker, target, kind, by } = aim;
  const more = mayThrowAgain(battle, attacker) ? [{ most: 1, of: 'any' } as const] : [];
  const isImmediate = kind === 'defensive' || by === 'speed_boost';
  const cover = coverChance(aim);
  const prospect: Prospect = { hits: 0, counters: {}, stops: 0 };
  const count = (counters: readonly Counter[], chance: number) => {
    for (const counter of new Set(counters)) prospect.counters[counter] = (prospect.counters[counter] ?? 0) + chance;
  };
  for (const { natural, chance } of throwsOf({ ...aim, rerolls: [...aim.rerolls, ...more] })) {
    const { hits, kills, successes } = resultOf(aim, natural);
    const shock = abilities.ask('onShock', abilitiesOf(battle, attacker), { ...aim, natural, successes });
    prospect.hits += hits * chance;
    if (kills) {
      count(['destroyed'], chance);
      prospect.stops += chance;
      continue;
    }
    const shaken: Counter[] = shock ? ['disrupted'] : [];
    const open = countersFor(battle, target, hits, false).counters;
    const under = isImmediate ? [] : countersFor(battle, target, hits, true).counters;
    count([...open, ...shaken], chance * (1 - cover));
    count([...under, ...shaken], chance * cover);
    if (hits > 0) prospect.stops += chance * (1 - cover);
  }
  return { ...prospect, stops: 1 - (1 - prospect.stops) ** (kind === 'defensive' ? shotsOf(battle, attacker) : 1) };
}
