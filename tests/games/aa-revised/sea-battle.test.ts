import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

const field = (...lines: string[]) => given(aaRevised).position('Round 1, Germany, combat-move', ...lines);
const british = (...lines: string[]) => given(aaRevised).position('Round 1, UK, combat-move', ...lines);
/** Who fired in which volley, in order. */
const shots = (table: ReturnType<typeof field>) =>
  table.told('fire').map(({ side, step, rolls }) => `${step} ${side}: ${rolls.map((each) => each.type)}`);

describe('RREV-7.3, RREV-7.6: opening fire of submarines', () => {
  it('VREV-S1: beside its own destroyer what a submarine hits stays, fires back and goes at the end', () => {
    const table = field('sz8: Germany 1 submarine, 1 fighter [2 left], UK 1 transport, 1 destroyer');
    table.dice(1).when('END');
    table.then({ asks: ['casualties ussr-uk-usa'] });
    table.dice(3, 1, 6).when('lose 1 transport');
    expect(shots(table)).toEqual(['surprise attack: submarine', 'main attack: fighter', 'main defence: transport,destroyer']);
    table.then({ asks: ['casualties germany-japan'] });
    table.when('lose 1 submarine');
    table.then({ at: { sz8: 'Germany 1 fighter [2 left]' } });
    expect(table.last('battle-end').winner).toBe('attack');
  });

  it('VREV-S2: without one it is gone before the main volley', () => {
    const table = field('sz8: Germany 1 submarine, 1 fighter [2 left], UK 2 transports');
    table.dice(1, 5, 1).when('END');
    expect(shots(table)).toEqual(['surprise attack: submarine', 'main attack: fighter', 'main defence: transport']);
    expect(table.told('fire')[2]?.rolls).toEqual([{ owner: 'uk', type: 'transport', needs: 1, dice: [1] }]);
    table.then({ asks: ['casualties germany-japan'], at: { sz8: 'Germany 1 fighter [2 left], 1 submarine, UK 1 transport' } });
  });

  it('VREV-S7: fighters are no target of submarines, and a destroyer lets carrier and itself reply', () => {
    const table = field('sz8: Germany 2 submarines, UK 2 fighters, 1 destroyer, 1 carrier');
    table.dice(2, 2, 6, 6, 6, 6).when('END');
    expect(table.last('fire').rolls.map((each) => each.type)).toEqual(['fighter', 'destroyer', 'carrier']);
    expect(table.told('losses')[0]?.losses.map((each) => each.type)).toEqual(['destroyer', 'carrier']);
    table.then({ at: { sz8: 'Germany 2 submarines, UK 2 fighters' } });
  });

  it('RREV-7.3: both sides fire in it, the attacker first; a submarine that was hit fires too', () => {
    const table = field('sz8: Germany 1 submarine, UK 1 submarine');
    table.dice(2, 2).when('END');
    expect(shots(table)).toEqual(['surprise attack: submarine', 'surprise defence: submarine']);
    table.then({ at: { sz8: '' } });
    expect(table.last('battle-end').winner).toBeNull();
  });

  it('RREV-7.6: an attacking destroyer warns its own side', () => {
    const table = british('sz8: Germany 1 submarine, UK 1 destroyer, 1 battleship');
    table.dice(2).when('END');
    table.then({ asks: ['casualties ussr-uk-usa'] });
    table.dice(6, 3).when('lose 1 destroyer');
    expect(shots(table)).toEqual(['surprise defence: submarine', 'main attack: destroyer,battleship']);
    table.then({ at: { sz8: 'UK 1 battleship [spent, fought]' } });
  });

  it('RREV-7.6: an attacker without one loses it before it fires', () => {
    const table = british('Origins: sz8 from sz2', 'sz8: Germany 1 submarine, UK 1 carrier, 1 transport');
    table.dice(2).when('END');
    table.dice(6).when('lose 1 transport');
    expect(shots(table)).toEqual(['surprise defence: submarine', 'main attack: carrier']);
  });

  it('RREV-7.6: the destroyer that the first strike sinks still counts in that round, not in the next', () => {
    const table = field('Origins: sz8 from sz7', 'sz8: Germany 2 submarines, UK 1 destroyer, 1 battleship');
    table.dice(2, 6).when('END').dice(6, 6).when('lose 1 destroyer');
    expect(shots(table).slice(1)).toEqual(['main defence: destroyer,battleship']);
    table.then({ asks: ['submerge germany-japan'] });
    table.when('submerge 0').dice(2, 2).when('press');
    expect(table.last('battle-end').winner).toBe('attack');
  });

  it('RREV-7.7: aircraft hit submarines without a destroyer, which fire no more afterwards', () => {
    const table = british('sz8: Germany 1 submarine, UK 1 fighter [2 left]');
    table.dice(3).when('END');
    expect(shots(table)).toEqual(['main attack: fighter']);
    table.then({ at: { sz8: 'UK 1 fighter [2 left]' } });
  });

  it('RREV-4.3, VREV-S5: super submarines attack on 3 and defend on 2', () => {
    const table = field('Developments: Germany super submarines', 'sz8: Germany 1 submarine, UK 1 submarine');
    table.dice(3, 6).when('END');
    expect(table.told('fire').map((each) => each.rolls[0]?.needs)).toEqual([3, 2]);
  });

  it('D-21: a transport defends on 1 and may be chosen freely', () => {
    const table = field('Origins: sz8 from sz7', 'sz8: Germany 1 battleship, UK 1 transport, 1 carrier');
    table.dice(4).when('END');
    table.then({ asks: ['casualties ussr-uk-usa'] });
    table.dice(1, 6).when('lose 1 transport');
    expect(table.last('fire').rolls.map(({ type, needs }) => `${type} ${needs}`)).toEqual(['transport 1', 'carrier 3']);
    expect(table.last('losses')).toMatchObject({ side: 'attack', damaged: 1 });
  });

  it('D-21: transports that nobody guards are fought, not lost without dice', () => {
    const table = field('sz8: Germany 1 destroyer, UK 1 transport');
    table.dice(6, 6, 3, 6).when('END');
    expect(table.told('fire').length).toBe(4);
    expect(table.told('defenceless')).toEqual([]);
    expect(table.last('battle-end').winner).toBe('attack');
  });

  it('RREV-7.12: attacking transports without arms survive one fire, then the standing order takes them home', () => {
    const table = field('Origins: sz8 from sz7', 'sz8: Germany 1 destroyer, 1 transport, UK 1 destroyer');
    table.dice(6, 3).when('END').when('lose 1 destroyer');
    table.then({ asks: ['press germany-japan'] });
    table.expire();
    table.then({ at: { sz7: 'Germany 1 transport [spent]' } });
  });
});

