import { currentCaller } from '@/app/_words/caller';
import { isLanguage } from '@/app/_words/choose';
import type { Language } from '@/lib/engine';
import { type AnyGame, isGameId, loadGame } from '@/lib/games/registry';
import { PlayError, type TableView, tableView } from '@/lib/play';

/** What Next hands to a route below a table. */
export interface TableContext {
  params: Promise<{ table: string }>;
}

/** What a request asks for. */
interface Asked {
  table: TableView;
  game: AnyGame;
  query: URLSearchParams;
  /** `?language=it`, or the caller's. */
  language: Language;
}

/** Answers a request about a table's game for those who may see the table; a game that this house does not know is not found. */
export async function tableAnswer(request: Request, { params }: TableContext, answer: (asked: Asked) => Response): Promise<Response> {
  const { table: id } = await params;
  const query = new URL(request.url).searchParams;
  const caller = await currentCaller();
  const language = query.get('language');
  try {
    const table = await tableView(caller, id);
    if (!isGameId(table.game)) return new Response(null, { status: 404 });
    const game = await loadGame(table.game);
    return answer({ table, game, query, language: isLanguage(language) ? language : caller.language });
  } catch (error) {
    if (error instanceof PlayError) return new Response(null, { status: error.status });
    throw error;
  }
}
