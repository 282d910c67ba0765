import { boardResponse } from '@/app/_board/board-source';
import { isLanguage } from '@/app/_words/choose';

/** A game's board, packed: `?language=it&v=…&options={…}`; the same for everybody. */
export async function GET(request: Request, { params }: { params: Promise<{ game: string }> }): Promise<Response> {
  const language = new URL(request.url).searchParams.get('language');
  return boardResponse(request, (await params).game, isLanguage(language) ? language : 'en');
}
