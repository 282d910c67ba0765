import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

describe('loading (ALG-TRN)', () => {
  const ashore = `Round 1, USA, noncombat-move
    Eastern United States: 3 infantry, 2 tanks
    sz11: USA 2 transports`;

  it.each(['tank', 'infantry', 'infantry + tank', '2 infantry'])('V41-15: a transport carries %s', (cargo) => {
    const loads = cargo === '2 infantry' ? ['infantry', 'infantry'] : cargo.split(' + ');
    const line = `FERRY sz11 > sz10, ${loads.map((type) => `load ${type} from Eastern United States in sz11`).join(', ')}`;
    expect(given(aa1941).position(ashore).reads(line)).toContain('sz10');
  });

  it('V41-15: not two tanks, nor three units: E-CAPACITY', () => {
    const load = (type: string) => `load ${type} from Eastern United States in sz11`;
    expect(
      given(aa1941)
        .position(ashore)
        .refuses(`FERRY sz11, ${load('tank')}, ${load('tank')}`),
    ).toBe('E-CAPACITY');
    const loaded = given(aa1941).position(`Round 1, USA, noncombat-move
      Eastern United States: 1 infantry
      sz11: USA 1 transport [carrying USA infantry + UK tank]`);
    loaded.then({
      refuses: { 'FERRY sz11, carrying USA infantry + UK tank, load infantry from Eastern United States in sz11': 'E-CAPACITY' },
    });
  });

  it('V41-16: load, one step, load, one step, land both', () => {
    const table = given(aa1941).position(`Round 1, UK, noncombat-move
      Eastern Canada: 1 tank
      Greenland: UK 1 infantry
      sz10: UK 1 transport`);
    const line =
      'FERRY sz10 > sz2 > sz6, load infantry from Greenland in sz2, load tank from Eastern Canada in sz10, unload infantry + tank to United Kingdom';
    table.when(line);
    table.then({ at: { 'united-kingdom': '1 infantry [spent], 1 tank [spent]', sz6: 'UK 1 transport [spent]' } });
  });

  it('V41-16: a third step is beyond its range: E-RANGE', () => {
    const table = given(aa1941).position(`Round 1, UK, noncombat-move
      Eastern Canada: 1 tank
      sz10: UK 1 transport`);
    table.then({ refuses: { 'FERRY sz10 > sz2 > sz6 > sz5, load tank from Eastern Canada in sz10': 'E-RANGE' } });
  });

  it('R41-14.11: boarding is the whole move: who moved does not board, who landed does not move', () => {
    const table = given(aa1941).position(`Round 1, USA, noncombat-move
      Eastern United States: 1 tank
      Western United States: 1 infantry
      sz11: USA 2 transports
      sz42: USA 1 transport`);
    table.when('MOVE 1 tank: Eastern United States > Western United States');
    table.then({ refuses: { 'FERRY sz42, load tank from Western United States in sz42': 'E-CARGO-MOVED' } });
  });

  it('loads and landings are on the way and on a coast of it: E-PATH', () => {
    const table = given(aa1941).position(ashore);
    table.then({
      refuses: {
        'FERRY sz11 > sz10, load infantry from Eastern United States in sz12': 'E-PATH',
        'FERRY sz11 > sz13, load infantry from Eastern Canada in sz13': 'E-PATH',
        'FERRY sz11, load infantry from Eastern United States in sz11, unload infantry to United Kingdom': 'E-PATH',
      },
    });
  });
});

