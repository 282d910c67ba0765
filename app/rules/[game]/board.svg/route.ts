import { svgResponse } from '@/app/_shell/svg-response';
import { chooseLanguage } from '@/app/_words/choose';
import { isGameId, loadGame } from '@/lib/games/registry';
import { openingOf } from '../opening';

interface Context {
  params: Promise<{ game: string }>;
}

/** The opening position as a picture: `?theme=dark&language=it`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { game: id } = await params;
  if (!isGameId(id)) return new Response(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const language = chooseLanguage({ preference: query.get('language') });
  const game = await loadGame(id);
  return svgResponse(openingOf(game, language), { theme: query.get('theme'), title: game.title[language], seconds: 3600 });
}
