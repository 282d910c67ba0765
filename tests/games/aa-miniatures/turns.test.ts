import { describe, expect, it } from 'vitest';
import { optionsSchema } from '../../../lib/games/aa-miniatures/orders';
import { aimNow } from '../../../lib/games/aa-miniatures/rules/acting';
import type { Aim } from '../../../lib/games/aa-miniatures/rules/attack';
import { beginTurn, bonusOf } from '../../../lib/games/aa-miniatures/rules/turns';
import type { Order, State } from '../../../lib/games/aa-miniatures/state';
import type { Unit } from '../../../lib/games/aa-miniatures/types';
import { enemyUnit, madeUnit, shaken, unitOf } from './battles';
import { act, asks, attacking, moving, now, playOf, refusal, successes, toldOf } from './plays';

const done: Order = { type: 'done' };
const tank = { type: 'vehicle', speed: 4, defense: { front: 4, rear: 4 } } as const;
const initiative = [6, 6, 1, 1];
const phaseOf = ({ state: { turn, phase, active } }: { state: State }) => [turn, phase, active];

/** The end of a turn in which nobody has anything more to do; the Allies acted first. */
const lastAssault = (units: Unit[], more: Partial<State> = {}, ...dice: number[]) =>
  playOf(units, { phase: 'assault', active: 'axis', ...more }, ...dice);

describe('the initiative', () => {
  const captain = (level: number) => madeUnit('8,2', [`commander_abilities_initiative_n ${level}`]);
  const enemy = enemyUnit('8,12', ['commander_abilities_initiative_n 1']);
  const chooser = (units: Unit[], ...dice: number[]) => {
    const play = playOf(units, {}, ...dice);
    beginTurn(play);
    return play.state.chooser;
  };

  it('S225: the higher sum of two dice and the best commander has it', () => {
    expect([chooser([captain(3), enemy], 4, 3, 3, 3), chooser([captain(3), enemy], 6, 3, 3, 3)]).toEqual(['allies', 'axis']);
  });

  it('S225: of equal sums the better bonus has it, of equal bonuses all is thrown again', () => {
    expect(chooser([captain(3), enemy], 4, 4, 3, 3)).toBe('allies');
    expect(chooser([captain(1), enemy], 4, 4, 5, 3, 2, 1, 1, 1)).toBe('axis');
  });

  it('S225: a disrupted commander does not count, the next best does, aboard a transport too', () => {
    const [best, next] = [captain(3), captain(1)];
    const aboard = { ...next, aboard: 'a truck' };
    const bonuses = [[best, next], [{ ...best, ...shaken }, next], [{ ...best, ...shaken }, aboard], [{ ...best, ...shaken }]].map(
      (units) => bonusOf(playOf(units).state, 'allies'),
    );
    expect(bonuses).toEqual([3, 1, 1, 0]);
  });

  it('S229: who has it says who goes first', () => {
    const play = playOf([captain(3), enemy], {}, 1, 1, 6, 6);
    beginTurn(play);
    expect([asks(play), phaseOf(act(play, { type: 'first', side: 'axis' }))]).toEqual([['initiative'], [2, 'movement', 'axis']]);
    expect(play.state.first).toBe('axis');
  });
});

describe('the sequence of a turn', () => {
  it('S215-221: both move, both assault, then losses are counted and the next turn begins', () => {
    const play = playOf([madeUnit('8,2', []), enemyUnit('8,12')], {}, ...initiative);
    const seen = [1, 2, 3, 4].map(() => phaseOf(act(play, done)));
    expect(seen).toEqual([
      [1, 'movement', 'axis'],
      [1, 'assault', 'allies'],
      [1, 'assault', 'axis'],
      [2, 'initiative', null],
    ]);
  });

  it('S233, S263: a unit moves in both phases, in each once', () => {
    const walker = madeUnit('8,2', []);
    const play = playOf([walker, enemyUnit('8,12')]);
    expect(refusal(act(play, moving(walker, '8,3')), moving(walker, '8,4'))).toBe('not-now');
    act(play, done, done, moving(walker, '8,4'));
    expect(now(play, walker)?.hex).toBe('8,4');
  });

  it('S237: in its assault a unit moves or attacks', () => {
    const [walker, enemy] = [madeUnit('8,2', []), enemyUnit('8,5')];
    const fresh = (...dice: number[]) => playOf([walker, enemy], { phase: 'assault' }, ...dice);
    expect(refusal(act(fresh(), moving(walker, '8,3')), attacking(walker, enemy))).toBe('no-attack');
    const attacked = act(fresh(...successes(0)), attacking(walker, enemy));
    expect([moving(walker, '8,3'), attacking(walker, enemy)].map((order) => refusal(attacked, order))).toEqual(['not-now', 'no-attack']);
  });
});

