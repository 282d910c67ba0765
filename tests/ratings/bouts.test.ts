import { describe, expect, it } from 'vitest';
import { botOf, recompute } from '../../lib/ratings';
import { movedBy, ridges, seated, sideOf, won } from '../support/rated';

const bot = botOf('ridges');
/** Somebody known well, who has only played people. */
const record = Array.from({ length: 12 }, (_, at) => won(at + 1, at % 3 === 0 ? 'ada' : 'bea', at % 3 === 0 ? 'bea' : 'ada'));

describe('who is rated by whom', () => {
  it('rates nothing where nobody sat across from somebody else', () => {
    expect(movedBy(won(1, 'ada', 'ada'))).toEqual({});
    expect(movedBy(won(1, 'bot', 'bot'))).toEqual({});
    expect(recompute([won(1, 'ada', 'ada')]).ratings).toMatchObject({ results: 1, scopes: new Map() });
  });

  it('does not hold sides against each other that one person played for', () => {
    expect(movedBy(ridges(1, [sideOf('North', 1, 'ada', 'bea'), sideOf('South', 2, 'bea')]))).toEqual({});
    const moved = movedBy(ridges(1, [sideOf('North', 1, 'ada', 'bea'), sideOf('South', 2, 'bea'), sideOf('East', 3, 'carlo')]));
    expect(Object.keys(moved).sort()).toEqual(['ada', 'bea', 'carlo']);
  });

  it('rates the bot by people, not people by the bot', () => {
    const moved = movedBy(won(20, 'ada', 'bot'), record);
    expect(Object.keys(moved)).toEqual([bot]);
    expect(moved[bot]).toBeLessThan(0);
    expect([
      ...recompute([won(1, 'ada', 'bot')])
        .ratings.scopes.get('ridges')!
        .balances.values(),
    ]).toEqual([]);
  });

  it('counts a game for people as far as people were on the other side', () => {
    const against = (...others: Parameters<typeof sideOf>[2][]) =>
      movedBy(ridges(1, [sideOf('North', 1, 'ada'), sideOf('South', 2, ...others)])).ada;
    expect(against('bea', 'bot')).toBeCloseTo(against('bea', 'carlo')! / 2, 12);
    expect(against('bea', seated('bot', { seats: 3 }))).toBeLessThan(against('bea', 'bot')!);
  });

  it('lets a bot that sits on both sides learn nothing from itself', () => {
    const moved = movedBy(ridges(1, [sideOf('North', 1, 'ada', 'bot'), sideOf('South', 2, 'bea', 'bot')]));
    expect(Object.keys(moved).sort()).toEqual(['ada', 'bea']);
  });

  it('rates a program by people, and people by a program only where it was admitted', () => {
    const sides = [sideOf('North', 1, 'program-x'), sideOf('South', 2, 'ada')];
    expect(Object.keys(movedBy(ridges(1, sides)))).toEqual(['program-x']);
    const admitted = movedBy(ridges(1, sides, { admitsPrograms: true }));
    expect(admitted.ada).toBeCloseTo(-admitted['program-x']!, 12);
    const third = movedBy(ridges(1, [...sides, sideOf('East', 3, 'bea')]));
    expect(Object.keys(third)).toEqual(['program-x']);
  });
});

describe('a game of several sides', () => {
  const three = (ranks: [number, number, number]) =>
    movedBy(ridges(1, [sideOf('A', ranks[0], 'ada'), sideOf('B', ranks[1], 'bea'), sideOf('C', ranks[2], 'carlo')]));

  it('counts as much as one of two: the first gains what a duel brings, the middle nothing', () => {
    const moved = three([1, 2, 3]);
    const duel = movedBy(won(1, 'ada', 'bea'));
    expect(moved.ada).toBeCloseTo(duel.ada!, 12);
    expect(moved.bea).toBeCloseTo(0, 12);
    expect(moved.carlo).toBeCloseTo(-duel.ada!, 12);
  });

  it('does not hold those who lost together against each other', () => {
    const moved = movedBy(ridges(20, [sideOf('A', 1, 'carlo'), sideOf('B', 2, 'ada'), sideOf('C', 2, 'bea')]), record);
    const two = movedBy(ridges(20, [sideOf('A', 1, 'carlo'), sideOf('B', 2, 'ada')]), record);
    expect(moved.ada).toBeCloseTo(two.ada! / 2, 12);
  });

  it('that all drew is a draw of each with each', () => {
    const moved = movedBy(ridges(20, [sideOf('A', 1, 'carlo'), sideOf('B', 1, 'ada'), sideOf('C', 1, 'bea')]), record);
    expect(moved.ada).toBeGreaterThan(0);
    expect(moved.bea).toBeCloseTo(-moved.ada!, 12);
    expect(moved.carlo).toBeCloseTo(0, 12);
  });
});

describe('whoever left', () => {
  const left = { left: true, share: 0.4 };

  it('lost, though the side won; the successor wins as much as they played', () => {
    const moved = movedBy(ridges(1, [sideOf('North', 1, seated('ada', left), seated('bea', { share: 0.6 })), sideOf('South', 2, 'carlo')]));
    const duel = movedBy(won(1, 'bea', 'carlo'));
    expect(moved.ada).toBeCloseTo(-duel.bea!, 12);
    // c² = (0.4² + 0.6² + 1 + 1) (25/3)² = 175
    expect(moved.bea).toBeCloseTo((0.6 * (25 / 3) ** 2 * 0.5) / Math.sqrt(175), 9);
    expect(moved.carlo).toBeLessThan(0);
  });

  it('loses no more by leaving late or early', () => {
    const leaving = (share: number) =>
      movedBy(
        ridges(1, [
          sideOf('North', 2, seated('ada', { left: true, share }), seated('bea', { share: 1 - share })),
          sideOf('South', 1, 'carlo'),
        ]),
      );
    expect(leaving(0.1).ada).toBeCloseTo(leaving(0.9).ada!, 12);
    expect(leaving(0.1).bea).toBeLessThan(leaving(0.9).bea!);
    expect(leaving(0).ada).toBeCloseTo(leaving(0.5).ada!, 12);
  });

  it('and had nobody to play on loses once, and the others win once', () => {
    const moved = movedBy(ridges(1, [sideOf('North', 2, seated('ada', { left: true })), sideOf('South', 1, 'carlo')]));
    const duel = movedBy(won(1, 'carlo', 'ada'));
    expect(moved.ada).toBeCloseTo(duel.ada!, 12);
    expect(moved.carlo).toBeCloseTo(duel.carlo!, 12);
    const { history, ratings } = recompute([ridges(1, [sideOf('North', 2, seated('ada', { left: true })), sideOf('South', 1, 'carlo')])]);
    expect(history.map(({ games }) => games)).toEqual([1, 1, 1, 1]);
    expect([...ratings.scopes.get('ridges')!.balances.values()].map(({ games }) => games)).toEqual([1]);
  });

  it('a team answers for the seats held there, not for the whole side', () => {
    const team = movedBy(
      ridges(1, [
        sideOf('North', 1, seated('ada', left), seated('bea', { share: 0.6 }), seated('dino', { seats: 2 })),
        sideOf('South', 2, 'carlo'),
      ]),
    );
    const alone = movedBy(ridges(1, [sideOf('North', 1, seated('ada', left), seated('bea', { share: 0.6 })), sideOf('South', 2, 'carlo')]));
    expect(team.ada).toBeLessThan(0);
    expect(team.ada! / alone.ada!).toBeLessThan(0.5);
  });
});
