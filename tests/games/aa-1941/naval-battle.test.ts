import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

describe('R41-7.5: surprise and submerging', () => {
  it('R41-7.5: the attacker chooses first, both before any die', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Intents: sz9 attack
      sz9: Germany 1 submarine, UK 1 submarine, 1 battleship`);
    field.when('END');
    field.then({ asks: ['submerge ussr-uk-usa'] });
    field.when('fire');
    field.then({ asks: ['submerge germany-japan'] });
    expect(field.told('fire')).toEqual([]);
  });

  it('R41-7.5: a submarine that dives is out of the battle and stays in the zone', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Intents: sz9 attack
      sz9: Germany 1 submarine, UK 1 battleship`);
    field.when('END').when('submerge 1');
    expect(field.told('fire')).toEqual([]);
    expect(field.told('battle-end')[0]).toMatchObject({ winner: 'attack', left: { uk: { battleship: 1 } } });
    expect(field.state.spaces.sz9).toContainEqual({ owner: 'germany', type: 'submarine', count: 1 });
  });

  it('R41-7.5: some submarines may dive while others fire', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Intents: sz9 attack
      Origins: sz9 from sz2
      sz9: Germany 3 submarines, UK 1 battleship`);
    field.when('END').dice(6, 6, 6).when('submerge 1');
    expect(field.told('fire')[0]?.rolls).toEqual([{ owner: 'germany', type: 'submarine', needs: 1, dice: [6, 6] }]);
    expect(field.state.spaces.sz9).toContainEqual({ owner: 'germany', type: 'submarine', count: 1, submerged: true });
  });

  it('R41-7.5: more submarines than there are cannot dive', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Intents: sz9 attack
      sz9: Germany 1 submarine, UK 1 battleship`);
    expect(field.when('END').refuses('submerge 2')).toBe('E-UNITS');
  });

  it('R41-7.5: a defending destroyer cancels surprise and diving of attacking submarines only', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: sz6 from sz5
      sz6: Germany 1 submarine, UK 1 submarine, 1 destroyer`);
    field.when('END');
    field.then({ asks: ['submerge ussr-uk-usa'] });
    field.dice(6, 6, 6).when('fire');
    expect(field.told('fire').map(({ side, step }) => `${step} ${side}`)).toEqual(['surprise defence', 'main attack', 'main defence']);
  });

  it('R41-7.5: what the attacking submarines sink by surprise fires no more', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      sz8: Germany 2 submarines, UK 1 transport, 1 carrier`);
    field.when('END').dice(1, 6).when('fire');
    expect(field.told('fire').length).toBe(1);
    expect(field.told('defenceless')[0]?.losses).toEqual([{ owner: 'uk', type: 'transport', count: 1 }]);
    field.then({ at: { sz8: 'Germany 2 submarines [spent]' } });
  });

  it('R41-7.5: a defending submarine that chose to fire fires by surprise even when it is hit', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Intents: sz9 attack
      sz9: Germany 1 submarine, UK 1 submarine`);
    field.when('END').when('fire').dice(2, 1).when('fire');
    field.then({ at: { sz9: '' } });
    expect(field.told('battle-end')[0]?.winner).toBeNull();
  });

  it('R41-7.5: transports fall to a surprise attack only when nothing else can', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      sz8: Germany 2 submarines, UK 1 transport, 1 battleship`);
    field.when('END').dice(1, 1).when('fire');
    expect(field.told('losses')[0]).toMatchObject({ losses: [{ owner: 'uk', type: 'battleship', count: 1 }] });
    expect(field.told('defenceless')[0]?.losses).toEqual([{ owner: 'uk', type: 'transport', count: 1 }]);
  });

  it('R41-7.5, DP41-2: with no enemy ship to fire at nobody is asked', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      sz8: Germany 1 fighter, UK 1 submarine, 1 destroyer`);
    // The only attackers fly: the defending submarine can neither hit nor be hit, so it rolls no die.
    field.dice(6, 1).when('END');
    expect(field.told('fire').map(({ side, rolls }) => `${side} ${rolls.map((each) => each.type)}`)).toEqual([
      'attack fighter',
      'defence destroyer',
    ]);
    expect(field.told('battle-end')[0]?.winner).toBe('defence');
  });

  it('R41-7.5: owners on one side choose for themselves', () => {
    const field = given(aa1941, { seating: 'ussr,germany,uk,japan,usa' }).position(`Round 1, Germany, combat-move
      Intents: sz9 attack
      sz9: Germany 1 battleship, UK 1 submarine, USA 1 submarine`);
    field.when('END');
    field.then({ asks: ['submerge uk', 'submerge usa'] });
    field.when('submerge 1', 'usa');
    field.then({ asks: ['submerge uk'] });
    field.dice(6, 4).when('fire', 'uk');
    field.then({ at: { sz9: 'Germany 1 battleship [spent], USA 1 submarine' } });
  });
});

describe('R41-7.6 and R41-7.7: main fire', () => {
  it('R41-7.6: units hit in step 3 still fire in step 4', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      sz6: Germany 1 battleship, UK 1 destroyer`);
    field.dice(1, 2).when('END');
    expect(field.told('losses').map(({ side, losses, damaged }) => `${side} ${losses.length} ${damaged}`)).toEqual([
      'defence 1 0',
      'attack 0 1',
    ]);
    expect(field.state.spaces.sz6).toEqual([{ owner: 'germany', type: 'battleship', count: 1, spent: true }]);
  });

  it('R41-7.7: hits of submarines never fall on aircraft', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      sz8: Germany 2 submarines, UK 2 fighters, 1 carrier`);
    field.when('END').dice(1, 1).when('fire');
    expect(field.told('losses')[0]?.losses).toEqual([{ owner: 'uk', type: 'carrier', count: 1 }]);
  });

  it('R41-7.7, Q41-16: hits of defending aircraft reach submarines only beside a defending destroyer', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: sz8 from sz6
      sz8: Germany 1 submarine, 1 battleship, UK 1 fighter, 1 carrier`);
    field.when('END').dice(6, 6, 1, 6).when('fire');
    // One air hit: the battleship must take it, so nothing is asked.
    expect(field.told('losses')[0]).toMatchObject({ side: 'attack', losses: [], damaged: 1 });
  });

  it('R41-7.7, R41-14.3: beside a destroyer of their side aircraft may hit submarines', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: sz8 from sz6
      sz8: Germany 1 submarine, 1 battleship, UK 1 fighter, 1 destroyer, 1 carrier`);
    field.dice(6, 6, 1, 6, 6).when('END');
    field.then({ asks: ['casualties germany-japan'] });
    field.when('lose 1 submarine');
    field.then({ at: { sz8: 'Germany 1 battleship, UK 1 fighter, 1 destroyer, 1 carrier' } });
  });

  it('R41-7.8: a destroyer hit in step 3 still lets its aircraft hit submarines in step 4', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: sz8 from sz6
      sz8: Germany 2 submarines, UK 1 fighter, 1 destroyer, 1 carrier`);
    field.dice(1, 6).when('END').dice(4, 6, 6).when('lose 1 destroyer');
    expect(field.told('losses').at(-1)).toMatchObject({ side: 'attack', losses: [{ owner: 'germany', type: 'submarine', count: 1 }] });
  });

  it('R41-14.6: a battleship survives its first hit of a battle and is whole again afterwards', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      sz6: Germany 1 battleship, UK 1 carrier`);
    field.dice(5, 2, 4, 6).when('END');
    expect(field.told('losses')[0]).toMatchObject({ side: 'attack', losses: [], damaged: 1 });
    field.then({ at: { sz6: 'Germany 1 battleship [spent]' } });
    expect(field.state.spaces.sz6?.[0]?.damaged).toBeUndefined();
  });

  it('R41-14.6: two hits may damage two battleships or sink one', () => {
    const position = `Round 1, Germany, combat-move
      sz6: Germany 2 bombers, UK 2 battleships`;
    const damaged = given(aa1941).position(position).dice(1, 1).when('END').dice(5, 5).when('lose 2 battleship damaged');
    damaged.then({ at: { sz6: 'Germany 2 bombers, UK 2 battleships [damaged]' } });
    const sunk = given(aa1941).position(position).dice(1, 1).when('END').dice(5, 5).when('lose 1 battleship');
    sunk.then({ at: { sz6: 'Germany 2 bombers, UK 1 battleship' } });
  });

  it('R41-14.7: guests on an attacking carrier do not fight and go down with it', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      sz6: Germany 1 battleship, UK 1 carrier, USA 1 fighter`);
    field.dice(6, 1).when('END');
    expect(field.told('fire')[0]?.rolls.map((each) => each.type)).toEqual(['carrier']);
    expect(field.told('losses')[0]?.losses).toEqual([
      { owner: 'uk', type: 'carrier', count: 1 },
      { owner: 'usa', type: 'fighter', count: 1 },
    ]);
  });

  it('R41-14.7, Q41-05: fighters of every owner defend from a carrier', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: sz8 from sz6
      sz8: Germany 1 battleship, UK 1 fighter, 1 carrier, USA 1 fighter`);
    field.dice(6, 6, 6, 6).when('END');
    expect(field.told('fire')[1]?.rolls.map(({ owner, type, needs }) => `${owner} ${type} ${needs}`)).toEqual([
      'uk fighter 4',
      'uk carrier 2',
      'usa fighter 4',
    ]);
  });

  it('AAC-1.8: dice fall by owner in turn order, then by type', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: sz8 from sz6
      sz8: Germany 1 fighter, 1 bomber, 1 destroyer, 1 battleship, UK 1 battleship`);
    field.dice(4, 6, 3, 6, 6).when('END');
    expect(field.told('fire')[0]?.rolls).toEqual([
      { owner: 'germany', type: 'fighter', needs: 3, dice: [4] },
      { owner: 'germany', type: 'bomber', needs: 4, dice: [6] },
      { owner: 'germany', type: 'destroyer', needs: 2, dice: [3] },
      { owner: 'germany', type: 'battleship', needs: 4, dice: [6] },
    ]);
  });
});

