import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

describe('aircraft in the combat move (R41-5.8)', () => {
  it('V41-09: a bomber that flies 6 into a fight has nowhere to land: E-NO-LANDING', () => {
    const table = given(aa1941).position(`Round 1, USA, combat-move
      Eastern United States: 1 bomber
      Germany: Germany 1 infantry
      sz8: Germany 1 destroyer`);
    table.then({ refuses: { 'MOVE 1 bomber: Eastern United States > Germany': 'E-NO-LANDING' } });
    expect(table.reads('MOVE 1 bomber: Eastern United States > sz8')).toContain('sz8');
  });

  it('V41-09: a fighter uses all 4 only if a carrier will be there', () => {
    const without = `Round 1, USA, combat-move
      Hawaiian Islands: 1 fighter
      sz46: Japan 1 destroyer`;
    expect(given(aa1941).position(without).refuses('MOVE 1 fighter: Hawaiian Islands > sz46')).toBe('E-NO-LANDING');
    const steps = given(aa1941).position(`${without}\nsz44: USA 1 carrier`);
    expect(steps.reads('MOVE 1 fighter: Hawaiian Islands > sz46')).toContain('sz46');
  });

  it('ALG-AIR 5: a carrier that may come in the noncombat move is a proof only through zones that will be free', () => {
    const position = `Round 1, USA, combat-move
      Hawaiian Islands: 1 fighter
      sz46: Japan 1 destroyer`;
    const fleets = `${position}\nsz44: USA 1 carrier, 1 destroyer`;
    expect(given(aa1941).position(`${position}\nsz43: USA 1 carrier`).refuses('MOVE 1 fighter: Hawaiian Islands > sz46')).toBe(
      'E-NO-LANDING',
    );
    expect(given(aa1941).position(fleets).reads('MOVE 1 fighter: Hawaiian Islands > sz46')).toContain('sz46');
    const barred = given(aa1941).position(`${fleets}\nsz45: Japan 1 destroyer`);
    barred.then({ refuses: { 'MOVE 1 fighter: Hawaiian Islands > sz46': 'E-NO-LANDING' } });
    // an announced attack is taken to succeed
    expect(barred.when('MOVE 1 destroyer: sz44 > sz45').reads('MOVE 1 fighter: Hawaiian Islands > sz46')).toContain('sz46');
  });

  it('ALG-AIR 7: two slots are not enough for three fighters', () => {
    const table = given(aa1941).position(`Round 1, USA, combat-move
      Hawaiian Islands: 3 fighters
      sz46: Japan 1 destroyer
      sz44: USA 1 carrier`);
    table.then({ refuses: { 'MOVE 3 fighters: Hawaiian Islands > sz46': 'E-NO-LANDING' } });
    table.when('MOVE 2 fighters: Hawaiian Islands > sz46');
    table.then({ refuses: { 'MOVE 1 fighter: Hawaiian Islands > sz46': 'E-NO-LANDING' } });
    expect(table.refuses('MOVE 1 carrier: sz44 > sz48')).toMatch(/E-CM-NO-COMBAT|E-NO-LANDING/);
  });

  it('ALG-AIR 5: a carrier bought this turn is a proof beside the own industrial complex', () => {
    const position = `Round 1, Germany, combat-move
      West Russia: 1 fighter
      Eastern Europe (UK): UK 1 infantry
      Norway/Finland (UK): UK 1 infantry
      Western Europe (UK): UK 1 infantry
      sz6: UK 1 destroyer`;
    expect(given(aa1941).position(position).refuses('MOVE 1 fighter: West Russia > sz6')).toBe('E-NO-LANDING');
    const bought = given(aa1941).position(`${position}\nBought: 1 carrier`);
    expect(bought.reads('MOVE 1 fighter: West Russia > sz6')).toContain('sz6');
    expect(given(aa1941).position(`${position}\nBought: 1 carrier\nGermany (UK):`).refuses('MOVE 1 fighter: West Russia > sz6')).toBe(
      'E-NO-LANDING',
    );
  });

  it('V41-20: a carrier that fights is a landing place only where it fights', () => {
    const table = given(aa1941).position(`Round 1, USA, combat-move
      Hawaiian Islands: 1 fighter
      sz46: Japan 1 destroyer
      sz44: USA 1 carrier, Japan 1 destroyer`);
    table.then({ refuses: { 'MOVE 1 fighter: Hawaiian Islands > sz46': 'E-NO-LANDING' } });
  });

  it('R41-14.4: aircraft go the shortest way, canals and straits included', () => {
    const table = given(aa1941).position(`Round 1, UK, combat-move
      Middle East: 1 fighter
      Ukraine: Germany 1 infantry`);
    expect(table.reads('MOVE 1 fighter: Middle East > Ukraine')).toBe('MOVE 1 fighter: Middle East > Caucasus > Ukraine');
  });

  it('R41-5.8: the range left after the fight is kept for the landing', () => {
    const table = given(aa1941)
      .position(`Round 1, Germany, combat-move
      Germany: 1 fighter
      West Russia (USSR): USSR 1 infantry
      Eastern Europe: 1 infantry`)
      .when('MOVE 1 fighter: Germany > West Russia');
    expect(table.state.spaces['west-russia']?.find((each) => each.type === 'fighter')).toMatchObject({ left: 2 });
  });

  it('aircraft do not go where nothing is to be fought: E-COMBAT-IMPOSSIBLE, E-CM-NO-COMBAT', () => {
    const table = given(aa1941).position(`Round 1, Germany, combat-move
      Germany: 1 fighter
      Ukraine (USSR):
      Eastern Europe: 1 infantry`);
    table.then({
      refuses: {
        'MOVE 1 fighter: Germany > Ukraine': 'E-COMBAT-IMPOSSIBLE',
        'MOVE 1 fighter: Germany > Eastern Europe': 'E-CM-NO-COMBAT',
        'MOVE 1 fighter: Germany > sz5': 'E-CM-NO-COMBAT',
      },
    });
  });
});

