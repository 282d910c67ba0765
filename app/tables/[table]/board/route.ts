import { tableBoardResponse } from '@/app/_board/board-source';
import { currentCaller } from '@/app/_words/caller';
import { isLanguage } from '@/app/_words/choose';
import { isGameId, loadGame } from '@/lib/games/registry';
import { PlayError, tableView } from '@/lib/play';

interface Context {
  params: Promise<{ table: string }>;
}

/** A table's own board, packed, for those who may see the table. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { table: id } = await params;
  const language = new URL(request.url).searchParams.get('language');
  const caller = await currentCaller();
  try {
    const table = await tableView(caller, id);
    if (!isGameId(table.game)) return new Response(null, { status: 404 });
    return tableBoardResponse(request, await loadGame(table.game), table.options, isLanguage(language) ? language : caller.language);
  } catch (error) {
    if (error instanceof PlayError) return new Response(null, { status: error.status });
    throw error;
  }
}
