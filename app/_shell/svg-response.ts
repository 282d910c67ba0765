import 'server-only';
import type { Board, Painting } from '@/lib/engine';
import { boardSvg } from '@/lib/picture';

/** A board as an SVG document; `seconds` says how long it may be kept. */
export function svgResponse(
  { board, painting }: { board: Board; painting: Painting },
  asked: { theme: string | null; title: string; seconds: number; marked?: readonly string[] },
): Response {
  const { theme, title, marked = [] } = asked;
  const svg = boardSvg(board, painting, { scale: 0.75, theme: theme === 'dark' ? 'dark' : 'light', title, marked });
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': `private, max-age=${asked.seconds}` },
  });
}
