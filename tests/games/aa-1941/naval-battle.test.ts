import { describe, expect, it } from 'vitest';
import { attacking, battlefield } from './battlefield';

const both = 'ussr-uk-usa,germany-japan';

describe('R41-7.5: surprise and submerging', () => {
  it('R41-7.5: the attacker chooses first, both before any die', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz9: { uk: { submarine: 1, battleship: 1 }, germany: { submarine: 1 } } },
      turn: attacking('sz9'),
    });
    field.begin();
    expect(field.asked).toEqual(['submerge ussr-uk-usa']);
    field.orders('fire');
    expect(field.asked).toEqual(['submerge germany-japan']);
    expect(field.told('fire')).toEqual([]);
  });

  it('R41-7.5: a submarine that dives is out of the battle and stays in the zone', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz9: { uk: { battleship: 1 }, germany: { submarine: 1 } } },
      turn: attacking('sz9'),
    });
    field.begin().orders('submerge 1');
    expect(field.told('fire')).toEqual([]);
    expect(field.told('battle-end')[0]).toMatchObject({ winner: 'attack', left: { uk: { battleship: 1 } } });
    expect(field.state.spaces.sz9).toContainEqual({ owner: 'germany', type: 'submarine', count: 1 });
  });

  it('R41-7.5: some submarines may dive while others fire', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz9: { uk: { battleship: 1 }, germany: { submarine: 3 } } },
      turn: { ...attacking('sz9'), origins: { sz9: ['sz2'] } },
    });
    field.begin().rolls(6, 6, 6).orders('submerge 1');
    expect(field.told('fire')[0]?.rolls).toEqual([{ owner: 'germany', type: 'submarine', needs: 1, dice: [6, 6] }]);
    expect(field.state.spaces.sz9).toContainEqual({ owner: 'germany', type: 'submarine', count: 1, submerged: true });
  });

  it('R41-7.5: more submarines than there are cannot dive', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz9: { uk: { battleship: 1 }, germany: { submarine: 1 } } },
      turn: attacking('sz9'),
    });
    expect(field.begin().refuses('submerge 2')).toBe('E-UNITS');
  });

  it('R41-7.5: a defending destroyer cancels surprise and diving of attacking submarines only', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz6: { germany: { submarine: 1 }, uk: { submarine: 1, destroyer: 1 } } },
      turn: { hostile: ['sz6'], origins: { sz6: ['sz5'] } },
    });
    field.begin();
    expect(field.asked).toEqual(['submerge ussr-uk-usa']);
    field.rolls(6, 6, 6).orders('fire');
    expect(field.told('fire').map(({ side, step }) => `${step} ${side}`)).toEqual(['surprise defence', 'main attack', 'main defence']);
  });

  it('R41-7.5: what the attacking submarines sink by surprise fires no more', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz8: { germany: { submarine: 2 }, uk: { carrier: 1, transport: 1 } } },
      turn: { hostile: ['sz8'] },
    });
    field.begin().rolls(1, 6).orders('fire');
    expect(field.told('fire').length).toBe(1);
    expect(field.told('defenceless')[0]?.losses).toEqual([{ owner: 'uk', type: 'transport', count: 1 }]);
    expect(field.at('sz8')).toBe('2 germany submarine');
  });

  it('R41-7.5: a defending submarine that chose to fire fires by surprise even when it is hit', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz9: { germany: { submarine: 1 }, uk: { submarine: 1 } } },
      turn: attacking('sz9'),
    });
    field.begin().orders('fire').rolls(2, 1).orders('fire');
    expect(field.at('sz9')).toBe('');
    expect(field.told('battle-end')[0]?.winner).toBeNull();
  });

  it('R41-7.5: transports fall to a surprise attack only when nothing else can', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz8: { germany: { submarine: 2 }, uk: { battleship: 1, transport: 1 } } },
      turn: { hostile: ['sz8'] },
    });
    field.begin().rolls(1, 1).orders('fire');
    expect(field.told('losses')[0]).toMatchObject({ losses: [{ owner: 'uk', type: 'battleship', count: 1 }] });
    expect(field.told('defenceless')[0]?.losses).toEqual([{ owner: 'uk', type: 'transport', count: 1 }]);
  });

  it('R41-7.5, DP41-2: with no enemy ship to fire at nobody is asked', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz8: { germany: { fighter: 1 }, uk: { submarine: 1, destroyer: 1 } } },
      turn: { hostile: ['sz8'] },
    });
    // The only attackers fly: the defending submarine can neither hit nor be hit, so it rolls no die.
    field.rolls(6, 1).begin();
    expect(field.told('fire').map(({ side, rolls }) => `${side} ${rolls.map((each) => each.type)}`)).toEqual([
      'attack fighter',
      'defence destroyer',
    ]);
    expect(field.told('battle-end')[0]?.winner).toBe('defence');
  });

  it('R41-7.5: owners on one side choose for themselves', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz9: { germany: { battleship: 1 }, uk: { submarine: 1 }, usa: { submarine: 1 } } },
      seating: 'ussr,germany,uk,japan,usa',
      turn: attacking('sz9'),
    });
    field.begin();
    expect(field.asked).toEqual(['submerge uk', 'submerge usa']);
    field.orders('submerge 1', 'usa');
    expect(field.asked).toEqual(['submerge uk']);
    field.rolls(6, 4).orders('fire', 'uk');
    expect(field.at('sz9')).toBe('1 germany battleship, 1 usa submarine');
  });
});

