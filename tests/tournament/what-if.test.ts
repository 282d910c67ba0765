import { describe, expect, it } from 'vitest';
import { fateOf, openGames, outlookOf, type PairingInput, standingsIf, standingsOf } from '../../lib/tournament';
import { afterRounds, duel, field, season, tournament } from '../support/tournaments';

const robin = { kind: 'round-robin', cycles: 1, numbers: 'seeds' } as const;

/** The season with the results of its last games taken away. */
const open = (input: PairingInput, games: number): PairingInput => ({
  ...input,
  results: input.results.slice(0, input.results.length - games),
});

const games = ['a 1 b', 'c 1 d', 'a 1 c', 'b 1 d', 'a 1 d', 'b 1 c'];
const table = (input: PairingInput) => outlookOf(input, 'possible')?.map(({ entrant, best, worst }) => `${entrant} ${best}-${worst}`);

describe('what if', () => {
  it('puts chosen ends of open games into the table', () => {
    const input = open(season(['a', 'b', 'c', 'd'], games, duel(robin)), 1);
    expect(openGames(input).map(({ id }) => id)).toEqual(['g6']);
    const points = (end: 'first' | 'second' | 'drawn') => standingsIf(input, { g6: end }).map((each) => `${each.entrant} ${each.points}`);
    expect(points('first')).toEqual(['a 3', 'b 2', 'c 1', 'd 0']);
    expect(points('second')).toEqual(['a 3', 'c 2', 'b 1', 'd 0']);
    expect(points('drawn')).toEqual(['a 3', 'b 1.5', 'c 1.5', 'd 0']);
    expect(standingsIf(input, {})).toEqual(standingsOf(input));
  });

  it('tells the best and the worst rank that each can still have', () => {
    const input = open(season(['a', 'b', 'c', 'd'], games, duel(robin)), 2);
    // a 2, b and c 1, d 0; open: a against d, b against c; d can reach who loses the other game, no more
    expect(table(input)).toEqual(['a 1-2', 'b 1-4', 'c 1-4', 'd 3-4']);
  });

  it('says who is sure of the title, safe, or relegated', () => {
    const [a, b, , d] = outlookOf(open(season(['a', 'b', 'c', 'd'], games, duel(robin)), 1), 'possible')!;
    expect(a).toEqual({ entrant: 'a', best: 1, worst: 1 });
    expect([fateOf(a!, 1), fateOf(b!, 1), fateOf(b!, 2), fateOf(b!, 3), fateOf(d!, 3)]).toEqual([
      'certain',
      'impossible',
      'possible',
      'certain',
      'impossible',
    ]);
  });

  it('leaves ranks open that a margin could still decide', () => {
    const settled = season(['a', 'b', 'c'], ['a 1 b', 'b 1 c', 'c 1 a', 'a 1 b'], duel(robin, { tieBreaks: ['margin', 'lots'] }));
    // if b wins the last game, a and c have one each; whose margin is better nobody knows
    const outlook = outlookOf(open(settled, 1), 'impossible');
    expect(outlook?.find(({ entrant }) => entrant === 'c')).toEqual({ entrant: 'c', best: 2, worst: 3 });
  });

  it('leaves ranks open that answers still to come could decide, and none that board points do', () => {
    const settled = season(['a', 'b', 'c'], ['a 1 b', 'b 1 c', 'c 1 a', 'a 1 b'], duel(robin, { tieBreaks: ['on-time', 'lots'] }));
    // c is the slowest so far
    const slow = { ...settled, entrants: settled.entrants.map((each) => ({ ...each, onTime: each.id === 'c' ? 0.1 : 0.9 })) };
    expect(outlookOf(open(slow, 1), 'impossible')?.find(({ entrant }) => entrant === 'c')).toEqual({ entrant: 'c', best: 2, worst: 3 });
    const teams = duel(robin, { boards: 2, tieBreaks: ['margin'] });
    const start = tournament(field(4), teams);
    const now = afterRounds(start, 1, ({ seats }) => (seats.some(({ entrant }) => entrant === 'p2') ? null : 'p1'));
    // p2 can still win its match, but by one board point, and p1 has won by two
    const last = outlookOf({ ...now, results: now.results.slice(0, -1) }, 'possible')!;
    expect(last.find(({ entrant }) => entrant === 'p1')).toEqual({ entrant: 'p1', best: 1, worst: 1 });
  });

  it('is unknown where more games are open than can be tried, or more counts than who wins', () => {
    const pairings = Array.from({ length: 9 }, (_, index) => ({
      ...{ id: `g${index}`, match: `g${index}`, round: 1, board: 1, bye: null },
      seats: [
        { entrant: 'p1', side: 'axis' },
        { entrant: 'p2', side: 'allies' },
      ],
    }));
    expect(outlookOf(tournament(field(2), duel(robin), { pairings }), 'possible')).toBeNull();
    expect(outlookOf(tournament(field(2), duel(robin), { pairings: pairings.slice(1) }), 'impossible')).toHaveLength(2);
    const levels = { scale: { by: 'level' as const, levels: {} }, byes: { odd: 0, asked: 0, absent: 0, late: 0, withdrawn: 0 } };
    expect(outlookOf(tournament(field(2), duel(robin, { points: levels }), { pairings: [] }), 'possible')).toBeNull();
  });
});