describe('R41-7.9 and R41-7.10: how a sea battle ends', () => {
  it('R41-5.18, R41-7.10: transports alone die without dice, cargo and all', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Intents: sz9 attack
      sz9: Germany 2 transports, UK 1 submarine`);
    field.when('END');
    expect(field.told('fire')).toEqual([]);
    field.then({ at: { sz9: 'UK 1 submarine [spent]' } });
  });

  it('R41-7.10: transports die when the last warship beside them has dived', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Intents: sz9 attack
      sz9: Germany 1 submarine, 1 transport, UK 1 battleship`);
    field.when('END').when('submerge 1');
    field.then({ at: { sz9: 'Germany 1 submarine, UK 1 battleship [spent]' } });
  });

  it('R41-7.10: attacking transports under fire may still retreat', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Origins: sz6 from sz8
      sz6: Germany 1 battleship, UK 1 transport, 1 destroyer`);
    field.dice(6, 1).when('END');
    field.then({ asks: ['press ussr-uk-usa'] });
    field.when('retreat to sz8');
    field.then({ at: { sz8: 'UK 1 transport [spent]' } });
    expect(field.told('battle-end')[0]?.winner).toBe('defence');
  });

  it('R41-7.10: attacking transports that cannot retreat die without dice', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      sz6: Germany 1 battleship, UK 1 transport, 1 destroyer`);
    field.dice(6, 1).when('END');
    expect(field.told('defenceless')[0]).toMatchObject({ side: 'attack', losses: [{ owner: 'uk', type: 'transport', count: 1 }] });
    field.then({ at: { sz6: 'Germany 1 battleship' } });
  });

  it('R41-7.10: transports that stay under fire instead of retreating are lost', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Origins: sz6 from sz8
      sz6: Germany 1 battleship, UK 1 transport, 1 destroyer`);
    field.dice(6, 1).when('END').when('press');
    field.then({ at: { sz6: 'Germany 1 battleship' } });
    expect(field.state.combat).toBeNull();
  });

  it('DP41-3: where both sides have only transports, the attacker’s stay or retreat', () => {
    const position = `Round 1, UK, combat-move
      Intents: sz6 attack
      Origins: sz6 from sz8
      sz6: Germany 2 transports, UK 1 transport`;
    const stays = given(aa1941).position(position).when('END').when('press');
    stays.then({ at: { sz6: 'Germany 2 transports, UK 1 transport [spent]' } });
    const leaves = given(aa1941).position(position).when('END').when('retreat to sz8');
    leaves.then({ at: { sz8: 'UK 1 transport [spent]' } });
    const usual = given(aa1941).position(position).when('END').until('noncombat-move');
    usual.then({ at: { sz6: 'Germany 2 transports, UK 1 transport [spent]' } });
  });

  it('R41-7.9: fighters and submarines that cannot hit one another part', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Intents: sz6 attack
      Origins: sz6 from sz8
      sz6: Germany 2 submarines, UK 1 fighter, 1 battleship`);
    // Both submarines sink the battleship by surprise; what is left cannot go on.
    field.when('END').dice(1, 1).when('fire');
    expect(field.told('fire').length).toBe(1);
    expect(field.told('battle-end')[0]).toMatchObject({ winner: null });
  });

  it('R41-7.9: when all attacking submarines dive, the battle is over and nobody else is lost', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      sz6: Germany 2 submarines, UK 1 transport, 1 battleship`);
    field.when('END').when('submerge 2');
    expect(field.told('battle-end')[0]?.winner).toBe('defence');
    field.then({ at: { sz6: 'Germany 2 submarines [spent], UK 1 transport, 1 battleship' } });
    expect(field.state.spaces.sz6?.every((each) => !each.submerged)).toBe(true);
  });

  it('R41-7.9: attacking aircraft alone may fight a fleet to the end', () => {
    const field = given(aa1941).position(`Round 1, Japan, combat-move
      sz42: Japan 2 fighters, USA 1 destroyer`);
    field.dice(1, 6, 6).when('END');
    field.then({ at: { sz42: 'Japan 2 fighters' } });
  });

  it('R41-6.1: bystanders of the attacker’s side are neither hit nor asked', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      sz6: Germany 1 destroyer, UK 1 destroyer, USA 1 transport, 1 battleship`);
    field.dice(6, 1).when('END');
    field.then({ at: { sz6: 'Germany 1 destroyer, USA 1 transport, 1 battleship' } });
    expect(field.told('battle-end')[0]?.winner).toBe('defence');
  });
});

