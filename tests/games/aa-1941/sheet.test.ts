import { describe, expect, it } from 'vitest';
import { type AutoAnswers, type Language, noAutoAnswers, orderLines, playSheet, scriptedDie, settle, trySheet } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import type { K, Policy, State } from '../../../lib/games/axis-allies/types';

const options = optionsSchema.parse({ seating: 'ussr,germany,uk,japan,usa' });
const suggested = aa1941.defaultPolicy(options, 'germany');

function position(text: string): State {
  const set = aa1941.parsePosition(text, options);
  if (!set.ok) throw new Error(set.error.map((each) => each.text).join('\n'));
  return set.value;
}

/** Everybody has the same standing orders, or none. */
function deskOf(dice: number[], policy: Policy | null = null): AutoAnswers<K> {
  const die = scriptedDie(dice);
  return { ...noAutoAnswers<K>(() => die), policy: () => policy };
}

const sheet = (seat: string, text: string, language: Language = 'en') => ({
  ...{ seat, decision: null, orders: orderLines(text), via: 'mail' as const, language },
});
const vias = (result: { entries: { via: string; order: { type: string } }[] }) =>
  result.entries.map(({ via, order }) => `${order.type} ${via}`);

const twoBattles = () =>
  position(`
    Round 2, Germany, combat-move
    Ukraine: 6 infantry, 6 tanks
    Caucasus: USSR 1 infantry
    West Russia (USSR): 1 infantry
    Western Europe: 1 infantry
  `);
/** Both attacks hit with every unit, and the defender misses. */
const wins = [...Array(6).fill(1), 6, ...Array(6).fill(1), 6];

describe('what is answered for a player who sends a whole turn', () => {
  const uk = `Round 2, UK, purchase
    IPCs: UK 21`;

  it.each([
    'PLACE 3 infantry in United Kingdom, 1 infantry in India, 1 infantry in Australia, return 2 infantry',
    'PLACE 1 infantry in Australia, 1 infantry in India, 1 infantry in UK, 2 infantry in UK, return 2 infantry',
    'piazza 1 fanteria in India, 3 fanterie nel Regno Unito, 1 fanteria in Australia, restituisci 2 fanterie',
  ])('may be written in other words and another order: %s', (place) => {
    const result = playSheet(aa1941, position(uk), sheet('uk', `BUY 7 infantry; END; END; ${place}`), deskOf([]));
    expect(result).toMatchObject({ accepted: 4, refused: null });
    expect(vias(result)).toEqual(['purchase mail', 'end forced', 'end forced', 'mobilise forced']);
  });

  it('is refused where it says something else', () => {
    const result = playSheet(aa1941, position(uk), sheet('uk', 'BUY 7 infantry; END; END; PLACE 2 infantry in United Kingdom'), deskOf([]));
    expect(result.refused).toMatchObject({ index: 3 });
  });

  it('is read back in the language of the reader', () => {
    const lines =
      'BUY 7 infantry; END; END; PIAZZA 1 fanteria in Australia, 1 fanteria in India, 3 fanterie in Regno Unito, restituisci 2 fanterie';
    expect(playSheet(aa1941, position(uk), sheet('uk', lines, 'it'), deskOf([])).understood).toEqual([
      'COMPRA 7 fanterie',
      'FINE',
      'FINE',
      'PIAZZA 1 fanteria in Australia, 1 fanteria in India, 3 fanterie in Regno Unito, restituisci 2 fanterie',
    ]);
  });
});

const attacks = 'MOVE 3 infantry, 3 tanks: Ukraine > Caucasus; MOVE 3 infantry, 3 tanks: Ukraine > West Russia; END';

