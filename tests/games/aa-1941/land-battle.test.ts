import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

describe('R41-7: land battles', () => {
  it('R41-7.2: a territory that nobody defends is taken without dice', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Karelia: Germany 1 infantry`);
    field.when('END');
    expect(field.told('battle')).toEqual([]);
    expect(field.state.control.karelia).toBe('germany');
    expect(field.state.turn.captured).toEqual({ karelia: 'ussr' });
    expect(field.state.spaces.karelia).toEqual([{ owner: 'germany', type: 'infantry', count: 1, spent: true }]);
    expect(field.state.combat).toBeNull();
  });

  it('R41-7.2: aircraft over undefended enemy soil take nothing', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Karelia: Germany 1 bomber`);
    field.when('END');
    expect(field.state.control.karelia).toBe('ussr');
    field.then({ at: { karelia: 'Germany 1 bomber' } });
  });

  it('R41-7.4: an industrial complex takes no part', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Caucasus: Germany 1 tank`);
    field.when('END');
    expect(field.state.control.caucasus).toBe('germany');
  });

  it('R41-7.6: defenders set aside fire back', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: Karelia from Eastern Europe
      Karelia: 1 infantry, Germany 2 tanks`);
    field.dice(3, 4, 2).when('END');
    field.then({ at: { karelia: '(Germany) 1 tank [spent]' } });
    expect(field.state.control.karelia).toBe('germany');
  });

  it('R41-9.1: when both sides are wiped out the territory stays with the defender', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: Karelia from Eastern Europe
      Karelia: 1 infantry, Germany 1 tank`);
    field.dice(3, 2).when('END');
    field.then({ at: { karelia: '' } });
    expect(field.state.control.karelia).toBe('ussr');
    expect(field.told('battle-end')[0]?.winner).toBeNull();
  });

  it('R41-9.1: aircraft that win alone capture nothing', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: Karelia from Eastern Europe
      Karelia: 1 infantry, Germany 1 infantry, 1 fighter`);
    field.dice(6, 3, 2).when('END').when('lose 1 infantry');
    expect(field.told('battle-end')[0]?.winner).toBe('attack');
    expect(field.state.control.karelia).toBe('ussr');
    field.then({ at: { karelia: 'Germany 1 fighter' } });
  });

  it('R41-14.2: bombers defend on land with 1, fighters with 4', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: United Kingdom from United Kingdom
      United Kingdom: Germany 1 tank, UK 1 infantry, 1 fighter, 1 bomber`);
    field.dice(6, 6, 6, 1).when('END');
    expect(field.told('fire')[1]?.rolls.map(({ type, needs }) => `${type} ${needs}`)).toEqual(['infantry 2', 'fighter 4', 'bomber 1']);
    expect(field.state.combat).toBeNull();
  });

  it('R41-7.11: land units retreat together to one territory they came from, aircraft stay overhead', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: Karelia from Eastern Europe + Norway/Finland
      Karelia: 2 infantry, Germany 2 infantry, 1 tank, 1 fighter`);
    field.dice(6, 6, 6, 6, 6, 6).when('END');
    field.then({ asks: ['press germany-japan'], refuses: { 'retreat to west-russia': 'E-RETREAT-DEST' } });
    field.when('retreat to norway-finland');
    field.then({ at: { 'norway-finland': '2 infantry [spent], 1 tank [spent]', karelia: '2 infantry, Germany 1 fighter' } });
    expect(field.told('battle-end')[0]?.winner).toBe('defence');
  });

  it('R41-7.11: at least one round is fought before any retreat', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: Karelia from Eastern Europe
      Karelia: 3 infantry, Germany 1 infantry`);
    field.dice(6, 6, 6, 6).when('END');
    expect(field.told('fire').length).toBe(2);
    field.then({ asks: ['press germany-japan'] });
  });

  it('R41-7.11: a battle goes on round by round while the attacker presses', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: Karelia from Eastern Europe
      Karelia: 1 infantry, Germany 1 infantry`);
    field.dice(6, 6).when('END').dice(6, 6).when('press').dice(1, 6).when('press');
    expect(field.told('fire').map((each) => each.round)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(field.state.control.karelia).toBe('germany');
  });

  it('AAC-5.4: the aircraft with the shortest range left are lost first', () => {
    const fighter = { owner: 'germany', type: 'fighter', count: 1 } as const;
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: Karelia from Eastern Europe
      Karelia: 1 infantry, Germany 1 infantry, 1 fighter [1 left], 1 fighter [3 left]`);
    field.dice(6, 6, 6, 2).when('END').when('lose 1 fighter');
    expect(field.state.spaces.karelia).toContainEqual({ ...fighter, left: 3 });
    field.then({ at: { karelia: '1 infantry, Germany 1 infantry, 1 fighter [3 left]' } });
  });

  it('E-CASUALTY-SET: units of another power or type cannot be named', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: Karelia from Eastern Europe
      Karelia: 2 infantry, 1 tank, Germany 2 infantry, 1 tank`);
    field.dice(1, 1, 6).when('END');
    field.then({
      refuses: {
        'lose 2 germany infantry': 'E-CASUALTY-SET',
        'lose 1 ussr infantry, 2 ussr tank': 'E-CASUALTY-SET',
        'lose 2 ussr infantry, 1 ussr tank': 'E-CASUALTY-SET',
        'lose 1 ussr tank': 'E-CASUALTY-MAX',
      },
    });
    field.dice(6, 6, 6).when('lose 1 ussr tank, 1 ussr infantry');
    field.then({ at: { karelia: '1 infantry, Germany 2 infantry, 1 tank' } });
  });
});

