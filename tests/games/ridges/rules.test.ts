import { describe, expect, it } from 'vitest';
import { ridges } from '../../../lib/games/ridges';
import { given } from '../../support/given';

/** Reserves of 10 and 11 companies, and a first ridge worth 4. */
const begun = () => given(ridges, { ridges: 3 }).begun(1, 2, 4);

describe('deployment', () => {
  it('is asked of both seats at once, and nobody sees the other’s companies', () => {
    const table = begun().then({ asks: ['deploy red', 'deploy blue'] });
    table.when('DEPLOY 3', 'red').then({ asks: ['deploy blue'], tells: [{ type: 'deployed', seat: 'red', companies: 3 }] });
    expect(table.view('red').reserve).toBe(10);
    expect(table.view('blue')).toMatchObject({ reserve: 11 });
    expect(JSON.stringify(table.view('blue'))).not.toContain('deployed');
  });

  it('takes no more than the reserve, and says how much that is', () => {
    const table = begun();
    expect(table.refuses('DEPLOY 11', 'red')).toBe('E-ORDER');
    expect(table.refusal('DEPLOY 11', { seat: 'red' })).toMatchObject([
      { text: 'You have 10 companies: DEPLOY 0 to 10.', field: 'companies' },
    ]);
    expect(table.refusal('SCHIERA 11', { seat: 'red', language: 'it' })).toMatchObject([{ text: 'Hai 10 compagnie: SCHIERA da 0 a 10.' }]);
    expect(table.reads('SCHIERA 10', 'red')).toBe('DEPLOY 10');
  });
});

describe('the clash', () => {
  const lost = () => begun().when('DEPLOY 3', 'red').when('DEPLOY 5', 'blue');

  it('is won by more companies; the loser may rally', () => {
    lost().then({ asks: ['rally red'], tells: ['deployed', { type: 'clash', winner: 'blue', prize: 4 }] });
  });

  it('a rally of 5 or 6 takes the ridge back', () => {
    const table = lost().dice(5, 2).when('RALLY');
    table.then({ asks: ['deploy red', 'deploy blue'], tells: [{ type: 'rally', die: 5 }, 'ridge'] });
    expect(table.state.scores).toEqual({ red: 4, blue: 0 });
  });

  it('equal forces take nothing, and a game of nothing but these is a draw', () => {
    const table = begun();
    for (const prize of [2, 6]) table.when('DEPLOY 2', 'red').dice(prize).when('DEPLOY 2', 'blue').then({ over: null });
    table.when('DEPLOY 0', 'red').when('DEPLOY 0', 'blue').then({ asks: [], over: 'draw' });
  });
});
