import type { SealedRow } from '../../db/log';
import type { Desk } from '../engine';

/** Sealed orders on hold as the kernel's desk keeps them. */
export const heldOf = (rows: readonly SealedRow[]): Desk['held'] =>
  new Map(rows.map(({ decision, order, via }) => [decision, { order: order as { type: string }, via }]));
