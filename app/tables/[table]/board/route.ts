import { tableBoardResponse } from '@/app/_board/board-source';
import { tableAnswer } from '../_page/table-answer';

/** A table's own board, packed, for those who may see the table. */
export const GET = (request: Request, context: Parameters<typeof tableAnswer>[1]): Promise<Response> =>
  tableAnswer(request, context, ({ table, game, language }) => tableBoardResponse(request, game, table.options, language));
