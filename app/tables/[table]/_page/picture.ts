import 'server-only';
import { isLanguage } from '@/app/_words/choose';
import { type Board, changedSpaces, type Painting } from '@/lib/engine';
import { type Caller, PlayError, type TableView, tableView, viewAt } from '@/lib/play';
import { gameOf } from './trial';

/** A moment of a table as somebody wants to have it drawn. */
export interface AskedPicture {
  table: TableView;
  seq: number;
  board: Board;
  painting: Painting;
  /** Spaces that look different at the entry it is compared with. */
  marked: string[];
  /** Spaces to look at. */
  theatre: string[];
  theme: 'light' | 'dark';
}

/**
 * What an address asks to have drawn, as the caller may see it: `?seq=12&with=40&theme=dark&seat=public&language=it`; without `seq` the latest. Answers with
 * `make`'s response, or says why not.
 */
export async function pictureResponse(
  request: Request,
  { caller, id }: { caller: Caller; id: string },
  make: (asked: AskedPicture) => Promise<Response>,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const language = query.get('language');
  const reader = { ...caller, ...(isLanguage(language) && { language }) };
  try {
    const seat = query.get('seat') ?? undefined;
    const table = await tableView(reader, id, seat);
    const game = await gameOf(table);
    const asked = query.get('seq');
    const seq = asked === null ? table.seq : Number(asked);
    const view = asked === null ? table.view : (await viewAt(reader, id, seq, seat)).view;
    const painting = game.paint(view, reader.language);
    const other = query.get('with');
    const compared = other === null ? painting : game.paint((await viewAt(reader, id, Number(other), seat)).view, reader.language);
    return await make({
      ...{ table, seq, board: game.board(table.options, reader.language), painting, marked: changedSpaces(compared, painting) },
      theatre: game.theatre?.(view) ?? [],
      theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    });
  } catch (error) {
    if (error instanceof PlayError) return new Response(null, { status: error.status });
    throw error;
  }
}

/** Seconds for which a picture may be kept: a moment that has its number stays as it is, though seats that may see it change. */
export const keptFor = (request: Request): number => (new URL(request.url).searchParams.get('seq') === null ? 0 : 3600);