describe('battles and standing orders', () => {
  it.each([
    ['West Russia', 'Caucasus'],
    ['Caucasus', 'West Russia'],
  ])('are fought in the order of the sheet, the last of them may be named too: %s, %s', (first, last) => {
    for (const policy of [suggested, null]) {
      const lines = sheet('germany', `${attacks}; BATTLE ${first}; BATTLE ${last}; END`);
      const result = playSheet(aa1941, twoBattles(), lines, deskOf(wins, policy));
      expect(result).toMatchObject({ accepted: 6, refused: null });
      expect(result.understood.slice(3, 5)).toEqual([`BATTLE ${first}`, `BATTLE ${last}`]);
      const fought = result.entries.flatMap(({ told }) => told.flatMap(({ event }) => (event.type === 'battle' ? [event.space] : [])));
      expect(fought.map((space) => space.replace('-', ' '))).toEqual([first.toLowerCase(), last.toLowerCase()]);
    }
  });

  it('go by the standing orders where the sheet names none', () => {
    const result = playSheet(aa1941, twoBattles(), sheet('germany', `${attacks}; END`), deskOf(wins, suggested));
    expect(result).toMatchObject({ accepted: 4, refused: null });
    expect(vias(result)).toEqual(['move mail', 'move mail', 'end forced', 'battle standing', 'end mail']);
  });

  it('are announced by the trial, which asks nothing that will not be asked', () => {
    const tried = trySheet(aa1941, twoBattles(), sheet('germany', attacks), deskOf([], suggested));
    expect(tried).toMatchObject({ accepted: 3, refused: null });
    expect(tried.stop).toMatchObject({ at: 3, why: 'chance', reply: { via: 'standing', order: { type: 'battle', space: 'caucasus' } } });
  });

  it('a losing side may write down the losses it has no choice about, and a battle that was the only one', () => {
    const lone = position(`
      Round 2, Germany, combat-move
      Ukraine: 2 infantry
      Caucasus: USSR 1 infantry
      Western Europe: 1 infantry
    `);
    const text = 'MOVE 2 infantry: Ukraine > Caucasus; END; BATTLE Caucasus; LOSE 1 infantry; PERDI 1 fanteria; LOSE 1 infantry';
    const result = playSheet(aa1941, lone, sheet('germany', text), deskOf([6, 6, 1, 6, 1], { ...suggested, retreat: 'never' }));
    expect(result).toMatchObject({ accepted: 5, refused: { index: 5 } });
    expect(result.understood.slice(2)).toEqual(['BATTLE Caucasus', 'LOSE 1 Germany infantry', 'LOSE 1 Germany infantry']);
  });
});

describe('a combat move in which nothing is left but to end it', () => {
  const lone = 'Round 2, Germany, combat-move\nUkraine: 2 infantry\nCaucasus: USSR 1 infantry';
  const move = 'MOVE 2 infantry: Ukraine > Caucasus';

  it('is ended by its player when dice follow', () => {
    const first = playSheet(aa1941, position(lone), sheet('germany', move), deskOf([], suggested));
    expect(vias(first)).toEqual(['move mail']);
    expect(aa1941.decisions(first.state)).toMatchObject([{ id: '2.germany.combat-move', seat: 'germany' }]);
    const ended = playSheet(aa1941, first.state, sheet('germany', 'END'), deskOf([1, 1, 6], suggested));
    expect(vias(ended)).toEqual(['end mail', 'end forced']);
    expect(ended.entries[0]?.draws).not.toEqual([]);
  });

  it('takes no more letters than before when the sheet says END', () => {
    const result = playSheet(aa1941, position(lone), sheet('germany', `${move}; END; END`), deskOf([1, 1, 6], suggested));
    expect(result).toMatchObject({ accepted: 3, refused: null });
  });

  it('is not in a bot’s way', () => {
    const { state } = playSheet(aa1941, position(lone), sheet('germany', move), deskOf([], suggested));
    const course = { state, entries: [] };
    settle(aa1941, course, { ...deskOf([1, 1, 6], suggested), bot: () => () => 0.5 }, 1);
    expect(vias(course)).toEqual(['end forced']);
  });

  it('ends by itself when nothing is decided by it', () => {
    const idle = playSheet(aa1941, position('Round 2, UK, purchase\nIPCs: UK 2'), sheet('uk', 'END'), deskOf([], suggested));
    expect(idle.refused).not.toBeNull();
    const bought = playSheet(aa1941, position('Round 2, UK, purchase\nIPCs: UK 5'), sheet('uk', 'BUY 1 infantry'), deskOf([], suggested));
    expect(vias(bought).slice(0, 3)).toEqual(['purchase mail', 'end forced', 'end forced']);
  });

  it('is ended by its player when aircraft are lost by it', () => {
    const stranded = position('Round 2, UK, noncombat-move\nsz9: UK 1 fighter [0 left]\nUnited Kingdom: 1 infantry');
    const course = { state: stranded, entries: [] };
    settle(aa1941, course, deskOf([], suggested));
    expect(course.entries).toEqual([]);
  });
});