describe('R41-7.6 and R41-7.7: main fire', () => {
  it('R41-7.6: units hit in step 3 still fire in step 4', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz6: { germany: { battleship: 1 }, uk: { destroyer: 1 } } },
      turn: { hostile: ['sz6'] },
    });
    field.rolls(1, 2).begin();
    expect(field.told('losses').map(({ side, losses, damaged }) => `${side} ${losses.length} ${damaged}`)).toEqual([
      'defence 1 0',
      'attack 0 1',
    ]);
    expect(field.state.spaces.sz6).toEqual([{ owner: 'germany', type: 'battleship', count: 1, spent: true }]);
  });

  it('R41-7.7: hits of submarines never fall on aircraft', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz8: { germany: { submarine: 2 }, uk: { carrier: 1, fighter: 2 } } },
      turn: { hostile: ['sz8'] },
    });
    field.begin().rolls(1, 1).orders('fire');
    expect(field.told('losses')[0]?.losses).toEqual([{ owner: 'uk', type: 'carrier', count: 1 }]);
  });

  it('R41-7.7, Q41-16: hits of defending aircraft reach submarines only beside a defending destroyer', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz8: { germany: { submarine: 1, battleship: 1 }, uk: { carrier: 1, fighter: 1 } } },
      turn: { hostile: ['sz8'], origins: { sz8: ['sz6'] } },
    });
    field.begin().rolls(6, 6, 1, 6).orders('fire');
    // One air hit: the battleship must take it, so nothing is asked.
    expect(field.told('losses')[0]).toMatchObject({ side: 'attack', losses: [], damaged: 1 });
  });

  it('R41-7.7, R41-14.3: beside a destroyer of their side aircraft may hit submarines', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz8: { germany: { submarine: 1, battleship: 1 }, uk: { carrier: 1, fighter: 1, destroyer: 1 } } },
      turn: { hostile: ['sz8'], origins: { sz8: ['sz6'] } },
    });
    field.rolls(6, 6, 1, 6, 6).begin();
    expect(field.asked).toEqual(['casualties germany-japan']);
    field.orders('lose 1 submarine');
    expect(field.at('sz8')).toContain('1 germany battleship');
  });

  it('R41-7.8: a destroyer hit in step 3 still lets its aircraft hit submarines in step 4', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz8: { germany: { submarine: 2 }, uk: { fighter: 1, carrier: 1, destroyer: 1 } } },
      turn: { hostile: ['sz8'], origins: { sz8: ['sz6'] } },
    });
    field.rolls(1, 6).begin().rolls(4, 6, 6).orders('lose 1 destroyer');
    expect(field.told('losses').at(-1)).toMatchObject({ side: 'attack', losses: [{ owner: 'germany', type: 'submarine', count: 1 }] });
  });

  it('R41-14.6: a battleship survives its first hit of a battle and is whole again afterwards', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz6: { germany: { battleship: 1 }, uk: { carrier: 1 } } },
      turn: { hostile: ['sz6'] },
    });
    field.rolls(5, 2, 4, 6).begin();
    expect(field.told('losses')[0]).toMatchObject({ side: 'attack', losses: [], damaged: 1 });
    expect(field.at('sz6')).toBe('1 germany battleship');
    expect(field.state.spaces.sz6?.[0]?.damaged).toBeUndefined();
  });

  it('R41-14.6: two hits may damage two battleships or sink one', () => {
    const setting = {
      power: 'germany' as const,
      units: { sz6: { germany: { bomber: 2 }, uk: { battleship: 2 } } },
      turn: { hostile: ['sz6'] },
    };
    const damaged = battlefield(setting).rolls(1, 1).begin().rolls(5, 5).orders('lose 2 battleship damaged');
    expect(damaged.at('sz6')).toBe('2 germany bomber, 2 uk battleship');
    const sunk = battlefield(setting).rolls(1, 1).begin().rolls(5, 5).orders('lose 1 battleship');
    expect(sunk.at('sz6')).toBe('2 germany bomber, 1 uk battleship');
  });

  it('R41-14.7: guests on an attacking carrier do not fight and go down with it', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { uk: { carrier: 1 }, usa: { fighter: 1 }, germany: { battleship: 1 } } },
      turn: { hostile: ['sz6'] },
    });
    field.rolls(6, 1).begin();
    expect(field.told('fire')[0]?.rolls.map((each) => each.type)).toEqual(['carrier']);
    expect(field.told('losses')[0]?.losses).toEqual([
      { owner: 'uk', type: 'carrier', count: 1 },
      { owner: 'usa', type: 'fighter', count: 1 },
    ]);
  });

  it('R41-14.7, Q41-05: fighters of every owner defend from a carrier', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz8: { germany: { battleship: 1 }, uk: { carrier: 1, fighter: 1 }, usa: { fighter: 1 } } },
      turn: { hostile: ['sz8'], origins: { sz8: ['sz6'] } },
    });
    field.rolls(6, 6, 6, 6).begin();
    expect(field.told('fire')[1]?.rolls.map(({ owner, type, needs }) => `${owner} ${type} ${needs}`)).toEqual([
      'uk fighter 4',
      'uk carrier 2',
      'usa fighter 4',
    ]);
  });

  it('AAC-1.8: dice fall by owner in turn order, then by type', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz8: { germany: { battleship: 1, destroyer: 1, fighter: 1, bomber: 1 }, uk: { battleship: 1 } } },
      turn: { hostile: ['sz8'], origins: { sz8: ['sz6'] } },
    });
    field.rolls(4, 6, 3, 6, 6).begin();
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
    const field = battlefield({ power: 'uk', units: { sz9: { uk: { submarine: 1 }, germany: { transport: 2 } } }, turn: attacking('sz9') });
    field.begin();
    expect(field.told('fire')).toEqual([]);
    expect(field.at('sz9')).toBe('1 uk submarine');
  });

  it('R41-7.10: transports die when the last warship beside them has dived', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz9: { uk: { battleship: 1 }, germany: { submarine: 1, transport: 1 } } },
      turn: attacking('sz9'),
    });
    field.begin().orders('submerge 1');
    expect(field.at('sz9')).toBe('1 germany submarine, 1 uk battleship');
  });

  it('R41-7.10: attacking transports under fire may still retreat', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { uk: { destroyer: 1, transport: 1 }, germany: { battleship: 1 } } },
      turn: { hostile: ['sz6'], origins: { sz6: ['sz8'] } },
    });
    field.rolls(6, 1).begin();
    expect(field.asked).toEqual(['press ussr-uk-usa']);
    field.orders('retreat to sz8');
    expect(field.at('sz8')).toBe('1 uk transport');
    expect(field.told('battle-end')[0]?.winner).toBe('defence');
  });

  it('R41-7.10: attacking transports that cannot retreat die without dice', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { uk: { destroyer: 1, transport: 1 }, germany: { battleship: 1 } } },
      turn: { hostile: ['sz6'] },
    });
    field.rolls(6, 1).begin();
    expect(field.told('defenceless')[0]).toMatchObject({ side: 'attack', losses: [{ owner: 'uk', type: 'transport', count: 1 }] });
    expect(field.at('sz6')).toBe('1 germany battleship');
  });

  it('R41-7.10: transports that stay under fire instead of retreating are lost', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { uk: { destroyer: 1, transport: 1 }, germany: { battleship: 1 } } },
      turn: { hostile: ['sz6'], origins: { sz6: ['sz8'] } },
    });
    field.rolls(6, 1).begin().orders('press');
    expect(field.at('sz6')).toBe('1 germany battleship');
    expect(field.state.combat).toBeNull();
  });

  it('DP41-3: where both sides have only transports, the attacker’s stay or retreat', () => {
    const setting = {
      power: 'uk' as const,
      units: { sz6: { uk: { transport: 1 }, germany: { transport: 2 } } },
      turn: { ...attacking('sz6'), origins: { sz6: ['sz8'] } },
    };
    const stays = battlefield(setting).begin().orders('press');
    expect(stays.at('sz6')).toBe('2 germany transport, 1 uk transport');
    const leaves = battlefield(setting).begin().orders('retreat to sz8');
    expect(leaves.at('sz8')).toBe('1 uk transport');
    const usual = battlefield(setting).begin().standing();
    expect(usual.at('sz6')).toContain('1 uk transport');
  });

  it('R41-7.9: fighters and submarines that cannot hit one another part', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { uk: { battleship: 1, fighter: 1 }, germany: { submarine: 2 } } },
      turn: { ...attacking('sz6'), origins: { sz6: ['sz8'] } },
    });
    // Both submarines sink the battleship by surprise; what is left cannot go on.
    field.begin().rolls(1, 1).orders('fire');
    expect(field.told('fire').length).toBe(1);
    expect(field.told('battle-end')[0]).toMatchObject({ winner: null });
  });

  it('R41-7.9: when all attacking submarines dive, the battle is over and nobody else is lost', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz6: { germany: { submarine: 2 }, uk: { battleship: 1, transport: 1 } } },
      turn: { hostile: ['sz6'] },
    });
    field.begin().orders('submerge 2');
    expect(field.told('battle-end')[0]?.winner).toBe('defence');
    expect(field.at('sz6')).toBe('2 germany submarine, 1 uk transport, 1 uk battleship');
    expect(field.state.spaces.sz6?.every((each) => !each.submerged)).toBe(true);
  });

  it('R41-7.9: attacking aircraft alone may fight a fleet to the end', () => {
    const field = battlefield({
      power: 'japan',
      units: { sz42: { japan: { fighter: 2 }, usa: { destroyer: 1 } } },
      turn: { hostile: ['sz42'] },
    });
    field.rolls(1, 6, 6).begin();
    expect(field.at('sz42')).toBe('2 japan fighter');
  });

  it('R41-6.1: bystanders of the attacker’s side are neither hit nor asked', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { uk: { destroyer: 1 }, usa: { battleship: 1, transport: 1 }, germany: { destroyer: 1 } } },
      turn: { hostile: ['sz6'] },
    });
    field.rolls(6, 1).begin();
    expect(field.at('sz6')).toBe('1 germany destroyer, 1 usa transport, 1 usa battleship');
    expect(field.told('battle-end')[0]?.winner).toBe('defence');
  });
});

