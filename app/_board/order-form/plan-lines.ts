import type { PlanCourse, PlannedFight } from '@/lib/engine';
import type { AnyGame } from '@/lib/games/registry';
import type { SeatFight } from '@/lib/play/orders/fights';
import type { Asking } from './steps';

/** Figures that a way begins with. */
const usual = { below: 40, after: 3 } as const;

const isPlan = (way: PlannedFight['course']['way']): way is PlanCourse['way'] => way !== 'rounds' && way !== 'units';

/** What the sheet says of a fight; null: nothing. Losses are said where they are other than the standing orders have them. */
export function saidOf({ isSaid, course, unsaid }: SeatFight): PlanCourse | null {
  const { way, at, asksLosses } = course;
  if (!isSaid || !isPlan(way)) return null;
  return { way, at, ...(asksLosses !== unsaid.course.asksLosses && { asksLosses }) };
}

/** The same fight by another way than `said`, with the figure that the standing orders have for it or that is usual; who chooses the losses stays. */
export function courseBy(way: PlanCourse['way'], fight: SeatFight, said = saidOf(fight)): PlanCourse {
  const { unsaid } = fight;
  const figure = way === 'on' || way === 'ask' ? 0 : unsaid.course.way === way ? unsaid.course.at : usual[way];
  return { ...said, way, at: figure };
}

/** The same plan with the attacker's losses asked or ranked. */
export function withLosses({ way, at }: PlanCourse, asksLosses: boolean, { unsaid }: SeatFight): PlanCourse {
  return { way, at, ...(asksLosses !== unsaid.course.asksLosses && { asksLosses }) };
}

/** Lines of a sheet with a fight planned so, where it was planned or behind all others; null: with no plan of it. */
export function withPlan(
  game: AnyGame,
  lines: readonly string[],
  { space, course, ...asked }: { space: string; course: PlanCourse | null; seat: string } & Pick<Asking, 'view' | 'language'>,
): string[] {
  const plans = lines.map((line) => {
    const read = game.plan?.(line, asked);
    return read?.ok === true && read.value.space === space;
  });
  const line = course && game.planLine?.(space, course, asked.language);
  const at = plans.indexOf(true);
  const others = lines.filter((_, i) => !plans[i]);
  return line ? others.toSpliced(at < 0 ? others.length : at, 0, line) : others;
}
