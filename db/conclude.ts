import type { Tx } from './client';

// next bundles routes apart: whoever ends a transaction must find what another copy of this module noted
const shared = globalThis as typeof globalThis & { fieldpostConcluded?: WeakMap<Tx, Promise<unknown>> };

/** Of a transaction whose last statement is sent: nothing is left to do but to end it. */
function concluded(): WeakMap<Tx, Promise<unknown>> {
  shared.fieldpostConcluded ??= new WeakMap();
  return shared.fieldpostConcluded;
}

/**
 * Leaves the last statement of a transaction, which has been sent, to whoever ends it: `commit` travels with it. Where it fails, nothing
 * of the transaction is kept and its error is the transaction's.
 */
export function conclude(tx: Tx, statement: Promise<unknown>): void {
  statement.catch(() => undefined);
  concluded().set(tx, statement);
}

/** The statement that was left by `conclude`; resolves at once where there is none. */
export async function conclusionOf(tx: Tx): Promise<void> {
  const statement = concluded().get(tx);
  concluded().delete(tx);
  await statement;
}
