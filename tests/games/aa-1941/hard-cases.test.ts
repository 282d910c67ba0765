import { describe, expect, it } from 'vitest';
import { given } from './support';

describe('where several rules meet at sea', () => {
  const retreat = `Round 2, UK, combat-move
    sz8: UK 1 destroyer, 1 battleship, Germany 1 submarine
    sz6: Germany 2 destroyers`;
  const orders = 'MOVE 1 destroyer: sz8 > sz6\nINTENT sz8 attack\nEND\nBATTLE sz6\nRETREAT to sz8';

  it('P-10, R41-7.11: ships that retreat to a zone with a battle still to come take no part in it', () => {
    const table = given(retreat).rolls(6, 6, 6).orders('MOVE 1 destroyer: sz8 > sz6\nINTENT sz8 attack\nEND\nBATTLE sz6');
    // the battleship fires alone: without the destroyer the submarine may strike by surprise
    table.rolls(6, 4).orders('RETREAT to sz8\nSUBMERGE 0');
    expect(table.told('battle')[1]?.attackers).toEqual({ uk: { battleship: 1 } });
    expect(table.at('sz8')).toBe('1 uk destroyer, 1 uk battleship');
    expect(table.state.spaces.sz8?.some((each) => each.hover)).toBe(false);
    expect(table.asked).toBe('noncombat-move ussr-uk-usa');
    expect(table.refuses('MOVE 1 destroyer: sz8 > sz9')).toBe('E-ALREADY-MOVED');
  });

  it('P-10: tables of the first rules version keep what they began with', () => {
    const table = given(`${retreat}\nRules: 1`).rolls(6, 6, 6, 6, 4, 6).orders(orders);
    expect(table.told('battle')[1]?.attackers).toEqual({ uk: { destroyer: 1, battleship: 1 } });
  });

  it('R41-8.2: nobody lands from an ally’s transport past submarines that have beaten the fleet', () => {
    const position = `Round 2, UK, combat-move
      sz6: UK 1 destroyer, USA 1 transport [carrying UK infantry + UK tank], Germany 2 submarines
      Norway/Finland: 1 infantry`;
    const plan = 'ASSAULT Norway/Finland: sz6, host USA, carrying UK infantry + UK tank\nINTENT sz6 attack\nEND';
    const table = given(position).rolls(6, 1, 6).orders(plan);
    expect(table.told('ashore')).toEqual([]);
    expect(table.at('sz6')).toBe('2 germany submarine, 1 usa transport');
    expect(table.state.spaces.sz6?.find((each) => each.type === 'transport')?.cargo).toHaveLength(2);
    // the submarines gone, they land
    const won = given(position).rolls(1, 6, 6, 1, 6, 1, 1, 6).orders(plan);
    expect(won.told('ashore')).toHaveLength(1);
  });

  it('ALG-AIR: a ship may not call off the fight that opens the way for a carrier: E-NO-LANDING', () => {
    const position = `Round 1, USA, combat-move
      Hawaiian Islands: 1 fighter
      sz46: Japan 1 destroyer
      sz44: USA 1 carrier
      sz45: USA 1 destroyer, Japan 1 destroyer`;
    const table = given(position).orders('MOVE 1 fighter: Hawaiian Islands > sz46');
    expect(table.refuses('MOVE 1 destroyer: sz45 > sz38')).toBe('E-NO-LANDING');
    expect(given(position).refuses('MOVE 1 destroyer: sz45 > sz44 > sz39 > sz38')).toBe('E-RANGE');
    expect(given(`${position}\nRules: 1`).orders('MOVE 1 fighter: Hawaiian Islands > sz46').reads('MOVE 1 destroyer: sz45 > sz38')).toBe(
      'MOVE 1 destroyer: sz45 > sz38',
    );
  });
});

