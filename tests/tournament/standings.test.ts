import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossTableOf, pairingInputSchema, playerOf, progressOf, scheduleOf, standingsOf } from '../../lib/tournament';
import { afterRounds, duel, entrants, field, season, tournament, won } from '../support/tournaments';

const robin = { kind: 'round-robin', cycles: 1, numbers: 'seeds' } as const;
const swiss = { kind: 'swiss', first: 'points' } as const;
const byes = { odd: 1, asked: 0.5, absent: 0, late: 0, withdrawn: 0 };

const order = (input: Parameters<typeof standingsOf>[0]) => standingsOf(input).map(({ entrant, rank }) => `${rank} ${entrant}`);
const valuesOf = (input: Parameters<typeof standingsOf>[0], name: 'buchholz' | 'buchholz-cut-1' | 'sonneborn-berger' | 'head-to-head') =>
  Object.fromEntries(standingsOf(input).map(({ entrant, tieBreaks }) => [entrant, tieBreaks[name]]));

/** a 2½, b 2, c 1, d ½. */
const four = ['a 1 b', 'a = c', 'a 1 d', 'b 1 c', 'b 1 d', 'c = d'];

describe('standings', () => {
  it('are a table of points', () => {
    const [first, second, third, last] = standingsOf(season(['d', 'c', 'b', 'a'], four, duel(robin)));
    expect(first).toMatchObject({ entrant: 'a', rank: 1, points: 2.5, played: 3, won: 2, drawn: 1, lost: 0 });
    expect(second).toMatchObject({ entrant: 'b', rank: 2, points: 2 });
    expect(third).toMatchObject({ entrant: 'c', rank: 3, points: 1 });
    expect(last).toMatchObject({ entrant: 'd', rank: 4, points: 0.5, won: 0, drawn: 1, lost: 2 });
  });

  it('share a rank where nothing decides', () => {
    expect(order(season(['a', 'b', 'c'], ['a = b'], duel(robin)))).toEqual(['1 a', '1 b', '3 c']);
  });

  it('have the Sonneborn-Berger numbers computed by hand', () => {
    // a: b 2 + d ½ + half of c 1; b: c 1 + d ½; c: half of a 2½ + half of d ½; d: half of c 1
    const input = season(['a', 'b', 'c', 'd'], four, duel(robin, { tieBreaks: ['sonneborn-berger'] }));
    expect(valuesOf(input, 'sonneborn-berger')).toEqual({ a: 3, b: 1.5, c: 1.5, d: 0.5 });
  });

  it('have the Buchholz numbers computed by hand, and those without the lowest', () => {
    // a 2 (b, c), b 1 (a, d), c 1 (d, a), d 0 (c, b)
    const input = season(
      ['a', 'b', 'c', 'd'],
      ['a 1 b', 'c 1 d', 'a 1 c', 'b 1 d'],
      duel(swiss, { tieBreaks: ['buchholz', 'buchholz-cut-1'] }),
    );
    expect(valuesOf(input, 'buchholz')).toEqual({ a: 2, b: 2, c: 2, d: 2 });
    expect(valuesOf(input, 'buchholz-cut-1')).toEqual({ a: 1, b: 2, c: 2, d: 1 });
    expect(order(input)).toEqual(['1 a', '2 b', '2 c', '4 d']);
  });

  it('count a bye as an opponent with as many points as oneself', () => {
    const input = afterRounds(tournament(field(3), duel(swiss, { tieBreaks: ['buchholz'] })), 1, () => 'p1');
    // p3 has a bye and its point
    expect(valuesOf(input, 'buchholz')).toEqual({ p1: 0, p2: 1, p3: 1 });
  });

  it('compare three tied by their games among each other', () => {
    // a, b and c have 3 each; among them a 2, b 1, c 0, though all lost points elsewhere
    const games = ['a 1 b', 'a 1 c', 'b 1 c', 'd 1 a', 'e 1 a', 'a 1 f', 'b 1 d', 'e 1 b', 'b 1 f', 'c 1 d', 'c 1 e', 'c 1 f'];
    const input = season(['a', 'b', 'c', 'd', 'e', 'f'], games, duel(robin, { tieBreaks: ['head-to-head'] }));
    expect(order(input).slice(0, 3)).toEqual(['1 a', '2 b', '3 c']);
    expect(valuesOf(input, 'head-to-head')).toMatchObject({ a: 2, b: 1, c: 0 });
  });

  it('ask those whom the games among four left level about their own game alone', () => {
    // all have 2; among themselves a and b have 2, c and d 1; of these a beat b, and c beat d
    const games = ['a 1 b', 'a 1 c', 'd 1 a', 'b 1 c', 'b 1 d', 'c 1 d', 'c 1 e', 'd 1 e'];
    const input = season(['e', 'd', 'c', 'b', 'a'], games, duel(robin, { tieBreaks: ['head-to-head'] }));
    expect(order(input)).toEqual(['1 a', '2 b', '3 c', '4 d', '5 e']);
    expect(valuesOf(input, 'head-to-head')).toEqual({ a: 1, b: 0, c: 1, d: 0, e: undefined });
  });

  it('ask nothing of the games of tied players of whom not all have met', () => {
    const input = season(['a', 'b', 'c', 'd'], ['a 1 b', 'b 1 d', 'c 1 d'], duel(robin, { tieBreaks: ['head-to-head'] }));
    expect(order(input)).toEqual(['1 a', '1 b', '1 c', '4 d']);
    expect(valuesOf(input, 'head-to-head')).toMatchObject({ a: null, b: null, c: null });
  });

  it('draw lots from the seed at the last', () => {
    const ranks = ['one', 'two', 'three', 'four', 'five', 'six'].map((seed) =>
      order({ ...season(['a', 'b', 'c'], [], duel(robin, { tieBreaks: ['lots'] })), seed }).join(' '),
    );
    expect(ranks.every((each) => /^1 \w 2 \w 3 \w$/.test(each))).toBe(true);
    expect(new Set(ranks).size).toBeGreaterThan(1);
  });

  it('do not depend on the order in which results arrive', () => {
    const systems = duel(
      { kind: 'swiss', first: 'points' },
      {
        points: { scale: { by: 'outcome', win: 1, draw: 1 / 3, loss: 0.1 }, byes },
        tieBreaks: ['head-to-head', 'buchholz-cut-1', 'sonneborn-berger', 'margin', 'wins', 'lots'],
      },
    );
    const whole = afterRounds(tournament(field(9), systems), 5, ({ seats, id }) =>
      id.endsWith('1') ? null : seats[Number(id.endsWith('3'))]!.entrant,
    );
    const shuffled = fc.tuple(
      fc.shuffledSubarray(whole.results, { minLength: whole.results.length }),
      fc.shuffledSubarray(whole.pairings, { minLength: whole.pairings.length }),
      fc.shuffledSubarray(whole.entrants, { minLength: whole.entrants.length }),
    );
    fc.assert(
      fc.property(shuffled, ([results, pairings, who]) => {
        expect(standingsOf({ ...whole, results, pairings, entrants: who })).toEqual(standingsOf(whole));
      }),
    );
  });
});

