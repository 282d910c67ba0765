import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

describe('spaces and canals (RREV-2)', () => {
  it('RREV-2.1: any surfaced enemy ship makes a zone hostile, a lone transport too', () => {
    const table = given(aaRevised).position(`Round 1, UK, combat-move
      sz2: UK 1 destroyer
      sz3: Germany 1 transport
      sz8: Germany 1 submarine`);
    table.then({ refuses: { 'MOVE 1 destroyer: sz2 > sz3 > sz4': 'E-STOP', 'MOVE 1 destroyer: sz2 > sz8 > sz7': 'E-STOP' } });
    expect(table.reads('MOVE 1 destroyer: sz2 > sz3')).toBe('MOVE 1 destroyer: sz2 > sz3');
  });

  it('VREV-02: a split Suez is shut to all ships, one of one side is open to it', () => {
    const split = given(aaRevised).position(`Round 1, UK, noncombat-move
      Trans-Jordan (Germany):
      sz15: UK 1 destroyer`);
    split.then({ refuses: { 'MOVE 1 destroyer: sz15 > sz34': 'E-CANAL' } });
    const axis = given(aaRevised).position(`Round 1, Germany, noncombat-move
      Trans-Jordan (Germany):
      sz15: Germany 1 destroyer`);
    axis.then({ refuses: { 'MOVE 1 destroyer: sz15 > sz34': 'E-CANAL' } });
    const whole = given(aaRevised).position(`Round 1, UK, noncombat-move
      sz15: UK 1 destroyer`);
    whole.when('MOVE 1 destroyer: sz15 > sz34').then({ at: { sz34: 'UK 1 destroyer [spent]' } });
  });

  it('VREV-02: control when the turn began counts: Suez and Panama taken this turn stay shut', () => {
    const suez = given(aaRevised).position(`Round 1, Germany, noncombat-move
      Trans-Jordan (Germany):
      Anglo-Egypt (Germany):
      Captured: Trans-Jordan from UK, Anglo-Egypt from UK
      sz15: Germany 1 transport`);
    suez.then({ refuses: { 'MOVE 1 transport: sz15 > sz34': 'E-CANAL' } });
    const panama = given(aaRevised).position(`Round 1, Japan, noncombat-move
      Panama (Japan):
      Captured: Panama from USA
      sz20: Japan 1 transport`);
    panama.then({ refuses: { 'MOVE 1 transport: sz20 > sz19': 'E-CANAL' } });
    given(aaRevised)
      .position(`Round 1, Japan, noncombat-move
        Panama (Japan):
        sz20: Japan 1 transport`)
      .when('MOVE 1 transport: sz20 > sz19')
      .then({ at: { sz19: 'Japan 1 transport [spent]' } });
  });

  it('RREV-2.3: land units cross a canal as any border, and neutral territories are closed to all', () => {
    const table = given(aaRevised).position(`Round 1, UK, noncombat-move
      Anglo-Egypt: 1 infantry
      Trans-Jordan: 1 infantry
      Italian East Africa (UK): UK 1 infantry`);
    table.when('MOVE 1 infantry: Anglo-Egypt > Trans-Jordan');
    table.then({
      at: { 'trans-jordan': '1 infantry [spent], 1 infantry' },
      refuses: { 'MOVE 1 infantry: Trans-Jordan > Turkey': 'E-NEUTRAL' },
    });
  });
});

describe('combat moves by land (RREV-6.1 to 6.4)', () => {
  const front = `Round 1, Germany, combat-move
    Belorussia (Germany): 1 tank, 1 infantry
    Ukraine (Germany): 1 tank
    West Russia (USSR): USSR 1 infantry`;

  it('VREV-04: with a move of 2 through a friendly space into a hostile one, or into a hostile one', () => {
    const table = given(aaRevised).position(`Round 1, Germany, combat-move
      Eastern Europe: 1 tank
      Belorussia (Germany): 1 tank
      West Russia (USSR): USSR 1 infantry`);
    table.when('MOVE 1 tank: Eastern Europe > Belorussia > West Russia');
    table.when('MOVE 1 tank: Belorussia > West Russia');
    table.then({ at: { 'west-russia': '(USSR) 1 infantry, Germany 2 tanks [spent]' } });
  });

  it('RREV-6.1: a combat move ends among enemies: not in a friendly space', () => {
    given(aaRevised)
      .position(front)
      .then({
        refuses: {
          'MOVE 1 infantry: Belorussia > Eastern Europe': 'E-CM-NO-COMBAT',
          'MOVE 1 tank: Belorussia > Eastern Europe > Germany': 'E-CM-NO-COMBAT',
        },
      });
  });

  it('RREV-6.4: any enemy unit stops land units, guns and complexes too', () => {
    const table = given(aaRevised).position(`Round 1, Germany, combat-move
      Ukraine (Germany): 2 tanks
      Caucasus (USSR):
      West Russia (USSR): USSR 1 AA gun
      Belorussia (USSR): USSR 1 infantry`);
    table.then({
      refuses: {
        'MOVE 1 tank: Ukraine > West Russia > Archangel': 'E-STOP',
        'MOVE 1 tank: Ukraine > Caucasus > Kazakh': 'E-STOP',
        'MOVE 1 tank: Ukraine > Belorussia > Karelia': 'E-STOP',
      },
    });
  });

  it('RREV-6.3: who has moved in it has moved: one combat a turn', () => {
    const table = given(aaRevised).position(front);
    table.when('MOVE 1 tank: Ukraine > West Russia');
    table.then({ refuses: { 'MOVE 1 tank: West Russia > Russia': 'E-ALREADY-MOVED' } });
  });
});

