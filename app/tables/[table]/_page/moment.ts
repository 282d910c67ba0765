import 'server-only';
import { changedSpaces, diceIn, type Shown, type Still, whileFalling, withTraces } from '@/lib/engine';
import { type Caller, type TableSummary, viewAt } from '@/lib/play';
import { gameOf } from './trial';

/** A step of the table as the caller may see it, as a browser shows it that winds through the game by itself. */
export async function momentAt(caller: Caller, table: TableSummary, still: Still, seat?: string): Promise<Shown> {
  const { seq, die } = still;
  const { language } = caller;
  const game = await gameOf(table);
  const now = await viewAt(caller, table.id, seq, seat);
  const painting = game.paint(now.view, language);
  const before = now.before && { painting: game.paint(now.before, language), headline: game.brief(now.before, language).headline };
  const shown: Shown = {
    ...{ still: { seq, die: null }, headline: now.brief.headline, entry: now.entry, opening: now.opening },
    painting: withTraces(game, painting, now.events, language),
    changed: before ? changedSpaces(before.painting, painting) : [],
  };
  return before && die !== null && die >= 1 && die <= diceIn(now.entry?.draws) ? whileFalling(shown, before, die) : shown;
}
