import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

describe('ships in the combat move (R41-5)', () => {
  it('R41-2.3, R41-5.5, Q41-06, V41-06: submarines and transports block nothing; you may stop and attack them', () => {
    const table = given(aa1941).position(`Round 1, UK, combat-move
      sz8: UK 2 battleships
      sz9: Germany 1 transport
      sz14: Germany 1 destroyer`);
    // V41-06: one battleship attacks the lone transport and stays, another of the fleet sails through
    table.when('MOVE 1 battleship: sz8 > sz9').when('MOVE 1 battleship: sz8 > sz9 > sz14');
    table.then({ at: { sz9: 'Germany 1 transport, UK 1 battleship [spent]', sz14: 'Germany 1 destroyer, UK 1 battleship [spent]' } });
    expect(table.state.turn.intents).toEqual({ sz9: 'attack' });
  });

  it('R41-5.1, R41-14.5: a ship stops where enemy warships are: E-STOP; two steps are its range: E-RANGE', () => {
    const table = given(aa1941).position(`Round 1, UK, combat-move
      sz8: UK 1 battleship
      sz9: Germany 1 destroyer
      sz12: Germany 1 transport`);
    table.then({ refuses: { 'MOVE 1 battleship: sz8 > sz9 > sz14': 'E-STOP', 'MOVE 1 battleship: sz8 > sz14 > sz13 > sz12': 'E-RANGE' } });
  });

  it('R41-5.10: submarines pass warships, but a destroyer stops them', () => {
    const table = given(aa1941).position(`Round 1, Germany, combat-move
      sz5: Germany 2 submarines
      sz6: UK 1 battleship
      sz8: UK 1 transport, 1 submarine
      sz7: UK 1 destroyer`);
    expect(table.reads('MOVE 1 submarine: sz5 > sz6 > sz8')).toContain('sz8');
    const guarded = given(aa1941).position(`Round 1, Germany, combat-move
      sz5: Germany 1 submarine
      sz6: UK 1 destroyer
      sz8: UK 1 transport`);
    guarded.then({ refuses: { 'MOVE 1 submarine: sz5 > sz6 > sz8': 'E-STOP' } });
    expect(guarded.when('MOVE 1 submarine: sz5 > sz6').at('sz6')).toBe('Germany 1 submarine [spent], UK 1 destroyer');
  });

  it('R41-5.6, DP41-1: attack or ignore is stated; nothing moved in ignores, what moved in attacks', () => {
    const table = given(aa1941).position(`Round 1, UK, combat-move
      sz8: UK 1 destroyer
      sz9: Germany 1 submarine, UK 1 destroyer`);
    table.then({ refuses: { 'INTENT sz9 ignore': 'E-ALREADY-MOVED' } });
    table.when('INTENT sz9 attack').when('INTENT sz9 ignore');
    table.when('MOVE 1 destroyer: sz8 > sz9');
    expect(table.state.turn.intents).toEqual({ sz9: 'attack' });
  });

  it('R41-5.6: ships that sailed in to attack cannot change their mind', () => {
    const table = given(aa1941)
      .position(`Round 1, UK, combat-move
      sz8: UK 1 destroyer
      sz9: Germany 1 submarine`)
      .when('MOVE 1 destroyer: sz8 > sz9');
    table.then({ refuses: { 'INTENT sz9 ignore': 'E-CM-NO-COMBAT' } });
  });

  it('R41-5.6: aircraft alone cannot attack submarines alone, beside a ship or against transports they can', () => {
    const table = given(aa1941).position(`Round 1, UK, combat-move
      United Kingdom: 2 bombers
      sz9: Germany 1 submarine
      sz5: Germany 1 submarine, 1 transport
      sz8: UK 1 destroyer`);
    table.then({ refuses: { 'MOVE 1 bomber: United Kingdom > sz9': 'E-COMBAT-IMPOSSIBLE' } });
    expect(table.reads('MOVE 1 bomber: United Kingdom > sz5')).toContain('attack');
    table.when('MOVE 1 destroyer: sz8 > sz9').when('MOVE 1 bomber: United Kingdom > sz9');
    table.then({ at: { sz9: 'Germany 1 submarine, UK 1 bomber [4 left], 1 destroyer [spent]' } });
  });

  it('R41-5.2: a ship may not end in an empty zone: E-CM-NO-COMBAT', () => {
    expect(given(aa1941).position('Round 1, UK, combat-move\nsz8: UK 1 destroyer').refuses('MOVE 1 destroyer: sz8 > sz14')).toBe(
      'E-CM-NO-COMBAT',
    );
  });

  it('R41-5.17: transports alone attack nothing', () => {
    const table = given(aa1941).position(`Round 1, UK, combat-move
      sz8: UK 1 transport, 1 destroyer
      sz9: Germany 1 submarine
      sz14: Germany 1 destroyer`);
    table.then({ refuses: { 'MOVE 1 transport: sz8 > sz9': 'E-TT-ALONE', 'MOVE 1 transport: sz8 > sz14': 'E-TT-ALONE' } });
    expect(table.reads('MOVE 1 transport, 1 destroyer: sz8 > sz14')).toContain('sz14');
  });
});

