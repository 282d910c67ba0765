import { createHash } from 'node:crypto';
import { currentCaller } from '@/app/_words/caller';
import { boardSvg, frameOf } from '@/lib/picture';
import { keeper } from '@/lib/raster/keeper';
import { pngOf } from '@/lib/raster/render';
import { keptFor, pictureResponse } from '../_page/picture';

interface Context {
  params: Promise<{ table: string }>;
}

/** Widest picture in pixels. */
const widest = 2000;
/** What a preview of a link shows of a large board. */
const near = { aspect: 1.6, least: 0.35, most: 0.55 };

const drawn = keeper(12 * 1024 * 1024);

/** As `board.svg`, in pixels; with `near` in the address only what to look at. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const [{ table: id }, caller] = await Promise.all([params, currentCaller()]);
  const isNear = new URL(request.url).searchParams.has('near');
  return pictureResponse(request, { caller, id }, async ({ table, board, painting, theatre, theme }) => {
    const frame = isNear ? (frameOf(board, theatre, near) ?? undefined) : undefined;
    const scale = Math.min(2, (isNear ? widest / 2 : widest) / (frame ?? board).width);
    const svg = boardSvg(board, painting, { scale, theme, isPlain: true, title: table.title, frame });
    const png = await drawn(createHash('sha256').update(svg).digest('base64'), () => pngOf(svg));
    return new Response(new Uint8Array(png), {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': `private, max-age=${keptFor(request)}` },
    });
  });
}