describe('RREV-7.13: submerging', () => {
  const hunt = () => british('Origins: sz8 from sz2', 'sz8: Germany 2 submarines, UK 1 battleship').dice(6, 6, 6).when('END');

  it('RREV-7.13: it comes after both have fired, the attacker pressing first, and lasts', () => {
    const table = hunt();
    table.then({ asks: ['press ussr-uk-usa'] });
    table.when('press');
    table.then({ asks: ['submerge germany-japan'], refuses: { 'submerge 3': 'E-UNITS' } });
    table.when('submerge 2');
    expect(table.last('battle-end').winner).toBe('attack');
    table.then({ asks: ['noncombat-move ussr-uk-usa'], at: { sz8: 'Germany 2 submarines [submerged], UK 1 battleship [spent, fought]' } });
  });

  it('RREV-7.13: some may submerge and others fight on', () => {
    const table = hunt().when('press').dice(6, 6).when('submerge 1');
    expect(table.last('fire').rolls).toEqual([{ owner: 'uk', type: 'battleship', needs: 4, dice: [6] }]);
    expect(table.told('fire').at(-2)?.rolls[0]?.dice.length).toBe(1);
  });

  it('E-SUBMERGE-DD: an enemy destroyer that is still there bars it', () => {
    const table = field('Origins: sz8 from sz7', 'sz8: Germany 1 submarine, UK 1 destroyer');
    table.dice(6, 6).when('END');
    table.then({ asks: ['press germany-japan'], refuses: { 'submerge 1': 'E-SUBMERGE-DD' } });
  });

  it('RREV-7.13: an attack of submarines alone ends when all submerge', () => {
    const table = field('sz8: Germany 2 submarines, UK 1 battleship');
    table.dice(6, 6, 6).when('END');
    table.then({ asks: ['submerge germany-japan'] });
    table.when('submerge 2');
    expect(table.last('battle-end').winner).toBe('defence');
    table.then({ at: { sz8: 'Germany 2 submarines [spent, fought, submerged], UK 1 battleship' } });
  });

  it('RREV-9.5, P-22: at the end of the noncombat move they surface, without combat', () => {
    const table = hunt().when('press').when('submerge 2').when('END');
    table.then({ at: { sz8: 'Germany 2 submarines, UK 1 battleship' } });
  });

  it('RREV-2.1, D-17: their zone is friendly: other ships go through it', () => {
    const table = british('Origins: sz8 from sz2', 'sz8: Germany 1 submarine, UK 1 battleship', 'sz2: UK 1 destroyer')
      .dice(6, 6)
      .when('END')
      .when('press')
      .when('submerge 1');
    table.when('MOVE 1 destroyer: sz2 > sz8');
    expect(table.state.spaces.sz8?.some((each) => each.type === 'destroyer')).toBe(true);
  });

  it('DP-4: by standing orders defending submarines that are left alone submerge, beside others they fight', () => {
    const alone = hunt().when('press');
    alone.expire();
    expect(alone.last('submerge')).toMatchObject({ owner: 'germany', count: 2 });
    const guarded = british('Origins: sz8 from sz2', 'sz8: Germany 1 submarine, 1 transport, UK 1 battleship');
    guarded.dice(6, 6, 6).when('END').when('press').dice(6, 6, 6).expire();
    expect(guarded.told('submerge')).toEqual([]);
  });

  it('DP-4: attacking submarines alone go on against transports, and leave a battleship', () => {
    const worth = field('sz8: Germany 2 submarines, UK 1 transport').dice(6, 6, 6).when('END');
    worth.then({ asks: ['submerge germany-japan'] });
    worth.dice(1, 6).expire();
    expect(worth.last('battle-end').winner).toBe('attack');
    const lost = field('sz8: Germany 1 submarine, UK 1 battleship').dice(6, 6).when('END');
    lost.expire();
    lost.then({ at: { sz8: 'Germany 1 submarine [spent, fought, submerged], UK 1 battleship' } });
  });
});