describe('ships that begin among enemy warships (R41-5.7)', () => {
  const position = `Round 1, UK, combat-move
    United Kingdom: 2 infantry
    sz8: UK 1 battleship, 1 transport, Germany 1 destroyer
    Western Europe (Germany): Germany 1 infantry`;

  it('V41-07: they may stay and fight', () => {
    const table = given(aa1941).position(position).dice(1, 6).when('END');
    expect(table.told('battle')[0]).toMatchObject({ space: 'sz8', attackers: { uk: { battleship: 1, transport: 1 } } });
  });

  it('V41-07: they may leave without fighting', () => {
    const table = given(aa1941).position(position).when('MOVE 1 battleship, 1 transport: sz8 > sz14').when('END');
    expect(table.told('battle')).toEqual([]);
    table.then({ asks: ['noncombat-move ussr-uk-usa'], refuses: { 'MOVE 1 battleship: sz14 > sz13': 'E-ALREADY-MOVED' } });
  });

  it('V41-07: each may choose for itself, but a transport that can leave does not stay alone: E-HOSTILE-START', () => {
    const table = given(aa1941).position(position).when('MOVE 1 battleship: sz8 > sz14');
    table.then({ refuses: { END: 'E-HOSTILE-START' } });
    expect(table.offers()).not.toContain('END');
    expect(table.when('MOVE 1 transport: sz8 > sz9').offers()).toContain('END');
  });

  it('V41-07: a transport with nowhere to go may stay', () => {
    const table = given(aa1941).position(`Round 1, UK, combat-move
      sz18: UK 1 transport, Germany 1 destroyer`);
    expect(table.offers()).toEqual(['END']);
  });

  it('V41-08: leave, load a zone away, come back and fight is two steps and legal; loading in the hostile zone is not', () => {
    const table = given(aa1941).position(position);
    table.then({ refuses: { 'ASSAULT Western Europe: sz8, load 1 infantry from United Kingdom in sz8': 'E-LOAD-HOSTILE' } });
    table.when('ASSAULT Western Europe: sz8 > sz6 > sz8, load infantry from United Kingdom in sz6');
    table.then({
      at: { sz8: 'Germany 1 destroyer, UK 1 transport [spent, carrying UK infantry, landing UK infantry in Western Europe], 1 battleship' },
    });
  });

  it('zones of only submarines and transports impose nothing', () => {
    const table = given(aa1941)
      .position(`Round 1, UK, combat-move
      sz8: UK 1 transport, Germany 1 submarine`)
      .when('END');
    expect(table.told('battle')).toEqual([]);
  });
});

describe('noncombat moves by sea (R41-10.6)', () => {
  const position = `Round 1, Germany, noncombat-move
    sz5: Germany 2 submarines, 1 battleship
    sz6: UK 1 battleship
    sz8: UK 1 submarine
    sz4: UK 1 destroyer`;

  it('ships enter friendly zones only, submarines any: E-NCM-HOSTILE', () => {
    const table = given(aa1941).position(position);
    table.then({ refuses: { 'MOVE 1 battleship: sz5 > sz6': 'E-NCM-HOSTILE' } });
    table.when('MOVE 1 submarine: sz5 > sz6').when('MOVE 1 submarine: sz5 > sz6 > sz8');
    table.then({ at: { sz6: 'Germany 1 submarine [spent], UK 1 battleship', sz8: 'Germany 1 submarine [spent], UK 1 submarine' } });
  });

  it('V41-S5, R41-14.9: a destroyer stops a submarine, and no battle follows', () => {
    const table = given(aa1941).position(`Round 1, Germany, noncombat-move
      sz5: Germany 2 submarines
      sz6: UK 1 destroyer`);
    table.then({ refuses: { 'MOVE 1 submarine: sz5 > sz6 > sz8': 'E-STOP' } });
    table.when('MOVE 1 submarine: sz5 > sz6').when('END');
    expect(table.told('battle')).toEqual([]);
    table.then({ at: { sz6: 'Germany 1 submarine, UK 1 destroyer' } });
  });
});
