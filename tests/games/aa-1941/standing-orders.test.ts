import { describe, expect, it } from 'vitest';
import { seeded } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import type { K, Order, Policy } from '../../../lib/games/axis-allies/types';
import { given, type Table } from '../../support/given';

const reply = (field: Table<K>, policy: Partial<Policy> = {}): Order | null => {
  const decision = field.question();
  const view = field.view(decision.seat);
  const order = aa1941.answer(view, decision, { ...aa1941.defaultPolicy(view.options, decision.seat), ...policy });
  if (order) expect(aa1941.check(view, decision, order, 'en').ok).toBe(true);
  return order;
};

const karelia = (germany: string, ussr: string) =>
  given(aa1941).position(`Round 1, Germany, combat-move
    Origins: Karelia from Eastern Europe + Norway/Finland
    Karelia: ${ussr}, Germany ${germany}`);

describe('DP-1: the order of battles', () => {
  const two = () =>
    given(aa1941).position(`Round 1, Germany, combat-move
      Caucasus: 1 infantry, Germany 1 infantry
      Karelia: 1 infantry, Germany 1 infantry`);

  it('DP-1: the attacker picks, and by default the dearest territory comes first', () => {
    const field = two().when('END');
    field.then({ asks: ['battle germany-japan'] });
    expect(reply(field)).toEqual({ type: 'battle', space: 'caucasus' });
    field.then({ refuses: { 'battle russia': 'E-PHASE' } });
    field.dice(6, 1, 6, 1).when('battle karelia');
    expect(field.told('battle').map((each) => each.space)).toEqual(['karelia', 'caucasus']);
  });

  it('DP-1: undefended territories are taken first and never asked about', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Archangel: Germany 1 tank
      Caucasus: 1 infantry, Germany 1 infantry
      Karelia: Germany 1 infantry`);
    field.dice(6, 1).when('END');
    expect(field.state.control).toMatchObject({ karelia: 'germany', archangel: 'germany', caucasus: 'ussr' });
  });
});

describe('DP-2: casualties', () => {
  it('DP41-4, DP-2: nothing is asked when all must go or all are alike', () => {
    const alike = karelia('2 tanks', '3 infantry').dice(1, 1, 6, 6, 6).when('END');
    alike.then({ asks: ['press germany-japan'] });
    const all = karelia('2 tanks', '1 infantry, 1 tank').dice(1, 1, 6, 6).when('END');
    expect(all.state.control.karelia).toBe('germany');
  });

  it('DP-2: the cheapest go first by default, the attacker’s last land unit after the aircraft', () => {
    const field = karelia('1 infantry, 2 fighters', '3 infantry').dice(6, 6, 6, 1, 6, 6).when('END');
    expect(reply(field)).toEqual({ type: 'casualties', losses: [{ owner: 'germany', type: 'fighter', count: 1 }] });
    expect(reply(field, { keepCapturer: false })).toEqual({
      type: 'casualties',
      losses: [{ owner: 'germany', type: 'infantry', count: 1 }],
    });
  });

  it('DP-2: a seat’s own ranking decides, types it leaves out follow', () => {
    const field = karelia('2 infantry, 2 tanks, 1 fighter', '3 infantry').dice(6, 6, 6, 6, 6, 1, 1, 1).when('END');
    expect(reply(field, { landLosses: ['fighter'] })).toEqual({
      type: 'casualties',
      losses: [
        { owner: 'germany', type: 'infantry', count: 2 },
        { owner: 'germany', type: 'fighter', count: 1 },
      ],
    });
  });

  it('DP-2: the first hit of a battleship comes before every loss', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      sz6: Germany 1 submarine, 1 battleship, UK 1 destroyer, 1 carrier`);
    field.dice(6, 6, 1, 6).when('END');
    expect(reply(field)).toEqual({ type: 'casualties', losses: [{ owner: 'germany', type: 'battleship', count: 1, damaged: true }] });
  });

  it('DP-2: a seat that wants to be asked is asked', () => {
    const field = karelia('1 infantry, 1 tank', '3 infantry').dice(6, 6, 1, 6, 6).when('END');
    expect(reply(field, { ask: ['casualties-attacking'] })).toBeNull();
    expect(reply(field, { ask: ['casualties-defending'] })).not.toBeNull();
  });
});

