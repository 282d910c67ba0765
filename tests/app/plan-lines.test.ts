import { beforeAll, describe, expect, it } from 'vitest';
import { courseBy, saidOf, withLosses, withPlan } from '@/app/_board/order-form/plan-lines';
import type { PlanCourse } from '@/lib/engine';
import { type AnyGame, loadGame } from '@/lib/games/registry';
import { fightsOf } from '@/lib/play/orders/fights';

describe('cards that plan battles', () => {
  let game: AnyGame;
  let view: Record<string, unknown>;
  beforeAll(async () => {
    game = await loadGame('aa-1941');
    const options = game.optionsSchema.parse({ seating: 'ussr,germany,uk,japan,usa' });
    const set = game.parsePosition(
      'Round 2, Germany, combat-move\nOrigins: Karelia from Eastern Europe\nKarelia: 3 infantry, Germany 4 tanks',
      options,
    );
    if (!set.ok) throw new Error('no position');
    view = set.value;
  });
  const planned = (lines: readonly string[], course: PlanCourse | null) =>
    withPlan(game, lines, { space: 'karelia', course, seat: 'germany', view, language: 'en' });
  const fight = (lines: string[]) => {
    const standing = game.policySchema.parse({ ...game.defaultPolicy({}, 'germany'), retreat: 'odds', retreatAt: 35 });
    const said = lines.reduce((policy, line) => {
      const read = game.plan?.(line, { view, seat: 'germany', language: 'en' });
      return read?.ok ? read.value.onto(policy) : policy;
    }, standing);
    const [found] = fightsOf(game, { seat: 'germany', before: view, view, orders: lines, said, standing }, 'en');
    if (!found) throw new Error('no fight');
    return found;
  };

  it('write a line like the one that is typed, in place of the one there was, and take it back', () => {
    const first = planned(['ATTACK x', 'END'], { way: 'below', at: 40 });
    expect(first.slice(0, 2)).toEqual(['ATTACK x', 'END']);
    expect(first[2]).toMatch(/^PLAN Karelia.* stop below 40%$/);
    const typed = ['plan karelia: fight on', 'ATTACK x', 'PLAN Ukraine ask me', 'PLAN Karelia ask me'];
    const again = planned(typed, { way: 'after', at: 2, asksLosses: true });
    expect(again).toHaveLength(3);
    expect(again[0]).toMatch(/^PLAN Karelia.* stop after 2 losses, ask losses$/);
    expect(again.slice(1)).toEqual(['ATTACK x', 'PLAN Ukraine ask me']);
    expect(planned(again, null)).toEqual(['ATTACK x', 'PLAN Ukraine ask me']);
  });

  it('say what the standing orders do until something is said, and begin with their figure', () => {
    const silent = fight([]);
    expect(silent).toMatchObject({ isSaid: false, unsaid: { course: { way: 'below', at: 35 } } });
    expect(saidOf(silent)).toBeNull();
    expect(courseBy('below', silent)).toEqual({ way: 'below', at: 35 });
    expect(courseBy('after', silent)).toEqual({ way: 'after', at: 3 });
    expect(courseBy('on', silent)).toEqual({ way: 'on', at: 0 });
  });

  it('keep who chooses the losses, and say it only where it differs', () => {
    const said = fight(['PLAN Karelia fight on, ask losses']);
    expect(saidOf(said)).toEqual({ way: 'on', at: 0, asksLosses: true });
    expect(courseBy('ask', said)).toEqual({ way: 'ask', at: 0, asksLosses: true });
    expect(withLosses({ way: 'ask', at: 0 }, false, said)).toEqual({ way: 'ask', at: 0 });
    expect(said.unsaid.course).toMatchObject({ way: 'below', at: 35 });
  });
});