describe('R41-9: capture, liberation, capitals', () => {
  it('R41-9.2: production moves both ways at once', () => {
    const field = given(aa1941).position(`Round 1, Japan, combat-move
      India: Japan 1 infantry`);
    field.when('END');
    expect(field.told('capture')[0]).toEqual({ type: 'capture', territory: 'india', by: 'japan', from: 'uk', to: 'japan', income: 1 });
  });

  it('R41-9.3: an ally’s territory goes back to it', () => {
    const field = given(aa1941).position(`Round 1, USA, combat-move
      Karelia (Germany): USA 1 infantry`);
    field.when('END');
    expect(field.state.control.karelia).toBe('ussr');
  });

  it('R41-9.3: while the ally’s capital is enemy-held the liberator keeps it', () => {
    const field = given(aa1941).position(`Round 1, USA, combat-move
      Karelia (Germany): USA 1 infantry
      Russia (Germany):`);
    field.when('END');
    expect(field.state.control.karelia).toBe('usa');
  });

  it('R41-9.3, Q41-11: capital and territory freed in one turn both return, whichever fell first', () => {
    for (const first of ['karelia', 'russia']) {
      const other = first === 'karelia' ? 'russia' : 'karelia';
      const field = given(aa1941).position(`Round 1, USA, combat-move
        Karelia (Germany): 1 infantry, USA 1 infantry
        Russia (Germany): 1 infantry, USA 1 infantry`);
      field.when('END').dice(1, 6, 1, 6).when(`battle ${first}`);
      expect(field.state.control).toMatchObject({ [first]: 'ussr', [other]: 'ussr' });
    }
  });

  it('R41-9.3: a power that retakes its own territory has it again', () => {
    const field = given(aa1941).position(`Round 1, USSR, combat-move
      Karelia (Germany): USSR 1 infantry
      Russia (Japan):`);
    field.when('END');
    expect(field.state.control.karelia).toBe('ussr');
  });

  it('R41-9.2: enemy soil that belonged to another enemy falls to the captor', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Manchuria (Germany): UK 1 infantry`);
    field.when('END');
    expect(field.state.control.manchuria).toBe('uk');
  });

  it('R41-9.4: the captor of a capital takes unspent IPCs even when its own capital is lost', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      IPCs: UK 0, Japan 11
      Japan: UK 1 infantry
      United Kingdom (Germany):`);
    field.when('END');
    expect(field.state.treasury).toMatchObject({ uk: 11, japan: 0 });
  });

  it('R41-9.5: a power that frees its own capital gets its territories back from friends', () => {
    const field = given(aa1941).position(`Round 1, USSR, combat-move
      IPCs: USSR 0, Germany 5
      Archangel (UK):
      Russia (Germany): USSR 1 tank`);
    field.when('END');
    expect(field.state.control).toMatchObject({ russia: 'ussr', archangel: 'ussr' });
    expect(field.state.treasury).toMatchObject({ ussr: 0, germany: 5 });
    expect(field.state.turn.captured).toEqual({ russia: 'germany', archangel: 'uk' });
  });
});
