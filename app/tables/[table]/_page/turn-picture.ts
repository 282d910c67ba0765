import 'server-only';
import { entryNumber } from '@/app/_shell/entry-number';
import { isLanguage } from '@/app/_words/choose';
import { changedSpaces } from '@/lib/engine';
import { boardSvg, frameOf } from '@/lib/picture';
import { type Caller, PlayError, type TableSummary, tableSummary } from '@/lib/play';
import { movingPicture } from '@/lib/raster/gif';
import { keeper } from '@/lib/raster/keeper';
import { Busy, oneAtATime } from '@/lib/raster/one-at-a-time';
import { pixelsOf } from '@/lib/raster/render';
import { gameOf } from './trial';
import { type Part, paintingsOf, publicReel, stretchAround } from './turn-steps';

/** Pictures in one moving picture at most, and their width in pixels. */
const most = 24;
const width = 720;
/** Milliseconds for which each stands, and the last. */
const pace = { each: 800, last: 2400 };
/** What it shows of a large board. */
const near = { aspect: 1.6, least: 0.35, most: 0.6 };

const drawn = keeper(16 * 1024 * 1024);
const draws = oneAtATime(3);

interface Asked {
  seq: number;
  part: Part;
  theme: 'light' | 'dark';
}

/**
 * A turn as a moving picture, as everybody may see it: `?seq=12` is any entry of it, without it the last; `part=phase` that phase alone;
 * `theme=dark`, `language=it`. 503 while too many are being drawn.
 */
export async function turnPicture(request: Request, { caller, id }: { caller: Caller; id: string }): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const language = query.get('language');
  const reader = { ...caller, ...(isLanguage(language) && { language }) };
  try {
    const table = await tableSummary(reader, id);
    const step = entryNumber(query.get('seq') ?? table.seq);
    if (step === null || step > table.seq) return new Response(null, { status: 404 });
    const asked: Asked = {
      seq: step,
      part: query.get('part') === 'phase' ? 'phase' : 'turn',
      theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    };
    // a log only grows, so what was drawn of so many entries stays as it is
    const key = JSON.stringify([id, table.seq, table.status, asked, reader.language]);
    const gif = await drawn(key, () => draws(() => draw(reader, table, asked)));
    return new Response(new Uint8Array(gif), { headers: { 'Content-Type': 'image/gif', 'Cache-Control': 'private, max-age=300' } });
  } catch (error) {
    if (error instanceof PlayError) return new Response(null, { status: error.status });
    if (error instanceof Busy) return new Response(null, { status: 503, headers: { 'Retry-After': '10' } });
    throw error;
  }
}

async function draw(caller: Caller, table: TableSummary, { seq, part, theme }: Asked): Promise<Buffer> {
  const game = await gameOf(table);
  const reel = await publicReel(game, caller, table.id);
  const paintings = paintingsOf(reel, game, { ...stretchAround(reel, seq, part), most, language: caller.language });
  const board = game.board(reel.options as never, caller.language);
  const [first] = paintings;
  const changed = paintings.flatMap((painting) => (first ? changedSpaces(first, painting) : []));
  const frame = frameOf(board, [...new Set(changed)], near) ?? undefined;
  const scale = width / (frame ?? board).width;
  return movingPicture(
    paintings.map((painting, i) => ({
      draw: () => pixelsOf(boardSvg(board, painting, { scale, theme, isPlain: true, frame })),
      milliseconds: i === paintings.length - 1 ? pace.last : pace.each,
    })),
  );
}