describe('points', () => {
  const table = (settings: Parameters<typeof season>[2]) => season(['a', 'b'], ['a 1 b'], settings);
  const pointsOf = (input: Parameters<typeof standingsOf>[0]) =>
    Object.fromEntries(standingsOf(input).map(({ entrant, points }) => [entrant, points]));
  const edited = (input: ReturnType<typeof table>, change: (place: (typeof input)['results'][number]['places'][number]) => object) => ({
    ...input,
    results: input.results.map((result) => ({ ...result, places: result.places.map((place) => ({ ...place, ...change(place) })) })),
  });

  it('go by the level of a victory', () => {
    const input = table(duel(robin, { points: { scale: { by: 'level', levels: { decisive: 5, marginal: 3, defeat: 1 } }, byes } }));
    const levels = edited(input, ({ entrant }) => ({ level: entrant === 'a' ? 'marginal' : 'defeat' }));
    expect(pointsOf(levels)).toEqual({ a: 3, b: 1 });
  });

  it('go by the row that a margin reaches', () => {
    const rows = [
      { from: -100, points: 0 },
      { from: 0, points: 10 },
      { from: 5, points: 15 },
    ];
    const input = table(duel(robin, { points: { scale: { by: 'margin', rows }, byes } }));
    expect(pointsOf(edited(input, ({ entrant }) => ({ margin: entrant === 'a' ? 5 : -5 })))).toEqual({ a: 15, b: 0 });
    expect(pointsOf(edited(input, () => ({ margin: 0 })))).toEqual({ a: 10, b: 10 });
  });

  it('of ranks are shared by who shares a rank', () => {
    const input = tournament(entrants('a', 'b', 'c'), {
      ...duel({ kind: 'tables', remainder: 'byes' }),
      seats: ['red', 'blue', 'grey'].map((side) => ({ side, camp: side })),
      points: { scale: { by: 'rank', points: [6, 3, 0] }, byes },
    });
    const done = afterRounds(input, 1, () => null);
    const ranks: Record<string, number> = { a: 1, b: 2, c: 2 };
    expect(pointsOf(edited(done, ({ entrant }) => ({ rank: ranks[entrant] })))).toEqual({ a: 6, b: 1.5, c: 1.5 });
    expect(pointsOf(done)).toEqual({ a: 3, b: 3, c: 3 });
  });

  it('of a win are shared within a camp where the rule says so', () => {
    const seats = [
      { side: 'germany', camp: 'axis' },
      { side: 'japan', camp: 'axis' },
      { side: 'ussr', camp: 'allies' },
    ];
    const input = tournament(entrants('a', 'b', 'c'), {
      ...duel({ kind: 'tables', remainder: 'byes' }),
      seats,
      points: { scale: { by: 'outcome', win: 3, draw: 1, loss: 0, shared: true }, byes },
    });
    const done = edited(
      afterRounds(input, 1, () => null),
      ({ side }) => ({ rank: side === 'ussr' ? 2 : 1 }),
    );
    expect(standingsOf(done).map(({ points, won: wins }) => [points, wins])).toEqual([
      [1.5, 1],
      [1.5, 1],
      [0, 0],
    ]);
  });

  it('of a forfeit are those of its own rule', () => {
    const forfeit = { kinds: ['abandoned' as const], win: 0.8, loss: -1 };
    const input = table(duel(robin, { points: { scale: { by: 'outcome', win: 1, draw: 0.5, loss: 0 }, byes, forfeit } }));
    const abandoned = input.results.map((result) => ({ ...result, kind: 'abandoned' as const }));
    expect(pointsOf({ ...input, results: abandoned })).toEqual({ a: 0.8, b: -1 });
    const nobody = edited({ ...input, results: abandoned }, () => ({ rank: 1 }));
    expect(pointsOf(nobody)).toEqual({ a: -1, b: -1 });
  });

  it('of a void game are none', () => {
    const input = table(duel(robin));
    const nothing = standingsOf({ ...input, results: input.results.map((result) => ({ ...result, kind: 'void' as const })) });
    expect(nothing.map(({ played, points }) => [played, points])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('who withdraws from a round robin', () => {
  const gone = (until: number, annul: 'never' | 'under-half') => {
    const who = field(6).map((each) => (each.id === 'p6' ? { ...each, until } : each));
    return afterRounds(
      tournament(
        who,
        duel(robin, { annul, points: { scale: { by: 'outcome', win: 1, draw: 0.5, loss: 0 }, byes: { ...byes, withdrawn: 1 } } }),
      ),
      5,
      () => 'p6',
    );
  };

  it('before half of the games takes all results along, and byes in their stead', () => {
    const table = standingsOf(gone(2, 'under-half'));
    expect(table.at(-1)).toMatchObject({ entrant: 'p6', rank: null, withdrawn: true, played: 0 });
    expect(table.filter(({ rank }) => rank !== null).map(({ played, byes: had }) => [played, had])).toEqual(
      Array.from({ length: 5 }, () => [4, 0]),
    );
  });

  it('after half of them leaves the results, and byes to those not met', () => {
    const table = standingsOf(gone(3, 'under-half'));
    expect(table.find(({ entrant }) => entrant === 'p6')).toMatchObject({ points: 3, played: 3, withdrawn: true });
    expect(table.map(({ played, byes: had }) => played + had).sort()).toEqual([3, 5, 5, 5, 5, 5]);
  });

  it('keeps results by the other rule', () => {
    expect(standingsOf(gone(1, 'never')).find(({ entrant }) => entrant === 'p6')).toMatchObject({ points: 1, played: 1 });
  });
});

describe('a successor', () => {
  it('plays on at the place of who left, whose games stay under the old name', () => {
    const players = [
      { player: 'anna', from: 1 },
      { player: 'bruno', from: 2 },
    ];
    const who = [{ id: 'a', seed: 1, players }, ...entrants('b', 'c', 'd')];
    const input = afterRounds(tournament(who, duel(robin)), 2, () => 'a');
    expect(standingsOf(input).find(({ entrant }) => entrant === 'a')).toMatchObject({ points: 2, played: 2 });
    const place = { entrant: 'a' };
    const [a, b] = input.entrants;
    expect([1, 2, 3].map((round) => playerOf(a, place, { round, board: 1 }))).toEqual(['anna', 'bruno', 'bruno']);
    expect(playerOf(a, { entrant: 'a', player: 'anna' }, { round: 2, board: 1 })).toBe('anna');
    expect(playerOf(b, { entrant: 'b' }, { round: 1, board: 1 })).toBe('b');
    expect(playerOf(undefined, { entrant: 'c' }, { round: 1, board: 1 })).toBe('c');
  });
});

describe('a team match', () => {
  it('counts once all boards are decided, by the sum of its boards', () => {
    const input = tournament(entrants('rome', 'milan'), duel(robin, { boards: 3, tieBreaks: ['margin'] }));
    const done = afterRounds(input, 1, ({ board }) => (board === 1 ? 'milan' : board === 2 ? 'milan' : null));
    expect(standingsOf(done).map(({ entrant, points, margin, played }) => [entrant, points, margin, played])).toEqual([
      ['milan', 1, 2, 1],
      ['rome', 0, -2, 1],
    ]);
    expect(standingsOf({ ...done, results: done.results.slice(1) }).map(({ played }) => played)).toEqual([0, 0]);
  });
});

describe('what is shown of a season', () => {
  it('is a cross table in the order of the standings', () => {
    const [first] = crossTableOf(season(['d', 'c', 'b', 'a'], four, duel(robin)));
    expect(first?.entrant).toBe('a');
    expect(first?.cells.map(({ opponent, games }) => [opponent, games.map(({ points }) => points)])).toEqual([
      ['b', [1]],
      ['c', [0.5]],
      ['d', [1]],
    ]);
  });

  it('is the table after each round', () => {
    const progress = progressOf(season(['a', 'b'], ['b 1 a', 'a 1 b', 'a 1 b'], duel(robin)));
    expect(
      progress.map(({ standings }) => standings.map(({ entrant, rank, points }) => `${rank} ${entrant} ${points}`).join(', ')),
    ).toEqual(['1 b 1, 2 a 0', '1 a 1, 1 b 1', '1 a 2, 2 b 1']);
  });

  it('leaves out byes of later rounds', () => {
    const input = afterRounds(tournament(field(3), duel(swiss)), 3, () => null);
    expect([1, 2, 3].map((round) => standingsOf(input, round).reduce((sum, { byes: had }) => sum + had, 0))).toEqual([1, 2, 3]);
  });

  it('is a schedule by the numbers of its tables, byes last', () => {
    const { pairings, results } = afterRounds(tournament(field(23), duel(swiss)), 1, () => null);
    const [first] = scheduleOf({ pairings: pairings.toReversed(), results });
    const tables = Array.from({ length: 11 }, (_, index) => `1-${index + 1}`);
    expect(first?.pairings.map(({ pairing }) => pairing.id)).toEqual([...tables, '1-bye-p23']);
  });

  it('is a schedule with what is still open', () => {
    const input = season(['a', 'b'], ['b 1 a', 'a 1 b'], duel(robin));
    const rounds = scheduleOf({ pairings: input.pairings.toReversed(), results: input.results.slice(0, 1) });
    expect(rounds.map(({ round, pairings }) => [round, pairings.map(({ pairing, result }) => [pairing.id, result?.kind ?? null])])).toEqual(
      [
        [1, [['g1', 'played-out']]],
        [2, [['g2', null]]],
      ],
    );
  });
});

describe('a published input', () => {
  const input = season(['a', 'b'], ['a 1 b'], duel(robin));

  it('is plain JSON that reads back as it was', () => {
    expect(pairingInputSchema.parse(JSON.parse(JSON.stringify(input)))).toEqual(input);
  });

  it.each([
    ['an entrant twice', { entrants: [...input.entrants, ...input.entrants] }],
    ['a result twice', { results: [...input.results, ...input.results] }],
    ['a result without its pairing', { pairings: [] }],
    ['somebody who is not listed', { entrants: input.entrants.slice(1) }],
    ['another format', { format: 'fieldpost-pairing-2' }],
    [
      'both sides at once at tables of several',
      { settings: { ...input.settings, sides: 'both', system: { kind: 'tables', remainder: 'byes' } } },
    ],
    ['team matches at tables of several', { settings: { ...input.settings, boards: 2, system: { kind: 'tables', remainder: 'byes' } } }],
    ['three seats for a duel', { settings: { ...input.settings, seats: [...input.settings.seats, { side: 'c', camp: 'c' }] } }],
  ])('with %s is refused', (_, change) => {
    expect(pairingInputSchema.safeParse({ ...input, ...change }).success).toBe(false);
  });

  it('takes a draw between two of three as drawn by them', () => {
    const three = { ...duel({ kind: 'tables', remainder: 'byes' }), seats: ['r', 'b', 'g'].map((side) => ({ side, camp: side })) };
    const start = tournament(entrants('a', 'b', 'c'), three);
    const done = afterRounds(start, 1, () => null);
    const results = done.results.map((result) => ({
      ...result,
      places: result.places.map((each) => ({ ...each, rank: each.entrant === 'c' ? 3 : 1 })),
    }));
    expect(standingsOf({ ...done, results }).map(({ entrant, drawn, lost }) => [entrant, drawn, lost])).toEqual([
      ['a', 1, 0],
      ['b', 1, 0],
      ['c', 0, 1],
    ]);
    expect(won(done.pairings[0]!, 'a').places).toHaveLength(3);
  });
});
