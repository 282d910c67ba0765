import { describe, expect, it } from 'vitest';
import { aims, at } from './advantages';

const on = (turn: string, ...lines: string[]) => at(`Round 1, ${turn}`, ...lines);
const ipcs = ({ ussr = 24, germany = 40, uk = 30 }) => `USSR ${ussr}, Germany ${germany}, UK ${uk}, Japan 30, USA 42`;

describe('developments in battles, raids and rockets', () => {
  it('RREV-4.2: a guest aboard defends as its owner has developed', () => {
    const table = on(
      'Japan, combat-move',
      'Developments: UK jet fighters',
      'sz52: Japan 1 battleship, USA 1 carrier, 1 fighter, UK 1 fighter',
    );
    table.dice(6, 6, 6, 6, 4).when('END');
    expect(aims(table, 'defence', 'fighter')).toEqual([5, 4]);
  });

  it('RREV-4.3: jets attack on 3 as ever', () => {
    const table = on(
      'Germany, combat-move',
      'Developments: Germany jet fighters',
      'Norway: 1 infantry',
      'Karelia S.S.R.: USSR 1 infantry, Germany 1 tank [spent], 1 fighter [2 left]',
    );
    table.dice(1, 4, 6).when('END');
    expect(aims(table, 'attack', 'fighter')).toEqual([3]);
  });

  it('RREV-4.3: both dice of a heavy bomber may sink a ship', () => {
    const table = on('UK, combat-move', 'Developments: UK heavy bombers', 'United Kingdom: 1 bomber', 'sz5: Germany 2 transports');
    table.when('MOVE 1 bomber: United Kingdom > sz6 > sz5').dice(1, 4, 6, 6).when('END');
    table.then({ at: { sz5: 'UK 1 bomber [4 left]' } });
  });

  it('RREV-4.2: what is found counts in the same turn', () => {
    const far = on('USA, research', 'sz52: USA 1 carrier, 1 fighter', 'sz60: Japan 1 transport');
    far.dice(4).when('RESEARCH long-range aircraft, 1 die').when('BUY nothing').when('MOVE 1 fighter: sz52 > sz51 > sz60');
    const heavy = on(
      'Germany, research',
      'IPCs: USSR 20, Germany 5',
      'Eastern Europe: 1 bomber',
      'Ukraine S.S.R.: 1 infantry',
      'Caucasus: 1 infantry',
    );
    heavy
      .dice(6)
      .when('RESEARCH heavy bombers, 1 die')
      .dice(1, 2)
      .when('MOVE 1 bomber: Eastern Europe > Ukraine S.S.R. > Caucasus, raid\nEND');
    heavy.then({ at: { IPCs: ipcs({ ussr: 17, germany: 0 }) } });
  });

  it('RREV-8.5: a gun that launched still fires at aircraft in the enemy’s turn', () => {
    const table = on('USSR, research', 'Caucasus: 1 AA gun, 1 infantry', 'Germany: 1 bomber', 'Ukraine S.S.R.: 1 tank');
    table.dice(2).when('RESEARCH rockets, 1 die').dice(6).when('BUY nothing\nROCKET Caucasus > Germany\nEND');
    table.then({ at: { IPCs: ipcs({ ussr: 19, germany: 34 }) } });
    table.when('END').until('combat-move', 'germany');
    table.when('MOVE 1 bomber: Germany > Eastern Europe > Ukraine S.S.R. > Caucasus\nMOVE 1 tank: Ukraine S.S.R. > Caucasus');
    table.dice(1, 1, 6).when('END');
    expect(table.last('flak')).toMatchObject({ space: 'caucasus', lost: { bomber: 1 } });
  });

  it('RREV-8.5, RREV-8.6: a rocket and a raid on one complex cost up to its worth each', () => {
    const table = on(
      'Germany, combat-move',
      'Developments: Germany rockets',
      'Ukraine S.S.R.: 1 AA gun',
      'Eastern Europe: 1 bomber',
      'Caucasus: 1 infantry',
    );
    table.when('ROCKET Ukraine S.S.R. > Caucasus\nMOVE 1 bomber: Eastern Europe > Ukraine S.S.R. > Caucasus, raid');
    table
      .dice(6, 6)
      .when('END')
      .then({ at: { IPCs: ipcs({ ussr: 16 }) } });
  });

  it('RREV-8.5: an own gun launches out of an ally’s territory', () => {
    const table = on('UK, combat-move', 'Developments: UK rockets', 'Caucasus: UK 1 AA gun, USSR 1 AA gun');
    table
      .when('ROCKET Caucasus > Germany')
      .dice(4)
      .when('END')
      .then({ at: { IPCs: ipcs({ germany: 36 }) } });
  });

  it('RREV-8.6: the captor of a complex pays for a raid, and an empty treasury nothing', () => {
    const raid = (money: string) =>
      on('UK, combat-move', 'Caucasus (Germany): 1 infantry', 'Persia: 1 bomber', money)
        .when('MOVE 1 bomber: Persia > Caucasus, raid')
        .dice(6)
        .when('END');
    raid('IPCs: Germany 10').then({ at: { IPCs: ipcs({ germany: 6 }) } });
    raid('IPCs: Germany 0').then({ at: { IPCs: ipcs({ germany: 0 }) } });
  });

  it('N-DE5: beside heavy bombers a fighter rolls one die, of which half counts', () => {
    const table = on(
      'Germany, combat-move',
      'Developments: Germany heavy bombers + Luftwaffe dive-bombers',
      'Eastern Europe: 1 bomber, 1 fighter',
      'Ukraine S.S.R.: 1 infantry',
      'Caucasus: 1 infantry',
    );
    table.when('MOVE 1 bomber, 1 fighter: Eastern Europe > Ukraine S.S.R. > Caucasus, raid').dice(1, 2, 5).when('END');
    table.then({ at: { IPCs: ipcs({ ussr: 19 }) } });
  });

  it('RREV-7.3, RREV-8.6: where bombers raid and fight the gun has one die for each', () => {
    const table = on('Germany, combat-move', 'Ukraine S.S.R.: 2 infantry, 2 bombers', 'Caucasus: 1 infantry, 1 AA gun');
    table
      .when('MOVE 1 bomber: Ukraine S.S.R. > Caucasus, raid\nMOVE 2 infantry, 1 bomber: Ukraine S.S.R. > Caucasus')
      .dice(6, 3, 6, 1, 1, 1, 6)
      .when('END');
    expect(table.told('flak').map(({ lost }) => lost)).toEqual([{}, {}]);
  });
});
