import { describe, expect, it } from 'vitest';
import { challengeable, ladderOf, type PairingDraft, type PairingInput, pairingsOf } from '../../lib/tournament';
import { duel, field, named, played, tournament } from '../support/tournaments';

type Ladder = Extract<PairingDraft['settings']['system'], { kind: 'ladder' }>;
const rules: Ladder = { kind: 'ladder', reach: 2, rest: 0, moves: 'step-in', idle: null, challenges: [] };

const ladder = (more: Partial<Ladder> = {}, who = field(5)) => tournament(who, duel({ ...rules, ...more }));

const systemOf = (input: PairingInput) => {
  if (input.settings.system.kind !== 'ladder') throw new Error('not a ladder');
  return input.settings.system;
};
const ranks = (input: PairingInput) => ladderOf(input, systemOf(input)).join(' ');
const may = (input: PairingInput, by: string) => challengeable(input, systemOf(input), by).join(' ');

/** The next round's challenges, in the order in which they were made: "p3 p1". */
const challenged = (input: PairingInput, ...challenges: string[]): PairingInput => {
  const made = challenges.map((text, at) => ({ by: text.split(' ')[0]!, to: text.split(' ')[1]!, at }));
  return { ...input, settings: { ...input.settings, system: { ...systemOf(input), challenges: made } } };
};

describe('a ladder', () => {
  it('begins in the order of seeds, and lets one challenge whom one can reach', () => {
    expect(ranks(ladder())).toBe('p1 p2 p3 p4 p5');
    expect(['p1', 'p2', 'p4'].map((id) => may(ladder(), id))).toEqual(['', 'p1', 'p2 p3']);
  });

  it('takes challenges as they came, and nobody into two games', () => {
    const input = challenged(ladder(), 'p3 p2', 'p2 p1', 'p5 p1', 'p5 p4');
    expect(named(pairingsOf(input)).map((pair) => pair.split('-').sort().join(' '))).toEqual(['p2 p3', 'p4 p5']);
    const mixed = { ...systemOf(input), challenges: systemOf(input).challenges.toReversed() };
    expect(pairingsOf({ ...input, settings: { ...input.settings, system: mixed } })).toEqual(pairingsOf(input));
  });

  it('lets a challenger who won step in above the loser', () => {
    const after = played(challenged(ladder(), 'p3 p1'), () => 'p3');
    expect(ranks(after)).toBe('p3 p1 p2 p4 p5');
  });

  it('lets the two swap places by the other rule', () => {
    const after = played(challenged(ladder({ moves: 'swap' }), 'p3 p1'), () => 'p3');
    expect(ranks(after)).toBe('p3 p2 p1 p4 p5');
  });

  it('moves nobody when the challenged wins or draws', () => {
    expect(ranks(played(challenged(ladder(), 'p3 p1'), () => 'p1'))).toBe('p1 p2 p3 p4 p5');
    expect(ranks(played(challenged(ladder(), 'p3 p1'), () => null))).toBe('p1 p2 p3 p4 p5');
  });

  it('counts the games of a round from the top of the ladder before it', () => {
    const after = played(challenged(ladder(), 'p5 p4', 'p3 p1'), ({ seats }) => {
      const ids = seats.map(({ entrant }) => entrant);
      return ids.includes('p5') ? 'p5' : 'p3';
    });
    expect(ranks(after)).toBe('p3 p1 p2 p5 p4');
    expect(ranks({ ...after, results: after.results.toReversed() })).toBe('p3 p1 p2 p5 p4');
  });

  it('keeps two who have met apart for the rounds of rest', () => {
    const after = played(challenged(ladder({ rest: 1 }), 'p2 p1'), () => 'p1');
    expect(may(after, 'p2')).toBe('');
    expect(may({ ...after, round: 3 }, 'p2')).toBe('p1');
  });

  it('asks nobody to play while a game goes on', () => {
    const after = played(challenged(ladder(), 'p2 p1'), () => 'p1');
    const open = { ...after, results: [] };
    expect(may(open, 'p3')).toBe('');
    expect(may(open, 'p2')).toBe('');
    expect(may(open, 'p4')).toBe('p3');
  });

  it('drops who is idle, but not who is on vacation', () => {
    const who = field(4).map((each) => (each.id === 'p2' ? { ...each, pauses: [1, 2] } : each));
    const idle = ladder({ idle: { rounds: 2, places: 1 } }, who);
    const first = played(challenged(idle, 'p4 p3'), () => 'p3');
    // p1 alone has had no game for two rounds, nor asked for leave
    expect(ranks({ ...first, round: 3 })).toBe('p2 p1 p3 p4');
  });

  it('counts who dropped anew', () => {
    const start = challenged(ladder({ idle: { rounds: 2, places: 1 } }, field(3)), 'p3 p2');
    const [, , third, fourth, fifth] = Array.from({ length: 4 }).reduce<PairingInput[]>(
      (all) => [...all, played(all.at(-1)!, () => 'p2')],
      [start],
    );
    expect([third, fourth, fifth].map((input) => ranks(input!))).toEqual(['p2 p1 p3', 'p2 p1 p3', 'p2 p3 p1']);
  });

  it('leaves the order of who is idle together', () => {
    const idle = { idle: { rounds: 1, places: 1 } };
    expect(ranks({ ...ladder(idle), round: 2 })).toBe('p1 p2 p3 p4 p5');
    const after = played(challenged(ladder(idle), 'p4 p3'), () => 'p3');
    expect(ranks(after)).toBe('p3 p1 p2 p4 p5');
  });

  it('counts the two tables of a match over both sides as one', () => {
    const both = challenged(tournament(field(2), duel(rules, { sides: 'both' })), 'p2 p1');
    for (const wins of ['a', 'b']) {
      const even = played(both, ({ id }) => (id.endsWith(wins) ? 'p2' : 'p1'));
      expect(ranks(even)).toBe('p1 p2');
      expect(ranks(played(both, ({ id }) => (id.endsWith(wins) ? 'p2' : null)))).toBe('p2 p1');
    }
  });

  it('takes newcomers at the foot, and closes up behind who leaves', () => {
    const who = [...field(3).map((each) => (each.id === 'p1' ? { ...each, until: 1 } : each)), { id: 'new', seed: 1, from: 2 }];
    const input = ladder({}, who);
    expect(ranks(input)).toBe('p1 p2 p3');
    expect(ranks({ ...input, round: 2 })).toBe('p2 p3 new');
  });
});
