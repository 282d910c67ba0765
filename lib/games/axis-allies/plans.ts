import type { FightCourse, PlanCourse, PlannedFight } from '../../engine';
import { type BattlePlan, courseOf, courseText, planLine as lineOf, planFor, readPlan } from '../kit/notation';
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
export function wayOf(plan: BattlePlan | undefined, { retreat, retreatAt }: Policy): Pick<FightCourse, 'way' | 'at'> {
  if (plan) return plan;
  return { way: retreat === 'never' ? 'on' : retreat === 'odds' ? 'below' : retreat, at: retreatAt };
}

/** What is done in a battle that nothing is planned for. */
function unsaidOf(policy: Policy): FightCourse {
  const asksLosses = policy.ask.includes('casualties-attacking');
  return policy.ask.includes('press') ? { way: 'ask', at: 0, asksLosses } : { ...wayOf(undefined, policy), asksLosses };
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

/** The line that plans a battle. */
export const planLine = (space: SpaceId, course: PlanCourse, language: Language): string =>
  lineOf(course, language, namesIn(language).space(space));

/** What the seat's battles that are announced or on do by themselves; the one under way first. */
export function planned(view: View, seat: Seat, policy: Policy, language: Language): PlannedFight[] {
  if (view.phase === 'auction' || activeSeat(view) !== seat) return [];
  const now = view.combat?.battle ?? null;
  const open = view.phase === 'combat-move' ? declaredBattles(view) : [...(now ? [now] : []), ...(view.combat?.pending ?? [])];
  return open.map((battle) => {
    const course = courseOf(planOf(view, battle.space, policy.plans), unsaidOf(policy));
    return {
      ...{ space: battle.space, name: namesIn(language).space(battle.space), course },
      win: winsFor(view, battle, battle === now),
      text: courseText(course, language),
    };
  });
}
