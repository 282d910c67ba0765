import { describe, expect, it } from 'vitest';
import { byUrgency, found } from '../../app/tables/order';
import type { TableSummary } from '../../lib/play';

const table = (id: string, more: Partial<TableSummary>): TableSummary => ({
  ...{ id, game: 'ridges', gameTitle: 'Ridges', title: id, status: 'running', seq: 1, moment: null, momentName: '', headline: '' },
  ...{
    seats: [],
    waiting: [],
    waitingFor: [],
    deadline: null,
    myTurn: false,
    mySeats: [],
    demo: false,
    restsSince: null,
    imported: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
  },
  ...more,
});
const ids = (tables: TableSummary[]) => tables.map(({ id }) => id);

describe('my tables', () => {
  it('begin with the question that is due first; those without a deadline come last', () => {
    const tables = [
      table('calm', { myTurn: true }),
      table('late', { myTurn: true, deadline: '2026-01-03T00:00:00.000Z' }),
      table('soon', { myTurn: true, deadline: '2026-01-02T00:00:00.000Z' }),
    ];
    expect(ids(byUrgency(tables).mine)).toEqual(['soon', 'late', 'calm']);
  });

  it('are told apart by whose turn it is and how far they are, the latest change first', () => {
    const tables = [
      table('others', {}),
      table('others later', { updatedAt: '2026-01-02T00:00:00.000Z' }),
      table('open', { status: 'open' }),
      table('over', { status: 'over', myTurn: false }),
    ];
    const found = byUrgency(tables);
    expect(ids(found.others)).toEqual(['others later', 'others']);
    expect(ids(found.open)).toEqual(['open']);
    expect(ids(found.over)).toEqual(['over']);
    expect(found.mine).toEqual([]);
  });

  it('are found by every word that is looked for, whatever its case and accents', () => {
    const seats = [
      { seat: 'red', name: 'Rosso', userId: 'u', userName: 'Nicolò', bot: false, program: false, invited: null, resigned: false },
    ];
    const tables = [table('evening', { title: 'Evening game', seats }), table('night', { title: 'Night game' })];
    expect(ids(found(tables, '  '))).toEqual(['evening', 'night']);
    expect(ids(found(tables, 'GAME nicolo'))).toEqual(['evening']);
    expect(ids(found(tables, 'game nobody'))).toEqual([]);
  });
});
