import { expect } from 'vitest';
import { type GameModule, type Kinds, languages, type PlanCourse } from '../../lib/engine';

interface Planner<K extends Kinds> {
  /** With a fight of the seat at `space`, listed first. */
  view: K['view'];
  seat: K['seat'];
  space: string;
  policy: K['policy'];
}

const courses: PlanCourse[] = [
  { way: 'on', at: 0 },
  { way: 'below', at: 45, asksLosses: true },
  { way: 'after', at: 1, asksLosses: false },
  { way: 'ask', at: 0 },
];

/** A game writes each course of a plan so that it is read again as it was meant, in every language. */
export function expectPlansReadBack<K extends Kinds>(game: GameModule<K>, { view, seat, space, policy }: Planner<K>): void {
  for (const language of languages)
    for (const course of courses) {
      const line = game.planLine?.(space, course, language) ?? '';
      const read = game.plan?.(line, { view, seat, language });
      if (!read?.ok) throw new Error(line);
      expect(read.value).toMatchObject({ space, text: line });
      const [fight] = game.planned?.(view, seat, read.value.onto(policy), language) ?? [];
      expect(fight?.course).toEqual({ asksLosses: false, ...course });
    }
}
