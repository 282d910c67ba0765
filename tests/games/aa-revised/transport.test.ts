import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

/** omi-17, which is no position of the set-up; some of its spaces may be changed. */
const omi17 = (phase: 'combat-move' | 'noncombat-move', changed: Record<string, string> = {}) => {
  const spaces = {
    Algeria: '1 infantry',
    Libya: '1 infantry',
    'Southern Europe': '2 artillery',
    'Gibraltar (UK)': 'UK 1 infantry',
    sz13: 'Germany 1 transport',
    sz15: 'UK 1 destroyer',
    ...changed,
  };
  return [`Round 1, Germany, ${phase}`, ...Object.entries(spaces).map(([space, text]) => `${space}: ${text}`)].join('\n');
};
const fromAlgeria = 'load infantry from Algeria in sz13';
const fromLibya = 'load infantry from Libya in sz14';
const fromItaly = 'load artillery from Southern Europe in sz14';

describe('the transport of omi-17 (VREV-19)', () => {
  it.each([
    ['infantry in Algeria, then artillery', `FERRY sz13 > sz14, ${fromAlgeria}, ${fromItaly}`, 'Germany infantry + Germany artillery'],
    ['infantry in Algeria, then in Libya', `FERRY sz13 > sz14, ${fromAlgeria}, ${fromLibya}`, 'Germany infantry + Germany infantry'],
    ['artillery and infantry where it goes', `FERRY sz13 > sz14, ${fromLibya}, ${fromItaly}`, 'Germany infantry + Germany artillery'],
    ['one of them', `FERRY sz13 > sz14, ${fromItaly}`, 'Germany artillery'],
  ])('loads %s and stays at sea, in either movement phase', (_title, line, cargo) => {
    for (const phase of ['combat-move', 'noncombat-move'] as const) {
      const table = given(aaRevised).position(omi17(phase));
      expect(table.offers()).toContain(table.reads(line));
      table.when(line).then({ tells: ['sail'], at: { sz14: `Germany 1 transport [spent, carrying ${cargo}]` } });
    }
  });

  it.each([
    ['Western Europe', `FERRY sz13 > sz14 > sz13, ${fromItaly}, unload artillery to Western Europe`],
    ['Southern Europe', `FERRY sz13 > sz14, ${fromAlgeria}, unload infantry to Southern Europe`],
    ['Algeria', `FERRY sz13 > sz14 > sz13, ${fromItaly}, ${fromLibya}, unload infantry + artillery to Algeria`],
    ['Libya', `FERRY sz13 > sz14, ${fromAlgeria}, ${fromItaly}, unload infantry + artillery to Libya`],
    ['Balkans', `FERRY sz13 > sz14 > sz16, ${fromAlgeria}, ${fromItaly}, unload artillery to Balkans`],
  ])('lands in %s in the noncombat move, one unit or more', (_shore, line) => {
    const table = given(aaRevised).position(omi17('noncombat-move'));
    expect(table.offers()).toContain(table.reads(line));
    given(aaRevised)
      .position(omi17('combat-move'))
      .then({ refuses: { [line]: 'E-PHASE' } });
  });

  it('assaults Gibraltar with what it took aboard on the way, or with part of it', () => {
    const table = given(aaRevised).position(omi17('combat-move'));
    const whole = `ASSAULT Gibraltar: sz13 > sz14 > sz13, ${fromLibya}, ${fromItaly}`;
    expect(table.offers()).toEqual(expect.arrayContaining([whole, `${whole}, landing artillery`, `${whole}, landing infantry`]));
    table.when(`${whole}, landing artillery`).then({
      at: { sz13: 'Germany 1 transport [spent, carrying Germany infantry + Germany artillery, landing Germany artillery in Gibraltar]' },
    });
  });

  it('attacks the destroyer beside ships that can hit it; alone it hits nothing (QREV-20)', () => {
    const alone = given(aaRevised).position(omi17('combat-move'));
    alone.then({
      refuses: {
        [`FERRY sz13 > sz14 > sz15, ${fromItaly}`]: 'E-COMBAT-IMPOSSIBLE',
        'MOVE 1 transport: sz13 > sz15': 'E-COMBAT-IMPOSSIBLE',
      },
    });
    const fleet = given(aaRevised).position(omi17('combat-move', { sz13: 'Germany 1 transport, 1 submarine' }));
    fleet.when(`MOVE 1 submarine: sz13 > sz14 > sz15\nFERRY sz13 > sz14 > sz15, ${fromItaly}`);
    fleet.then({
      at: {
        sz15: 'Germany 1 submarine [spent], 1 transport [spent, carrying Germany artillery], UK 1 destroyer',
        Origins: 'sz15 from sz14',
      },
    });
  });

  it('loads first and goes into battle with the fleet, in one move', () => {
    const table = given(aaRevised).position(omi17('combat-move', { sz13: 'Germany 1 transport, 1 battleship' }));
    table.when(`FERRY sz13, ${fromAlgeria}`).then({ at: { sz13: 'Germany 1 transport [carrying Germany infantry], 1 battleship' } });
    table.when('MOVE 1 transport, 1 battleship: sz13 > sz14 > sz15, carrying Germany infantry');
    table.then({ at: { sz15: 'Germany 1 transport [spent, carrying Germany infantry], 1 battleship [spent], UK 1 destroyer' } });
  });

  it('may not take the tank that drove to the coast: E-CARGO-MOVED', () => {
    const table = given(aaRevised).position(omi17('noncombat-move', { Germany: '1 tank' }));
    table.when('MOVE 1 tank: Germany > Southern Europe');
    table.then({ refuses: { 'FERRY sz13 > sz14, load tank from Southern Europe in sz14': 'E-CARGO-MOVED' } });
  });

  it('may not take both artillery: E-CAPACITY', () => {
    const line = `FERRY sz13 > sz14, ${fromItaly}, ${fromItaly}`;
    for (const phase of ['combat-move', 'noncombat-move'] as const)
      given(aaRevised)
        .position(omi17(phase))
        .then({ refuses: { [line]: 'E-CAPACITY' } });
  });

  it('may not land in two territories: E-OFFLOAD-TWICE', () => {
    const ashore = given(aaRevised).position(omi17('noncombat-move'));
    ashore.then({
      refuses: {
        [`FERRY sz13 > sz14, ${fromAlgeria}, ${fromItaly}, unload infantry to Libya, artillery to Southern Europe`]: 'E-OFFLOAD-TWICE',
      },
    });
    ashore.when(`FERRY sz13 > sz14, ${fromAlgeria}, ${fromItaly}, unload infantry to Libya`);
    ashore.then({ refuses: { 'FERRY sz14, carrying Germany artillery, unload artillery to Southern Europe': 'E-TT-USED' } });
    const assault = given(aaRevised).position(
      omi17('combat-move', { 'Western Europe (UK)': '', sz13: 'Germany 1 transport [carrying Germany infantry + Germany tank]' }),
    );
    assault.when('ASSAULT Gibraltar: sz13, carrying Germany infantry + Germany tank, landing infantry');
    assault.then({
      refuses: { 'ASSAULT Western Europe: sz13, carrying Germany infantry + Germany tank, landing tank': 'E-OFFLOAD-TWICE' },
    });
  });

  it('neither loads nor lands in the zone of the destroyer, nor assaults Anglo-Egypt from there', () => {
    const laden = { sz14: 'Germany 1 transport [carrying Germany infantry]' };
    const inPort = given(aaRevised).position(
      omi17('noncombat-move', { sz15: 'Germany 1 transport [carrying Germany infantry], 1 transport, UK 1 destroyer' }),
    );
    inPort.then({
      refuses: {
        'FERRY sz15, carrying Germany infantry, unload infantry to Balkans': 'E-PATH',
        'FERRY sz15, load infantry from Libya in sz15': 'E-PATH',
      },
    });
    const egypt = given(aaRevised).position(
      omi17('noncombat-move', {
        'Anglo-Egypt (Germany)': 'Germany 1 infantry',
        sz15: 'Germany 1 transport [carrying Germany infantry], 1 transport, UK 1 destroyer',
      }),
    );
    egypt.then({
      refuses: {
        'FERRY sz15, carrying Germany infantry, unload infantry to Anglo-Egypt': 'E-OFFLOAD-HOSTILE',
        'FERRY sz15, load infantry from Anglo-Egypt in sz15': 'E-LOAD-HOSTILE',
      },
    });
    given(aaRevised)
      .position(omi17('noncombat-move', laden))
      .then({ refuses: { 'FERRY sz14 > sz15, carrying Germany infantry, unload infantry to Anglo-Egypt': 'E-NCM-HOSTILE' } });
    given(aaRevised)
      .position(omi17('combat-move', laden))
      .then({ refuses: { 'ASSAULT Anglo-Egypt: sz14 > sz15, carrying Germany infantry': 'E-COMBAT-IMPOSSIBLE' } });
  });

  it('may not land in neutral Spain or Turkey: E-NEUTRAL', () => {
    const laden = { sz13: 'Germany 1 transport [carrying Germany infantry]' };
    given(aaRevised)
      .position(omi17('combat-move', laden))
      .then({ refuses: { 'ASSAULT Spain: sz13, carrying Germany infantry': 'E-NEUTRAL' } });
    given(aaRevised)
      .position(omi17('noncombat-move', laden))
      .then({
        refuses: {
          'FERRY sz13, carrying Germany infantry, unload infantry to Spain': 'E-NEUTRAL',
          'FERRY sz13 > sz14 > sz16, carrying Germany infantry, unload infantry to Turkey': 'E-NEUTRAL',
        },
      });
  });

  it('hands nothing to another ship: no order says so, and what is aboard boards nowhere', () => {
    given(aaRevised)
      .position(omi17('noncombat-move', { sz13: 'Germany 1 transport [carrying Germany infantry], 1 transport' }))
      .then({ refuses: { 'FERRY sz13, load infantry from sz13 in sz13': 'E-PATH' } });
  });

  it('whom it landed in an assault does not retreat: the battle goes on unasked', () => {
    const laden = { sz13: 'Germany 1 transport [carrying Germany infantry + Germany artillery]' };
    const table = given(aaRevised).position(omi17('combat-move', laden));
    table.when('ASSAULT Gibraltar: sz13, carrying Germany infantry + Germany artillery\nEND').then({ asks: ['landing germany-japan'] });
    table.dice(6, 6, 6, 6, 1, 6).when('PROCEED');
    table.then({ asks: ['noncombat-move germany-japan'], at: { gibraltar: '(Germany) 1 infantry [spent], 1 artillery [spent]' } });
    expect(table.told('battle-end')).toHaveLength(1);
  });

  it('whom it landed does not move: E-ALREADY-MOVED', () => {
    const table = given(aaRevised).position(omi17('noncombat-move'));
    table.when(`FERRY sz13 > sz14, ${fromAlgeria}, unload infantry to Southern Europe`);
    table.then({ refuses: { 'MOVE 1 infantry: Southern Europe > Germany': 'E-ALREADY-MOVED' } });
  });
});

