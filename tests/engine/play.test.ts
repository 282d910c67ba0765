import { describe, expect, it } from 'vitest';
import {
  Divergence,
  type Draw,
  deepFreeze,
  type Entry,
  open,
  play,
  replay,
  scriptedDie,
  seeded,
  seededDie,
  selfplay,
} from '../../lib/engine';
import type { RidgesKinds } from '../../lib/games/ridges/types';
import { lostByRed, ridges, ridgesAt } from '../support/ridges';

const options = { ridges: 3 };
const rally = { decision: '1.rally.red', seat: 'red', order: { type: 'rally' } } as const;

describe('opening', () => {
  it('sets up with recorded chance under the rules version asked for', () => {
    const opened = open(ridges, options, scriptedDie([1, 2, 4]), { rules: 1 });
    expect(opened.state).toMatchObject({ rules: 1, reserves: { red: 10, blue: 11 }, prize: 4 });
    expect(opened.draws.map((draw) => draw.values)).toEqual([[1, 2], [4]]);
    expect(opened.checksum).toMatch(/^[0-9a-f]{28}$/);
  });
});

describe('playing one order', () => {
  it('leaves the given state as it was and tells what came of it', () => {
    const before = deepFreeze(lostByRed());
    const played = play(ridges, before, rally, { die: scriptedDie([6, 3]) });
    if (!played.ok) throw new Error('refused');
    expect(played.value.state).toMatchObject({ round: 2, prize: 3, scores: { red: 4, blue: 0 }, taken: ['red'] });
    expect(played.value.entry).toMatchObject({ via: 'web', barrier: true, moment: { round: 1, phase: 'rally' } });
    expect(played.value.entry.draws.map((draw) => draw.label)).toEqual(['rally 1', 'ridge 2']);
  });

  it.each([
    ['a question that is not open', lostByRed(), { ...rally, decision: '7.rally.red' }, 'closed', 'E-DECISION-CLOSED'],
    ['a question of another seat', lostByRed(), { ...rally, seat: 'blue' }, 'seat', 'E-TURN'],
    ['an order the rules forbid', lostByRed(), { ...rally, order: { type: 'deploy', companies: 1 } }, 'illegal', 'E-ORDER'],
  ] as const)('refuses %s and rolls nothing', (_what, state, move, kind, code) => {
    const played = play(ridges, state, move, { die: scriptedDie([]) });
    expect(played).toMatchObject({ ok: false, error: { kind, violations: [{ code }] } });
  });

  it('refuses in the language of the player', () => {
    const texts = (['en', 'it'] as const).map((language) => {
      const played = play(ridges, ridgesAt(), rally, { die: scriptedDie([]), language });
      return played.ok ? '' : played.error.violations[0]?.text;
    });
    expect(texts[0]).toContain('not open');
    expect(texts[1]).toContain('non è');
  });

  it('calls an order without chance that asks nobody else no barrier', () => {
    const last = lostByRed({ round: 3, taken: [null, null, 'blue'] });
    const played = play(ridges, last, { ...rally, decision: '3.rally.red', order: { type: 'pass' } }, { die: scriptedDie([]) });
    expect(played).toMatchObject({ ok: true, value: { entry: { draws: [], barrier: true } } });
  });
});

describe('replay', () => {
  const game = selfplay(ridges, options, { seed: 11 });
  const input = { options, rules: 1, draws: game.opened.draws, checksum: game.opened.checksum, entries: game.entries };
  const changed = (at: number, change: (entry: Entry<RidgesKinds>) => Partial<Entry<RidgesKinds>>) => ({
    ...input,
    entries: game.entries.map((entry, i) => (i === at ? { ...entry, ...change(entry) } : entry)),
  });
  const verified = (log: typeof input) => replay(ridges, log, { verify: true });
  const drawing = game.entries.findIndex((entry) => entry.draws.length > 0);

  it('leads to the same state and shows every step on the way', () => {
    const seen: number[] = [];
    expect(replay(ridges, input, { verify: true, visit: (seq) => seen.push(seq) })).toEqual(game.state);
    expect(seen).toEqual([0, ...game.entries.map((_, i) => i + 1)]);
  });

  it('names the first entry whose checksum differs', () => {
    expect(() => verified(changed(2, () => ({ checksum: 'ff' })))).toThrow(/^entry 3: the state's checksum/);
    expect(() => verified({ ...input, checksum: 'ff' })).toThrow(/^entry 0: /);
  });

  it('names an entry whose order was not legal or not asked for', () => {
    expect(() => verified(changed(0, () => ({ order: { type: 'deploy', companies: 99 } })))).toThrow(/^entry 1: You have/);
    expect(() => verified(changed(1, () => ({ decision: '9.deploy.red' })))).toThrow(/^entry 2: the question 9.deploy.red is not open/);
  });

  it('catches draws that the rules did not ask for, and missing ones, even without verifying', () => {
    const more: Draw = { label: 'rally 9', sides: 6, values: [1] };
    expect(() =>
      replay(
        ridges,
        changed(drawing, ({ draws }) => ({ draws: [...draws, more] })),
      ),
    ).toThrow(Divergence);
    expect(() =>
      replay(
        ridges,
        changed(drawing, () => ({ draws: [] })),
      ),
    ).toThrow(`entry ${drawing + 1}: `);
  });

  it('needs no dice of its own', () => {
    const again = selfplay(ridges, options, { seed: 11 });
    expect(again.entries).toEqual(game.entries);
    expect(seededDie(seeded(11))('', 0, 6)).toBe(game.opened.draws[0]?.values[0]);
  });
});
