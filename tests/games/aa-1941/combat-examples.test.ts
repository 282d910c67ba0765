import { describe, expect, it } from 'vitest';
import { kindBit, placementFault } from '../../../lib/games/axis-allies/rules/hits';
import { attacking, battlefield } from './battlefield';

describe('the examples of the rulebook and the digest', () => {
  it('V41-10: a destroyer and two submarines that all hit leave one way to place the hits: every hit counts', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz6: { germany: { destroyer: 1, submarine: 2 }, uk: { destroyer: 1, carrier: 1, fighter: 1 } } },
      turn: { hostile: ['sz6'] },
    });
    // The defending destroyer makes the submarines fire in step 3, beside the destroyer; all three defenders still fire back.
    field.rolls(1, 2, 2, 5, 5, 5).begin();
    expect(field.asked).toEqual([]);
    expect(field.told('fire')[0]?.step).toBe('main');
    expect(field.told('losses')[0]?.losses).toEqual([
      { owner: 'uk', type: 'fighter', count: 1 },
      { owner: 'uk', type: 'destroyer', count: 1 },
      { owner: 'uk', type: 'carrier', count: 1 },
    ]);
    expect(field.told('battle-end')[0]?.winner).toBe('attack');
  });

  it('V41-10: the destroyer hit on a ship would waste a submarine hit, which cannot go on the fighter', () => {
    const all = kindBit.submarine | kindBit.air | kindBit.other;
    const pools = [
      { points: 1, reach: all & ~kindBit.submarine, last: false },
      { points: 1, reach: all, last: false },
      { points: 1, reach: all, last: false },
    ];
    const hits = { submarine: 2, air: 0, other: 1 };
    expect(placementFault(hits, pools, [1, 1, 1])).toBeNull();
    expect(placementFault(hits, pools, [0, 1, 1])).toEqual({ fault: 'max' });
  });

  it('V41-11: Germany takes Moscow and the Soviet treasury, even without Berlin', () => {
    const field = battlefield({
      power: 'germany',
      units: { russia: { germany: { tank: 1 } } },
      control: { germany: 'uk' },
      treasury: { ussr: 6, germany: 1 },
    });
    field.begin();
    expect(field.state.treasury).toMatchObject({ ussr: 0, germany: 7 });
    expect(field.state.control.russia).toBe('germany');
    expect(field.told('capture')[0]).toMatchObject({ territory: 'russia', from: 'ussr', to: 'germany', income: 3 });
    expect(field.told('capital-lost')[0]).toMatchObject({ power: 'ussr', by: 'germany', loot: 6 });
  });

  it('V41-12: the United Kingdom frees Moscow: no IPCs move, and what friends hold of the Soviet Union returns', () => {
    const field = battlefield({
      power: 'uk',
      units: { russia: { uk: { infantry: 1 } } },
      control: { russia: 'germany', caucasus: 'uk', archangel: 'usa', karelia: 'germany' },
      treasury: { ussr: 0, germany: 9, uk: 3 },
    });
    field.begin();
    expect(field.state.control).toMatchObject({ russia: 'ussr', caucasus: 'ussr', archangel: 'ussr', karelia: 'germany' });
    expect(field.state.treasury).toMatchObject({ ussr: 0, germany: 9, uk: 3 });
    expect(field.told('capital-freed')[0]).toEqual({
      type: 'capital-freed',
      power: 'ussr',
      territory: 'russia',
      by: 'uk',
      returned: ['archangel', 'caucasus'],
    });
  });

  it('V41-14: fighters without a destroyer hit only the transport, and submarines stay out of their reach', () => {
    const field = battlefield({
      power: 'usa',
      units: { sz9: { usa: { fighter: 2, submarine: 1 }, germany: { submarine: 1, transport: 1 } } },
      turn: attacking('sz9'),
    });
    // Both submarines miss; both fighters hit, and only the transport can take a hit.
    field.begin().orders('fire').rolls(3, 2, 1, 1).orders('fire');
    expect(field.told('fire').at(-1)?.hits).toBe(2);
    expect(field.told('losses').at(-1)?.losses).toEqual([{ owner: 'germany', type: 'transport', count: 1 }]);
  });

  it('V41-14: beside an attacking destroyer the fighters must sink the submarine before the transport', () => {
    const field = battlefield({
      power: 'usa',
      units: { sz9: { usa: { fighter: 1, destroyer: 1 }, germany: { submarine: 2, transport: 1 } } },
      turn: { ...attacking('sz9'), origins: { sz9: ['sz13'] } },
    });
    field.rolls(1, 6, 6, 6).begin();
    expect(field.told('losses')[0]?.losses).toEqual([{ owner: 'germany', type: 'submarine', count: 1 }]);
    expect(field.at('sz9')).toContain('1 germany transport');
  });

  it('V41-18: a destroyer lost in round 1 gives enemy submarines their surprise back in round 2', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { uk: { destroyer: 1, battleship: 1 }, germany: { submarine: 2, battleship: 1 } } },
      turn: { hostile: ['sz6'], origins: { sz6: ['sz2'] } },
    });
    // Round 1: the attackers miss; in step 4 the submarines fire with the battleship and one hits.
    field.rolls(5, 5, 1, 6, 6).begin().orders('lose 1 destroyer');
    expect(field.told('fire').map((each) => each.step)).toEqual(['main', 'main']);
    expect(field.asked).toEqual(['press ussr-uk-usa']);
    field.orders('press');
    expect(field.asked).toEqual(['submerge germany-japan']);
  });

  it("R41-14.8, V41-18: an ally's destroyer beside the attackers takes nothing from defending submarines", () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { uk: { battleship: 1 }, usa: { destroyer: 1 }, germany: { submarine: 1 } } },
      turn: attacking('sz6'),
    });
    field.begin();
    expect(field.asked).toEqual(['submerge germany-japan']);
    field.rolls(6, 6).orders('fire');
    expect(field.told('fire').map(({ side, step }) => `${step} ${side}`)).toEqual(['surprise defence', 'main attack']);
    expect(field.told('battle')[0]?.attackers).toEqual({ uk: { battleship: 1 } });
  });

  it('R41-7.3, Q41-08, V41-S1: submarines on both sides fire once a round, and first hits keep battleships afloat', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { uk: { submarine: 1, battleship: 1 }, germany: { submarine: 1, battleship: 1 } } },
      turn: { hostile: ['sz6'] },
    });
    field.begin().orders('fire');
    field.rolls(2).orders('fire');
    field.rolls(1).orders('lose 1 battleship damaged');
    field.rolls(4).orders('lose 1 battleship damaged');
    expect(field.told('fire').map(({ side, step, hits }) => `${step} ${side} ${hits}`)).toEqual([
      'surprise attack 1',
      'surprise defence 1',
      'main attack 1',
    ]);
    field.rolls(5).orders('lose 1 submarine');
    expect(field.at('sz6')).toBe('1 germany battleship, 1 uk submarine, 1 uk battleship');
    expect(field.state.spaces.sz6?.filter((each) => each.damaged).length).toBe(2);
    expect(field.state.combat?.battle?.round).toBe(2);
  });

  it('V41-S2: fighters without a destroyer sink transports without dice and cannot touch the submarine', () => {
    const cargo = [{ owner: 'germany', type: 'infantry' }] as const;
    const field = battlefield({
      power: 'uk',
      units: { sz9: { uk: { fighter: 2 }, germany: { submarine: 1 } } },
      stacks: { sz9: [{ owner: 'germany', type: 'transport', count: 2, cargo }] },
      turn: attacking('sz9'),
    });
    field.begin();
    expect(field.at('sz9')).toBe('1 germany submarine, 2 uk fighter');
    expect(field.told('defenceless')[0]?.losses).toEqual([{ owner: 'germany', type: 'transport', count: 2, cargo }]);
    expect(field.told('battle-end')[0]?.winner).toBeNull();
    expect(field.state.combat).toBeNull();
  });

  it('V41-S3: a submarine sinks a carrier before it fires; the battle stands still and the fighters land one space away', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz8: { germany: { submarine: 1 }, uk: { carrier: 1, fighter: 2 } } },
      turn: { hostile: ['sz8'] },
    });
    field.begin().rolls(2).orders('fire');
    expect(field.told('fire').length).toBe(1);
    expect(field.told('battle-end')[0]).toMatchObject({ winner: null, left: { germany: { submarine: 1 }, uk: { fighter: 2 } } });
    // Beside sz8 only the United Kingdom is friendly.
    expect(field.told('strand')).toEqual([{ type: 'strand', owner: 'uk', from: 'sz8', to: 'united-kingdom', count: 2 }]);
    expect(field.at('united-kingdom')).toBe('2 uk fighter');
  });

  it('V41-S4: two infantry land on an island, trade one for its garrison and take it', () => {
    const cargo = [
      { owner: 'usa', type: 'infantry' },
      { owner: 'usa', type: 'infantry' },
    ] as const;
    const field = battlefield({
      power: 'usa',
      units: { 'iwo-jima': { japan: { infantry: 1 } } },
      stacks: { sz45: [{ owner: 'usa', type: 'transport', count: 1, cargo, assault: { target: 'iwo-jima', lands: cargo } }] },
    });
    field.rolls(1, 3, 2).begin();
    expect(field.at('iwo-jima')).toBe('1 usa infantry');
    expect(field.state.control['iwo-jima']).toBe('usa');
    expect(field.state.spaces.sz45).toEqual([{ owner: 'usa', type: 'transport', count: 1, spent: true }]);
  });
});
