import { describe, expect, it } from 'vitest';
import { type AutoAnswers, type Language, noAutoAnswers, orderLines, playSheet, scriptedDie, settle, trySheet } from '../../../lib/engine';
import { game1943 } from '../../../lib/games/1943-1945';
import type { Policy, Side, State } from '../../../lib/games/1943-1945/types';
import { given43, impulse, type K43 } from './positions';

/** The Allies' impulse, once all windows of the Axis are closed. */
function at(zones: string): State {
  const course = { state: given43().position(impulse('allied'), zones).until('impulse').state, entries: [] };
  settle(game1943, course, deskOf([]));
  return course.state;
}
const suggested = (state: State) => game1943.defaultPolicy(state.options, 'allied');

function deskOf(dice: number[], policy: (seat: Side) => Policy | null = () => null): AutoAnswers<K43> {
  const die = scriptedDie(dice);
  return { ...noAutoAnswers<K43>(() => die), policy };
}
const sheet = (seat: Side, text: string, language: Language = 'en') => ({
  ...{ seat, decision: null, orders: orderLines(text), via: 'mail' as const, language },
});
const vias = (result: { entries: { seat: string; via: string; order: { type: string } }[] }) =>
  result.entries.map(({ seat, via, order }) => `${seat} ${order.type} ${via}`);

const assault = () =>
  at(`18 (Allies): 4 cubes
      17 (Axis): 2 cubes
      16 (Axis): 1 cube`);

describe('a turn in one sheet', () => {
  it('fights as the sheet says, not as the standing orders would', () => {
    const state = assault();
    const text = 'ATTACK 17 from 18 4 cubes; END; FIGHT 17, no support; STOP';
    const result = playSheet(
      game1943,
      state,
      sheet('allied', text),
      deskOf([1, 1, 1, 1, 1, 1], () => suggested(state)),
    );
    expect(result).toMatchObject({ accepted: 4, refused: null });
    expect(vias(result)).toEqual(expect.arrayContaining(['allied fight mail', 'allied stop mail', 'axis hold standing']));
    expect(vias(result)).not.toContain('allied press standing');
  });

  it('is fought by the standing orders where it says nothing', () => {
    const state = assault();
    const result = playSheet(
      game1943,
      state,
      sheet('allied', 'ATTACK 17 from 18 4 cubes; END'),
      deskOf(Array(60).fill(1), () => suggested(state)),
    );
    expect(result.refused).toBeNull();
    expect(vias(result)).toEqual(expect.arrayContaining(['allied fight standing', 'allied press standing']));
  });

  it('is tried as far as the enemy is asked, and nothing behind that is called wrong', () => {
    const state = assault();
    const text = 'ATTACK 17 from 18 4 cubes; END; FIGHT 17, no support; STOP';
    const tried = trySheet(
      game1943,
      state,
      sheet('allied', text),
      deskOf([], () => suggested(state)),
    );
    expect(tried).toMatchObject({ accepted: 2, refused: null, stop: { at: 2, why: 'others', reply: null } });
  });

  it('may name losses that were taken without a choice, in either language, once', () => {
    const state = assault();
    const axis = (seat: Side) => (seat === 'axis' ? suggested(state) : null);
    const losing = (more: string) =>
      playSheet(
        game1943,
        state,
        sheet('allied', `ATTACK 17 from 18 4 cubes; END; FIGHT 17, no support; ${more}`),
        deskOf([1, 1, 1, 1, 6, 1], axis),
      );
    for (const line of ['LOSE 1 cube in 18', 'perdi blocchetto in 18', 'LOSE 1 cube'])
      expect([line, losing(line).refused, losing(line).accepted]).toEqual([line, null, 4]);
    expect(losing('LOSE 1 cube in 18; LOSE 1 cube in 18').refused).toMatchObject({ index: 4 });
    expect(losing('LOSE 2 cubes in 18').refused).toMatchObject({ index: 3 });
  });
});