describe('hits', () => {
  it('S241: a tank that is destroyed in the first assault acts in the second one, and is gone after it', () => {
    const [gun, panzer] = [madeUnit('8,2', []), enemyUnit('8,4', [], tank)];
    const play = playOf([gun, panzer, enemyUnit('8,12')], { phase: 'assault' }, ...successes(8), ...successes(4), ...initiative);
    act(play, attacking(gun, panzer), done);
    expect(now(play, panzer)?.hits).toEqual(['disrupted', 'damaged', 'destroyed']);
    act(play, attacking(panzer, gun));
    expect(toldOf(play, 'attacked')[1]).toMatchObject({ unit: panzer.id, modifier: 0, successes: 4 });
    act(play, done);
    expect([now(play, panzer), now(play, gun)?.disrupted]).toEqual([undefined, 'until-casualties']);
    expect(play.state.fallen).toMatchObject([{ unit: panzer.id, turn: 1 }]);
  });

  it('S809-811: hits of two attacks in an assault add up, and the second meets a defense that is whole', () => {
    const [first, second, soldier] = [madeUnit('8,2', []), madeUnit('8,2', []), enemyUnit('8,4')];
    const play = playOf([first, second, soldier, enemyUnit('8,12')], { phase: 'assault' }, ...successes(4), ...successes(4), ...initiative);
    act(play, attacking(first, soldier));
    expect((aimNow(play.state, second, now(play, soldier)!, null) as Aim).defense).toBe(4);
    act(play, attacking(second, soldier));
    expect(now(play, soldier)?.hits).toEqual(['disrupted', 'destroyed']);
    expect(now(act(play, done, done), soldier)).toBeUndefined();
  });

  it('S809: a hit of defensive fire does not add up with them', () => {
    const [gun, walker] = [madeUnit('8,3', []), enemyUnit('8,2')];
    const play = playOf([gun, walker], { active: 'axis', first: 'axis' }, ...successes(4), ...successes(3));
    act(play, moving(walker, '9,3'), { type: 'fire', unit: gun.id }, done, done, done, attacking(gun, walker));
    expect(now(play, walker)).toMatchObject({ disrupted: 'until-casualties', hits: ['disrupted'] });
  });

  it('S247-251: who was disrupted recovers before new counters are turned up', () => {
    const before = { disrupted: 'until-casualties' } as const;
    const [calm, hit] = [madeUnit('8,2', [], {}, before), madeUnit('8,3', [], {}, { ...before, hits: ['disrupted'] })];
    const gone = madeUnit('8,4', [], {}, { hits: ['disrupted', 'destroyed'] });
    const hurt = madeUnit('8,5', [], tank, { hits: ['disrupted', 'damaged'] });
    const play = act(lastAssault([calm, hit, gone, hurt, enemyUnit('8,12')], {}, ...initiative), done);
    expect([calm, hit, gone, hurt].map((unit) => now(play, unit))).toMatchObject([
      { disrupted: 'no' },
      { disrupted: 'until-casualties', hits: [] },
      undefined,
      { disrupted: 'until-casualties', damaged: true, hits: [] },
    ]);
    expect(toldOf(play, 'casualties')[0]?.fates).toEqual([
      { unit: calm.id, recovers: true, becomes: [] },
      { unit: hit.id, recovers: true, becomes: ['disrupted'] },
      { unit: gone.id, recovers: false, becomes: ['destroyed'] },
      { unit: hurt.id, recovers: false, becomes: ['disrupted', 'damaged'] },
    ]);
  });
});

