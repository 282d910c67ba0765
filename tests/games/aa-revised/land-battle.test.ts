import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

const field = (...lines: string[]) => given(aaRevised).position('Round 1, Germany, combat-move', ...lines);

describe('RREV-7: land battles', () => {
  it('VREV-05: a defence of 2 hits on 1 and 2 only', () => {
    const table = field('Karelia S.S.R.: USSR 3 infantry, Germany 1 tank').dice(6, 1, 2, 3).when('END');
    expect(table.last('fire')).toMatchObject({ hits: 2, rolls: [{ needs: 2, dice: [1, 2, 3] }] });
  });

  it('VREV-14, RREV-7.9: two artillery lift two of five infantry to 2', () => {
    const table = field('Karelia S.S.R.: USSR 1 tank, Germany 5 infantry, 2 artillery').dice(2, 3, 2, 2, 2, 3, 3, 6).when('END');
    expect(table.told('fire')[0]?.rolls.map(({ type, needs, dice }) => `${dice.length} ${type} ${needs}`)).toEqual([
      '2 infantry 2',
      '3 infantry 1',
      '2 artillery 2',
    ]);
    expect(table.told('fire')[0]?.hits).toBe(1);
  });

  it('RREV-7.9: support is counted anew in every round, and never in defence', () => {
    const table = field(
      'Origins: Karelia S.S.R. from Norway',
      'Karelia S.S.R.: USSR 2 infantry, 1 artillery, Germany 2 infantry, 1 artillery',
    );
    table.dice(6, 6, 6, 6, 6, 2).when('END');
    expect(table.told('fire')[1]?.rolls.map((each) => each.needs)).toEqual([2, 2]);
    table.when('lose 1 artillery').dice(6, 6, 6, 6, 6).when('press');
    expect(table.told('fire')[2]?.rolls).toEqual([{ owner: 'germany', type: 'infantry', needs: 1, dice: [6, 6] }]);
  });

  it('RREV-7.8: what the attacker hits fires back once more', () => {
    const table = field('Karelia S.S.R.: USSR 1 infantry, Germany 1 tank, 1 infantry').dice(6, 3, 2).when('END');
    table.then({ asks: ['casualties germany-japan'] });
    table.when('lose 1 infantry');
    table.then({ at: { 'Karelia S.S.R.': '(Germany) 1 tank [spent]' } });
  });

  it('RREV-7.11: where all are dead nobody wins and the territory stays whose it was', () => {
    const table = field('Karelia S.S.R.: USSR 1 infantry, Germany 1 infantry').dice(1, 1).when('END');
    expect(table.last('battle-end').winner).toBeNull();
    expect(table.state.control['karelia-ssr']).toBe('ussr');
  });

  it('RREV-7.14: aircraft take nothing', () => {
    const table = field('Karelia S.S.R.: USSR 1 infantry, Germany 1 fighter [2 left]').dice(3, 6).when('END');
    expect(table.last('battle-end').winner).toBe('attack');
    expect(table.state.control['karelia-ssr']).toBe('ussr');
  });

  it('RREV-11.2: a gun is no defender: land units take the territory without dice', () => {
    const table = field('Karelia S.S.R.: USSR 1 AA gun, Germany 1 infantry').when('END');
    expect(table.told('battle')).toEqual([]);
    expect(table.state.control['karelia-ssr']).toBe('germany');
  });

  it('RREV-11.2: it is no casualty and no obstacle once its defenders are gone', () => {
    const table = field('Karelia S.S.R.: USSR 1 infantry, 1 AA gun, Germany 2 tanks').dice(3, 3, 6).when('END');
    expect(table.told('battle')[0]?.defenders).toEqual({ ussr: { infantry: 1 } });
    expect(table.last('losses').losses).toEqual([{ owner: 'ussr', type: 'infantry', count: 1 }]);
    expect(table.state.control['karelia-ssr']).toBe('germany');
  });

  it('RREV-4.3: jets defend on 5, heavy bombers attack with two dice each and defend with one', () => {
    const table = field(
      'Developments: USSR jet fighters, Germany heavy bombers',
      'Karelia S.S.R.: USSR 1 fighter, 1 bomber, Germany 1 bomber [2 left], 1 infantry',
    );
    table.dice(6, 4, 6).when('END').dice(5, 6).when('lose 1 bomber');
    expect(table.told('fire').map(({ rolls }) => rolls.map(({ needs, dice }) => `${needs}: ${dice}`))).toEqual([
      ['1: 6', '4: 4,6'],
      ['5: 5', '1: 6'],
    ]);
  });

  it('D-30: the attacker chooses the order of battles', () => {
    const table = field('Karelia S.S.R.: USSR 1 infantry, Germany 1 tank', 'Caucasus: USSR 1 infantry, Germany 1 tank').when('END');
    table.then({ asks: ['battle germany-japan'], refuses: { 'battle Russia': 'E-PHASE' } });
    table.dice(3, 6, 3, 6).when('battle Karelia S.S.R.');
    expect(table.told('battle').map((each) => each.space)).toEqual(['karelia-ssr', 'caucasus']);
  });

  it('RREV-8.4, DP-6: defenders of several seats agree on their losses, or the attacker chooses', () => {
    const table = given(aaRevised, { seating: 'ussr,germany,uk,japan,usa' }).position(
      'Round 1, Germany, combat-move',
      'Karelia S.S.R.: USSR 1 infantry, UK 1 fighter, Germany 1 tank, 1 infantry',
    );
    table.dice(6, 3).when('END');
    table.then({ asks: ['casualties ussr'] });
    table.when('lose 1 UK fighter');
    table.then({ asks: ['agree uk'] });
    table.when('REFUSE');
    table.then({ asks: ['casualties germany'] });
  });

  it('RREV-6.14: what flies to bomb takes no part in the battle below', () => {
    const table = field('Karelia S.S.R.: USSR 1 infantry, Germany 1 tank, 1 bomber [2 left, raid]').dice(3, 6).when('END');
    expect(table.told('battle')[0]?.attackers).toEqual({ germany: { tank: 1 } });
  });
});

describe('house option low luck on land', () => {
  const lucky = (...lines: string[]) => given(aaRevised, { lowLuck: true }).position('Round 1, Germany, combat-move', ...lines);

  it('support, two dice and all owners are summed', () => {
    const table = lucky(
      'Developments: Germany heavy bombers',
      'Origins: Karelia S.S.R. from Norway',
      'Karelia S.S.R.: USSR 2 infantry, UK 1 fighter, Germany 1 bomber [2 left], 2 infantry, 1 artillery',
    );
    // 2 + 1 + 2 + 4 + 4 = 13; 2 + 2 + 4 = 8
    table.dice(2).when('END').dice(6).when('lose 2 infantry').when('lose 1 infantry');
    expect(
      table
        .told('fire')
        .slice(0, 2)
        .map(({ luck, hits }) => ({ luck, hits })),
    ).toEqual([
      { luck: [{ strength: 13, die: 2 }], hits: 2 },
      { luck: [{ strength: 8, die: 6 }], hits: 1 },
    ]);
    const [attack] = table.told('fire').flatMap((event) => aaRevised.volleysIn?.(event, 'en') ?? []);
    expect(attack?.shots.at(-1)).toEqual({ name: '', needs: '1', dice: [{ value: 2, isHit: false }] });
  });
});
