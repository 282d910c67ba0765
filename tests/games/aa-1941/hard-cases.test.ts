import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

describe('where several rules meet at sea', () => {
  const retreat = `Round 2, UK, combat-move
    sz8: UK 1 destroyer, 1 battleship, Germany 1 submarine
    sz6: Germany 2 destroyers`;
  const orders = 'MOVE 1 destroyer: sz8 > sz6\nINTENT sz8 attack\nEND\nBATTLE sz6\nRETREAT to sz8';

  it('P-10, R41-7.11: ships that retreat to a zone with a battle still to come take no part in it', () => {
    const table = given(aa1941).position(retreat).dice(6, 6, 6).when('MOVE 1 destroyer: sz8 > sz6\nINTENT sz8 attack\nEND\nBATTLE sz6');
    // the battleship fires alone: without the destroyer the submarine may strike by surprise
    table.dice(6, 4).when('RETREAT to sz8\nSUBMERGE 0');
    expect(table.told('battle')[1]?.attackers).toEqual({ uk: { battleship: 1 } });
    table.then({ at: { sz8: 'UK 1 destroyer [spent], 1 battleship [spent]' } });
    expect(table.state.spaces.sz8?.some((each) => each.hover)).toBe(false);
    table.then({ asks: ['noncombat-move ussr-uk-usa'], refuses: { 'MOVE 1 destroyer: sz8 > sz9': 'E-ALREADY-MOVED' } });
  });

  it('P-10: tables of the first rules version keep what they began with', () => {
    const table = given(aa1941).position(`${retreat}\nRules: 1`).dice(6, 6, 6, 6, 4, 6).when(orders);
    expect(table.told('battle')[1]?.attackers).toEqual({ uk: { destroyer: 1, battleship: 1 } });
  });

  it('R41-8.2: nobody lands from an ally’s transport past submarines that have beaten the fleet', () => {
    const position = `Round 2, UK, combat-move
      sz6: UK 1 destroyer, USA 1 transport [carrying UK infantry + UK tank], Germany 2 submarines
      Norway/Finland: 1 infantry`;
    const plan = 'ASSAULT Norway/Finland: sz6, host USA, carrying UK infantry + UK tank\nINTENT sz6 attack\nEND';
    const table = given(aa1941).position(position).dice(6, 1, 6).when(plan);
    expect(table.told('ashore')).toEqual([]);
    table.then({ at: { sz6: 'Germany 2 submarines, USA 1 transport [spent, carrying UK infantry + UK tank]' } });
    expect(table.state.spaces.sz6?.find((each) => each.type === 'transport')?.cargo).toHaveLength(2);
    // the submarines gone, they land
    const won = given(aa1941).position(position).dice(1, 6, 6, 1, 6, 1, 1, 6).when(plan);
    expect(won.told('ashore')).toHaveLength(1);
  });

  it('ALG-AIR: a ship may not call off the fight that opens the way for a carrier: E-NO-LANDING', () => {
    const position = `Round 1, USA, combat-move
      Hawaiian Islands: 1 fighter
      sz46: Japan 1 destroyer
      sz44: USA 1 carrier
      sz45: USA 1 destroyer, Japan 1 destroyer`;
    const table = given(aa1941).position(position).when('MOVE 1 fighter: Hawaiian Islands > sz46');
    table.then({ refuses: { 'MOVE 1 destroyer: sz45 > sz38': 'E-NO-LANDING' } });
    expect(given(aa1941).position(position).refuses('MOVE 1 destroyer: sz45 > sz44 > sz39 > sz38')).toBe('E-RANGE');
    expect(
      given(aa1941)
        .position(`${position}\nRules: 1`)
        .when('MOVE 1 fighter: Hawaiian Islands > sz46')
        .reads('MOVE 1 destroyer: sz45 > sz38'),
    ).toBe('MOVE 1 destroyer: sz45 > sz38');
  });
});