describe('battleships, carriers, retreat at sea', () => {
  it('RREV-7.10, P-14: a battleship takes two hits in one battle and is whole after it', () => {
    const table = field('Origins: sz8 from sz7', 'sz8: Germany 1 battleship, UK 1 destroyer');
    table.dice(6, 3).when('END');
    expect(table.last('losses')).toMatchObject({ side: 'attack', losses: [], damaged: 1 });
    table.dice(4, 6).when('press');
    table.then({ at: { sz8: 'Germany 1 battleship [spent, fought]' } });
  });

  it('RREV-6.7: fighters that ride on a carrier neither fight nor outlive it', () => {
    const table = field('sz8: Germany 1 fighter [riding], 1 carrier, UK 1 battleship');
    table.dice(6, 1).when('END');
    expect(table.told('battle')[0]?.attackers).toEqual({ germany: { carrier: 1 } });
    expect(table.last('losses').losses.map((each) => each.type)).toEqual(['carrier', 'fighter']);
    table.then({ at: { sz8: 'UK 1 battleship' } });
  });

  it('RREV-6.7: they retreat with it', () => {
    const table = field('Origins: sz8 from sz7', 'sz8: Germany 1 fighter [riding], 1 carrier, UK 1 battleship');
    table.dice(6, 6).when('END').when('retreat to sz7');
    table.then({ at: { sz7: 'Germany 1 fighter [riding], 1 carrier [spent]', sz8: 'UK 1 battleship' } });
  });

  it('AAC-5.8: defending carrier fighters outlive their carrier, fight on, and are stranded', () => {
    const table = field('Origins: sz8 from sz7', 'sz8: Germany 2 battleships, UK 1 fighter, 1 carrier');
    table.dice(4, 6).when('END');
    table.dice(6, 6).when('lose 1 carrier');
    table.then({ asks: ['press germany-japan'], at: { sz8: 'Germany 2 battleships, UK 1 fighter' } });
    table.when('retreat to sz7');
    table.expire();
    expect(table.last('strand').to).toBe('united-kingdom');
  });

  it('D-29: the retreat goes to zones that are friendly now, whatever they were', () => {
    const table = field(
      'Origins: sz8 from sz7, sz7 from sz6',
      'sz7: Germany 1 submarine, UK 1 transport',
      'sz8: Germany 1 destroyer, UK 1 destroyer',
    );
    table.when('END').dice(1, 6, 6).when('battle sz7');
    table.when('retreat to sz7');
    table.then({ at: { sz7: 'Germany 1 submarine [spent, fought], 1 destroyer [spent]' } });
  });

  it('RREV-7.12: only one that some attacker came from, and friendly', () => {
    const table = field('Origins: sz8 from sz7', 'sz8: Germany 1 destroyer, UK 1 destroyer').dice(6, 6).when('END');
    table.then({ refuses: { 'retreat to sz2': 'E-RETREAT-DEST', 'retreat to sz9': 'E-RETREAT-DEST' } });
  });

  it('AAC-5.1: ships of an ally take no part', () => {
    const table = british('sz8: Germany 1 destroyer, UK 1 battleship, USA 1 destroyer');
    table.dice(4, 6).when('END');
    expect(table.told('battle')[0]?.attackers).toEqual({ uk: { battleship: 1 } });
  });
});

