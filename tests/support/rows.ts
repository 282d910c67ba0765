import { describe, expect, it } from 'vitest';
import type { Effects, HookPoints } from '../../lib/engine';

/** What a row does, by title: each throws when it is not so. */
export type Proofs<Id extends string> = Record<Id, Record<string, () => void>>;

/** Runs something while a row says nothing at one of its points. */
export function withoutHook<P extends HookPoints, Id extends string>(rows: Effects<P, Id>, id: Id, point: keyof P, act: () => void): void {
  const on: { [N in keyof P]?: unknown } = rows.row(id).on;
  const hook = on[point];
  delete on[point];
  try {
    act();
  } finally {
    on[point] = hook;
  }
}

/** A test for every proof, and one for every hook of every row: when it is gone, a proof of its row fails. */
export function proves<P extends HookPoints, Id extends string>(rows: Effects<P, Id>, proofs: Proofs<Id>): void {
  describe.each(rows.ids.map((id) => [id, rows.row(id)] as const))('%s', (id, row) => {
    it.each(Object.entries(proofs[id]))('%s', (_title, prove) => prove());

    it.each(Object.keys(row.on))('is proved at %s: without it something above fails', (point) => {
      withoutHook(rows, id, point, () => {
        const failing = Object.values(proofs[id]).filter((prove) => {
          try {
            (prove as () => void)();
            return false;
          } catch {
            return true;
          }
        });
        expect(failing.length).toBeGreaterThan(0);
      });
    });
  });
}