describe('blitz (RREV-6.10, omi-7)', () => {
  it('VREV-06: omi-7a, through a friendly territory into a hostile one', () => {
    given(aaRevised)
      .position(`Round 1, Germany, combat-move
        Algeria: 1 tank
        Libya:
        Anglo-Egypt (UK):`)
      .when('MOVE 1 tank: Algeria > Libya > Anglo-Egypt')
      .then({ at: { 'anglo-egypt': 'Germany 1 tank [spent]' } });
  });

  it('VREV-06: omi-7b, through a hostile territory that is empty, which changes hands, into another', () => {
    given(aaRevised)
      .position(`Round 1, Germany, combat-move
        Libya: 1 tank
        Anglo-Egypt (UK):
        Italian East Africa (UK): UK 1 infantry`)
      .when('MOVE 1 tank: Libya > Anglo-Egypt > Italian East Africa')
      .then({
        tells: ['move', { type: 'capture', territory: 'anglo-egypt', from: 'uk', to: 'germany' }],
        at: { 'italian-east-africa': 'Germany 1 tank [spent], UK 1 infantry' },
      });
  });

  it('VREV-06: omi-7c, into a hostile territory that is empty and back to where it came from', () => {
    given(aaRevised)
      .position(`Round 1, Germany, combat-move
        Libya: 1 tank
        Anglo-Egypt (UK):`)
      .when('MOVE 1 tank: Libya > Anglo-Egypt > Libya')
      .then({ tells: ['move', 'capture'], at: { libya: '1 tank [spent]', Captured: 'Anglo-Egypt from UK' } });
  });

  it('VREV-06: what a tank has rolled through others may still enter, but aircraft find nothing there', () => {
    const table = given(aaRevised).position(
      'Round 1, USSR, combat-move',
      'Russia: 1 infantry, 1 tank, 1 fighter',
      'West Russia: ',
      'Ukraine S.S.R.: 1 infantry',
    );
    table.when('MOVE 1 tank: Russia > West Russia > Ukraine S.S.R.');
    table.then({ refuses: { 'MOVE 1 fighter: Russia > West Russia': 'E-CM-NO-COMBAT' } });
    table.when('MOVE 1 infantry: Russia > West Russia');
    table.then({ at: { 'West Russia': '(USSR) 1 infantry [spent]' } });
  });

  it('VREV-06: omi-7d, guns and complexes alone end it there', () => {
    const table = given(aaRevised).position(`Round 1, Germany, combat-move
      Ukraine (Germany): 2 tanks
      West Russia (USSR): USSR 1 AA gun
      Caucasus (USSR):`);
    table.then({
      refuses: { 'MOVE 1 tank: Ukraine > West Russia > Ukraine': 'E-STOP', 'MOVE 1 tank: Ukraine > Caucasus > Ukraine': 'E-STOP' },
    });
    table.when('MOVE 1 tank: Ukraine > West Russia');
    table.when('MOVE 1 tank: Ukraine > Caucasus');
    table.then({ at: { 'west-russia': '(USSR) 1 AA gun, Germany 1 tank [spent]', caucasus: 'Germany 1 tank [spent]' } });
  });

  it('infantry and artillery do not blitz', () => {
    const table = given(aaRevised).position(`Round 1, Germany, combat-move
      Libya: 1 infantry, 1 artillery
      Anglo-Egypt (UK):`);
    table.then({
      refuses: {
        'MOVE 1 infantry: Libya > Anglo-Egypt > Italian East Africa': 'E-RANGE',
        'MOVE 1 artillery: Libya > Anglo-Egypt > Libya': 'E-RANGE',
      },
    });
  });
});

describe('anti-aircraft guns (RREV-6.12, RREV-9.2)', () => {
  it('never move in the combat move, not even to a friendly territory: E-AA-MOVE', () => {
    const table = given(aaRevised).position(`Round 1, Germany, combat-move
      Germany: 1 AA gun, 1 infantry
      Ukraine (USSR): USSR 1 infantry
      Eastern Europe: 1 AA gun, 1 infantry`);
    table.then({
      refuses: {
        'MOVE 1 AA gun: Germany > Eastern Europe': 'E-AA-MOVE',
        'MOVE 1 AA gun: Eastern Europe > Ukraine': 'E-AA-MOVE',
        'MOVE 1 infantry, 1 AA gun: Eastern Europe > Ukraine': 'E-AA-MOVE',
      },
    });
    expect(table.offers().filter((line) => line.includes('AA gun'))).toEqual([]);
  });

  it('move 1 in the noncombat move, to an ally and to what was just taken too; they stay their power’s', () => {
    const table = given(aaRevised).position(`Round 1, UK, noncombat-move
      Persia: 1 AA gun
      Caucasus: USSR 1 infantry
      India: 2 AA guns
      French Indochina (UK):
      Captured: French Indochina from Japan`);
    table.then({ refuses: { 'MOVE 1 AA gun: India > Persia > Caucasus': 'E-RANGE' } });
    table.when('MOVE 1 AA gun: Persia > Caucasus');
    table.when('MOVE 1 AA gun: India > French Indochina');
    table.then({ at: { caucasus: '1 infantry, UK 1 AA gun [spent]', 'french-indochina': '(UK) 1 AA gun [spent]' } });
  });
});