describe('loading and landing (RREV-6.11, RREV-11.5)', () => {
  const ashore = `Round 1, USA, noncombat-move
    Eastern United States: 3 infantry, 2 tanks, 1 artillery, 1 AA gun
    sz10: USA 1 transport`;
  const load = (type: string) => `load ${type} from Eastern United States in sz10`;

  it.each([['tank'], ['artillery'], ['AA gun'], ['infantry']])('VREV-20: an infantry and a unit more fit: %s', (type) => {
    const line = `FERRY sz10, ${load('infantry')}, ${load(type)}`;
    expect(given(aaRevised).position(ashore).reads(line)).toContain('sz10');
  });

  it('VREV-20: never two heavy units, three, or a complex', () => {
    given(aaRevised)
      .position(ashore)
      .then({
        refuses: {
          [`FERRY sz10, ${load('tank')}, ${load('AA gun')}`]: 'E-CAPACITY',
          [`FERRY sz10, ${load('artillery')}, ${load('tank')}`]: 'E-CAPACITY',
          [`FERRY sz10, ${load('complex')}`]: 'E-CAPACITY',
        },
      });
  });

  it('VREV-20: load, one step, load, one step, land both', () => {
    const table = given(aaRevised).position(`Round 1, UK, noncombat-move
      United Kingdom: 1 tank
      Norway (UK): UK 1 infantry
      sz7: UK 1 transport`);
    table.when(
      'FERRY sz7 > sz6 > sz3, load tank from United Kingdom in sz7, load infantry from Norway in sz6, unload infantry + tank to United Kingdom',
    );
    table.then({ at: { 'united-kingdom': '1 infantry [spent], 1 tank [spent]', sz3: 'UK 1 transport [spent]' } });
  });

  it('bridging: it loads and lands without moving, in one territory', () => {
    const table = given(aaRevised).position(`Round 1, UK, noncombat-move
      United Kingdom: 1 tank, 1 infantry
      Western Europe (UK): UK 1 infantry
      sz7: UK 1 transport`);
    table.when('FERRY sz7, load 1 infantry from United Kingdom, load tank from United Kingdom, unload infantry + tank to Western Europe');
    table.then({
      at: { sz7: 'UK 1 transport [spent]' },
      refuses: { 'MOVE 1 transport: sz7 > sz8': 'E-ALREADY-MOVED' },
    });
  });

  it('RREV-6.11: a landing in friendly territory waits for the noncombat move, one in hostile territory is an assault', () => {
    const laden = 'sz7: UK 1 transport [carrying UK infantry]';
    given(aaRevised)
      .position('Round 1, UK, combat-move', laden)
      .then({
        refuses: {
          'FERRY sz7, carrying UK infantry, unload infantry to United Kingdom': 'E-PHASE',
          'ASSAULT United Kingdom: sz7, carrying UK infantry': 'E-CM-NO-COMBAT',
        },
      });
    given(aaRevised)
      .position('Round 1, UK, noncombat-move', laden)
      .then({ refuses: { 'FERRY sz7, carrying UK infantry, unload infantry to Western Europe': 'E-AMPHIB-UNDECLARED' } });
  });

  it('RREV-6.11: in the combat move only what loads sails to where there is no enemy', () => {
    given(aaRevised)
      .position('Round 1, UK, combat-move', 'sz7: UK 1 transport [carrying UK infantry], 1 transport')
      .then({
        refuses: {
          'FERRY sz7 > sz8, carrying UK infantry': 'E-UNITS',
          'MOVE 1 transport: sz7 > sz8, carrying UK infantry': 'E-CM-NO-COMBAT',
          'MOVE 1 transport: sz7 > sz8': 'E-CM-NO-COMBAT',
        },
      });
  });

  it('RREV-6.11: the voyage ends where it meets enemy ships: E-STOP', () => {
    given(aaRevised)
      .position(`Round 1, UK, combat-move
        United Kingdom: 1 infantry
        sz7: UK 1 transport, 1 destroyer
        sz8: Germany 1 submarine`)
      .when('MOVE 1 destroyer: sz7 > sz8')
      .then({ refuses: { 'FERRY sz7 > sz8 > sz12, load infantry from United Kingdom in sz7': 'E-STOP' } });
  });
});

