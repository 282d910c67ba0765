import { describe, expect, it } from 'vitest';
import { clone } from '../../../lib/engine';
import { questions } from '../../../lib/games/aa-miniatures/rules/questions';
import { enter } from '../../../lib/games/aa-miniatures/rules/turns';
import type { Order, State } from '../../../lib/games/aa-miniatures/state';
import type { Unit } from '../../../lib/games/aa-miniatures/types';
import { enemyUnit, madeUnit, unitOf } from './battles';
import { act, asks, attacking, moving, now, playOf, refusal, successes, toldOf } from './plays';

const hold: Order = { type: 'hold' };
const fire = ({ id: unit }: { id: string }): Order => ({ type: 'fire', unit });
/** Eleven dice with so many successes, none of them a one. */
const eleven = (count: number): number[] => Array.from({ length: 11 }, (_, i) => (i < count ? 6 : 2));

const tank = { type: 'vehicle', speed: 4, defense: { front: 4, rear: 4 } } as const;

describe('the Sherman that drives past a PaK 38 out of a town (S484-492)', () => {
  const pak = unitOf('PaK 38 Anti-Tank Gun', '3,4');
  const sherman = unitOf('M4A1 Sherman', '4,4');
  const past = (...dice: number[]) => act(playOf([sherman, pak], { layout: 1 }, ...dice), moving(sherman, '4,3', '3,3', '2,3'));
  const shot = { unit: pak.id, target: sherman.id, kind: 'defensive' };

  it('S490: in the first town hex it is shot at in front, in the second one in its rear, and both cover it', () => {
    const shots = [[], [hold]].map((before) => {
      const [told] = toldOf(act(past(...eleven(5), 6), ...before, fire(pak)), 'attacked');
      return told;
    });
    expect(shots).toMatchObject([
      { ...shot, at: '4,4', isRear: false, defense: 5, cover: { die: 6, need: 6, isMade: true } },
      { ...shot, at: '4,3', isRear: true, defense: 4, cover: { die: 6, need: 6, isMade: true } },
    ]);
  });

  it('S490, S552: a cover roll that is made undoes the shot, and it drives on', () => {
    const driven = (cover: number) => now(act(past(...eleven(5), cover), fire(pak)), sherman);
    expect([driven(6), driven(5)]).toMatchObject([
      { hex: '2,3', disrupted: 'no' },
      { hex: '4,4', disrupted: 'until-casualties' },
    ]);
  });

  it('S490: the gun that holds its fire in both hexes is asked again at the next step', () => {
    const play = act(past(), hold, hold);
    expect([now(play, sherman)?.hex, asks(play)]).toEqual(['4,3', ['defensive-fire']]);
  });

  it('S492: beyond the town eleven dice hit its rear without cover, and four successes stop it at once', () => {
    const play = act(past(...eleven(4)), hold, hold, hold, fire(pak));
    expect(toldOf(play, 'attacked')).toMatchObject([{ ...shot, at: '3,3', isRear: true, defense: 4, successes: 4, cover: null }]);
    expect(toldOf(play, 'attacked')[0]?.dice.length).toBe(11);
    expect(now(play, sherman)).toMatchObject({ hex: '3,3', disrupted: 'until-casualties', hits: [] });
  });

  it('S492: three do not', () => {
    const play = act(past(...eleven(3)), hold, hold, hold, fire(pak));
    expect(now(play, sherman)).toMatchObject({ hex: '2,3', disrupted: 'no' });
  });
});

