import 'server-only';
import { changedSpaces } from '@/app/_board/changes';
import type { ReviewMoment } from '@/app/_board/review-board';
import { type Caller, type TableSummary, viewAt } from '@/lib/play';
import { gameOf } from './trial';

/** The table after entry `seq` as the caller may see it, with what that entry changed. */
export async function momentAt(caller: Caller, table: TableSummary, seq: number, seat?: string): Promise<ReviewMoment> {
  const game = await gameOf(table);
  const now = await viewAt(caller, table.id, seq, seat);
  const painting = game.paint(now.view, caller.language);
  return {
    seq,
    last: now.last,
    headline: now.brief.headline,
    entry: now.entry,
    opening: now.opening,
    painting,
    changed: now.before ? changedSpaces(game.paint(now.before, caller.language), painting) : [],
  };
}
