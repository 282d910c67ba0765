import { describe, expect, it } from 'vitest';
import { clone, commit, ok, type Progress, seeded, settle } from '../../lib/engine';
import type { RidgesKinds, State } from '../../lib/games/ridges/types';
import { deskOf, lostByRed, ridges, ridgesAt } from '../support/ridges';

const progress = (state: State): Progress<RidgesKinds> => ({ state: clone(state), entries: [] });

describe('settling', () => {
  it('stops where a human has a choice', () => {
    const run = progress(ridgesAt());
    expect(settle(ridges, run, deskOf([]))).toBe(false);
    expect(run.entries).toEqual([]);
  });

  it('gives the only legal answer by itself', () => {
    const run = progress(ridgesAt({ reserves: { red: 0, blue: 0 } }));
    const autoAnswers = deskOf([1, 1]);
    settle(ridges, run, autoAnswers);
    expect(run.entries.map((entry) => [entry.seat, entry.via])).toEqual(
      ['red', 'blue', 'red', 'blue', 'red', 'blue'].map((seat) => [seat, 'forced']),
    );
    expect(ridges.outcome(run.state)?.reason).toBe('draw');
  });

  it('answers by standing order what the standing order covers', () => {
    const run = progress(lostByRed());
    settle(ridges, run, deskOf([2, 5], { policy: (seat) => (seat === 'red' ? { lost: 'rally' } : { lost: 'ask' }) }));
    expect(run.entries.map((entry) => [entry.seat, entry.via, ridges.format(entry.order)])).toEqual([['red', 'standing', 'RALLY']]);
    expect(run.state.round).toBe(2);
  });

  it('writes down what the rules make of an answer, not the answer as it was given', () => {
    const reading: typeof ridges = { ...ridges, check: (_view, _decision, order) => ok(order.type === 'pass' ? { type: 'rally' } : order) };
    const run = progress(lostByRed());
    settle(reading, run, deskOf([2, 5], { policy: (seat) => (seat === 'red' ? { lost: 'pass' } : { lost: 'ask' }) }));
    expect(run.entries.map(({ via, order }) => [via, order.type])).toEqual([['standing', 'rally']]);
  });

  it('asks when the standing order says to ask', () => {
    const run = progress(lostByRed());
    settle(ridges, run, deskOf([], { policy: () => ({ lost: 'ask' }) }));
    expect(run.entries).toEqual([]);
  });

  it('falls back when the time is up, and only then', () => {
    const run = progress(lostByRed());
    settle(ridges, run, deskOf([4], { expired: (decision) => decision.kind === 'rally' }));
    expect(run.entries.map((entry) => [entry.via, entry.order.type])).toEqual([['deadline', 'pass']]);
  });

  it('lets bots play each other to the end', () => {
    const run = progress(ridgesAt());
    const random = seeded(3);
    expect(settle(ridges, run, deskOf(Array(30).fill(3), { bot: () => random }))).toBe(false);
    expect(run.entries.filter((entry) => entry.via !== 'bot' && entry.via !== 'forced')).toEqual([]);
    expect(ridges.outcome(run.state)).not.toBeNull();
  });

  it('pauses after as many answers as it was allowed and goes on from there', () => {
    const run = progress(ridgesAt({ reserves: { red: 0, blue: 0 } }));
    const autoAnswers = deskOf([1, 1]);
    expect(settle(ridges, run, autoAnswers, 2)).toBe(true);
    expect(run.entries.length).toBe(2);
    expect(settle(ridges, run, autoAnswers, 600)).toBe(false);
    expect(run.entries.length).toBe(6);
  });

  it('does not betray by a quick answer that a sealed question left no choice', () => {
    const run = progress(ridgesAt({ reserves: { red: 0, blue: 7 } }));
    const autoAnswers = deskOf([4, 4]);
    settle(ridges, run, autoAnswers);
    expect([run.entries, [...autoAnswers.held.keys()]]).toEqual([[], []]);
    const blue = ridges.decisions(run.state).find(({ seat }) => seat === 'blue');
    if (!blue) throw new Error('blue is not asked');
    expect(commit(ridges, run, autoAnswers, blue, { type: 'deploy', companies: 2 }, 'web')).toBe('held');
    settle(ridges, run, autoAnswers);
    expect(run.entries.slice(0, 2).map(({ seat, via }) => [seat, via])).toEqual([
      ['red', 'forced'],
      ['blue', 'web'],
    ]);
  });
});