describe('anti-aircraft guns at sea (RREV-6.12)', () => {
  const guns = `Round 1, Germany, combat-move
    Southern Europe: 1 AA gun, 1 infantry
    Gibraltar (UK):
    sz14: Germany 1 transport`;
  const both = 'load AA gun from Southern Europe in sz14, load infantry from Southern Europe in sz14';

  it('board in the combat move, which is their move', () => {
    const table = given(aaRevised).position(guns);
    table.when('FERRY sz14, load AA gun from Southern Europe in sz14');
    table.then({ at: { sz14: 'Germany 1 transport [carrying Germany AA gun]' } });
  });

  it('never land in an assault: the others do, they stay aboard', () => {
    const table = given(aaRevised).position(guns);
    table.then({
      refuses: {
        [`ASSAULT Gibraltar: sz14 > sz13, ${both}, landing infantry + AA gun`]: 'E-AA-MOVE',
        'ASSAULT Gibraltar: sz14 > sz13, load AA gun from Southern Europe in sz14': 'E-AA-MOVE',
      },
    });
    const assaults = table.offers().filter((line) => line.startsWith('ASSAULT Gibraltar') && line.includes('AA gun'));
    expect(assaults).toEqual([
      `ASSAULT Gibraltar: sz14 > sz13, load infantry from Southern Europe in sz14, load AA gun from Southern Europe in sz14`,
    ]);
    table.when(`ASSAULT Gibraltar: sz14 > sz13, ${both}`);
    table.then({
      at: { sz13: 'Germany 1 transport [spent, carrying Germany infantry + Germany AA gun, landing Germany infantry in Gibraltar]' },
    });
    table.when('END').until('noncombat-move');
    table.then({
      at: { gibraltar: '(Germany) 1 infantry [spent]', sz13: 'Germany 1 transport [spent, carrying Germany AA gun]' },
      refuses: { 'FERRY sz13, carrying Germany AA gun, unload AA gun to Gibraltar': 'E-TT-USED' },
    });
  });

  it('come ashore in the noncombat move from a ship that fought, or in a later turn', () => {
    const fought = given(aaRevised).position(`Round 1, Germany, noncombat-move
      sz14: Germany 1 transport [spent, fought, carrying Germany AA gun]`);
    fought.when('FERRY sz14, carrying Germany AA gun, unload AA gun to Libya').then({ at: { libya: '1 AA gun [spent]' } });
    const later = given(aaRevised).position(`Round 2, Germany, noncombat-move
      sz13: Germany 1 transport [carrying Germany AA gun]`);
    later.when('FERRY sz13, carrying Germany AA gun, unload AA gun to Algeria').then({ at: { algeria: '1 AA gun [spent]' } });
  });
});