describe('landing in friendly territory (R41-10.7)', () => {
  it('R41-14.10, V41-22: bridge two infantry, then the transport is used up: E-TT-USED', () => {
    const table = given(aa1941).position(`Round 1, UK, noncombat-move
      United Kingdom: 3 infantry
      sz6: UK 1 transport
      Norway/Finland (UK): `);
    table.when(
      'FERRY sz6, load infantry from United Kingdom in sz6, load infantry from United Kingdom in sz6, unload infantry + infantry to Norway/Finland',
    );
    table.then({
      at: { 'norway-finland': '(UK) 2 infantry [spent]' },
      refuses: {
        'FERRY sz6, load infantry from United Kingdom in sz6': 'E-TT-USED',
        'MOVE 1 transport: sz6 > sz9': 'E-ALREADY-MOVED',
        'MOVE 1 infantry: Norway/Finland > Karelia': 'E-ALREADY-MOVED',
      },
    });
  });

  it('any number lands in one territory, the rest stays aboard', () => {
    const table = given(aa1941).position(`Round 1, UK, noncombat-move
      sz8: UK 1 transport [carrying UK infantry + UK tank]`);
    table.when('FERRY sz8, carrying UK infantry + UK tank, unload tank to United Kingdom');
    table.then({ at: { 'united-kingdom': '1 tank [spent]' } });
    expect(table.state.spaces.sz8).toMatchObject([{ type: 'transport', cargo: [{ owner: 'uk', type: 'infantry' }] }]);
    table.then({ refuses: { 'FERRY sz8, carrying UK infantry, unload infantry to United Kingdom': 'E-TT-USED' } });
  });

  it('a fresh capture is friendly for landing troops, a hostile territory never: E-AMPHIB-UNDECLARED', () => {
    const table = given(aa1941).position(`Round 1, UK, noncombat-move
      sz8: UK 1 transport [carrying UK infantry]
      sz6: UK 1 transport [carrying UK infantry]
      Norway/Finland (UK): UK 1 tank [spent]
      Captured: Norway/Finland from Germany`);
    table.then({ refuses: { 'FERRY sz8, carrying UK infantry, unload infantry to Western Europe': 'E-AMPHIB-UNDECLARED' } });
    table.when('FERRY sz6, carrying UK infantry, unload infantry to Norway/Finland');
    table.then({ at: { 'norway-finland': '(UK) 1 infantry [spent], 1 tank [spent]' } });
  });

  it('a transport that did nothing of the kind sails by MOVE, loaded or not', () => {
    const table = given(aa1941).position(`Round 1, UK, noncombat-move
      sz8: UK 1 transport [carrying UK infantry], 1 transport`);
    table.then({ refuses: { 'FERRY sz8 > sz14': 'E-UNITS' } });
    table.when('MOVE 1 transport: sz8 > sz14, carrying UK infantry');
    expect(table.state.spaces.sz14).toMatchObject([{ type: 'transport', cargo: [{ owner: 'uk', type: 'infantry' }], spent: true }]);
    expect(table.when('MOVE 1 transport: sz8 > sz9').at('sz9')).toBe('UK 1 transport [spent]');
  });
});

