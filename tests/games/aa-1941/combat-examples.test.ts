import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { kindBit, placementFault } from '../../../lib/games/axis-allies/rules/hits';
import { given } from '../../support/given';

describe('the examples of the rulebook and the digest', () => {
  it('V41-10: a destroyer and two submarines that all hit leave one way to place the hits: every hit counts', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      sz6: Germany 2 submarines, 1 destroyer, UK 1 fighter, 1 destroyer, 1 carrier`);
    // The defending destroyer makes the submarines fire in step 3, beside the destroyer; all three defenders still fire back.
    field.dice(1, 2, 2, 5, 5, 5).when('END');
    field.then({ asks: ['noncombat-move germany-japan'] });
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
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      IPCs: USSR 6, Germany 1
      Germany (UK):
      Russia: Germany 1 tank`);
    field.when('END');
    expect(field.state.treasury).toMatchObject({ ussr: 0, germany: 7 });
    expect(field.state.control.russia).toBe('germany');
    expect(field.told('capture')[0]).toMatchObject({ territory: 'russia', from: 'ussr', to: 'germany', income: 3 });
    expect(field.told('capital-lost')[0]).toMatchObject({ power: 'ussr', by: 'germany', loot: 6 });
  });

  it('V41-12: the United Kingdom frees Moscow: no IPCs move, and what friends hold of the Soviet Union returns', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      IPCs: USSR 0, Germany 9, UK 3
      Archangel (USA):
      Caucasus (UK):
      Karelia (Germany):
      Russia (Germany): UK 1 infantry`);
    field.when('END');
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
    const field = given(aa1941).position(`Round 1, USA, combat-move
      Intents: sz9 attack
      sz9: Germany 1 submarine, 1 transport, USA 2 fighters, 1 submarine`);
    // Both submarines miss; both fighters hit, and only the transport can take a hit.
    field.when('END').when('fire').dice(3, 2, 1, 1).when('fire');
    expect(field.told('fire').at(-1)?.hits).toBe(2);
    expect(field.told('losses').at(-1)?.losses).toEqual([{ owner: 'germany', type: 'transport', count: 1 }]);
  });

  it('V41-14: beside an attacking destroyer the fighters must sink the submarine before the transport', () => {
    const field = given(aa1941).position(`Round 1, USA, combat-move
      Intents: sz9 attack
      Origins: sz9 from sz13
      sz9: Germany 2 submarines, 1 transport, USA 1 fighter, 1 destroyer`);
    field.dice(1, 6, 6, 6).when('END');
    expect(field.told('losses')[0]?.losses).toEqual([{ owner: 'germany', type: 'submarine', count: 1 }]);
    field.then({ at: { sz9: 'Germany 1 submarine, 1 transport, USA 1 fighter, 1 destroyer' } });
  });

  it('V41-18: a destroyer lost in round 1 gives enemy submarines their surprise back in round 2', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Origins: sz6 from sz2
      sz6: Germany 2 submarines, 1 battleship, UK 1 destroyer, 1 battleship`);
    // Round 1: the attackers miss; in step 4 the submarines fire with the battleship and one hits.
    field.dice(5, 5, 1, 6, 6).when('END').when('lose 1 destroyer');
    expect(field.told('fire').map((each) => each.step)).toEqual(['main', 'main']);
    field.then({ asks: ['press ussr-uk-usa'] });
    field.when('press');
    field.then({ asks: ['submerge germany-japan'] });
  });

  it("R41-14.8, V41-18: an ally's destroyer beside the attackers takes nothing from defending submarines", () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Intents: sz6 attack
      sz6: Germany 1 submarine, UK 1 battleship, USA 1 destroyer`);
    field.when('END');
    field.then({ asks: ['submerge germany-japan'] });
    field.dice(6, 6).when('fire');
    expect(field.told('fire').map(({ side, step }) => `${step} ${side}`)).toEqual(['surprise defence', 'main attack']);
    expect(field.told('battle')[0]?.attackers).toEqual({ uk: { battleship: 1 } });
  });

  it('R41-7.3, Q41-08, V41-S1: submarines on both sides fire once a round, and first hits keep battleships afloat', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      sz6: Germany 1 submarine, 1 battleship, UK 1 submarine, 1 battleship`);
    field.when('END').when('fire');
    field.dice(2).when('fire');
    field.dice(1).when('lose 1 battleship damaged');
    field.dice(4).when('lose 1 battleship damaged');
    expect(field.told('fire').map(({ side, step, hits }) => `${step} ${side} ${hits}`)).toEqual([
      'surprise attack 1',
      'surprise defence 1',
      'main attack 1',
    ]);
    field.dice(5).when('lose 1 submarine');
    field.then({ at: { sz6: 'Germany 1 battleship [damaged], UK 1 submarine, 1 battleship [damaged]' } });
    expect(field.state.spaces.sz6?.filter((each) => each.damaged).length).toBe(2);
    expect(field.state.combat?.battle?.round).toBe(2);
  });

  it('V41-S2: fighters without a destroyer sink transports without dice and cannot touch the submarine', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Intents: sz9 attack
      sz9: Germany 1 submarine, 2 transports [carrying Germany infantry], UK 2 fighters`);
    field.when('END');
    field.then({ at: { sz9: 'Germany 1 submarine, UK 2 fighters' } });
    expect(field.told('defenceless')[0]?.losses).toEqual([
      { owner: 'germany', type: 'transport', count: 2, cargo: [{ owner: 'germany', type: 'infantry' }] },
    ]);
    expect(field.told('battle-end')[0]?.winner).toBeNull();
    expect(field.state.combat).toBeNull();
  });

  it('V41-S3: a submarine sinks a carrier before it fires; the battle stands still and the fighters land one space away', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      sz8: Germany 1 submarine, UK 2 fighters, 1 carrier`);
    field.when('END').dice(2).when('fire');
    expect(field.told('fire').length).toBe(1);
    expect(field.told('battle-end')[0]).toMatchObject({ winner: null, left: { germany: { submarine: 1 }, uk: { fighter: 2 } } });
    // Beside sz8 only the United Kingdom is friendly.
    expect(field.told('strand')).toEqual([{ type: 'strand', owner: 'uk', from: 'sz8', to: 'united-kingdom', count: 2 }]);
    field.then({ at: { 'united-kingdom': '2 fighters' } });
  });

  it('V41-S4: two infantry land on an island, trade one for its garrison and take it', () => {
    const field = given(aa1941).position(`Round 1, USA, combat-move
      Iwo Jima: 1 infantry
      sz45: USA 1 transport [carrying USA infantry + USA infantry, landing USA infantry + USA infantry in Iwo Jima]`);
    field.dice(1, 3, 2).when('END');
    field.then({ at: { 'iwo-jima': '(USA) 1 infantry [spent]' } });
    expect(field.state.control['iwo-jima']).toBe('usa');
    expect(field.state.spaces.sz45).toEqual([{ owner: 'usa', type: 'transport', count: 1, spent: true }]);
  });
});
