import { describe, expect, it } from 'vitest';
import { fightNotes, fightsOf } from '@/lib/play/orders/fights';
import { type AutoAnswers, type Language, noAutoAnswers, orderLines, playSheet, scriptedDie, trySheet } from '../../../lib/engine';
import { game1943 } from '../../../lib/games/1943-1945';
import type { Policy, State } from '../../../lib/games/1943-1945/types';
import { loadGame } from '../../../lib/games/registry';
import { expectPlansReadBack } from '../../support/plans';
import { given43, impulse, type K43 } from './positions';

/** The Allies' first impulse, with six cubes beside two of the Axis. */
const front = `18 (Allies): 6 cubes
      17 (Axis): 3 cubes
      16 (Axis): 1 cube`;
const at = (zones = front): State => given43().position(impulse('allied', 2, 1, true), zones).state;
const usual: Policy = { ...game1943.defaultPolicy(at().options, 'allied'), pressWith: 1 };

const answers = (dice: number[], allied: Policy): AutoAnswers<K43> => {
  const die = scriptedDie(dice);
  return { ...noAutoAnswers<K43>(() => die), policy: (seat) => (seat === 'allied' ? allied : { ...usual, retreatBelow: 0, ask: [] }) };
};
const sheet = (text: string, language: Language = 'en') => ({
  ...{ seat: 'allied' as const, decision: null, orders: orderLines(text), via: 'mail' as const, language },
});

const attack = 'ATTACK 17 from 18 5 cubes; END; FIGHT 17, no support';
/** Dice of a round in which the attackers lose so many cubes and hit nothing; three defend. */
const round = (lost: number, attackers: number): number[] => [
  ...Array<number>(attackers).fill(1),
  ...Array.from({ length: 3 }, (_, n) => (n < lost ? 6 : 1)),
];

/** What the Allies do behind a sheet of an attack with these plans. */
function played(plan: string, policy = usual, dice = [...round(1, 5), ...round(0, 4), ...round(0, 4)], zones = front, orders = attack) {
  const result = playSheet(game1943, at(zones), sheet(`${orders}${plan && `; ${plan}`}`), answers(dice, policy));
  expect(result.refused).toBeNull();
  const own = result.entries.filter(({ seat }) => seat === 'allied').map(({ order }) => order.type);
  return {
    result,
    courses: own.filter((type) => type === 'press' || type === 'stop'),
    asked: game1943.decisions(result.state).flatMap(({ seat, kind }) => (seat === 'allied' ? [kind] : [])),
  };
}

