import 'server-only';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Board, Painting } from '@/lib/engine';
import { boardSvg } from '@/lib/picture';

const pack = promisify(gzip);
/** A map is a megabyte of numbers: the usual level takes three times as long, most of what the answer takes, for a fourteenth fewer bytes. */
const level = 4;

/** A board as an SVG document, packed where the request takes that; `seconds` says how long it may be kept. */
export async function svgResponse(
  request: Request,
  { board, painting }: { board: Board; painting: Painting },
  asked: { theme: string | null; title: string; seconds: number; marked?: readonly string[] },
): Promise<Response> {
  const { theme, title, marked = [] } = asked;
  const svg = boardSvg(board, painting, { scale: 0.75, theme: theme === 'dark' ? 'dark' : 'light', title, marked });
  const headers = {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': `private, max-age=${asked.seconds}`,
    Vary: 'Accept-Encoding',
  };
  if (!takesGzip(request)) return new Response(svg, { headers });
  return new Response(await pack(svg, { level }), { headers: { ...headers, 'Content-Encoding': 'gzip' } });
}

/** Who says how much they like each way is left to the server in front. */
const takesGzip = ({ headers }: Request): boolean => (headers.get('accept-encoding') ?? '').split(',').some((way) => way.trim() === 'gzip');