describe('DP-3: press or retreat', () => {
  const round1 = () => karelia('2 infantry', '4 infantry').dice(6, 6, 6, 6, 6, 6).when('END');

  it('DP41-5, DP-3: by default presses, until the chance to win is small', () => {
    expect(reply(karelia('3 tanks', '3 infantry').dice(6, 6, 6, 6, 6, 6).when('END'))).toEqual({ type: 'press' });
    expect(reply(round1())).toEqual({ type: 'retreat', to: 'eastern-europe' });
    expect(reply(round1(), { retreat: 'never' })).toEqual({ type: 'press' });
  });

  it('who plays alone is asked all but their own consent', () => {
    const suggested = (isAlone: boolean) => aa1941.defaultPolicy(round1().state.options, 'germany', isAlone).ask;
    expect(suggested(false)).toEqual([]);
    expect(suggested(true)).toEqual(['casualties-defending', 'casualties-attacking', 'submerge', 'press', 'strand', 'battle']);
  });

  it('DP-3: retreats when the odds are below the figure', () => {
    expect(reply(round1(), { retreat: 'odds', retreatAt: 50 })).toEqual({ type: 'retreat', to: 'eastern-europe' });
    expect(reply(karelia('6 tanks', '1 infantry').dice(6, 6, 6, 6, 6, 6, 6).when('END'), { retreat: 'odds', retreatAt: 50 })).toEqual({
      type: 'press',
    });
  });

  it('DP-3: retreats when fewer units than the figure are left, or after so many rounds', () => {
    expect(reply(round1(), { retreat: 'units', retreatAt: 3 })).toMatchObject({ type: 'retreat' });
    expect(reply(round1(), { retreat: 'units', retreatAt: 2 })).toEqual({ type: 'press' });
    expect(reply(round1(), { retreat: 'rounds', retreatAt: 1 })).toMatchObject({ type: 'retreat' });
    expect(reply(round1(), { retreat: 'rounds', retreatAt: 2 })).toEqual({ type: 'press' });
  });

  it('DP-3: retreats to where most friends stand', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: Karelia from Eastern Europe + Norway/Finland
      Karelia: 4 infantry, Germany 2 infantry
      Norway/Finland: 5 infantry`);
    field.dice(6, 6, 6, 6, 6, 6).when('END');
    expect(reply(field, { retreat: 'rounds', retreatAt: 1 })).toEqual({ type: 'retreat', to: 'norway-finland' });
  });

  it('R41-7.10: exposed transports leave whatever the standing order on retreats', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Origins: sz6 from sz8
      sz6: Germany 1 battleship, UK 1 transport, 1 destroyer`);
    field.dice(6, 1).when('END');
    expect(reply(field)).toEqual({ type: 'retreat', to: 'sz8' });
  });
});

describe('DP-4: submerging', () => {
  it('DP-4: a defender dives when only submarines are left beside him', () => {
    const alone = given(aa1941)
      .position(`Round 1, UK, combat-move
      Intents: sz9 attack
      sz9: Germany 2 submarines, UK 1 battleship`)
      .when('END');
    expect(reply(alone)).toEqual({ type: 'submerge', count: 2 });
    expect(reply(alone, { submerge: 'never' })).toEqual({ type: 'submerge', count: 0 });
    const guarded = given(aa1941)
      .position(`Round 1, UK, combat-move
      sz9: Germany 1 submarine, 1 battleship, UK 1 battleship`)
      .when('END');
    expect(reply(guarded)).toEqual({ type: 'submerge', count: 0 });
    expect(reply(guarded, { submerge: 'always' })).toEqual({ type: 'submerge', count: 1 });
  });

  it('DP-4: an attack with submarines alone is fought one round before they dive', () => {
    const field = given(aa1941)
      .position(`Round 1, Germany, combat-move
      Origins: sz8 from sz6
      sz8: Germany 2 submarines, UK 1 battleship`)
      .when('END');
    expect(reply(field)).toEqual({ type: 'submerge', count: 0 });
    field.dice(6, 6, 6).when('fire').when('press');
    expect(reply(field)).toEqual({ type: 'submerge', count: 2 });
  });
});