describe('transports after the combat move (RREV-9.5)', () => {
  it('one that moved without fighting does nothing: E-TT-USED', () => {
    const table = given(aaRevised).position(omi17('combat-move'));
    table.when(`FERRY sz13 > sz14, ${fromItaly}\nEND`);
    table.then({
      asks: ['noncombat-move germany-japan'],
      refuses: {
        'FERRY sz14, carrying Germany artillery, unload artillery to Libya': 'E-TT-USED',
        'FERRY sz14, carrying Germany artillery, load infantry from Libya in sz14': 'E-TT-USED',
        'MOVE 1 transport: sz14 > sz13, carrying Germany artillery': 'E-ALREADY-MOVED',
      },
    });
    expect(table.offers().filter((line) => line.startsWith('FERRY'))).toEqual([]);
  });

  it('one that only loaded where it lay is free to sail and land', () => {
    const table = given(aaRevised).position(omi17('combat-move'));
    table.when(`FERRY sz13, ${fromAlgeria}\nEND`);
    table.when('FERRY sz13 > sz14, carrying Germany infantry, unload infantry to Southern Europe');
    table.then({ at: { sz14: 'Germany 1 transport [spent]' } });
  });

  const fought = `Round 1, Germany, noncombat-move
    Libya: 1 infantry
    sz14: Germany 1 transport [spent, fought, carrying Germany infantry]`;

  it('one that fought loads or lands where it is', () => {
    const loads = given(aaRevised).position(fought).when('FERRY sz14, carrying Germany infantry, load infantry from Libya in sz14');
    loads.then({
      at: { sz14: 'Germany 1 transport [spent, carrying Germany infantry + Germany infantry]' },
      refuses: { 'FERRY sz14, carrying Germany infantry + Germany infantry, unload infantry to Southern Europe': 'E-TT-USED' },
    });
    const lands = given(aaRevised).position(fought).when('FERRY sz14, carrying Germany infantry, unload infantry to Southern Europe');
    lands.then({
      at: { sz14: 'Germany 1 transport [spent]' },
      refuses: { 'FERRY sz14, load infantry from Libya in sz14': 'E-TT-USED' },
    });
  });

  it('not both, and it does not sail: E-TT-USED; the order form offers just that', () => {
    const table = given(aaRevised).position(fought);
    table.then({
      refuses: {
        'FERRY sz14, carrying Germany infantry, load infantry from Libya in sz14, unload infantry to Southern Europe': 'E-TT-USED',
        'FERRY sz14 > sz13, carrying Germany infantry, unload infantry to Algeria': 'E-TT-USED',
        'MOVE 1 transport: sz14 > sz13, carrying Germany infantry': 'E-ALREADY-MOVED',
      },
    });
    expect(table.offers().filter((line) => line.includes('sz14'))).toEqual([
      'FERRY sz14, carrying Germany infantry, unload infantry to Libya',
      'FERRY sz14, carrying Germany infantry, unload infantry to Southern Europe',
      'FERRY sz14, carrying Germany infantry, load infantry from Libya in sz14',
    ]);
  });

  it('the end of the noncombat move takes the mark away', () => {
    const table = given(aaRevised).position(fought).when('END');
    table.then({ at: { sz14: 'Germany 1 transport [carrying Germany infantry]' } });
  });

  it('a fight marks them, those that sail away from it not', () => {
    const table = given(aaRevised).position(
      omi17('combat-move', { sz13: 'Germany 1 transport [carrying Germany infantry], 1 battleship' }),
    );
    table.when('MOVE 1 transport, 1 battleship: sz13 > sz14 > sz15, carrying Germany infantry');
    table.rolling(() => 0).when('END');
    table.until('noncombat-move');
    expect(table.at('sz15')).toContain('1 transport [spent, fought, carrying Germany infantry]');
  });

  it('one that retreated neither loads nor lands: E-TT-USED', () => {
    const table = given(aaRevised).position(
      omi17('combat-move', { sz13: 'Germany 1 transport [carrying Germany infantry], 1 battleship' }),
    );
    table.when('MOVE 1 transport, 1 battleship: sz13 > sz14 > sz15, carrying Germany infantry');
    table.dice(6, 6).when('END').when('RETREAT to sz14').until('noncombat-move');
    table.then({
      at: { sz15: 'UK 1 destroyer' },
      refuses: {
        'FERRY sz14, carrying Germany infantry, unload infantry to Libya': 'E-TT-USED',
        'FERRY sz14, carrying Germany infantry, load infantry from Libya in sz14': 'E-TT-USED',
      },
    });
    expect(table.offers().filter((line) => line.startsWith('FERRY'))).toEqual([]);
  });

  it('QREV-16: of a ship that landed its troops after a battle nothing more is asked', () => {
    const table = given(aaRevised).position(
      omi17('combat-move', {
        'Anglo-Egypt (UK)': '',
        sz13: 'Germany 1 transport [carrying Germany infantry + Germany tank], 2 battleships',
      }),
    );
    table.when('MOVE 2 battleships: sz13 > sz14 > sz15');
    table.when('ASSAULT Anglo-Egypt: sz13 > sz14 > sz15, carrying Germany infantry + Germany tank, landing infantry');
    table.rolling(() => 0.3).when('END');
    table.until('noncombat-move');
    expect(table.at('sz15')).toContain('1 transport [spent, carrying Germany tank]');
  });
});

