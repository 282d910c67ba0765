import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bracketStates, eliminationPlaces, type PairingInput, pairingsOf, seedPlaces } from '../../lib/tournament';
import { duel, field, played, tournament, won } from '../support/tournaments';

const once = { kind: 'elimination', losses: 1, drawn: 'higher-seed', reset: true } as const;
const twice = { ...once, losses: 2 } as const;

const number = (id: string) => Number(id.slice(1));
/** The lower number of two wins. */
const favourite = (one: string, other: string) => (number(one) < number(other) ? one : other);
const favourites: Parameters<typeof played>[1] = ({ seats }) => favourite(seats[0]!.entrant, seats[1]!.entrant);
const except =
  (upsets: Record<string, string>): Parameters<typeof played>[1] =>
  (pairing) =>
    upsets[pairing.match] ?? favourites(pairing);

/** "w1-1 p1 p4" of each match to be played. */
const matches = (input: PairingInput) =>
  pairingsOf(input).map(
    ({ match, seats }) =>
      `${match} ${seats
        .map(({ entrant }) => entrant)
        .sort((a, b) => number(a) - number(b))
        .join(' ')}`,
  );

/** What is paired step by step until nothing is. */
function course(start: PairingInput, winner: Parameters<typeof played>[1]): { steps: string[][]; end: PairingInput } {
  const steps: string[][] = [];
  let input = start;
  for (let next = matches(input); next.length > 0; next = matches(input)) {
    steps.push(next);
    input = played(input, winner);
  }
  return { steps, end: input };
}

const places = (input: PairingInput, system: typeof once | typeof twice) =>
  eliminationPlaces(input, system)
    .map(({ entrant, place }) => `${place} ${entrant}`)
    .sort();