describe('DP-5: stranded fighters', () => {
  /** A carrier with two fighters goes down in sz46: Coastal China and Szechwan beside it, decks one zone on. */
  const sunk = (...more: string[]) =>
    given(aa1941)
      .position('Round 1, USA, combat-move', 'sz46: USA 1 submarine, Japan 2 fighters, 1 carrier', ...more)
      .when('END')
      .dice(2)
      .when('fire');

  it('DP-5: with one place there is nothing to ask', () => {
    const field = sunk();
    field.then({ at: { 'coastal-china': '2 fighters' } });
    expect(field.told('strand')).toMatchObject([{ to: 'coastal-china', count: 2 }]);
  });

  it('R41-10.5: without a place they are lost', () => {
    const field = sunk('Coastal China (USA):');
    expect(field.told('strand')).toMatchObject([{ to: null, count: 2 }]);
    field.then({ at: { sz46: 'USA 1 submarine [spent]' } });
  });

  it('DP41-7, DP-5: the owner chooses even out of turn, by default where most own units stand', () => {
    const field = sunk('Szechwan (Japan): 2 infantry');
    field.then({ asks: ['strand germany-japan'] });
    expect(reply(field)).toEqual({ type: 'strand', landings: [{ to: 'szechwan', count: 2 }] });
    field.then({ refuses: { 'strand 1 to szechwan': 'E-NO-LANDING', 'strand 2 to manchuria': 'E-NO-LANDING' } });
    field.when('strand 1 to szechwan, 1 to coastal china');
    field.then({ at: { 'coastal-china': '1 fighter' } });
    expect(field.state.combat).toBeNull();
  });

  it('R41-10.5: a carrier next door takes as many as it has room for', () => {
    const field = sunk('Coastal China (USA):', 'sz45: Japan 1 fighter, 1 carrier');
    field.then({ at: { sz45: 'Japan 2 fighters, 1 carrier' } });
    expect(field.told('strand').map(({ to, count }) => `${to} ${count}`)).toEqual(['sz45 1', 'null 1']);
  });

  it('R41-10.5: fighters of the surviving carrier’s owner keep their slots', () => {
    const field = given(aa1941).position(`Round 1, Japan, combat-move
      Origins: sz14 from sz13
      sz14: UK 2 fighters, 1 carrier, Japan 2 submarines, USA 1 fighter, 1 carrier`);
    field.when('END').dice(2, 6).when('fire').dice(6).when('lose 1 uk carrier').when('retreat to sz13');
    expect(field.told('strand')[0]).toMatchObject({ owner: 'uk', count: 1 });
  });
});

describe('DP-6: joint defenders', () => {
  const apart = { seating: 'ussr,germany,uk,japan,usa' };
  const joint = (options = {}) =>
    given(aa1941, options).position(`Round 1, Germany, combat-move
      Origins: Karelia from Eastern Europe
      Karelia: 2 infantry, Germany 3 tanks, UK 1 infantry, 1 fighter`);

  it('DP-6: one seat for all defenders needs no agreement', () => {
    const field = joint().dice(1, 6, 6).when('END');
    field.then({ asks: ['casualties ussr-uk-usa'] });
    field.dice(6, 6, 6, 6).when('lose 1 uk infantry');
    field.then({ asks: ['press germany-japan'] });
  });

  it('DP-6: the territory’s controller proposes and the others agree', () => {
    const field = joint(apart).dice(1, 6, 6).when('END');
    field.then({ asks: ['casualties ussr'] });
    field.when('lose 1 uk infantry');
    field.then({ asks: ['agree uk'] });
    expect(reply(field)).toEqual({ type: 'consent', agree: true });
    field.then({ refuses: { press: 'E-PHASE' } });
    field.dice(6, 6, 6, 6).when('agree');
    field.then({ at: { karelia: '2 infantry, Germany 3 tanks, UK 1 fighter' } });
  });

  it('R41-6.3, DP41-8: when one objects the attacker chooses, by default the dearest', () => {
    const field = joint(apart).dice(1, 6, 6).when('END').when('lose 1 uk infantry').when('refuse');
    field.then({ asks: ['casualties germany'] });
    expect(reply(field)).toEqual({ type: 'casualties', losses: [{ owner: 'uk', type: 'fighter', count: 1 }] });
    field.dice(6, 6, 6, 6).when('lose 1 uk fighter');
    field.then({ at: { karelia: '2 infantry, Germany 3 tanks, UK 1 infantry' } });
  });

  it('DP-6: at sea the power with most units proposes', () => {
    const field = given(aa1941, apart).position(`Round 1, Germany, combat-move
      sz8: Germany 1 battleship, UK 1 destroyer, USA 1 destroyer, 1 carrier`);
    field.dice(1).when('END');
    field.then({ asks: ['casualties usa'] });
  });

  it('DP-6: nothing is asked when all units of all owners must go', () => {
    const field = given(aa1941, apart).position(`Round 1, Germany, combat-move
      Origins: Karelia from Eastern Europe
      Karelia: 1 infantry, Germany 3 tanks, UK 1 infantry`);
    field.dice(1, 1, 6, 6, 6).when('END');
    expect(field.state.control.karelia).toBe('germany');
  });
});

describe('the deadline', () => {
  it('AAC-7: every question of a battle has a fallback that the rules accept', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = seeded(`deadline ${seed}`);
      const field = given(aa1941, { seating: 'ussr,germany,uk,japan,usa' }).position(`Round 1, Germany, combat-move
        Origins: Karelia from Eastern Europe, sz8 from sz6
        Karelia: 2 infantry, 1 tank, Germany 2 infantry, 1 tank, UK 1 fighter
        sz8: Germany 2 submarines, 1 battleship, UK 2 fighters, 1 submarine, 1 carrier, USA 1 submarine`);
      field.when('END');
      field.rolling(random);
      while (field.state.combat) field.expire();
      expect(field.told('battle-end').length).toBe(2);
    }
  });
});
