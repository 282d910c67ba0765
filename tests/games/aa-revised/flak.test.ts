import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

const at = (turn: string, ...lines: string[]) => given(aaRevised).position(`Round 1, ${turn}`, ...lines);

describe('anti-aircraft guns at a battle', () => {
  const raiders = ['United Kingdom: USA 2 fighters, 1 bomber', 'Western Europe: 1 infantry', 'Eastern Europe (USSR): 1 infantry'];
  const attack = (german = '1 infantry, 1 AA gun') =>
    at('USA, combat-move', ...raiders, `Germany: ${german}`).when('MOVE 2 fighters, 1 bomber: United Kingdom > sz6 > sz5 > Germany');

  it('VREV-07: each of two fighters and a bomber faces a die of its own, and a 1 kills the one it is rolled for', () => {
    const table = attack();
    table.dice(2, 1, 3, 6, 6, 6).when('END');
    expect(table.last('flak')).toMatchObject({
      space: 'germany',
      rolls: [
        { type: 'fighter', dice: [2, 1], needs: 1 },
        { type: 'bomber', dice: [3] },
      ],
      lost: { fighter: 1 },
    });
    expect(table.told('fire')[0]?.rolls.map(({ type, dice }) => [type, dice.length])).toEqual([
      ['fighter', 1],
      ['bomber', 1],
    ]);
  });

  it('VREV-07: two guns in a territory still roll three dice, and only in the first round', () => {
    const table = attack('1 infantry, 2 AA guns');
    table.dice(6, 6, 6, 6, 6, 6, 6).when('END');
    table.then({ asks: ['press ussr-uk-usa'] });
    table.dice(6, 6, 6, 6).when('PRESS');
    expect(table.told('flak')).toHaveLength(1);
  });

  it('RREV-7.3: when all attackers are shot down the battle is over, and the territory stays', () => {
    const table = attack();
    table.dice(1, 1, 1).when('END');
    expect(table.last('battle-end').winner).toBe('defence');
    expect(table.told('fire')).toEqual([]);
  });
});

describe('the way an aircraft takes', () => {
  const bomber = (...lines: string[]) => at('UK, combat-move', 'United Kingdom: 1 bomber', 'Germany: 2 infantry', ...lines);

  it('D-48: the way that is named counts, with its guns and its steps', () => {
    const table = bomber('Western Europe: 1 infantry, 1 AA gun');
    expect(table.reads('MOVE 1 bomber: United Kingdom > sz6 > Western Europe > Germany')).toBe(
      'MOVE 1 bomber: United Kingdom > sz6 > Western Europe > Germany',
    );
    table.when('MOVE 1 bomber: United Kingdom > sz6 > Western Europe > Germany');
    table.then({ at: { Flights: 'United Kingdom > sz6 > Western Europe > Germany: 1 bomber [3 left]' } });
  });

  it('D-48: what is told no way flies round the guns, as far as that costs no landing', () => {
    const table = bomber('Western Europe: 1 AA gun', 'sz6: ', 'Southern Europe: 1 infantry');
    expect(table.reads('MOVE 1 bomber: United Kingdom > Germany')).toBe('MOVE 1 bomber: United Kingdom > sz6 > sz5 > Germany');
    table.when('MOVE 1 bomber: United Kingdom > Germany').then({ at: { Flights: '' } });
    table.then({ refuses: { 'MOVE 1 bomber: United Kingdom > Germany': 'E-UNITS' } });
    const forced = at(
      'UK, combat-move',
      'United Kingdom: 1 bomber',
      'Southern Europe: 1 infantry',
      'Western Europe: 1 AA gun',
      'Germany: 1 AA gun',
    );
    const line = forced.reads('MOVE 1 bomber: United Kingdom > Southern Europe');
    expect(line).toBe('MOVE 1 bomber: United Kingdom > sz6 > Western Europe > Southern Europe');
  });

  it('RREV-6.5: the guns on the way fire in its order just before the own battle, the target once more', () => {
    const table = at(
      'UK, combat-move',
      'United Kingdom: 2 bombers',
      'Western Europe: 1 AA gun',
      'Germany: 1 AA gun',
      'Eastern Europe: 1 infantry, 1 AA gun',
      'Southern Europe: 1 infantry',
      'Karelia S.S.R. (USSR): 1 infantry',
    );
    table.when('MOVE 2 bombers: United Kingdom > sz6 > Western Europe > Germany > Eastern Europe');
    table.dice(2, 2, 1, 2, 2, 6, 6).when('END');
    expect(table.told('flak').map(({ space, rolls, lost }) => [space, rolls[0]?.dice.length, lost])).toEqual([
      ['western-europe', 2, {}],
      ['germany', 2, { bomber: 1 }],
      ['eastern-europe', 1, {}],
    ]);
  });

  it('RREV-6.5 (L1493): guns on the way that are taken in an earlier battle have fired all the same', () => {
    const table = bomber('Western Europe: 1 AA gun', 'sz6: UK 1 transport [carrying UK infantry, landing UK infantry in Western Europe]');
    table.when('MOVE 1 bomber: United Kingdom > sz6 > Western Europe > Germany\nEND').dice(3, 6, 6, 6).when('PROCEED');
    expect(table.told('capture').map(({ territory }) => territory)).toEqual(['western-europe']);
    expect(table.told('flak').map(({ space }) => space)).toEqual(['western-europe']);
  });

  it('RREV-6.5: a way that is longer than the range is refused', () => {
    bomber('Belorussia: 1 infantry').then({
      refuses: {
        'MOVE 1 bomber: United Kingdom > sz6 > sz5 > Germany > Eastern Europe > Karelia S.S.R. > Archangel > Russia > Caucasus': 'E-RANGE',
      },
    });
    at('UK, combat-move', 'United Kingdom: 1 fighter', 'Germany: 1 infantry').then({
      refuses: { 'MOVE 1 fighter: United Kingdom > sz3 > Norway > sz5 > Germany > Balkans': 'E-RANGE' },
    });
  });
});

describe('flights of the noncombat move', () => {
  const home = (...lines: string[]) => at('UK, noncombat-move', 'Western Europe: 1 infantry, 1 AA gun', ...lines);

  it('QREV-25: draw the fire of guns on their way at once', () => {
    const over = home('Southern Europe: UK 2 bombers [3 left]', 'United Kingdom: 1 infantry');
    over.dice(1, 2).when('MOVE 2 bombers: Southern Europe > Western Europe > sz6 > United Kingdom');
    over.then({ tells: ['move', { type: 'flak', space: 'western-europe', lost: { bomber: 1 } }] });
    over.then({ at: { 'United Kingdom': '1 infantry, 1 bomber [spent]' } });
  });

  it('QREV-25: the table may let them fly in peace', () => {
    const table = given(aaRevised, { aaNoncombat: false }).position(
      'Round 1, UK, noncombat-move',
      'Southern Europe: UK 2 bombers [3 left]',
      'Western Europe: 1 AA gun',
      'United Kingdom: 1 infantry',
    );
    table.when('MOVE 2 bombers: Southern Europe > Western Europe > sz6 > United Kingdom').then({ tells: ['move'] });
  });

  it('DP41-15: what lands by itself flies round the guns where it can', () => {
    const table = home('Germany: 1 infantry, UK 1 bomber [4 left]', 'United Kingdom: 1 infantry');
    table.when('END');
    expect(table.told('flak')).toEqual([]);
  });
});