describe('R41-7.11: naval retreat', () => {
  it('R41-7.11: all ships go to one zone they came from; aircraft stay overhead', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Origins: sz6 from sz8 + sz2
      sz6: Germany 1 battleship, UK 1 fighter, 1 battleship`);
    field.dice(6, 6, 6).when('END').when('retreat to sz2');
    field.then({ at: { sz2: 'UK 1 battleship [spent]', sz6: 'Germany 1 battleship, UK 1 fighter' } });
    expect(field.state.spaces.sz2?.[0]).toMatchObject({ spent: true });
    expect(field.told('retreat')[0]).toMatchObject({ to: 'sz2', units: { battleship: 1, fighter: 1 } });
  });

  it('R41-7.11: a zone that was hostile when the turn began is no refuge, nor one that nobody came from', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Hostile: sz6, sz2
      Origins: sz6 from sz8 + sz2
      sz6: Germany 1 battleship, UK 1 fighter, 1 battleship`);
    field.dice(6, 6, 6).when('END');
    field.then({ refuses: { 'retreat to sz2': 'E-RETREAT-DEST', 'retreat to sz9': 'E-RETREAT-DEST', retreat: 'E-RETREAT-DEST' } });
  });

  it('R41-7.11: a retreating first hit is repaired', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Origins: sz6 from sz8
      sz6: Germany 1 battleship, UK 1 fighter, 1 battleship`);
    field.dice(6, 6, 1).when('END').when('lose 1 battleship damaged').when('retreat to sz8');
    expect(field.state.spaces.sz8).toEqual([{ owner: 'uk', type: 'battleship', count: 1, spent: true }]);
  });

  it('R41-7.11: ships that began in the zone have nowhere to retreat to', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      sz6: Germany 1 battleship, UK 1 fighter, 1 battleship`);
    field.dice(6, 6, 6, 6, 6, 6, 1, 1, 6).when('END');
    expect(field.told('retreat')).toEqual([]);
    field.then({ asks: ['noncombat-move ussr-uk-usa'] });
  });

  it('ALG-RET: when only aircraft are left they may always leave', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      sz6: Germany 1 battleship, UK 2 fighters`);
    field.dice(6, 6, 6).when('END');
    field.then({ asks: ['press ussr-uk-usa'], refuses: { 'retreat to sz8': 'E-RETREAT-DEST' } });
    field.when('retreat');
    field.then({ at: { sz6: 'Germany 1 battleship, UK 2 fighters' } });
  });

  it('R41-7.11: guests ride along on a retreating carrier', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Origins: sz6 from sz8
      sz6: Germany 1 battleship, UK 1 carrier, USA 1 fighter`);
    field.dice(6, 6).when('END').when('retreat to sz8');
    field.then({ at: { sz8: 'UK 1 carrier [spent], USA 1 fighter' } });
  });
});

