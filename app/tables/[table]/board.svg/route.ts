import { svgResponse } from '@/app/_shell/svg-response';
import { currentCaller } from '@/app/_words/caller';
import { isGameId, loadGame } from '@/lib/games/registry';
import { PlayError, tableView, viewAt } from '@/lib/play';

interface Context {
  params: Promise<{ table: string }>;
}

/** A moment of a table as a picture, as the caller may see it: `?seq=12&theme=dark`; without `seq` the latest. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { table: id } = await params;
  const query = new URL(request.url).searchParams;
  const seq = query.get('seq');
  const caller = await currentCaller();
  try {
    const table = await tableView(caller, id);
    if (!isGameId(table.game)) return new Response(null, { status: 404 });
    const game = await loadGame(table.game);
    const view = seq === null ? table.view : (await viewAt(caller, id, Number(seq))).view;
    const board = game.board(table.options, caller.language);
    const painting = game.paint(view, caller.language);
    return svgResponse({ board, painting }, { theme: query.get('theme'), title: table.title, seconds: seq === null ? 0 : 3600 });
  } catch (error) {
    if (error instanceof PlayError) return new Response(null, { status: error.status });
    throw error;
  }
}