describe('proofs that fail later (V41-19)', () => {
  it('a fighter whose carrier is sunk lands elsewhere if it can', () => {
    const table = given(aa1941)
      .position(`Round 1, USA, combat-move
      sz44: USA 1 carrier, 1 fighter
      sz43: Japan 1 destroyer
      Midway: 1 infantry`)
      .when('MOVE 1 carrier, 1 fighter: sz44 > sz43');
    // nobody hits but the destroyer, which sinks the carrier; then the fighter sinks the destroyer
    table.dice(6, 6, 1).when('END').when('LOSE 1 carrier').dice(1, 6).when('PRESS');
    table.then({ at: { sz43: 'USA 1 fighter [3 left, deck]' } });
    table.when('END');
    expect(table.told('landed')).toMatchObject([{ from: 'sz43', to: 'midway' }]);
  });

  it('or is lost', () => {
    const table = given(aa1941)
      .position(`Round 1, USA, combat-move
      sz44: USA 1 carrier
      Hawaiian Islands: 1 fighter
      sz45: Japan 1 destroyer
      Siberia (Japan):`)
      .when('MOVE 1 carrier: sz44 > sz45')
      .when('MOVE 1 fighter: Hawaiian Islands > sz45');
    table.dice(6, 6, 1).when('END').when('LOSE 1 carrier').dice(1, 6).when('PRESS').when('END');
    expect(table.told('crashed')).toMatchObject([{ space: 'sz45', units: { fighter: 1 } }]);
  });

  it('the promise of a new carrier lapses with its fighter: the carrier goes where it likes, or back', () => {
    const table = given(aa1941)
      .position(`Round 1, Germany, combat-move
      West Russia: 1 fighter
      Eastern Europe (UK): UK 1 infantry
      Norway/Finland (UK): UK 1 infantry
      Western Europe (UK): UK 1 infantry
      sz6: UK 1 destroyer
      Bought: 1 carrier, 4 infantry`)
      .when('MOVE 1 fighter: West Russia > sz6');
    table.dice(6, 1).when('END');
    table.then({ at: { sz6: 'UK 1 destroyer' } });
    table.when('END').when('PLACE 4 infantry in Germany');
    expect(table.told('mobilise')).toMatchObject([{ refund: { carrier: 1 }, refunded: 12 }]);
  });
});