describe('7.3: the plan of a combat', () => {
  it('stops after so many losses, and not before', () => {
    expect(played('PLAN 17 stop after 1 loss').courses).toEqual(['stop']);
    const on = played('PLAN 17 stop after 2 losses', usual, [...round(1, 5), ...round(1, 4)]);
    expect(on.courses).toEqual(['press', 'stop']);
  });

  it('stops below its odds, or goes on, whatever the standing orders say of all combats', () => {
    expect(played('PLAN 17 stop below 99%').courses).toEqual(['stop']);
    const cautious: Policy = { ...usual, pressAbove: 99, pressWith: 12 };
    expect(played('', cautious).courses).toEqual(['stop']);
    expect(played('PLAN 17 fight on', cautious).courses).toEqual(['press', 'press', 'stop']);
    expect(played('PLAN 17 stop below 1%', { ...cautious, doubt: 50 }).courses).toContain('press');
  });

  it('ends with the rounds of the combat: only the standing orders play Reserves for one more', () => {
    const quiet = [...round(0, 5), ...round(0, 5), ...round(0, 5)];
    const events = ({ result }: ReturnType<typeof played>) => result.entries.filter(({ order }) => order.type === 'event').length;
    expect(events(played('PLAN 17 fight on', usual, quiet))).toBe(0);
    const eager: Policy = { ...usual, reservesAbove: 1 };
    const again = [...quiet, ...round(0, 5), ...round(0, 5), ...round(0, 5)];
    expect(events(played('PLAN 17 fight on', eager, again))).toBeGreaterThan(0);
    expect(events(played('PLAN 17 stop below 99%', eager, again))).toBe(0);
  });

  it('asks, though the standing orders would not, and the other way round', () => {
    expect(played('PLAN 17 ask me').asked).toEqual(['press']);
    const curious: Policy = { ...usual, ask: ['press'] };
    expect(played('', curious).asked).toEqual(['press']);
    expect(played('PLAN 17 stop after 1 loss', curious).courses).toEqual(['stop']);
  });

  it('leaves the losses of its attack to the player, and no others', () => {
    const mixed = front.replace('6 cubes', '4 cubes, 2 tanks');
    const orders = 'ATTACK 17 from 18 3 cubes, 2 tanks; END; FIGHT 17, no support';
    const dice = [...round(1, 5), ...round(0, 5), ...round(0, 5)];
    expect(played('PLAN 17 fight on, ask losses', usual, dice, mixed, orders).asked).toEqual(['losses']);
    const curious: Policy = { ...usual, ask: ['losses'] };
    expect(played('PLAN 17 ask me', curious, dice, mixed, orders).asked).toEqual(['losses']);
    expect(played('PLAN 17 ask me, losses ranked', curious, dice, mixed, orders).asked).toEqual(['press']);
    expect(played('PLAN 16 fight on, losses ranked', curious, dice, mixed, orders).asked).toEqual(['losses']);
  });

  it('7.7: speaks of the losses of a landing at sea too', () => {
    const zones = `17 (Allies): 3 cubes, 1 tank
      14 (Axis): 2 cubes
      01 (Axis): 1 cube`;
    const field = given43()
      .position(impulse('allied'), zones)
      .when('LAND 14 with 1 fleet from 17 3 cubes, 1 tank; END; FIGHT 14', 'allied');
    field.dice(6).when('INTERCEPT 1 fleet', 'axis');
    const said = (losses: 'ask' | 'ranked', ask: Policy['ask']) =>
      field.standing('losses', { ask, plans: [{ turn: '2.1', space: '14', way: 'on', at: 0, losses }] }, 'allied');
    expect(said('ask', [])).toBeNull();
    expect(said('ranked', ['losses'])).toMatch(/^LOSE 1 /);
  });

  it('answers the question that is open, sent alone', () => {
    const { result } = played('PLAN 17 ask me');
    const sent = playSheet(game1943, result.state, sheet('PLAN 17 stop after 1 loss'), answers([], result.policy ?? usual));
    expect(sent).toMatchObject({ accepted: 1, understood: ['PLAN 17 stop after 1 loss'], refused: null });
    expect(sent.entries.map(({ order, via }) => `${order.type} ${via}`)[0]).toBe('stop standing');
  });

  it('counts for its impulse alone, and never enters the log or a view', () => {
    const { result } = played('PLAN 17 stop after 1 loss');
    const plans = [{ turn: '2.1', space: '17', way: 'after', at: 1 }];
    expect(result.policy?.plans).toEqual(plans);
    expect(JSON.stringify([result.entries, result.state])).not.toMatch(/"way"|"plans"/);
    const later = given43().position(impulse('allied', 2, 3, true), front).state;
    const [fight] = game1943.planned?.(announced(later), 'allied', { ...usual, plans: result.policy?.plans }, 'en') ?? [];
    expect(fight?.course).toEqual({ way: 'on', at: 0, asksLosses: false });
  });

  it('is read in both languages, by number and by name, and refused where it cannot be', () => {
    const tried = (text: string, language: Language) => trySheet(game1943, at(), sheet(text, language), answers([], usual));
    expect(tried('PIANO Roma fermati sotto il 40%, chiedimi le perdite', 'it').policy?.plans).toMatchObject([
      { space: '09', way: 'below', at: 40, losses: 'ask' },
    ]);
    expect(tried('PLAN 9: fermati dopo 3 perdite', 'en').understood).toEqual(['PLAN 09 stop after 3 losses']);
    for (const wrong of ['PLAN 17', 'PLAN 17 stop below 140%', 'PLAN Atlantis fight on', 'PLAN 17 18 fight on'])
      expect(tried(wrong, 'en')).toMatchObject({ refused: { index: 0, kind: 'illegal' }, policy: null, accepted: 0 });
    const theirs = { ...sheet('PLAN 17 fight on'), seat: 'axis' as const };
    expect(trySheet(game1943, at(), theirs, answers([], usual)).refused?.violations[0]).toMatchObject({ code: 'E-PHASE' });
  });

  it('is written so that it is read again as it was meant, in both languages', () => {
    expectPlansReadBack(game1943, { view: announced(at()), seat: 'allied', space: '17', policy: usual });
  });
});