describe('R41-7.11: naval retreat', () => {
  const fleet = { uk: { battleship: 1, fighter: 1 }, germany: { battleship: 1 } };

  it('R41-7.11: all ships go to one zone they came from; aircraft stay overhead', () => {
    const field = battlefield({ power: 'uk', units: { sz6: fleet }, turn: { hostile: ['sz6'], origins: { sz6: ['sz8', 'sz2'] } } });
    field.rolls(6, 6, 6).begin().orders('retreat to sz2');
    expect(field.at('sz2')).toBe('1 uk battleship');
    expect(field.at('sz6')).toBe('1 germany battleship, 1 uk fighter');
    expect(field.state.spaces.sz2?.[0]).toMatchObject({ spent: true });
    expect(field.told('retreat')[0]).toMatchObject({ to: 'sz2', units: { battleship: 1, fighter: 1 } });
  });

  it('R41-7.11: a zone that was hostile when the turn began is no refuge, nor one that nobody came from', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: fleet },
      turn: { hostile: ['sz6', 'sz2'], origins: { sz6: ['sz8', 'sz2'] } },
    });
    field.rolls(6, 6, 6).begin();
    expect(field.refuses('retreat to sz2')).toBe('E-RETREAT-DEST');
    expect(field.refuses('retreat to sz9')).toBe('E-RETREAT-DEST');
    expect(field.refuses('retreat')).toBe('E-RETREAT-DEST');
  });

  it('R41-7.11: a retreating first hit is repaired', () => {
    const field = battlefield({ power: 'uk', units: { sz6: fleet }, turn: { hostile: ['sz6'], origins: { sz6: ['sz8'] } } });
    field.rolls(6, 6, 1).begin().orders('lose 1 battleship damaged').orders('retreat to sz8');
    expect(field.state.spaces.sz8).toEqual([{ owner: 'uk', type: 'battleship', count: 1, spent: true }]);
  });

  it('R41-7.11: ships that began in the zone have nowhere to retreat to', () => {
    const field = battlefield({ power: 'uk', units: { sz6: fleet }, turn: { hostile: ['sz6'] } });
    field.rolls(6, 6, 6, 6, 6, 6, 1, 1, 6).begin();
    expect(field.told('retreat')).toEqual([]);
    expect(field.asked).toEqual(['casualties germany-japan'].slice(1));
  });

  it('ALG-RET: when only aircraft are left they may always leave', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { uk: { fighter: 2 }, germany: { battleship: 1 } } },
      turn: { hostile: ['sz6'] },
    });
    field.rolls(6, 6, 6).begin();
    expect(field.asked).toEqual(['press ussr-uk-usa']);
    expect(field.refuses('retreat to sz8')).toBe('E-RETREAT-DEST');
    field.orders('retreat');
    expect(field.at('sz6')).toBe('1 germany battleship, 2 uk fighter');
  });

  it('R41-7.11: guests ride along on a retreating carrier', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { uk: { carrier: 1 }, usa: { fighter: 1 }, germany: { battleship: 1 } } },
      turn: { hostile: ['sz6'], origins: { sz6: ['sz8'] } },
    });
    field.rolls(6, 6).begin().orders('retreat to sz8');
    expect(field.at('sz8')).toBe('1 uk carrier, 1 usa fighter');
  });
});

describe('R41-7.12: what may not be lost', () => {
  const field = () =>
    battlefield({
      power: 'germany',
      units: { sz8: { germany: { battleship: 2 }, uk: { destroyer: 1, carrier: 1, transport: 1 } } },
      turn: { hostile: ['sz8'] },
      seating: both,
    })
      .rolls(1, 6)
      .begin();

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
    const joined = battlefield({
      power: 'germany',
      units: { sz8: { germany: { submarine: 1, battleship: 1 }, uk: { destroyer: 1, carrier: 1, fighter: 2 } } },
      turn: { hostile: ['sz8'], origins: { sz8: ['sz6'] } },
    });
    joined.rolls(1, 1).begin();
    expect(joined.refuses('lose 2 fighter')).toBe('E-CASUALTY-SET');
    expect(joined.refuses('lose 1 fighter')).toBe('E-CASUALTY-MAX');
    joined.rolls(6, 6, 6, 6).orders('lose 1 fighter, 1 carrier');
    expect(joined.at('sz8')).toContain('1 uk fighter');
  });
});