describe('R41-7.12: what may not be lost', () => {
  const field = () =>
    given(aa1941, { seating: 'ussr-uk-usa,germany-japan' })
      .position(`Round 1, Germany, combat-move
      sz8: Germany 2 battleships, UK 1 transport, 1 destroyer, 1 carrier`)
      .dice(1, 6)
      .when('END');

  it.each([
    ['lose 1 UK submarine', 'E-CASUALTY-SET'],
    ['lose 2 destroyer', 'E-CASUALTY-SET'],
    ['lose 1 destroyer, 1 carrier', 'E-CASUALTY-SET'],
    ['lose nothing', 'E-CASUALTY-MAX'],
    ['lose 1 transport', 'E-CASUALTY-TT'],
    ['lose 1 destroyer damaged', 'E-CASUALTY-SET'],
    ['submerge 1', 'E-SUBMERGE-DD'],
    ['retreat', 'E-RETREAT-NONE'],
    ['press', 'E-PHASE'],
  ])('R41-7.12: %s is refused with %s', (line, code) => {
    expect(field().refuses(line)).toBe(code);
  });

  it('R41-7.6: submarine hits beyond the ships may not be spared on a ship that another hit could take', () => {
    const joined = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: sz8 from sz6
      sz8: Germany 1 submarine, 1 battleship, UK 2 fighters, 1 destroyer, 1 carrier`);
    joined.dice(1, 1).when('END');
    joined.then({ refuses: { 'lose 2 fighter': 'E-CASUALTY-SET', 'lose 1 fighter': 'E-CASUALTY-MAX' } });
    joined.dice(6, 6, 6, 6).when('lose 1 fighter, 1 carrier');
    joined.then({ at: { sz8: 'Germany 1 submarine, 1 battleship, UK 1 fighter, 1 destroyer' } });
  });
});
