import { pathHere, placeOf } from '@/app/_shell/place';
import { chooseLanguage } from '@/app/_words/choose';
import { isGameId, loadGame } from '@/lib/games/registry';
import { escaped } from '@/lib/picture';
import { PlayError, tableView } from '@/lib/play';

/** Width of an embedded moment where nobody says another one, and the lines of text below the picture. */
const usual = 640;
const textHeight = 104;

/** The answer to a service that wants to show a link to a table (oembed.com): what everybody may see of it. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [, id = '', seq] = /^\/tables\/([\w-]{1,64})(?:\/review(?:\/(\d{1,7}))?)?\/?$/.exec(pathHere(query.get('url') ?? '') ?? '') ?? [];
  if (!['json', null].includes(query.get('format'))) return new Response(null, { status: 501 });
  const language = chooseLanguage({ acceptLanguage: request.headers.get('accept-language') });
  try {
    const table = await tableView({ user: null, language }, id);
    if (!isGameId(table.game)) return new Response(null, { status: 404 });
    const board = (await loadGame(table.game)).board(table.options, language);
    const asked = Number(query.get('maxwidth') ?? usual);
    const width = Math.round(Math.min(Math.max(asked || usual, 240), 1200));
    const height = Math.round((width * board.height) / board.width) + textHeight;
    const src = placeOf(`/embed/${id}/${seq ?? table.seq}`);
    const html = `<iframe src="${src}" width="${width}" height="${height}" title="${escaped(table.title)}" style="border:0" loading="lazy"></iframe>`;
    const thumbnail = placeOf(`/tables/${id}/board.png?near&seat=public${seq === undefined ? '' : `&seq=${seq}`}`);
    return Response.json(
      {
        ...{ version: '1.0', type: 'rich', title: table.title, provider_name: 'Fieldpost', provider_url: placeOf('') },
        ...{ html, width, height, thumbnail_url: thumbnail, cache_age: 300 },
      },
      { headers: { 'Cache-Control': 'public, max-age=300' } },
    );
  } catch (error) {
    if (error instanceof PlayError) return new Response(null, { status: error.status });
    throw error;
  }
}