describe('multinational transports (RREV-8.4)', () => {
  it('VREV-18: omi-16, in three turns from the West Indies to Panama', () => {
    const table = given(aaRevised, { seating: 'ussr,germany,uk,japan,usa' }).position(`Round 1, USA, noncombat-move
      West Indies (USA): USA 1 infantry
      sz19: UK 1 transport`);
    table.when('FERRY sz19, host UK, load infantry from West Indies in sz19\nAGREE');
    table.then({ at: { sz19: 'UK 1 transport [spent, carrying USA infantry]' } });
    table.when('END').until('noncombat-move', 'uk');
    table.then({
      refuses: {
        'FERRY sz19 > sz20, carrying USA infantry, unload infantry to Panama': 'E-ALLY-CARGO',
        'FERRY sz19, carrying USA infantry, unload infantry to West Indies': 'E-ALLY-CARGO',
      },
    });
    table.when('MOVE 1 transport: sz19 > sz20, carrying USA infantry\nEND');
    table.until('noncombat-move', 'usa');
    table.when('FERRY sz20, host UK, carrying USA infantry, unload infantry to Panama');
    table.then({ at: { panama: '1 infantry [spent]', sz20: 'UK 1 transport [spent]' } });
  });

  it('RREV-8.4: who boards an ally’s ship boards in the noncombat move and lands in a later turn', () => {
    const seas = `West Indies (USA): USA 1 infantry
      sz19: UK 1 transport`;
    given(aaRevised)
      .position('Round 1, USA, combat-move', seas)
      .then({ refuses: { 'FERRY sz19, host UK, load infantry from West Indies in sz19': 'E-ALLY-CARGO' } });
    given(aaRevised)
      .position('Round 1, USA, noncombat-move', seas)
      .then({ refuses: { 'FERRY sz19, host UK, load infantry from West Indies in sz19, unload infantry to West Indies': 'E-ALLY-CARGO' } });
  });
});