describe('after a battle at sea', () => {
  it('R41-7.5, R41-10.6: a submarine that dived bars nobody’s noncombat move, and is met again next turn', () => {
    const table = given(aa1941).position(`Round 2, UK, combat-move
      sz8: UK 1 battleship, Germany 1 submarine
      sz14: UK 1 destroyer, 1 transport`);
    table.when('INTENT sz8 attack\nEND\nSUBMERGE 1');
    table.then({
      at: { sz8: 'Germany 1 submarine, UK 1 battleship [spent]' },
      refuses: { 'MOVE 1 battleship: sz8 > sz9': 'E-ALREADY-MOVED' },
    });
    table.when('MOVE 1 destroyer, 1 transport: sz14 > sz8 > sz6\nEND');
    table.then({ at: { sz6: 'UK 1 transport, 1 destroyer' } });
    expect(table.state.spaces.sz8?.some((each) => each.submerged)).toBe(false);
  });

  it('R41-7.11: fleets from one zone fight in two and come back to it, each on its own', () => {
    const table = given(aa1941).position(`Round 2, UK, combat-move
      sz8: UK 2 destroyers
      sz6: Germany 1 battleship
      sz9: Germany 1 battleship`);
    table.when('MOVE 1 destroyer: sz8 > sz6\nMOVE 1 destroyer: sz8 > sz9\nEND').dice(6, 6, 6, 6);
    table.when('BATTLE sz9\nRETREAT to sz8\nRETREAT to sz8');
    table.then({ at: { sz8: 'UK 2 destroyers [spent]' }, asks: ['noncombat-move ussr-uk-usa'] });
  });

  it('R41-14.6: a battleship keeps its first hit from round to round, and its second sinks it', () => {
    const table = given(aa1941).position(`Round 2, UK, combat-move
      sz8: UK 1 battleship
      sz6: Germany 2 destroyers`);
    table.when('MOVE 1 battleship: sz8 > sz6').dice(6, 1, 6).when('END');
    expect(table.state.spaces.sz6?.find((each) => each.owner === 'uk')).toMatchObject({ damaged: true });
    table.dice(6, 6, 1).when('PRESS');
    table.then({ at: { sz6: 'Germany 2 destroyers' } });
  });

  it('R41-10.4: a fighter may wait among enemy warships for a carrier that is launched there', () => {
    const table = given(aa1941).position(`Round 2, Germany, noncombat-move
      Bought: 1 carrier, 3 infantry
      sz9: Germany 1 fighter [2 left]
      sz5: UK 1 destroyer
      Western Europe (UK): UK 1 infantry
      Norway/Finland (UK): UK 1 infantry`);
    table.when('MOVE 1 fighter: sz9 > sz6 > sz5\nEND');
    expect(table.refuses('PLACE 3 infantry in Germany, return 1 carrier')).toMatch(/E-IC-LIMIT|E-CARRIER-PROMISE/);
    table.when('PLACE 3 infantry in Germany, 1 carrier in sz5');
    table.then({ at: { sz5: 'Germany 1 fighter, 1 carrier, UK 1 destroyer' } });
    expect(table.told('crashed')).toEqual([]);
  });
});

describe('where several rules meet on land', () => {
  it('R41-9.5, R41-11.1: who frees its own capital collects at once, but mobilises there only from its next turn', () => {
    const table = given(aa1941)
      .position(`Round 2, USSR, combat-move
      IPCs: USSR 0, Germany 12
      Russia (Germany):
      Archangel: 1 infantry
      Urals (UK):`)
      .when('MOVE 1 infantry: Archangel > Russia\nEND\nEND');
    expect(table.state.control).toMatchObject({ russia: 'ussr', urals: 'ussr' });
    expect(table.told('income').at(-1)).toMatchObject({ power: 'ussr' });
    expect(table.state.treasury.ussr).toBeGreaterThan(0);
    table.then({ asks: ['purchase germany-japan'] });
  });

  it('R41-9.3, R41-5.11: a tank that rolls through an ally’s land frees it and may land nobody’s aircraft there', () => {
    const table = given(aa1941)
      .position(`Round 2, UK, combat-move
      Russia: 1 infantry, UK 1 tank, UK 1 fighter
      Archangel (Germany):
      Karelia (Germany): Germany 1 infantry`)
      .dice(1, 3, 6)
      .when('MOVE 1 tank: Russia > Archangel > Karelia\nMOVE 1 fighter: Russia > Karelia\nEND');
    expect(table.state.control).toMatchObject({ archangel: 'ussr', karelia: 'ussr' });
    table.then({ refuses: { 'MOVE 1 fighter: Karelia > Archangel': 'E-LANDING-FRESH' } });
    // Caucasus is as near, but nobody guards it (DP41-15)
    expect(table.when('END').at('russia')).toBe('1 infantry, UK 1 fighter');
  });

  it('R41-5.11: a landing on soil that a tank has rolled over meanwhile captures nothing twice', () => {
    const table = given(aa1941).position(`Round 2, UK, combat-move
      sz16: UK 1 transport [carrying UK infantry], 1 destroyer
      Anglo-Egypt Sudan: 1 tank`);
    table.when('ASSAULT North Africa: sz16, carrying UK infantry\nMOVE 1 tank: Anglo-Egypt Sudan > North Africa > Anglo-Egypt Sudan\nEND');
    expect(table.told('capture')).toHaveLength(1);
    table.then({ at: { 'north-africa': '(UK) 1 infantry [spent]', 'anglo-egypt-sudan': '1 tank [spent]' } });
  });
});
