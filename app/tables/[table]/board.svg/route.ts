import { svgResponse } from '@/app/_shell/svg-response';
import { currentCaller } from '@/app/_words/caller';
import { keptFor, pictureResponse } from '../_page/picture';

interface Context {
  params: Promise<{ table: string }>;
}

/** A moment of a table as a picture: see `pictureResponse`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const [{ table: id }, caller] = await Promise.all([params, currentCaller()]);
  return pictureResponse(request, { caller, id }, async ({ table, board, painting, theme, marked }) =>
    svgResponse({ board, painting }, { theme, title: table.title, seconds: keptFor(request), marked }),
  );
}
