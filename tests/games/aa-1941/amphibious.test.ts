import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import type { Passenger, Power, UnitType } from '../../../lib/games/axis-allies/types';
import { given } from '../../support/given';

const troops = (owner: Power, ...types: UnitType[]): Passenger[] => types.map((type) => ({ owner, type }));

describe('R41-8: amphibious assaults', () => {
  it('R41-7.1: assaults come before every other battle, the sea part before the land part', () => {
    const field = given(aa1941).position(`Round 1, USA, combat-move
      Origins: North Africa from Anglo-Egypt Sudan, sz6 from sz2
      North Africa: 1 infantry, USA 1 tank
      Norway/Finland: 1 infantry
      sz6: Germany 1 destroyer, USA 1 transport [carrying USA infantry + USA tank, landing USA infantry + USA tank in Norway/Finland], 1 destroyer`);
    // sz6 is fought at once, then the landing, then Africa: nothing to choose.
    field.dice(1, 6, 1, 6, 6, 3, 6).when('END');
    expect(field.told('battle').map((each) => each.space)).toEqual(['sz6', 'norway-finland', 'north-africa']);
    expect(field.told('battle').map((each) => each.amphibious)).toEqual([true, true, false]);
  });

  it('R41-8.1: transports and submarines that are ignored do not hinder the landing', () => {
    const field = given(aa1941).position(`Round 1, USA, combat-move
      Intents: sz6 ignore
      sz6: Germany 1 submarine, 1 transport, USA 1 transport [carrying USA infantry, landing USA infantry in Norway/Finland], 1 destroyer`);
    field.when('END');
    expect(field.told('battle')).toEqual([]);
    expect(field.state.control['norway-finland']).toBe('usa');
    expect(field.told('ashore')[0]).toMatchObject({ space: 'norway-finland', from: 'sz6', units: { infantry: 1 } });
  });

  it('R41-8.2: seaborne and overland units and aircraft over the territory fight together', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Western Europe: 1 infantry, UK 1 fighter
      sz8: UK 1 transport [carrying UK infantry + UK tank, landing UK infantry + UK tank in Western Europe]`);
    field.dice(6, 3, 6, 6).when('END');
    expect(field.told('battle')[0]?.attackers).toEqual({ uk: { infantry: 1, tank: 1, fighter: 1 } });
    expect(field.state.control['western-europe']).toBe('uk');
  });

  it('R41-8.5: aircraft assigned to the sea part do not fight on land', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Origins: sz8 from sz6
      Western Europe: 1 infantry
      sz8: Germany 1 destroyer, UK 1 fighter, 1 transport [carrying UK infantry, landing UK infantry in Western Europe]`);
    field.dice(1, 6, 1, 6).when('END');
    expect(field.told('battle')[1]?.attackers).toEqual({ uk: { infantry: 1 } });
  });

  it('R41-8.3: when the fleet retreats, overland units still fight one round before they may retreat', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Origins: North Africa from Anglo-Egypt Sudan, sz16 from sz15
      North Africa: 2 infantry, UK 1 infantry
      sz16: Germany 1 battleship, UK 1 transport [carrying UK infantry, landing UK infantry in North Africa], 1 destroyer`);
    field.dice(6, 6).when('END');
    field.dice(6, 6, 6).when('retreat to sz15');
    field.then({ at: { sz15: 'UK 1 transport [spent, carrying UK infantry], 1 destroyer [spent]' } });
    expect(field.state.spaces.sz15?.find((each) => each.type === 'transport')).toMatchObject({
      cargo: troops('uk', 'infantry'),
      spent: true,
    });
    expect(field.told('battle')[1]).toMatchObject({ space: 'north-africa', attackers: { uk: { infantry: 1 } } });
    field.then({ asks: ['press ussr-uk-usa'] });
    field.when('retreat to anglo-egypt-sudan');
    field.then({ at: { 'anglo-egypt-sudan': '1 infantry [spent]' } });
  });

  it('R41-8.3: when the transports are sunk and nobody else was to attack, nothing happens on land', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Norway/Finland: 1 infantry
      sz6: Germany 1 battleship, UK 1 submarine, 1 transport [carrying UK infantry, landing UK infantry in Norway/Finland]`);
    field.when('END').dice(6, 1).when('fire');
    expect(field.told('defenceless')[0]?.losses[0]).toMatchObject({ type: 'transport', cargo: troops('uk', 'infantry') });
    expect(field.told('battle').map((each) => each.space)).toEqual(['sz6']);
    expect(field.state.combat).toBeNull();
  });

  it('R41-8.3: aircraft alone must fight one round on land when the landing failed', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Norway/Finland: 1 infantry, UK 1 bomber
      sz6: Germany 1 battleship, UK 1 transport [carrying UK infantry, landing UK infantry in Norway/Finland], 1 destroyer`);
    // The destroyer goes down, the transport cannot flee; then the bomber fights a round over Norway.
    field.dice(6, 1, 6, 6).when('END');
    field.then({ asks: ['press ussr-uk-usa'] });
    field.when('retreat');
    field.then({ at: { 'norway-finland': '1 infantry, UK 1 bomber' } });
  });

  it('R41-8.4, Q41-13: seaborne units never retreat; overland units and aircraft go together and the others fight on', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Origins: North Africa from Anglo-Egypt Sudan
      North Africa: 2 infantry, UK 1 infantry, 1 fighter
      sz16: UK 1 transport [carrying UK tank, landing UK tank in North Africa]`);
    field.dice(6, 6, 6, 6, 6).when('END');
    field.dice(1, 6, 6, 6, 2).when('retreat to anglo-egypt-sudan');
    field.then({ at: { 'anglo-egypt-sudan': '1 infantry [spent]' } });
    expect(
      field
        .told('fire')
        .at(-2)
        ?.rolls.map((each) => each.type),
    ).toEqual(['tank']);
    expect(field.told('retreat').length).toBe(1);
    // Round 2: the tank hits one; round 3 it falls, and no question was asked on the way.
    field.then({ at: { 'north-africa': '1 infantry, UK 1 fighter' } });
  });

  it('R41-8.4: with no overland unit left the aircraft may retreat alone', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      North Africa: 1 infantry, UK 1 fighter
      sz16: UK 1 transport [carrying UK infantry, landing UK infantry in North Africa]`);
    field.dice(6, 6, 6).when('END');
    field.then({ refuses: { 'retreat to anglo-egypt-sudan': 'E-RETREAT-DEST' } });
    field.dice(1, 6).when('retreat');
    expect(field.state.control['north-africa']).toBe('uk');
  });

  it('R41-8.4: seaborne units alone are not asked whether to retreat', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      North Africa: 1 infantry
      sz16: UK 1 transport [carrying UK infantry, landing UK infantry in North Africa]`);
    field.dice(6, 6, 6, 6, 6, 2).when('END');
    expect(field.told('battle-end')[0]?.winner).toBe('defence');
  });

  it('R41-8.6, DP41-6: cargo that was not announced stays aboard', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      sz16: UK 1 transport [carrying UK infantry + UK tank, landing UK tank in North Africa]`);
    field.when('END');
    field.then({ at: { 'north-africa': '(UK) 1 tank [spent]' } });
    expect(field.state.spaces.sz16?.[0]).toEqual({
      owner: 'uk',
      type: 'transport',
      count: 1,
      cargo: troops('uk', 'infantry'),
      spent: true,
    });
  });

  it('Q41-15: troops land from an ally’s transport, which takes no part in the battle', () => {
    const field = given(aa1941).position(`Round 1, USA, combat-move
      North Africa: 1 infantry
      sz16: UK 1 transport [carrying USA tank, landing USA tank in North Africa]`);
    field.dice(1, 6).when('END');
    field.then({ at: { 'north-africa': '(USA) 1 tank [spent]', sz16: 'UK 1 transport [spent]' } });
  });

  it('R41-7.1: with two assaults ready the attacker picks, and a landing waits for all its zones', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Norway/Finland: 1 infantry
      sz5: Germany 1 destroyer, UK 1 transport [carrying UK infantry, landing UK infantry in Norway/Finland], 1 battleship
      sz6: Germany 1 destroyer, UK 1 transport [carrying UK infantry, landing UK infantry in Norway/Finland], 1 battleship`);
    field.when('END');
    field.then({ asks: ['battle ussr-uk-usa'], refuses: { 'battle norway-finland': 'E-PHASE' } });
    field.dice(1, 6, 1, 6, 1, 6, 6).when('battle sz6');
    expect(field.told('battle').map((each) => each.space)).toEqual(['sz6', 'sz5', 'norway-finland']);
  });

  it('Q41-10: a sea part that ends in a standstill with submarines lets the troops land', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Intents: sz6 attack
      sz6: Germany 1 submarine, UK 1 fighter, 1 transport [carrying UK infantry, landing UK infantry in Norway/Finland], 1 battleship`);
    field.when('END').dice(6, 4).when('fire');
    expect(field.told('losses').length).toBe(1);
    expect(field.state.control['norway-finland']).toBe('uk');
  });
});