describe('defensive fire', () => {
  const bazooka = enemyUnit('8,3');
  const [first, second] = ['8,2', '9,3'].map((hex) => madeUnit(hex, [], tank));
  const two = (...dice: number[]) => playOf([first!, second!, bazooka], {}, ...dice);

  it('S476: one shot a phase, and another one in the next phase', () => {
    const play = act(two(...successes(0), ...successes(4)), moving(first!, '8,3', '8,4', '8,5'), fire(bazooka));
    act(play, moving(second!, '9,4', '9,5'));
    expect([now(play, first!)?.hex, now(play, second!)?.hex]).toEqual(['8,5', '9,5']);
    enter(play, 'assault', 'allies');
    act(play, moving(second!, '9,4', '9,3'), fire(bazooka));
    expect(now(play, second!)).toMatchObject({ hex: '9,4', disrupted: 'until-casualties' });
  });

  it('S498, S991: who may shoot often in a phase shoots once at a step, and again at the next; on tables of before until it hit', () => {
    const gunners = [1, 2].map(() => enemyUnit('8,3', ['suppressive_fire']));
    const walker = madeUnit('8,2', [], { speed: 2 });
    const shot = (more: Partial<State>, ...orders: Order[]) =>
      act(playOf([walker, ...gunners], more, ...successes(0), ...successes(0), ...successes(0)), moving(walker, '9,3', '9,4'), ...orders);
    const once = shot({}, fire(gunners[0]!));
    expect(gunners.map((unit) => refusal(once, fire(unit)))).toEqual(['shooter', null]);
    const twice = act(once, fire(gunners[1]!));
    expect([now(twice, walker)?.hex, ...gunners.map((unit) => refusal(twice, fire(unit)))]).toEqual(['9,3', null, null]);
    const asked = questions(clone(twice.state))[0]?.id;
    expect(questions(clone(act(twice, fire(gunners[0]!)).state))[0]?.id).not.toBe(asked);
    expect(refusal(shot({ rules: 1 }, fire(gunners[0]!)), fire(gunners[0]!))).toBeNull();
  });

  it('S480: fire that was held at one may still be had for another', () => {
    const play = act(two(...successes(4)), moving(first!, '7,3', '7,4'), hold, hold, hold, hold);
    expect(now(play, first!)?.hex).toBe('7,4');
    act(play, moving(second!, '9,4', '9,5'), fire(bazooka));
    expect(now(play, second!)).toMatchObject({ hex: '9,3', disrupted: 'until-casualties' });
  });

  it('S482, S504: of several the second decides after the shot of the first, and a stop ends it', () => {
    const other = enemyUnit('8,3');
    const shot = (...dice: number[]) => act(playOf([first!, bazooka, other], {}, ...dice), moving(first!, '9,3'), fire(bazooka));
    expect(refusal(shot(...successes(0)), fire(other))).toBeNull();
    expect(asks(shot(...successes(4)))).toEqual(['movement']);
  });

  it('S498: the shooter chooses between the clear hex that is left and the forest that is entered', () => {
    const [walker, enemy] = [madeUnit('10,1', []), enemyUnit('9,2')];
    const shot = (...before: Order[]) =>
      toldOf(act(playOf([walker, enemy], {}, ...successes(4), 1), moving(walker, '10,2'), ...before, fire(enemy)), 'attacked')[0];
    expect([shot(), shot(hold)]).toMatchObject([
      { at: '10,1', cover: null },
      { at: '10,2', cover: { die: 1, need: 4 } },
    ]);
  });

  it('S500: a vehicle faces the hex that it enters, whatever it will face in the end', () => {
    const panzer = madeUnit('8,2', [], { ...tank, defense: { front: 5, rear: 3 } });
    const play = playOf([panzer, enemyUnit('9,3')], {}, ...successes(0));
    act(play, { ...moving(panzer, '8,3'), facing: 0 }, hold, fire(play.state.units[1]!));
    expect(toldOf(play, 'attacked')).toMatchObject([{ at: '8,3', isRear: true, defense: 3 }]);
    expect(now(play, panzer)?.facing).toBe(0);
  });

  it('S502: who is hit is disrupted at once and rests where it was hit, until the next casualty phase', () => {
    const play = act(two(...successes(8)), moving(first!, '9,3', '9,4'), fire(bazooka));
    expect(now(play, first!)).toMatchObject({ hex: '8,2', disrupted: 'until-casualties', damaged: false, hits: [] });
    expect(refusal(play, moving(first!, '8,1'))).toBe('not-now');
  });

  it('S759: who held fire in the first hex shoots in the second, behind all shots in the first', () => {
    const other = enemyUnit('8,3');
    const play = act(playOf([first!, bazooka, other], {}, ...successes(0), ...successes(4)), moving(first!, '9,3'), fire(other), hold);
    expect([bazooka, other].map((unit) => refusal(play, fire(unit)))).toEqual([null, 'shooter']);
    expect(now(act(play, fire(bazooka)), first!)).toMatchObject({ hex: '9,3', disrupted: 'until-casualties' });
  });

  it('S472: nothing is provoked by who leaves one enemy for another', () => {
    const walker = madeUnit('8,3', [], { speed: 3 });
    const play = act(playOf([walker, enemyUnit('8,2'), enemyUnit('8,6')]), moving(walker, '8,4', '8,5'));
    expect([asks(play), now(play, walker)?.hex]).toEqual([['movement'], '8,5']);
  });

  it('S490, S289: turning, getting on and getting off provoke nothing', () => {
    const [truck, rider] = [madeUnit('8,2', ['transport'], tank), madeUnit('8,2', [])];
    const near = (...units: Unit[]) => playOf([...units, bazooka]);
    const aboard = { ...rider, aboard: truck.id };
    const asked = [
      act(near(truck, rider), { ...moving(truck), facing: 3 }, { type: 'board', unit: rider.id, transport: truck.id }),
      act(near(truck, aboard), { type: 'dismount', unit: rider.id }),
    ].map(asks);
    expect(asked).toEqual([['movement'], ['movement']]);
  });

  it('S823: who is aboard shoots at nobody, and feels nothing of a shot that stops its transport', () => {
    const truck = { ...tank, soldier: [0, 0, 0], vehicle: [0, 0, 0] } as const;
    const [theirs, ours] = [enemyUnit('8,3', ['transport'], truck), madeUnit('8,1', ['transport'], tank)];
    const [gunner, rider] = [enemyUnit('8,3', [], {}, { aboard: theirs.id }), madeUnit('8,1', [], {}, { aboard: ours.id })];
    expect(asks(act(playOf([first!, theirs, gunner]), moving(first!, '9,3')))).toEqual(['movement']);
    const play = act(playOf([ours, rider, bazooka], {}, ...successes(4)), moving(ours, '8,2', '9,3', '9,4'), fire(bazooka));
    expect([now(play, ours), now(play, rider)]).toMatchObject([
      { hex: '8,2', disrupted: 'until-casualties' },
      { hex: '8,2', disrupted: 'no', aboard: ours.id },
    ]);
    expect(refusal(play, { type: 'dismount', unit: rider.id })).toBeNull();
  });

  it('aircraft shoot at nobody who moves on the ground, but on tables of before', () => {
    const plane = enemyUnit('8,3', ['aircraft'], { type: 'aircraft' });
    const past = (rules?: number) =>
      act(playOf([first!, plane], { phase: 'assault', ...(rules !== undefined && { rules }) }), moving(first!, '9,3'));
    expect([past(), past(1)].map(asks)).toEqual([['assault'], ['defensive-fire']]);
  });

  it('S434: who was disrupted shoots at nobody', () => {
    const play = act(playOf([first!, { ...bazooka, disrupted: 'until-casualties' }]), moving(first!, '9,3'));
    expect(asks(play)).toEqual(['movement']);
  });
});