describe('a bracket', () => {
  it('keeps the strongest apart as long as it can', () => {
    expect(seedPlaces(2)).toEqual([1, 2]);
    expect(seedPlaces(4)).toEqual([1, 4, 2, 3]);
    expect(seedPlaces(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });
});

describe('a knock-out', () => {
  it('of five gives the three strongest a bye', () => {
    const { steps, end } = course(tournament(field(5), duel(once)), favourites);
    // who has a bye is through at once: p2 and p3 need not wait
    expect(steps).toEqual([['w1-2 p4 p5', 'w2-2 p2 p3'], ['w2-1 p1 p4'], ['w3-1 p1 p2']]);
    expect(places(end, once)).toEqual(['1 p1', '2 p2', '3 p3', '3 p4', '5 p5']);
  });

  it('lets the higher seed through where a match is drawn, or plays it again', () => {
    const start = tournament(field(2), duel(once));
    const drawn = played(start, () => null);
    expect(bracketStates(drawn, once)[0]).toMatchObject({ winner: 'p1', loser: 'p2' });
    const replay = { ...once, drawn: 'replay' } as const;
    const again = played(tournament(field(2), duel(replay)), () => null);
    expect(pairingsOf(again).map(({ id, match }) => [id, match])).toEqual([['w1-1-again-1', 'w1-1']]);
    const seatsBefore = again.pairings[0]?.seats.map(({ entrant }) => entrant);
    expect(pairingsOf(again)[0]?.seats.map(({ entrant }) => entrant)).toEqual(seatsBefore?.toReversed());
    const decided = played(again, () => 'p2');
    expect(bracketStates(decided, replay)[0]).toMatchObject({ winner: 'p2', undecided: false });
    expect(pairingsOf(decided)).toEqual([]);
  });

  it('decides a match over both sides by both tables together', () => {
    const start = tournament(field(2), duel(once, { sides: 'both' }));
    const [a, b] = pairingsOf(start);
    const half = { ...start, pairings: [a!, b!], results: [won(a!, 'p2')] };
    expect(bracketStates(half, once)[0]?.winner).toBeUndefined();
    expect(pairingsOf(half)).toEqual([]);
    expect(bracketStates({ ...half, results: [won(a!, 'p2'), won(b!, null)] }, once)[0]?.winner).toBe('p2');
  });

  it('passes the other on where one withdraws', () => {
    const who = field(4).map((each) => (each.id === 'p1' ? { ...each, until: 1 } : each));
    const { steps } = course(tournament(who, duel(once)), favourites);
    expect(steps).toEqual([['w1-1 p1 p4', 'w1-2 p2 p3']]);
  });

  it('lets nobody through where both withdraw, and whoever withdraws fall no further', () => {
    const who = field(4).map((each) => (each.id === 'p3' || each.id === 'p4' ? each : { ...each, until: 1 }));
    const { end } = course(tournament(who, duel(twice)), favourites);
    const states = new Map(bracketStates(end, twice).map((state) => [state.id, state]));
    expect(states.get('w2-1')).toMatchObject({ entrants: ['p1', 'p2'], winner: null, loser: null });
    expect(states.get('f1')).toMatchObject({ entrants: [null, 'p3'], winner: 'p3' });
    const one = field(4).map((each) => (each.id === 'p1' ? { ...each, until: 1 } : each));
    const after = course(tournament(one, duel(twice)), favourites).end;
    expect(bracketStates(after, twice).find(({ id }) => id === 'w2-1')).toMatchObject({ winner: 'p2', loser: null });
  });

  it('tells no place while somebody may still share it', () => {
    const start = tournament(field(4), duel(once));
    const next = pairingsOf(start);
    const half = { ...start, pairings: next, results: [won(next[0]!, 'p1')] };
    expect(places(half, once)).toEqual([]);
  });
});

describe('a double elimination', () => {
  it('of four, followed through', () => {
    const { steps, end } = course(tournament(field(4), duel(twice)), favourites);
    expect(steps).toEqual([['w1-1 p1 p4', 'w1-2 p2 p3'], ['w2-1 p1 p2', 'l1-1 p3 p4'], ['l2-1 p2 p3'], ['f1 p1 p2']]);
    expect(places(end, twice)).toEqual(['1 p1', '2 p2', '3 p3', '4 p4']);
  });

  it('plays the final again where the one from the losers’ bracket won it', () => {
    const start = tournament(field(4), duel(twice));
    const { steps, end } = course(start, except({ f1: 'p2', f2: 'p2' }));
    expect(steps.slice(3)).toEqual([['f1 p1 p2'], ['f2 p1 p2']]);
    expect(places(end, twice).slice(0, 2)).toEqual(['1 p2', '2 p1']);
    const noReset = { ...twice, reset: false } as const;
    const single = course(tournament(field(4), duel(noReset)), except({ f1: 'p2' }));
    expect(single.steps.at(-1)).toEqual(['f1 p1 p2']);
    expect(eliminationPlaces(single.end, noReset)[0]).toEqual({ entrant: 'p2', place: 1 });
  });

  it('of five, followed through', () => {
    const { steps, end } = course(tournament(field(5), duel(twice)), favourites);
    expect(steps).toEqual([
      ['w1-2 p4 p5', 'w2-2 p2 p3'],
      // p5 has a bye in the first step of the losers' bracket, and meets who falls from the other half
      ['w2-1 p1 p4', 'l2-1 p3 p5'],
      ['w3-1 p1 p2', 'l3-1 p3 p4'],
      ['l4-1 p2 p3'],
      ['f1 p1 p2'],
    ]);
    expect(places(end, twice)).toEqual(['1 p1', '2 p2', '3 p3', '4 p4', '5 p5']);
  });

  it('of eight, followed through with an upset', () => {
    const { steps, end } = course(tournament(field(8), duel(twice)), except({ 'w1-1': 'p8' }));
    expect(steps).toEqual([
      ['w1-1 p1 p8', 'w1-2 p4 p5', 'w1-3 p2 p7', 'w1-4 p3 p6'],
      ['w2-1 p4 p8', 'w2-2 p2 p3', 'l1-1 p1 p5', 'l1-2 p6 p7'],
      ['l2-1 p1 p3', 'l2-2 p6 p8', 'w3-1 p2 p4'],
      ['l3-1 p1 p6'],
      ['l4-1 p1 p4'],
      ['f1 p1 p2'],
      ['f2 p1 p2'],
    ]);
    expect(places(end, twice)).toEqual(['1 p1', '2 p2', '3 p4', '4 p6', '5 p3', '5 p8', '7 p5', '7 p7']);
  });

  it('puts everybody out after as many defeats as it says, and nobody else, with a place each', () => {
    const winners = fc.array(fc.boolean(), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 17 }), fc.constantFrom(once, twice), winners, (count, system, coins) => {
        let coin = 0;
        const { end } = course(tournament(field(count), duel(system)), ({ seats }) => seats[coins[coin++] ? 0 : 1]!.entrant);
        const defeats = (id: string) =>
          end.results.filter(({ places: all }) => all.some((each) => each.entrant === id && each.rank === 2)).length;
        const placed = eliminationPlaces(end, system);
        expect(placed.map(({ entrant }) => entrant).sort()).toEqual(end.entrants.map(({ id }) => id).sort());
        const [champion, ...others] = placed;
        expect(defeats(champion!.entrant)).toBeLessThan(system.losses);
        for (const { entrant } of others) expect(defeats(entrant)).toBe(system.losses);
      }),
      { numRuns: 80 },
    );
  });
});
