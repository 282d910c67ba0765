import type { FightCourse, PlanCourse, PlannedFight } from '../../engine';
import { asksBy, type BattlePlan, courseOf, courseText, planLine as lineOf, planFor, readPlan } from '../kit/notation';
import { grammarOf } from './notation/grammar';
import type { Tongue43 } from './notation/vocabulary';
import type { Policy, Side } from './orders';
import { openAttacks } from './rules/attacks';
import { tablesOf } from './rules/board';
import { chanceOf } from './standing/prospects';
import type { CombatStage, DecisionKind, Impulse, Language, State, View, ZoneId } from './types';
import { zoneName } from './words/names';

/** The impulse whose combats are planned: in the next one the same zone may be attacked again. */
const impulseOf = ({ turn, impulse }: Pick<State, 'turn' | 'impulse'>): string => `${turn}.${impulse?.number ?? 0}`;

/** The plan of a combat of this impulse. */
export const planOf = (state: State, zone: ZoneId, { plans }: Policy): BattlePlan | undefined => planFor(plans, impulseOf(state), zone);

/** Whether the plan of the combat asks its attacker: to go on, or for losses in it and on the way to it; null: the standing orders say. */
export function asksByPlan(view: View, kind: DecisionKind, seat: Side, policy: Policy): boolean | null {
  const { combat, toll } = view.impulse ?? {};
  if (combat?.attacker !== seat || (kind !== 'press' && kind !== 'losses')) return null;
  if (toll && toll.whom !== 'aboard') return null;
  return asksBy(planOf(view, combat.target, policy), kind);
}

/** Stages of an impulse with no more combats to come. */
const late: readonly Impulse['stage'][] = ['late', 'end', 'stacking'];

const untimely = {
  en: 'A combat is planned in your own impulse, before it is fought.',
  it: 'Un combattimento si pianifica nel proprio impulso, prima di combatterlo.',
};

/** A line that plans a combat of the impulse; zones are written by number. */
export function plan(line: string, { view, seat, language }: { view: View; seat: Side; language: Language }) {
  const { impulse } = view;
  const turn = impulse?.side === seat && !late.includes(impulse.stage) ? impulseOf(view) : null;
  const nameOf = (zone: ZoneId) => zone;
  return readPlan<Tongue43, Policy>(line, { grammar: grammarOf(view), kind: 'zone', language, turn, untimely, nameOf });
}

/** The line that plans a combat. */
export const planLine = (zone: ZoneId, course: PlanCourse, language: Language): string => lineOf(course, language, zone);

const fought: readonly CombatStage[] = ['occupy', 'withdraw'];
const units = { en: 'pieces', it: 'pedine' };

/** What the seat's combats that are announced or on do by themselves; the one under way first. */
export function planned(view: View, seat: Side, policy: Policy, language: Language): PlannedFight[] {
  const { impulse } = view;
  if (impulse?.side !== seat) return [];
  const { combat } = impulse;
  const now = combat && !fought.includes(combat.stage) ? [combat] : [];
  return [...now, ...openAttacks(view)].map((attack): PlannedFight => {
    const set = planOf(view, attack.target, policy);
    const course = courseOf(set, unsaidOf(policy));
    const rounds = attack === combat ? combat.rounds : tablesOf(view).combatRounds;
    const terms = { units, rounds, ...(!set && course.way === 'below' && besides(policy)) };
    return {
      ...{ space: attack.target, name: zoneName(view.options, attack.target, language), course },
      win: chanceOf(view, attack, seat),
      text: courseText(course, language, terms),
    };
  });
}

/** What is done in a combat that nothing is planned for. */
function unsaidOf({ ask, pressAbove, pressWith }: Policy): FightCourse {
  const asksLosses = ask.includes('losses');
  if (ask.includes('press')) return { way: 'ask', at: 0, asksLosses };
  if (pressAbove > 0) return { way: 'below', at: pressAbove, asksLosses };
  return pressWith > 1 ? { way: 'units', at: pressWith, asksLosses } : { way: 'on', at: 0, asksLosses };
}

/** What the standing orders heed beside the odds. */
const besides = ({ pressWith, doubt }: Policy): { fewest?: number; doubt?: number } => ({
  ...(pressWith > 1 && { fewest: pressWith }),
  ...(doubt > 0 && { doubt }),
});