describe('a move that is stopped', () => {
  it('S528, S295: a failed roll provokes nothing, and the vehicle faces where it wanted to go', () => {
    const panzer = madeUnit('10,1', [], tank, { facing: 0 });
    const enemy = enemyUnit('9,2');
    const tried = (die: number) => act(playOf([panzer, enemy], {}, die), moving(panzer, '10,2'));
    const failed = tried(3);
    expect(now(failed, panzer)).toMatchObject({ hex: '10,1', facing: 3, disrupted: 'no' });
    expect([asks(failed), toldOf(failed, 'moved')]).toMatchObject([['movement'], [{ stopped: 'roll' }]]);
    expect(refusal(failed, moving(panzer, '10,0'))).toBe('not-now');
    expect(asks(tried(4))).toEqual(['defensive-fire']);
  });

  it('S295: so does one that is hit before it goes, and one that is hit on its way faces as it went', () => {
    const panzer = madeUnit('8,2', [], tank, { facing: 0 });
    const enemy = enemyUnit('9,3');
    const stopped = (...orders: Order[]) =>
      now(act(playOf([panzer, enemy], {}, ...successes(4)), { ...moving(panzer, '8,3', '7,3'), facing: 1 }, ...orders), panzer);
    expect([stopped(fire(enemy)), stopped(hold, fire(enemy))]).toMatchObject([
      { hex: '8,2', facing: 3 },
      { hex: '8,3', facing: 3 },
    ]);
  });

  it('S275, S277: a tank drives through a hex that is full and, stopped there, is put back', () => {
    const [panzer, friend, enemy] = [madeUnit('8,1', [], tank), madeUnit('8,3', [], tank), enemyUnit('9,3')];
    const driven = (...orders: Order[]) =>
      act(playOf([panzer, friend, enemy], {}, ...successes(4)), moving(panzer, '8,2', '8,3', '8,4'), ...orders);
    expect(now(driven(hold, hold), panzer)?.hex).toBe('8,4');
    const put = driven(hold, fire(enemy));
    expect(now(put, panzer)).toMatchObject({ hex: '8,2', disrupted: 'until-casualties' });
    expect(toldOf(put, 'put-back')).toEqual([{ type: 'put-back', unit: panzer.id, hex: '8,2' }]);
    expect(refusal(playOf([panzer, friend]), moving(panzer, '8,2', '8,3'))).toBe('full');
  });

  it('S277, S524: one whose roll fails in a full hex is put back too, with whom it carries, as far as there is room', () => {
    const truck = madeUnit('3,16', ['transport'], tank);
    const rider = madeUnit('3,16', [], {}, { aboard: truck.id });
    const friends = ['3,15', '3,14'].map((hex) => madeUnit(hex, [], tank));
    const put = (...others: Unit[]) => act(playOf([truck, rider, ...others], { layout: 1 }, 3), moving(truck, '3,15', '3,14', '3,13'));
    const rests = [put(), put(friends[1]!), put(...friends)].map((play) => [now(play, truck)?.hex, now(play, rider)?.hex]);
    expect(rests).toEqual([
      ['3,14', '3,14'],
      ['3,15', '3,15'],
      ['3,16', '3,16'],
    ]);
  });

  it('S526: over a stream into a forest a vehicle makes both rolls, and the second is not thrown behind a failed one', () => {
    const panzer = madeUnit('6,15', [], tank, { facing: 0 });
    const tried = (...dice: number[]) => act(playOf([panzer], { layout: 5 }, ...dice), moving(panzer, '6,16'));
    expect([tried(4, 4), tried(4, 3), tried(3)].map((play) => now(play, panzer))).toMatchObject([
      { hex: '6,16', facing: 3 },
      { hex: '6,15', facing: 3 },
      { hex: '6,15', facing: 3 },
    ]);
  });

  it('S32: no way leads off the map into half a hex, along a road either; on tables of before nobody looked', () => {
    const off = (from: string, to: string, more = {}) => {
      const walker = madeUnit(from, []);
      return refusal(playOf([walker, enemyUnit('8,12')], { layout: 1, ...more }), moving(walker, to));
    };
    const ways = ['1,4 0,4', '1,6 0,6', '9,1 9,0', '9,17 9,18', '15,6 16,6', '8,17 8,18'].map((way) => way.split(' '));
    expect(ways.map(([from, to]) => off(from!, to!))).toEqual(ways.map(() => 'closed'));
    expect(off('1,4', '0,4', { rules: 1 })).toBeNull();
  });

  it('S538: the first step of a vehicle along a road is free wherever it comes, in each phase; no soldier has one', () => {
    const far = (unit: Unit, phase: 'movement' | 'assault', ...way: string[]) =>
      [way, way.slice(0, -1)].map((each) => refusal(playOf([unit, enemyUnit('8,2')], { layout: 1, phase }), moving(unit, ...each)));
    const road = ['4,16', '4,15', '4,14', '4,13', '4,12', '4,11'];
    const [onRoad, beside] = ['4,17', '3,17'].map((hex) => madeUnit(hex, [], tank));
    for (const phase of ['movement', 'assault'] as const)
      for (const panzer of [onRoad!, beside!]) expect(far(panzer, phase, ...road)).toEqual(['too-far', null]);
    expect(far(madeUnit('4,17', []), 'movement', ...road.slice(0, 3))).toEqual(['too-far', null]);
  });

  it('S263, S289: a unit moves once in a phase, as far as it goes, or turns where it stands', () => {
    const panzer = madeUnit('8,2', [], tank);
    const play = playOf([panzer]);
    expect(refusal(play, moving(panzer, '8,3', '8,4', '8,5', '8,6', '8,7'))).toBe('too-far');
    act(play, { ...moving(panzer), facing: 2 });
    expect([now(play, panzer), refusal(play, moving(panzer, '8,3'))]).toMatchObject([{ hex: '8,2', facing: 2 }, 'not-now']);
  });

  it('S291, S293: neither who is disrupted nor who has attacked turns', () => {
    const [panzer, enemy] = [madeUnit('8,2', [], tank), enemyUnit('8,4')];
    const turn: Order = { ...moving(panzer), facing: 2 };
    expect(refusal(playOf([{ ...panzer, disrupted: 'until-casualties' }]), turn)).toBe('not-now');
    expect(refusal(act(playOf([panzer, enemy], { phase: 'assault' }, ...successes(0)), attacking(panzer, enemy)), turn)).toBe('not-now');
  });
});
