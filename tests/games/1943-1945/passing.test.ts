import { describe, expect, it } from 'vitest';
import { given43, impulse, initiative, type Table43 } from './positions';

const zones = `17 (Allies): 3 cubes, 1 tank, 1 plane
      18 (Allies): 1 cube
      16 (Axis): 2 cubes, 1 tank, 1 elite unit
      14 (Axis): 1 cube
      09 (Axis): 1 cube
      01 (Axis): 1 cube`;

/** The order that the word is read as where a question of this kind is open. */
function said(field: Table43, word: string, kind: string): string {
  expect(field.question().kind).toBe(kind);
  return field.reads(word);
}
const words = ['PASS', 'pass', 'PASSO'];
const attack = () =>
  given43()
    .position(impulse('allied'), zones)
    .when('ATTACK 16 from 17 3 cubes, 1 tank', 'allied')
    .when('END', 'allied')
    .when('FIGHT 16', 'allied');

describe('PASS', () => {
  it.each(words)('%s ends an impulse, also one in which something was done', (word) => {
    const field = given43().position(impulse('allied'), zones).until('impulse');
    expect(said(field, word, 'impulse')).toBe('END');
    field.when('MOVE 1 cube: 18 > 17', 'allied').until('impulse');
    expect(said(field, word, 'impulse')).toBe('END');
  });

  it('ends a reinforcement', () => {
    const field = given43().position(initiative('allied'), zones).when('INITIATIVE Allies', 'allied');
    expect(said(field, 'PASS', 'reinforcement')).toBe('END');
  });

  it('in a combat is the answer that does nothing', () => {
    const defending = attack();
    expect(said(defending, 'PASS', 'defend')).toBe('DEFEND no support');
    defending.dice(1, 1, 1, 1, 1, 1).when('DEFEND support tank', 'axis');
    expect(said(defending, 'PASS', 'elite')).toBe('ELITE 0');
    // the tank that supports goes on doing so
    expect(said(defending.until('round-end'), 'PASS', 'round-end')).toBe('HOLD with tank');
  });

  it('lets nothing join a landing', () => {
    const field = given43()
      .position(impulse('allied'), zones)
      .when('LAND 14 with 1 fleet from 17 3 cubes, 1 tank', 'allied')
      .when('END', 'allied')
      .when('FIGHT 14', 'allied')
      .dice(1)
      .until('join');
    expect(said(field, 'PASS', 'join')).toBe('SUPPORT nothing');
  });

  it('is refused where something must be said, with what would be right', () => {
    const field = attack().dice(1, 1, 1, 1, 1, 1, 1).when('DEFEND no support', 'axis').until('press');
    expect(field.question().kind).toBe('press');
    const [refusal] = field.refusal('PASS');
    expect(refusal?.text).toBe('PASS does not answer this question. PRESS on, STOP, BOMB or play an event.');
  });
});
