import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { actOf, asideOf, lineOf } from '../../lib/chance/act';
import { audit } from '../../lib/chance/audit';
import type { GameFile } from '../../lib/chance/file';
import { linkText } from '../../lib/chance/recipe';
import { hashOf } from '../../lib/chance/source';
import { checksum, replay } from '../../lib/engine';
import { type AnyGame, loadGame } from '../../lib/games/registry';
import { playedWithTakeBacks } from '../support/take-backs';

const recorded = (entry: GameFile['entries'][number]) => {
  const act = actOf(entry);
  return act ? asideOf(act, entry.checksum) : { ...entry, order: entry.order as { type: string } };
};

/** The file with something changed, and every hash from there on made to fit again. */
function forged(file: GameFile, change: (file: GameFile) => void): GameFile {
  const copy = structuredClone(file);
  change(copy);
  let { hash } = copy.opening;
  for (const [i, entry] of copy.entries.entries()) {
    const { hash: _, ...rest } = entry;
    hash = hashOf(linkText(hash, { ...rest, seq: i + 1 }));
    copy.entries[i] = { ...entry, seq: i + 1, hash };
  }
  return copy;
}

describe.each([
  { id: 'ridges', runs: 12, orders: 40 },
  { id: 'aa-1941', runs: 3, orders: 70 },
] as const)('orders of $id that are taken back', ({ id, runs, orders }) => {
  let game: AnyGame;
  beforeAll(async () => {
    game = await loadGame(id);
  });

  it('leave the state as if they had never been given, checksum by checksum', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { options, rules, opening, entries } = playedWithTakeBacks(game, `property ${seed}`, orders);
        const log = { options, rules, draws: opening.draws, checksum: opening.checksum };
        const whole: string[] = [];
        const state = replay(
          game,
          { ...log, entries: entries.map(recorded) },
          { verify: true, visit: (seq, at) => void whole.splice(seq, 1, checksum(at)) },
        );
        const standing = lineOf(entries);
        const alone: string[] = [];
        const same = replay(
          game,
          { ...log, entries: standing.map(recorded) },
          { verify: true, visit: (seq, at) => void alone.splice(seq, 1, checksum(at)) },
        );
        expect(checksum(state)).toBe(checksum(same));
        expect(alone.slice(1)).toEqual(standing.map(({ seq }) => whole[seq]));
      }),
      { numRuns: runs },
    );
  });

  it('stay in the record with their dice, and those that follow roll their own', async () => {
    const file = playedWithTakeBacks(game, 'record', orders);
    const verdict = await audit(game, file);
    expect(verdict.ok ? verdict.diceChecked : verdict.problem.text.en).toBe(true);
    expect(lineOf(file.entries).length).toBeLessThan(file.entries.filter(({ via }) => via !== 'table').length);
    expect(file.entries.map(({ seq }) => seq)).toEqual(file.entries.map((_, i) => i + 1));
  });

  it('are found out by the audit when nobody agreed, when they do not stand, or when the act was invented', async () => {
    const isBack = ({ via, order }: GameFile['entries'][number]) => via === 'table' && order.type === 'take-back';
    // somebody else moved last before it, well into the game
    const placeIn = ({ entries }: GameFile) =>
      entries.findIndex((entry, i) => i > 4 && isBack(entry) && entries[i - 1]!.seat !== entry.seat);
    let file = playedWithTakeBacks(game, 'forged', orders);
    for (let n = 1; placeIn(file) < 0; n++) file = playedWithTakeBacks(game, `forged ${n}`, orders);
    const problem = async (change: (act: GameFile['entries'][number], file: GameFile) => unknown) => {
      const bad = forged(file, (copy) => change(copy.entries[placeIn(copy)]!, copy));
      const verdict = await audit(game, bad);
      return verdict.ok ? null : `${verdict.problem.kind}: ${verdict.problem.text.en}`;
    };
    expect(await problem(() => undefined)).toBeNull();
    expect(await problem(({ order }) => Object.assign(order, { consent: [] }))).toMatch(/^replay: .* did not agree$/);
    expect(await problem((act) => Object.assign(act, { order: { ...act.order, to: 9999 }, notation: 'TAKE BACK TO 9999' }))).toMatch(
      /does not stand$/,
    );
    expect(await problem(({ order }) => Object.assign(order, { type: 'rewrite' }))).toMatch(/no act of the players$/);
    expect(await problem((act) => Object.assign(act, { checksum: '0'.repeat(28) }))).toMatch(/checksum/);
    expect(await problem((_, copy) => copy.entries.push({ ...copy.entries[0]! }))).toMatch(/ended before it|^replay/);
  });
});
