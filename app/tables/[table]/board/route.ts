import { tableBoardResponse } from '@/app/_board/board-source';
import { type TableContext, tableAnswer } from '../_page/table-answer';

/** A table's own board, packed, for those who may see the table. */
export const GET = (request: Request, context: TableContext): Promise<Response> =>
  tableAnswer(request, context, ({ table, game, language }) => tableBoardResponse(request, game, table.options, language));