describe('house option low luck', () => {
  const lucky = (...lines: string[]) => given(aaRevised, { lowLuck: true }).position('Round 1, Germany, combat-move', ...lines);

  it('every six points of strength are a hit, one die decides on the rest, submarines apart', () => {
    const table = lucky('sz8: Germany 3 submarines, 1 destroyer, 1 carrier, UK 3 transports, 3 battleships');
    // 3 submarines: 6, no die; destroyer and carrier 4: one die; transports and battleships 15: 2 hits and 3 or less
    table.when('END').dice(4).when('lose 1 transport').dice(3).when('lose 1 transport');
    expect(table.told('fire').map(({ luck, hits }) => ({ luck, hits }))).toEqual([
      { luck: [{ strength: 6, die: null }], hits: 1 },
      { luck: [{ strength: 4, die: 4 }], hits: 1 },
      { luck: [{ strength: 14, die: 3 }], hits: 2 },
    ]);
  });

  it('the tale says how it was reckoned, in both languages', () => {
    const table = lucky('sz8: Germany 1 submarine, 3 destroyers, UK 1 battleship').dice(6, 3, 6).when('END');
    const main = table.told('fire')[1];
    if (!main) throw new Error('no main volley');
    expect(aaRevised.narrate(main, 'en')).toBe(
      'Attack, round 1: 3 destroyers (3 or less); strength 9: 1 for sure, then 3 or less: [3] – 2 hits.',
    );
    expect(aaRevised.narrate(main, 'it')).toContain('forza 9: 1 di sicuro, poi 3 o meno: [3]');
  });
});
