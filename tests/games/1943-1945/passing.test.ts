import { describe, expect, it } from 'vitest';
import { parse } from '../../../lib/games/1943-1945/notation';
import type { Order, Side } from '../../../lib/games/1943-1945/orders';
import { check } from '../../../lib/games/1943-1945/rules/check';
import { questions } from '../../../lib/games/1943-1945/rules/questions';
import { Field } from './field';

const zones = {
  '17': 'allied 3 cube 1 tank 1 plane',
  '18': 'allied 1 cube',
  '16': 'axis 2 cube 1 tank 1 elite',
  '14': 'axis 1 cube',
  '09': 'axis 1 cube',
  '01': 'axis 1 cube',
};

/** What the word is read as by the seat's question of this kind, or the refusal. */
function said(field: Field, word: string, kind: string): Order | string {
  const question = questions(field.state).find((each) => each.kind === kind);
  if (!question) throw new Error(`${kind} is not asked, but ${field.kinds().join(', ')}`);
  const read = parse(word, field.state, question, 'en');
  const checked = read.ok ? check(field.state, question, read.value, 'en') : read;
  return checked.ok ? checked.value : (checked.error[0]?.text ?? '');
}
const words = ['PASS', 'pass', 'PASSO'];
const attack = (side: Side = 'allied') =>
  new Field({ zones, side })
    .play('allied', { type: 'attack', target: '16', forces: [{ from: '17', units: { cube: 3, tank: 1 } }] })
    .play('allied', { type: 'end' })
    .play('allied', { type: 'fight', target: '16' });

describe('PASS', () => {
  it.each(words)('%s ends an impulse, also one in which something was done', (word) => {
    const field = new Field({ zones }).until('impulse');
    expect(said(field, word, 'impulse')).toEqual({ type: 'end' });
    field.play('allied', { type: 'move', path: ['18', '17'], units: { cube: 1 } }).until('impulse');
    expect(said(field, word, 'impulse')).toEqual({ type: 'end' });
  });

  it('ends a reinforcement', () => {
    const field = Field.turnStart({ zones }, 6, 1).play('allied', { type: 'initiative', first: 'allied' });
    expect(said(field, 'PASS', 'reinforcement')).toEqual({ type: 'end' });
  });

  it('in a combat is the answer that does nothing', () => {
    const defending = attack();
    expect(said(defending, 'PASS', 'defend')).toEqual({ type: 'defend', tank: false, plane: null });
    defending.rolls(1, 1, 1, 1, 1, 1, 1).play('axis', { type: 'defend', tank: true, plane: null });
    expect(said(defending, 'PASS', 'elite')).toEqual({ type: 'elite', count: 0 });
    // the tank that supports goes on doing so
    expect(said(defending.until('round-end'), 'PASS', 'round-end')).toEqual({ type: 'hold', tank: true });
  });

  it('lets nothing join a landing', () => {
    const field = new Field({ zones })
      .play('allied', { type: 'land', target: '14', fleets: 1, forces: [{ from: '17', units: { cube: 3, tank: 1 } }] })
      .play('allied', { type: 'end' })
      .rolls(1)
      .play('allied', { type: 'fight', target: '14' })
      .until('join');
    expect(said(field, 'PASS', 'join')).toEqual({ type: 'support', support: { tank: false, plane: null, drop: null } });
  });

  it('is refused where something must be said, with what would be right', () => {
    const field = attack().rolls(1, 1, 1, 1, 1, 1, 1).play('axis', { type: 'defend', tank: false, plane: null }).until('press');
    expect(said(field, 'PASS', 'press')).toBe('PASS does not answer this question. PRESS on, STOP, BOMB or play an event.');
  });
});
