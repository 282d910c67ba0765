import 'server-only';
import { type StoryView, storyView } from '@/app/_story/story-view';
import { type Caller, type TableSummary, tableStory } from '@/lib/play';
import { gameOf } from '../_page/trial';

/** A table's story in the caller's words; null: its game measures nothing. */
export async function storyOfTable(caller: Caller, table: TableSummary, seat: string | undefined): Promise<StoryView | null> {
  const [game, told] = await Promise.all([gameOf(table), tableStory(caller, table.id, seat)]);
  return told && storyView(game, told, caller.language);
}
