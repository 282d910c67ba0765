import { describe, expect, it } from 'vitest';
import { deepFreeze, playSheet } from '../../lib/engine';
import { deskOf, lostByRed, ridges, ridgesAt, send, sheetOf } from '../support/ridges';

describe('a sheet of orders', () => {
  it('takes notation and order objects alike', () => {
    for (const order of ['deploy 4', { type: 'deploy', companies: 4 } as const]) {
      const result = send(ridgesAt(), 'red', [order], deskOf([]));
      expect(result).toMatchObject({ accepted: 1, understood: ['DEPLOY 4'], held: ['1.deploy.red'], refused: null, entries: [] });
    }
  });

  it('plays sealed orders together, in seat order, once the last is in', () => {
    const desk = deskOf([]);
    const first = send(ridgesAt(), 'blue', ['DEPLOY 2'], desk);
    const second = send(first.state, 'red', ['DEPLOY 5'], desk);
    expect(second.entries.map((entry) => [entry.seat, entry.order])).toEqual([
      ['red', { type: 'deploy', companies: 5 }],
      ['blue', { type: 'deploy', companies: 2 }],
    ]);
    expect(second.state).toMatchObject({ phase: 'rally', loser: 'blue', taken: ['red'] });
    expect(desk.held.size).toBe(0);
  });

  it('does not touch the state it was given', () => {
    const state = deepFreeze(lostByRed());
    const result = send(state, 'red', ['PASS'], deskOf([6]));
    expect(result.state.round).toBe(2);
    expect(state.round).toBe(1);
  });

  it('goes on to the next question of the seat within one sheet', () => {
    const result = send(lostByRed(), 'red', ['PASS', 'DEPLOY 3'], deskOf([6]));
    expect(result).toMatchObject({ accepted: 2, understood: ['PASS', 'DEPLOY 3'], held: ['2.deploy.red'] });
  });
});

describe('before the first barrier', () => {
  it('is all or nothing', () => {
    const desk = deskOf([]);
    const state = ridgesAt();
    const result = send(state, 'red', ['DEPLOY 40'], desk);
    expect(result).toMatchObject({ accepted: 0, entries: [], understood: [], refused: { index: 0, kind: 'illegal' } });
    expect(result.state).toEqual(state);
    expect(desk.held.size).toBe(0);
  });
});

describe('after a barrier', () => {
  it('keeps what was played and gives the rest back with the reason', () => {
    const result = send(lostByRed(), 'red', ['RALLY', 'DEPLOY 40', 'PASS'], deskOf([6, 2]));
    expect(result).toMatchObject({ accepted: 1, understood: ['RALLY'], refused: { index: 1, kind: 'illegal' } });
    expect(result.refused?.violations[0]?.text).toContain('10 companies');
    expect(result.state.round).toBe(2);
  });

  it('keeps an order that is held for others', () => {
    const desk = deskOf([]);
    const result = send(ridgesAt(), 'red', ['DEPLOY 3', 'DEPLOY 4'], desk);
    expect(result).toMatchObject({ accepted: 1, held: ['1.deploy.red'], refused: { index: 1, kind: 'closed' } });
    expect(desk.held.get('1.deploy.red')).toMatchObject({ order: { type: 'deploy', companies: 3 } });
  });
});

describe('an order that was already given automatically', () => {
  it('counts as done when it says the same', () => {
    const desk = deskOf([6, 3, 2], { policy: (seat) => (seat === 'red' ? { lost: 'rally' } : null) });
    const state = ridgesAt({ reserves: { red: 2, blue: 3 } });
    send(state, 'blue', ['DEPLOY 3'], desk);
    const result = send(state, 'red', ['DEPLOY 2', 'DEPLOY 0', 'Rally!'], desk);
    expect(result.entries.map((entry) => [entry.seat, entry.via, entry.order.type])).toEqual(
      expect.arrayContaining([['red', 'standing', 'rally']]),
    );
    expect(result).toMatchObject({ accepted: 3, refused: null });
    expect(result.entries.filter((entry) => entry.order.type === 'rally')).toHaveLength(1);
  });

  it('is refused when it says something else', () => {
    const desk = deskOf([6, 3], { policy: (seat) => (seat === 'red' ? { lost: 'rally' } : null) });
    const state = ridgesAt();
    send(state, 'blue', ['DEPLOY 3'], desk);
    const result = send(state, 'red', ['DEPLOY 2', 'DEPLOY 9'], desk);
    expect(result).toMatchObject({ accepted: 1, refused: { index: 1, kind: 'illegal' } });
  });
});

describe('standing orders', () => {
  const rallying = () => deskOf([6, 3, 2], { policy: (seat) => (seat === 'red' ? { lost: 'rally' } : null) });
  const lost = (desk: ReturnType<typeof rallying>) => {
    const state = ridgesAt();
    send(state, 'blue', ['DEPLOY 3'], desk);
    return state;
  };

  it('answer what the sheet says nothing about', () => {
    const desk = rallying();
    const result = send(lost(desk), 'red', ['DEPLOY 2', 'DEPLOY 1'], desk);
    expect(result.entries.map(({ via, order }) => [via, order.type])).toContainEqual(['standing', 'rally']);
    expect(result).toMatchObject({ accepted: 2, held: ['2.deploy.red'], refused: null });
  });

  it('wait where the sheet answers for itself', () => {
    const desk = rallying();
    const result = send(lost(desk), 'red', ['DEPLOY 2', 'PASS', 'DEPLOY 1'], desk);
    expect(result).toMatchObject({ accepted: 3, refused: null });
    expect(result.entries.map(({ seat, via, order }) => [seat, via, order.type])).toContainEqual(['red', 'web', 'pass']);
    expect(result.entries.some(({ via }) => via === 'standing')).toBe(false);
  });
});

describe('a receipt', () => {
  it('is in the language of the sheet, however its lines are written', () => {
    const understood = (language: 'en' | 'it') =>
      playSheet(ridges, lostByRed(), { ...sheetOf('red', ['passo', { type: 'deploy', companies: 3 }]), language }, deskOf([6])).understood;
    expect(understood('en')).toEqual(['PASS', 'DEPLOY 3']);
    expect(understood('it')).toEqual(['PASSO', 'SCHIERA 3']);
  });
});

describe('a sheet for the wrong moment', () => {
  it('is closed when the question it names is closed', () => {
    const result = playSheet(ridges, ridgesAt(), sheetOf('red', ['RALLY'], '1.rally.red'), deskOf([]));
    expect(result).toMatchObject({ accepted: 0, refused: { index: 0, kind: 'closed', violations: [{ code: 'E-DECISION-CLOSED' }] } });
  });

  it('is closed when nothing is asked of the seat', () => {
    expect(send(lostByRed(), 'blue', ['PASS'], deskOf([])).refused).toMatchObject({ kind: 'closed' });
  });

  it.each([
    ['no order at all', '???', 'E-NOTATION'],
    ['an order object of the wrong shape', { type: 'deploy', companies: -1 } as never, 'E-SHAPE'],
    ['an object that is no order', { type: 'march' } as never, 'E-SHAPE'],
  ])('is refused when it holds %s', (_what, order, code) => {
    expect(send(ridgesAt(), 'red', [order], deskOf([])).refused?.violations[0]).toMatchObject({ code });
  });
});