describe('transports', () => {
  const truck = madeUnit('8,2', ['transport'], { ...tank, speed: 4 });
  const rider = madeUnit('8,3', []);
  const board: Order = { type: 'board', unit: rider.id, transport: truck.id };
  const off: Order = { type: 'dismount', unit: rider.id };
  const riding = { ...rider, hex: truck.hex, aboard: truck.id };

  it('S823: in one turn it comes and the soldier gets on, in the next it goes on and he gets off', () => {
    const play = playOf([truck, rider, enemyUnit('8,12')], {}, ...initiative);
    act(play, moving(truck, '8,3'), board);
    expect([off, moving(rider, '8,4')].map((order) => refusal(play, order))).toEqual(['dismount', 'not-now']);
    act(play, done, done);
    expect([attacking(rider, enemyUnit('8,12')), moving(rider, '8,4')].map((order) => refusal(play, order))).toEqual([
      'no-unit',
      'not-now',
    ]);
    act(play, done, done, { type: 'first', side: 'allies' }, moving(truck, '8,4', '8,5'), off);
    expect(now(play, rider)).toMatchObject({ hex: '8,5', aboard: null });
    expect(refusal(play, moving(rider, '8,6'))).toBe('not-now');
  });

  it('S823: who has moved does not get on, and nobody gets on or off in an assault', () => {
    const play = act(playOf([{ ...truck, hex: '8,4' }, rider]), moving(rider, '8,4'));
    expect(refusal(play, board)).toBe('transport');
    expect(() => refusal(playOf([truck, riding], { phase: 'assault' }), off)).toThrow('does not answer');
  });

  it('S825: who is aboard falls with it, and feels nothing of less', () => {
    const after = (...hits: Unit['hits']) => act(lastAssault([{ ...truck, hits }, riding, enemyUnit('8,12')], {}, ...initiative), done);
    expect(now(after('disrupted', 'damaged'), rider)).toMatchObject({ disrupted: 'no', damaged: false, aboard: truck.id });
    const lost = act(lastAssault([{ ...truck, hits: ['disrupted', 'damaged', 'destroyed'] }, riding, enemyUnit('8,12')]), done);
    expect([now(lost, rider), lost.state.fallen.length, lost.state.result?.winner]).toEqual([undefined, 2, 'axis']);
  });

  it('S829: where he finds no room the enemy puts him down, in one of the nearest hexes that have it', () => {
    const full = [madeUnit('8,2', []), enemyUnit('8,12')];
    const play = act(playOf([truck, riding, ...full]), off);
    const put = (hex: string): Order => ({ type: 'set-down', unit: rider.id, hex });
    expect([asks(play), now(play, rider)?.aboard]).toEqual([['set-down'], null]);
    expect(['8,2', '8,4', '9,3'].map((hex) => refusal(play, put(hex)))).toEqual(['not-there', 'not-there', null]);
    act(play, put('9,3'));
    expect([now(play, rider)?.hex, asks(play)]).toEqual(['9,3', ['movement']]);
  });

  it('S532, S829: who gets off over water is put down on the nearest ground; on tables of before into the lake', () => {
    const boat = { ...madeUnit('10,5', ['amphibious', 'transport'], tank), hex: '10,5' };
    const landed = (more: Partial<State>) =>
      act(playOf([boat, { ...rider, hex: '10,5', aboard: boat.id }, enemyUnit('8,12')], { layout: 3, ...more }), off);
    const play = landed({});
    const free = ['10,5', '10,4', '10,6', '10,7'].map((hex) => refusal(play, { type: 'set-down', unit: rider.id, hex }));
    expect([asks(play), free]).toEqual([['set-down'], ['not-there', null, null, 'not-there']]);
    expect(now(landed({ rules: 1 }), rider)).toMatchObject({ hex: '10,5', aboard: null });
  });

  it('S829: who is aboard takes no room', () => {
    expect(refusal(playOf([truck, riding, madeUnit('8,3', [])]), moving(truck, '8,3'))).toBeNull();
  });
});