describe('after a battle at sea', () => {
  it('R41-7.5, R41-10.6: a submarine that dived bars nobody’s noncombat move, and is met again next turn', () => {
    const table = given(`Round 2, UK, combat-move
      sz8: UK 1 battleship, Germany 1 submarine
      sz14: UK 1 destroyer, 1 transport`);
    table.orders('INTENT sz8 attack\nEND\nSUBMERGE 1');
    expect(table.at('sz8')).toBe('1 germany submarine, 1 uk battleship');
    expect(table.refuses('MOVE 1 battleship: sz8 > sz9')).toBe('E-ALREADY-MOVED');
    table.orders('MOVE 1 destroyer, 1 transport: sz14 > sz8 > sz6\nEND');
    expect(table.at('sz6')).toBe('1 uk transport, 1 uk destroyer');
    expect(table.state.spaces.sz8?.some((each) => each.submerged)).toBe(false);
  });

  it('R41-7.11: fleets from one zone fight in two and come back to it, each on its own', () => {
    const table = given(`Round 2, UK, combat-move
      sz8: UK 2 destroyers
      sz6: Germany 1 battleship
      sz9: Germany 1 battleship`);
    table.orders('MOVE 1 destroyer: sz8 > sz6\nMOVE 1 destroyer: sz8 > sz9\nEND').rolls(6, 6, 6, 6);
    table.orders('BATTLE sz9\nRETREAT to sz8\nRETREAT to sz8');
    expect(table.at('sz8')).toBe('2 uk destroyer');
    expect(table.asked).toBe('noncombat-move ussr-uk-usa');
  });

  it('R41-14.6: a battleship keeps its first hit from round to round, and its second sinks it', () => {
    const table = given(`Round 2, UK, combat-move
      sz8: UK 1 battleship
      sz6: Germany 2 destroyers`);
    table.orders('MOVE 1 battleship: sz8 > sz6').rolls(6, 1, 6).orders('END');
    expect(table.state.spaces.sz6?.find((each) => each.owner === 'uk')).toMatchObject({ damaged: true });
    table.rolls(6, 6, 1).orders('PRESS');
    expect(table.at('sz6')).toBe('2 germany destroyer');
  });

  it('R41-10.4: a fighter may wait among enemy warships for a carrier that is launched there', () => {
    const table = given(`Round 2, Germany, noncombat-move
      Bought: 1 carrier, 3 infantry
      sz9: Germany 1 fighter [2 left]
      sz5: UK 1 destroyer
      Western Europe (UK): UK 1 infantry
      Norway/Finland (UK): UK 1 infantry`);
    table.orders('MOVE 1 fighter: sz9 > sz6 > sz5\nEND');
    expect(table.refuses('PLACE 3 infantry in Germany, return 1 carrier')).toMatch(/E-IC-LIMIT|E-CARRIER-PROMISE/);
    table.orders('PLACE 3 infantry in Germany, 1 carrier in sz5');
    expect(table.at('sz5')).toBe('1 germany fighter, 1 germany carrier, 1 uk destroyer');
    expect(table.told('crashed')).toEqual([]);
  });
});

describe('where several rules meet on land', () => {
  it('R41-9.5, R41-11.1: who frees its own capital collects at once, but mobilises there only from its next turn', () => {
    const table = given(`Round 2, USSR, combat-move
      IPCs: USSR 0, Germany 12
      Russia (Germany):
      Archangel: 1 infantry
      Urals (UK):`).orders('MOVE 1 infantry: Archangel > Russia\nEND\nEND');
    expect(table.state.control).toMatchObject({ russia: 'ussr', urals: 'ussr' });
    expect(table.told('income').at(-1)).toMatchObject({ power: 'ussr' });
    expect(table.state.treasury.ussr).toBeGreaterThan(0);
    expect(table.asked).toBe('purchase germany-japan');
  });

  it('R41-9.3, R41-5.11: a tank that rolls through an ally’s land frees it and may land nobody’s aircraft there', () => {
    const table = given(`Round 2, UK, combat-move
      Russia: 1 infantry, UK 1 tank, UK 1 fighter
      Archangel (Germany):
      Karelia (Germany): Germany 1 infantry`)
      .rolls(1, 3, 6)
      .orders('MOVE 1 tank: Russia > Archangel > Karelia\nMOVE 1 fighter: Russia > Karelia\nEND');
    expect(table.state.control).toMatchObject({ archangel: 'ussr', karelia: 'ussr' });
    expect(table.refuses('MOVE 1 fighter: Karelia > Archangel')).toBe('E-LANDING-FRESH');
    // Caucasus is as near, but nobody guards it (DP41-15)
    expect(table.orders('END').at('russia')).toBe('1 ussr infantry, 1 uk fighter');
  });

  it('R41-5.11: a landing on soil that a tank has rolled over meanwhile captures nothing twice', () => {
    const table = given(`Round 2, UK, combat-move
      sz16: UK 1 transport [carrying UK infantry], 1 destroyer
      Anglo-Egypt Sudan: 1 tank`);
    table.orders(
      'ASSAULT North Africa: sz16, carrying UK infantry\nMOVE 1 tank: Anglo-Egypt Sudan > North Africa > Anglo-Egypt Sudan\nEND',
    );
    expect(table.told('capture')).toHaveLength(1);
    expect(table.at('north-africa')).toBe('1 uk infantry');
    expect(table.at('anglo-egypt-sudan')).toBe('1 uk tank');
  });
});
