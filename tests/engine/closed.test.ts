import { describe, expect, it } from 'vitest';
import { type Closing, closed, playSheet } from '../../lib/engine';
import { ridges } from '../../lib/games/ridges';
import { deskOf, lostByRed, ridgesAt, send, sheetOf } from '../support/ridges';

const textOf = ({ refused }: ReturnType<typeof send>) => refused?.violations[0]?.text;

describe('a question that is not open says what happened meanwhile', () => {
  it.each<[Closing, string, string]>([
    [
      { kind: 'unknown' },
      'This question is not open: it has been answered, was taken back, or is not asked yet.',
      'Questa domanda non è aperta: ha già avuto risposta, è stata ritirata, o non è ancora posta.',
    ],
    [
      { kind: 'answered', answer: { order: 'BUY nothing', via: 'deadline' }, named: true },
      'This question is not open any more. The answer was: BUY nothing (at the deadline).',
      'Questa domanda non è più aperta. La risposta è stata: BUY nothing (alla scadenza).',
    ],
    [
      { kind: 'answered', answer: { order: 'END', via: 'mail' }, named: false },
      'Nothing is asked of you now. The answer was: END (by letter).',
      'Ora non ti si chiede nulla. La risposta è stata: END (per lettera).',
    ],
  ])('%j', (closing, en, it) => {
    expect(closed('en', closing)).toEqual({
      code: 'E-DECISION-CLOSED',
      text: `${en} Look at the table for what is asked now.`,
      field: 'decision',
    });
    expect(closed('it', closing).text).toBe(`${it} Guarda al tavolo che cosa si chiede ora.`);
  });

  it('in the middle of a sheet: what was answered for the seat behind its last order', () => {
    const desk = deskOf([6, 3, 2], { policy: (seat) => (seat === 'red' ? { lost: 'rally' } : null) });
    const state = ridgesAt({ reserves: { red: 2, blue: 3 } });
    send(state, 'blue', ['DEPLOY 3'], desk);
    const result = send(state, 'red', ['DEPLOY 2', 'DEPLOY 0', 'Rally!', 'DEPLOY 1'], desk);
    expect(result.refused).toMatchObject({ kind: 'closed', index: 3 });
    expect(textOf(result)).toMatch(
      /^Behind the orders before it the game went on by itself: .*RALLY \(by standing order\).*Nothing more is asked/,
    );
  });

  it('a sealed order that waits for the other one', () => {
    const desk = deskOf([]);
    const first = send(ridgesAt(), 'red', ['DEPLOY 3', 'DEPLOY 4'], desk);
    expect(textOf(first)).toMatch(/^Your answer is in already and waits for those of the others\./);
    expect(textOf(send(ridgesAt(), 'red', ['DEPLOY 4'], desk))).toBe(textOf(first));
  });

  it('never shows the name that programs have for a question', () => {
    const result = playSheet(ridges, ridgesAt(), sheetOf('red', ['RALLY'], '1.rally.red'), deskOf([]));
    expect(textOf(result)).not.toContain('1.rally');
    expect(textOf(send(lostByRed(), 'blue', ['PASS'], deskOf([])))).not.toContain('blue');
  });
});