describe('the end of a standard battle', () => {
  const rifle = unitOf('M1 Garand Rifle', '9,8');
  const [near, far] = ['9,10', '1,1'].map((hex) => unitOf('Mauser Kar 98k', hex));
  const ended = (turn: number, units: Unit[]) => act(lastAssault(units, { turn }, ...initiative), done).state;

  it('S662: who controls the objective at the end of turn seven has won, not before', () => {
    expect([6, 7].map((turn) => ended(turn, [rifle, far!]).result)).toEqual([null, { winner: 'allies', reason: 'objective' }]);
    expect(ended(6, [rifle, far!])).toMatchObject({ turn: 7, phase: 'initiative' });
  });

  it('S666: if nobody does, whoever does at the end of a later turn', () => {
    expect([7, 8, 9].map((turn) => ended(turn, [rifle, near!]).result)).toEqual([null, null, null]);
    expect(ended(8, [rifle, far!]).result).toEqual({ winner: 'allies', reason: 'objective' });
  });

  it('S668: after turn ten points decide, of units that are left', () => {
    const lost = { ...unitOf('KV-1', '12,12'), hits: ['disrupted', 'damaged', 'destroyed'] } as const;
    expect(ended(10, [rifle, near!]).result).toEqual({ winner: 'allies', reason: 'points' });
    expect(ended(10, [lost, rifle, near!, unitOf('Panzer IV Ausf. G', '12,3')]).result).toEqual({ winner: 'axis', reason: 'points' });
  });

  it('S670: what is even is played on', () => {
    const even = { ...rifle, id: 'even', side: 'axis', hex: '9,10' } as const;
    expect(ended(10, [rifle, even])).toMatchObject({ result: null, turn: 11 });
  });

  it('ends at once for who has no unit left', () => {
    expect(ended(1, [rifle]).result).toEqual({ winner: 'allies', reason: 'destroyed' });
  });
});

describe('a scenario for the far end (S56)', () => {
  const options = optionsSchema.parse({ scenario: 'own', aim: 'exit', attacker: 'allies' });
  const rifle = unitOf('M1 Garand Rifle', '8,0');
  const truck = madeUnit('9,1', ['transport'], { ...tank, cost: 9 });
  const aboard = unitOf('M1 Garand Rifle', '9,1', { id: 'aboard', aboard: truck.id });
  const [short, defender] = [unitOf('Bazooka', '8,1'), unitOf('Mauser Kar 98k', '8,9')];
  const exit = ({ id: unit }: Unit): Order => ({ type: 'exit', unit });
  const armies = { axis: [defender!.card], allies: [rifle.card, aboard.card, short!.card, short!.card] };
  const battle = (...dice: number[]) => playOf([rifle, truck, aboard, short!, defender!], { options, armies }, ...dice);

  it('lets an attacker’s units leave that stand there when their movement phase begins, with whom they carry', () => {
    expect([rifle, truck, aboard, short!, defender!].map((unit) => refusal(battle(), exit(unit)))).toEqual([
      ...[null, null, 'exit', 'exit', 'no-unit'],
    ]);
    expect(refusal(act(battle(), moving(short!, '8,0')), exit(short!))).toBe('exit');
    expect(refusal(playOf([{ ...rifle, ...shaken }, defender!], { options }), exit(rifle))).toBe('exit');
    const play = act(battle(), exit(truck));
    expect([now(play, truck), now(play, aboard), play.state.exited.allies, play.state.fallen]).toEqual([undefined, undefined, 13, []]);
  });

  it('is won at the end of the turn in which half of the points are off the map', () => {
    const ended = (...orders: Order[]) => act(battle(...initiative), ...orders, done, done, done, done).state.result;
    expect(ended(exit(rifle))).toBeNull();
    expect(ended(exit(rifle), exit(truck))).toEqual({ winner: 'allies', reason: 'exited' });
  });
});
