import type { UnitCard } from '@/lib/engine';
import { type TableContext, tableAnswer } from '../_page/table-answer';

/** Cards that one answer holds at most. */
const most = 60;

/** Cards of kinds of units, as the table's options have them, for those who may see the table: `?language=it&ids=a,b`. Kinds without a card are left out. */
export const GET = (request: Request, context: TableContext): Promise<Response> =>
  tableAnswer(request, context, ({ table, game, query, language }) => {
    if (!game.unitCard) return new Response(null, { status: 404 });
    const cards: Record<string, UnitCard> = {};
    for (const kind of (query.get('ids') ?? '').split(',').slice(0, most)) {
      const card = game.unitCard(kind, table.options, language);
      if (card) cards[kind] = card;
    }
    return Response.json(cards, { headers: { 'Cache-Control': 'private, max-age=3600' } });
  });
