import type { AbsenceRule } from '../../../db/schema';
import type { Terms } from '../../chance/file';
import { commitmentOf, newSecret } from '../../chance/source';
import type { AnyGame } from '../../games/registry';
import type { TimeControl } from '../../time-control';

interface Wanted {
  id: string;
  title: string;
  /** Null: a demonstration, or of a season. */
  ownerId: string | null;
  options: object;
  timeControl: TimeControl;
  absence: AbsenceRule;
  leaving: Terms['leaving'];
  counts: Terms['counts'];
  now: Date;
}

/** The row of a table that has not begun, with a secret of its own that nobody has seen. */
export function newTableRow(game: AnyGame, { id, options, now, ...wanted }: Wanted) {
  const secret = newSecret();
  const row = {
    ...{ id, ...wanted, game: game.id as string, options: options as Record<string, unknown>, rules: game.rules as number },
    ...{ recipe: 2, commitment: commitmentOf(secret), createdAt: now, updatedAt: now },
  };
  return { id, secret, row };
}
