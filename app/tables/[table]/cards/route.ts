import { currentCaller } from '@/app/_words/caller';
import { isLanguage } from '@/app/_words/choose';
import type { UnitCard } from '@/lib/engine';
import { isGameId, loadGame } from '@/lib/games/registry';
import { PlayError, tableView } from '@/lib/play';

interface Context {
  params: Promise<{ table: string }>;
}

/** Cards that one answer holds at most. */
const most = 60;

/** Cards of kinds of units, as the table's options have them, for those who may see the table: `?language=it&ids=a,b`. Kinds without a card are left out. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { table: id } = await params;
  const query = new URL(request.url).searchParams;
  const caller = await currentCaller();
  const asked = query.get('language');
  const language = isLanguage(asked) ? asked : caller.language;
  try {
    const table = await tableView(caller, id);
    const game = isGameId(table.game) ? await loadGame(table.game) : null;
    if (!game?.unitCard) return new Response(null, { status: 404 });
    const cards: Record<string, UnitCard> = {};
    for (const kind of (query.get('ids') ?? '').split(',').slice(0, most)) {
      const card = game.unitCard(kind, table.options, language);
      if (card) cards[kind] = card;
    }
    return Response.json(cards, { headers: { 'Cache-Control': 'private, max-age=3600' } });
  } catch (error) {
    if (error instanceof PlayError) return new Response(null, { status: error.status });
    throw error;
  }
}
