import { type BattlePlan, type Course, courseOf, planFor, readPlan } from '../kit/notation';
import { grammarOf } from './notation/grammar';
import type { AaTongue } from './notation/vocabulary';
import type { Policy } from './orders';
import { declaredBattles } from './rules/battles';
import { attackersAt, defendersAt } from './rules/forces';
import { activeSeat } from './rules/joint';
import { landersOn } from './rules/landers';
import { lineUp, oddsOf } from './rules/odds';
import type { Declared, Language, Phase, Seat, SpaceId, State, View } from './types';
import { namesIn } from './words/names';

/** Phases in which battles are still to come. */
const before: readonly Phase[] = ['research', 'purchase', 'combat-move', 'reaction', 'combat'];

/** The turn whose battles are planned. */
const turnOf = ({ round, power }: Pick<State, 'round' | 'power'>): string => `${round}.${power}`;

/** DP-3: the plan of a battle of this turn. */
export const planOf = (state: State, space: SpaceId, plans: Policy['plans']): BattlePlan | undefined =>
  planFor(plans, turnOf(state), space);

/** DP-3: how long a battle goes on: its plan, else what the standing orders say of all. */
export function wayOf(plan: BattlePlan | undefined, { retreat, retreatAt }: Policy): Pick<Course, 'way' | 'at'> {
  if (plan) return plan;
  return { way: retreat === 'never' ? 'on' : retreat === 'odds' ? 'below' : retreat, at: retreatAt };
}

/** The attacker's chance to win a battle from here; troops that are still to come ashore fight in it. */
export const winsFor = (state: State, battle: Declared, isOn = true): number =>
  oddsOf(
    lineUp(state, [...attackersAt(state, battle), ...(isOn ? [] : landersOn(state, battle))], 'attack', battle.kind),
    lineUp(state, defendersAt(state, battle), 'defence', battle.kind),
    state.options,
  ).win;

/** A line that plans a battle of the turn. */
export function plan(line: string, { view, seat, language }: { view: View; seat: Seat; language: Language }) {
  const isTime = before.includes(view.phase) && activeSeat(view) === seat;
  const nameOf = (space: SpaceId) => namesIn(language).space(space);
  const asked = { grammar: grammarOf(view), kind: 'space', language, turn: isTime ? turnOf(view) : null, nameOf } as const;
  return readPlan<AaTongue, Policy>(line, asked);
}

/** What the seat's battles that are announced do by themselves. */
export function planned(view: View, seat: Seat, policy: Policy, language: Language): string[] {
  if (activeSeat(view) !== seat) return [];
  const open = view.phase === 'combat-move' ? declaredBattles(view) : (view.combat?.pending ?? []);
  return open.map((battle) => {
    const set = planOf(view, battle.space, policy.plans);
    const { way, at } = wayOf(set, policy);
    const asks = set ? way === 'ask' : policy.ask.includes('press');
    const asksLosses = set?.losses ? set.losses === 'ask' : policy.ask.includes('casualties-attacking');
    return courseOf(
      { way: asks ? 'ask' : way, at, asksLosses },
      language,
      namesIn(language).space(battle.space),
      winsFor(view, battle, false),
    );
  });
}