describe('carriers and their fighters (R41-5.9)', () => {
  it('own fighters take off before the carrier sails and may stay over the zone until they land', () => {
    const table = given(aa1941)
      .position(`Round 1, UK, combat-move
      sz13: UK 1 carrier, 2 fighters
      sz14: Germany 1 submarine`)
      .when('MOVE 1 carrier: sz13 > sz14');
    table.then({ at: { sz13: 'UK 2 fighters [hover]', sz14: 'Germany 1 submarine, UK 1 carrier [spent]' } });
    table.until('noncombat-move').when('MOVE 2 fighters: sz13 > sz14');
    table.then({ at: { sz14: 'Germany 1 submarine, UK 2 fighters [spent], 1 carrier [spent]' } });
  });

  it('a carrier may not leave its fighters where they find no deck: E-NO-LANDING', () => {
    const table = given(aa1941)
      .position(`Round 1, USA, combat-move
      sz44: USA 1 carrier, 1 fighter
      Szechwan (Japan):
      Northwestern China (Japan):
      Siberia (Japan):
      Caucasus (Germany):
      Philippine Islands (Japan):
      sz43: Japan 1 transport
      sz46: Japan 1 destroyer`)
      .when('MOVE 1 fighter: sz44 > sz46');
    table.then({ refuses: { 'MOVE 1 carrier: sz44 > sz43': 'E-NO-LANDING' } });
    expect(table.reads('MOVE 1 carrier: sz44 > sz46')).toContain('sz46');
  });

  it('R41-14.7, DP41-17: allied fighters ride along, as many as find no other deck, and do not fight', () => {
    const table = given(aa1941)
      .position(`Round 1, UK, combat-move
      sz13: UK 1 carrier, USA 1 fighter
      sz14: Germany 1 destroyer`)
      .when('MOVE 1 carrier: sz13 > sz14');
    table.then({
      at: { sz14: 'Germany 1 destroyer, UK 1 carrier [spent], USA 1 fighter' },
      refuses: { 'MOVE 1 fighter: sz14 > United Kingdom': 'E-OWNER' },
    });
    table.dice(6, 1).when('END');
    expect(table.told('battle')[0]).toMatchObject({ attackers: { uk: { carrier: 1 } } });
    expect(table.told('battle-end')[0]).toMatchObject({ winner: 'defence', left: { germany: { destroyer: 1 } } });
    table.then({ at: { sz14: 'Germany 1 destroyer' } });
  });

  it('a guest with another deck in the zone may stay behind', () => {
    const position = `Round 1, UK, combat-move
      sz13: UK 1 carrier, USA 1 carrier, 1 fighter
      sz14: Germany 1 destroyer`;
    expect(given(aa1941).position(position).when('MOVE 1 carrier: sz13 > sz14').at('sz14')).toBe(
      'Germany 1 destroyer, UK 1 carrier [spent], USA 1 fighter',
    );
    expect(given(aa1941).position(position).when('MOVE 1 carrier: sz13 > sz14, no guests').at('sz13')).toBe('USA 1 fighter, 1 carrier');
  });

  it('own fighters are never cargo: E-CARGO-FIGHTER', () => {
    const table = given(aa1941).position(`Round 1, UK, combat-move
      sz13: UK 1 carrier, 1 fighter
      sz14: Germany 1 destroyer`);
    table.then({ refuses: { 'MOVE 1 carrier: sz13 > sz14, guests 1 UK': 'E-CARGO-FIGHTER' } });
  });

  it('DP41-12: fighters over a fought zone fight or hover; those whose carrier left only hover', () => {
    const table = given(aa1941).position(`Round 1, UK, combat-move
      sz13: UK 1 carrier, 1 destroyer, 2 fighters, Germany 1 destroyer
      sz14: Germany 1 transport`);
    expect(table.when('HOVER 1 in sz13').state.spaces.sz13?.filter((each) => each.hover)).toMatchObject([{ type: 'fighter', count: 1 }]);
    table.when('MOVE 1 carrier: sz13 > sz14');
    table.then({ refuses: { 'HOVER 1 in sz13': 'E-UNITS' } });
    table.dice(1, 6).when('END');
    expect(table.told('battle').find((each) => each.space === 'sz13')).toMatchObject({ attackers: { uk: { destroyer: 1 } } });
  });
});