/** The same with the attack on 17 announced. */
const announced = (state: State): State => playSheet(game1943, state, sheet('ATTACK 17 from 18 5 cubes'), answers([], usual)).state;

describe('7.3: what a combat does when nothing is planned', () => {
  const said = (policy: Policy, language: Language = 'en') =>
    fightNotes(game1943.planned?.(announced(at()), 'allied', policy, language) ?? []);

  it('is said by the standing orders that would answer, all of them', () => {
    const [name, ...others] = said(usual).map((note) => note.replace(/ \d+ %:.*/, ''));
    expect([name, others]).toEqual(['Tunis', []]);
    expect(said(usual)[0]).toMatch(/: fights on for all its 3 rounds\.$/);
    expect(said({ ...usual, pressWith: 2 })[0]).toMatch(/: fights on while 2 or more of your pieces are left\.$/);
    expect(said({ ...usual, pressWith: 2, pressAbove: 30, doubt: 5 })[0]).toMatch(
      /: fights on while the odds are 30 % or better and 2 or more of your pieces are left; you are asked where they are within 5 % of that\.$/,
    );
    expect(said({ ...usual, ask: ['press', 'losses'] })[0]).toMatch(/: you are asked after each round; you choose your losses\.$/);
    expect(said({ ...usual, pressWith: 2 }, 'it')[0]).toMatch(/: si combatte finché restano almeno 2 delle tue pedine\.$/);
  });

  it('is said with the chance to take the zone, of combats announced and under way, to their attacker alone', () => {
    const chances = (state: State) =>
      game1943.planned?.(state, 'allied', usual, 'en').map(({ space, win }) => [space, Math.round(win * 100)]);
    const [[, before] = []] = chances(announced(at())) ?? [];
    expect(before).toBeGreaterThan(10);
    const { result } = played('PLAN 17 ask me');
    const [[space, after] = []] = chances(result.state) ?? [];
    expect(space).toBe('17');
    expect(after).toBeLessThan(Number(before));
    expect(game1943.planned?.(result.state, 'axis', usual, 'en')).toEqual([]);
  });

  it('stands on a card beside what a line of the sheet says', async () => {
    const game = await loadGame('1943-1945');
    const [before, view] = [at(), announced(at())].map((state) => ({ ...game1943.view(state, 'allied') }));
    if (!before || !view) throw new Error('no view');
    const orders = ['ATTACK 17 from 18 5 cubes', 'PLAN 17 stop below 40%'];
    const { policy } = trySheet(game1943, at(), sheet(orders.join('; ')), answers([], usual));
    const planning = { seat: 'allied', before, view, orders, said: policy, standing: usual };
    expect(fightsOf(game, planning, 'en')).toMatchObject([
      { space: '17', isSaid: true, course: { way: 'below', at: 40 }, unsaid: { course: { way: 'on' } } },
    ]);
    expect(fightsOf(game, { ...planning, orders: [], said: null }, 'en')).toMatchObject([{ isSaid: false, course: { way: 'on' } }]);
  });
});
