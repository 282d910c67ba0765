import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../lib/games/axis-allies';
import { ridges } from '../../lib/games/ridges';
import { given } from '../support/given';

const front = `Round 1, Germany, combat-move
  Eastern Europe: 2 infantry
  Karelia: 1 infantry`;

describe('the harness of rule tests', () => {
  it('reads positions and orders in either language', () => {
    const table = given(aa1941).position(`Round 1, Germania, combat-move
      Europa orientale: 2 fanterie
      Carelia: 1 fanteria`);
    expect(table.state).toEqual(given(aa1941).position(front).state);
    table.when('MUOVI 2 fanterie: Europa orientale > Carelia').then({ at: { Karelia: '1 infantry, Germany 2 infantry [spent]' } });
  });

  it('fails where a test claims too much or too little', () => {
    const table = given(aa1941).position(front);
    expect(() => table.then({ asks: ['purchase germany-japan'] })).toThrow();
    expect(() => table.then({ at: { karelia: '2 infantry' } })).toThrow();
    expect(() => table.then({ over: 'round-limit' })).toThrow();
    expect(() => table.refuses('END')).toThrow('accepted: END');
    expect(() => table.when('MOVE 3 infantry: Eastern Europe > Karelia')).toThrow('E-UNITS');
    expect(() => table.dice(6).when('MOVE 1 infantry: Eastern Europe > Karelia')).toThrow('dice left over');
    expect(() => given(ridges).begun(1, 2, 4).when('DEPLOY 1', 'red').then({ tells: [] })).toThrow();
  });

  it('lets windows go by that nobody uses', () => {
    const table = given(ridges, { ridges: 3 }).begun(1, 2, 4).when('DEPLOY 1', 'red').when('DEPLOY 2', 'blue');
    table
      .then({ asks: ['rally red'] })
      .dice(3)
      .when('DEPLOY 1', 'blue')
      .then({ asks: ['deploy red'] });
  });

  it('is no promise', async () => {
    const awaited = Promise.resolve().then((): unknown => given(aa1941).position(front));
    await expect(awaited).rejects.toThrow('a table is no promise');
  });
});
