import type { Tx } from './client';

/** A transaction's last statement is sent, and nothing is left to do but to end it. */
const concluded = new WeakMap<Tx, Promise<unknown>>();

/**
 * Leaves the last statement of a transaction, which has been sent, to whoever ends it: `commit` travels with it. Where it fails, nothing
 * of the transaction is kept and its error is the transaction's.
 */
export function conclude(tx: Tx, statement: Promise<unknown>): void {
  statement.catch(() => undefined);
  concluded.set(tx, statement);
}

/** The statement that was left by `conclude`; resolves at once where there is none. */
export async function conclusionOf(tx: Tx): Promise<void> {
  const statement = concluded.get(tx);
  concluded.delete(tx);
  await statement;
}