describe('assaults (R41-5.13 to 5.18)', () => {
  const channel = `Round 1, UK, combat-move
    United Kingdom: 3 infantry, 1 tank
    sz8: UK 2 transports, 1 battleship
    Western Europe: Germany 1 infantry`;

  it('R41-5.14: are announced with ship, cargo and target, from a free zone without escort', () => {
    const table = given(aa1941)
      .position(channel)
      .when('ASSAULT Western Europe: sz8, load infantry from United Kingdom in sz8, load tank from United Kingdom in sz8');
    table.then({ at: { 'united-kingdom': '2 infantry' } });
    expect(table.state.spaces.sz8?.find((each) => each.assault)).toMatchObject({
      count: 1,
      assault: { target: 'western-europe', lands: [{ type: 'infantry' }, { type: 'tank' }] },
    });
    table.dice(1, 3, 6).when('END');
    expect(table.state.control['western-europe']).toBe('uk');
    table.then({ at: { 'western-europe': '(UK) 1 infantry [spent], 1 tank [spent]' } });
  });

  it('R41-5.13: a combat move that loads must land: nobody aboard for it is refused', () => {
    expect(given(aa1941).position(channel).refuses('ASSAULT Western Europe: sz8')).toBe('E-AMPHIB-UNDECLARED');
    expect(given(aa1941).position(channel).refuses('FERRY sz8, load infantry from United Kingdom in sz8')).toBe('E-PHASE');
  });

  it('R41-8.6: units loaded now must land, older cargo may stay aboard', () => {
    const position = `Round 1, UK, combat-move
      United Kingdom: 1 infantry
      sz8: UK 1 transport [carrying UK infantry]
      Western Europe: Germany 1 infantry`;
    const line = 'ASSAULT Western Europe: sz8, carrying UK infantry, load infantry from United Kingdom in sz8';
    const all = given(aa1941).position(position).when(line);
    expect(all.state.spaces.sz8?.[0]?.assault?.lands).toHaveLength(2);
    const one = given(aa1941).position(position).when(`${line}, landing nothing`);
    expect(one.state.spaces.sz8?.[0]?.assault?.lands).toHaveLength(1);
    expect(one.state.spaces.sz8?.[0]?.cargo).toHaveLength(2);
  });

  it('one transport lands in one territory: a second order for it is refused (V41-16: E-OFFLOAD-TWICE)', () => {
    const table = given(aa1941).position(`Round 1, UK, combat-move
      sz6: UK 1 transport [carrying UK infantry + UK infantry]
      Western Europe: Germany 1 infantry
      Norway/Finland: Germany 1 infantry`);
    table.when('ASSAULT Western Europe: sz6, carrying UK infantry + UK infantry, landing infantry');
    table.then({ refuses: { 'ASSAULT Norway/Finland: sz6, carrying UK infantry + UK infantry, landing infantry': 'E-OFFLOAD-TWICE' } });
    const loading = given(aa1941)
      .position(`Round 1, UK, combat-move
      United Kingdom: 2 infantry
      sz6: UK 1 transport
      Norway/Finland: Germany 1 infantry`)
      .when('ASSAULT Norway/Finland: sz6, load infantry from United Kingdom in sz6');
    loading.then({
      refuses: { 'ASSAULT Norway/Finland: sz6, carrying UK infantry, load infantry from United Kingdom in sz6': 'E-LOAD-AFTER-OFFLOAD' },
    });
  });

  it('R41-5.12: the first hostile zone ends the way of a transport: E-STOP; alone it does not enter: E-TT-ALONE', () => {
    const position = `Round 1, UK, combat-move
      sz10: UK 1 transport [carrying UK infantry], 1 destroyer
      sz9: Germany 1 destroyer
      sz2: UK 1 battleship`;
    const table = given(aa1941).position(`${position}\nNorway/Finland: Germany 1 infantry`);
    table.then({ refuses: { 'ASSAULT Norway/Finland: sz10 > sz9 > sz6, carrying UK infantry': 'E-STOP' } });
    expect(table.reads('ASSAULT Norway/Finland: sz10 > sz2 > sz6, carrying UK infantry')).toContain('sz2');
    const guarded = given(aa1941).position(`${position}\nsz6: Germany 1 destroyer`);
    guarded.then({ refuses: { 'ASSAULT Norway/Finland: sz10 > sz2 > sz6, carrying UK infantry': 'E-TT-ALONE' } });
    guarded.when('MOVE 1 battleship: sz2 > sz6');
    expect(guarded.reads('ASSAULT Norway/Finland: sz10 > sz2 > sz6, carrying UK infantry')).toContain('Norway');
  });

  it('R41-5.2: warships and carriers may join a landing fleet in a free zone, transports without troops may not', () => {
    const table = given(aa1941).position(`${channel}
      sz14: UK 1 carrier, 1 transport`);
    table.then({ refuses: { 'MOVE 1 carrier: sz14 > sz8': 'E-CM-NO-COMBAT' } });
    table.when('ASSAULT Western Europe: sz8, load infantry from United Kingdom in sz8').when('MOVE 1 carrier: sz14 > sz8');
    table.then({ refuses: { 'MOVE 1 transport: sz14 > sz8': 'E-CM-NO-COMBAT' } });
  });

  it('R41-5.16: past ignored submarines a transport lands only beside an own warship: E-AMPHIB-ESCORT', () => {
    const position = `Round 1, UK, combat-move
      sz6: UK 1 transport [carrying UK infantry], Germany 1 submarine
      sz9: UK 1 submarine, USA 1 battleship`;
    const line = 'ASSAULT Norway/Finland: sz6, carrying UK infantry';
    expect(given(aa1941).position(position.replace('UK 1 submarine, ', '')).refuses(line)).toBe('E-AMPHIB-ESCORT');
    // an own submarine will do, an ally's battleship will not
    const table = given(aa1941).position(position);
    table.when('MOVE 1 submarine: sz9 > sz6').when(line);
    expect(table.state.turn.intents).toEqual({ sz6: 'attack' });
    table.when('INTENT sz6 ignore');
    const stays = given(aa1941)
      .position(`${position}\nsz8: UK 1 destroyer`.replace('UK 1 transport', 'UK 1 destroyer, 1 transport'))
      .when(line);
    expect(stays.refuses('MOVE 1 destroyer: sz6 > sz5')).toMatch(/E-CM-NO-COMBAT|E-AMPHIB-ESCORT/);
  });

  it('R41-5.16: the escort may not leave the landing fleet afterwards: E-AMPHIB-ESCORT', () => {
    const table = given(aa1941)
      .position(`Round 1, UK, combat-move
      sz6: UK 1 transport [carrying UK infantry], 1 destroyer, Germany 1 submarine
      sz5: Germany 1 destroyer`)
      .when('ASSAULT Norway/Finland: sz6, carrying UK infantry');
    table.then({ refuses: { 'MOVE 1 destroyer: sz6 > sz5': 'E-AMPHIB-ESCORT' } });
  });

  it('Q41-03: by the translator’s reading submarines need no escort, and an own destroyer must attack them', () => {
    const options = { translatorEscort: true };
    const alone = given(aa1941, options).position(`Round 1, UK, combat-move
      sz6: UK 1 transport [carrying UK infantry], Germany 1 submarine`);
    expect(alone.reads('ASSAULT Norway/Finland: sz6, carrying UK infantry')).toContain('sz6');
    const escorted = given(aa1941, options).position(`Round 1, UK, combat-move
      sz6: UK 1 transport [carrying UK infantry], 1 destroyer, Germany 1 submarine`);
    escorted.then({ refuses: { 'ASSAULT Norway/Finland: sz6, carrying UK infantry': 'E-AMPHIB-ESCORT' } });
    escorted.when('INTENT sz6 attack').when('ASSAULT Norway/Finland: sz6, carrying UK infantry');
    escorted.then({ refuses: { 'INTENT sz6 ignore': 'E-AMPHIB-ESCORT' } });
  });

  it('friendly targets are for the noncombat move, neutral ones for nobody', () => {
    const table = given(aa1941).position(channel);
    table.then({ refuses: { 'ASSAULT United Kingdom: sz8, load infantry from United Kingdom in sz8': 'E-CM-NO-COMBAT' } });
    expect(table.refuses('ASSAULT Eire: sz8 > sz7, load infantry from United Kingdom in sz8')).toMatch(/E-NEUTRAL|E-PATH/);
  });
});

