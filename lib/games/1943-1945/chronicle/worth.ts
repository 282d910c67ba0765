import { type Piece, pieceFacts, pieces } from '../pieces';
import { costOf } from '../rules/costs';
import type { Side, View } from '../types';

/** Cubes that a piece costs; a fortified line is not bought. */
export function worthOf(view: View, side: Side, piece: Piece | 'line'): number {
  if (piece === 'line') return 0;
  const { kind } = pieceFacts[piece];
  return kind === 'cube' ? 1 : costOf(view, side, kind);
}

/** Cubes that all pieces of a side on the board cost. */
export function strengthOf(view: View, side: Side): number {
  let sum = 0;
  for (const { control, units } of Object.values(view.zones)) {
    if (control !== side) continue;
    for (const piece of pieces) sum += (units[piece] ?? 0) * worthOf(view, side, piece);
  }
  return sum;
}