describe('aircraft in the noncombat move (R41-10.3, R41-10.4)', () => {
  it('lands only where it was friendly when the turn began: E-LANDING-FRESH', () => {
    const table = given(aa1941).position(`Round 1, Germany, noncombat-move
      Ukraine: 1 infantry
      Germany: 1 bomber
      Captured: Ukraine from USSR`);
    table.then({
      refuses: {
        'MOVE 1 bomber: Germany > Ukraine': 'E-LANDING-FRESH',
        'MOVE 1 bomber: Germany > Karelia': 'E-NCM-HOSTILE',
        'MOVE 1 bomber: Germany > sz5': 'E-NO-LANDING',
      },
    });
  });

  it('a fighter lands on a free deck; the carrier must be there first: E-NO-LANDING', () => {
    const table = given(aa1941).position(`Round 1, USA, noncombat-move
      sz44: USA 3 fighters [1 left]
      sz43: USA 2 carriers`);
    table.then({ refuses: { 'MOVE 1 fighter: sz44 > sz48': 'E-NO-LANDING' } });
    table.when('MOVE 2 carriers: sz43 > sz48').when('MOVE 3 fighters: sz44 > sz48');
    table.then({ at: { sz48: 'USA 3 fighters [spent], 2 carriers [spent]' } });
    expect(table.refuses('MOVE 1 carrier: sz48 > sz47')).toMatch(/E-ALREADY-MOVED/);
  });

  it('ALG-AIR 12: a carrier with a landed fighter stays: E-ALREADY-MOVED', () => {
    const table = given(aa1941)
      .position(`Round 1, USA, noncombat-move
      Hawaiian Islands: 1 fighter
      sz40: USA 1 carrier`)
      .when('MOVE 1 fighter: Hawaiian Islands > sz40');
    table.then({ refuses: { 'MOVE 1 carrier: sz40 > sz43': 'E-ALREADY-MOVED' } });
  });

  it('R41-10.8: a carrier that alone can save a fighter may not sail away: E-LAND-MAX', () => {
    const table = given(aa1941).position(`Round 1, USA, noncombat-move
      sz44: USA 1 fighter [1 left]
      sz43: USA 1 carrier`);
    table.then({ refuses: { 'MOVE 1 carrier: sz43 > sz42': 'E-LAND-MAX' } });
    expect(table.reads('MOVE 1 carrier: sz43 > sz48')).toContain('sz48');
  });

  it('R41-10.8: the end of the phase sends carriers to save what can be saved', () => {
    const table = given(aa1941)
      .position(`Round 1, USA, noncombat-move
      sz44: USA 2 fighters [1 left]
      sz43: USA 1 carrier, 1 fighter`)
      .when('END');
    expect(table.told('crashed')).toEqual([]);
    const zones = Object.entries(table.state.spaces).filter(([, stacks]) => stacks.some((each) => each.type === 'carrier'));
    expect(zones).toHaveLength(1);
    expect(table.told('landed').reduce((sum, each) => sum + (each.units.fighter ?? 0), 0)).toBeGreaterThanOrEqual(2);
  });

  it('R41-10.3: what cannot land is lost', () => {
    const table = given(aa1941)
      .position(`Round 1, USA, noncombat-move
      sz44: USA 1 fighter [0 left], 1 bomber [1 left]`)
      .when('END');
    expect(table.told('crashed').map((each) => each.units)).toEqual([{ fighter: 1 }, { bomber: 1 }]);
    table.then({ at: { sz44: '' } });
  });

  it('DP41-15: the end of the phase lands aircraft at the nearest safe territory, own before allied', () => {
    const table = given(aa1941)
      .position(`Round 1, UK, noncombat-move
      West Russia (Germany): Germany 1 infantry, UK 1 fighter [3 left]`)
      .when('END');
    expect(table.told('landed')).toMatchObject([{ from: 'west-russia', units: { fighter: 1 } }]);
    const [landed] = table.told('landed');
    expect(['archangel', 'caucasus', 'karelia', 'russia']).toContain(landed?.to);
  });

  it('R41-10.4, R41-11.6: a fighter may wait at sea for a carrier that was bought, which must then be placed there', () => {
    const table = given(aa1941).position(`Round 1, Germany, noncombat-move
      Germany: 1 infantry
      sz8: Germany 1 fighter [2 left]
      Western Europe (UK): UK 1 infantry
      Norway/Finland (UK): UK 1 infantry
      Bought: 1 carrier, 4 infantry
    `);
    table.when('MOVE 1 fighter: sz8 > sz5').when('END');
    table.then({ at: { sz5: 'Germany 1 fighter [spent]' }, refuses: { 'MOBILISE 4 infantry in Germany': 'E-CARRIER-PROMISE' } });
    table.when('MOBILISE 1 carrier in sz5 from Germany, 3 infantry in Germany');
    table.then({ at: { sz5: 'Germany 1 fighter, 1 carrier' } });
    expect(table.told('crashed')).toEqual([]);
  });
});