describe('an ally’s transport (R41-6.4)', () => {
  const harbour = `Round 1, UK, noncombat-move
    United Kingdom: 2 infantry
    sz8: USA 1 transport`;

  it('is boarded in the owner’s turn, sails in the host’s, and lands them in the owner’s next turn', () => {
    const table = given(aa1941).position(harbour).when('FERRY sz8, host USA, load infantry from United Kingdom in sz8');
    expect(table.state.spaces.sz8).toMatchObject([{ owner: 'usa', cargo: [{ owner: 'uk', type: 'infantry' }] }]);
    table.then({ refuses: { 'FERRY sz8, host USA, carrying UK infantry, unload infantry to United Kingdom': 'E-TT-USED' } });
    table.until('noncombat-move', 'usa');
    table.then({ refuses: { 'FERRY sz8 > sz14, carrying UK infantry, unload infantry to Gibraltar': 'E-ALLY-CARGO' } });
    table.when('MOVE 1 transport: sz8 > sz14, carrying UK infantry');
    table.until('combat-move', 'uk');
    table.when('ASSAULT North Africa: sz14, host USA, carrying UK infantry').when('END');
    expect(table.state.control['north-africa']).toBe('uk');
    table.then({ at: { sz14: 'USA 1 transport [spent]' } });
  });

  it('does not sail in a guest’s turn, and those who board now do not land now', () => {
    const table = given(aa1941).position(harbour);
    table.then({ refuses: { 'FERRY sz8 > sz14, host USA, load infantry from United Kingdom in sz8': 'E-OWNER' } });
    const fight = given(aa1941).position(harbour.replace('noncombat', 'combat'));
    fight.then({ refuses: { 'ASSAULT Western Europe: sz8, host USA, load infantry from United Kingdom in sz8': 'E-ALLY-CARGO' } });
  });

  it('nobody lands from it among enemy warships: E-OFFLOAD-HOSTILE', () => {
    const table = given(aa1941).position(`Round 2, UK, noncombat-move
      sz8: USA 1 transport [carrying UK infantry], Germany 1 destroyer`);
    table.then({ refuses: { 'FERRY sz8, host USA, carrying UK infantry, unload infantry to United Kingdom': 'E-OFFLOAD-HOSTILE' } });
  });

  it('R41-6.5, DP41-9, DP-7: another seat is asked for its consent, one’s own is not', () => {
    const line = 'FERRY sz8, host USA, load infantry from United Kingdom in sz8';
    expect(given(aa1941).position(harbour).when(line).asked).toEqual(['noncombat-move ussr-uk-usa']);
    const table = given(aa1941, { seating: 'ussr,germany,uk,japan,usa' }).position(harbour).when(line);
    table.then({ asks: ['consent usa'], at: { 'united-kingdom': '2 infantry' } });
    table.when('REFUSE');
    table.then({ asks: ['noncombat-move uk'], refuses: { [line]: 'E-CONSENT' } });
    const agreed = given(aa1941, { seating: 'ussr,germany,uk,japan,usa' }).position(harbour).when(`${line}\nAGREE`);
    agreed.then({ at: { 'united-kingdom': '1 infantry' } });
  });
});
