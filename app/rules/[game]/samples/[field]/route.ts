import { isGameId, loadGame } from '@/lib/games/registry';

interface Context {
  params: Promise<{ game: string; field: string }>;
}

/** The text that a field of a game starts from, as a file. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { game: id, field } = await params;
  if (!isGameId(id)) return new Response(null, { status: 404 });
  const game = await loadGame(id);
  const text = game.sample?.(field) ?? null;
  if (text === null) return new Response(null, { status: 404 });
  const file = game.optionFields('en').find(({ name }) => name === field)?.sample ?? `${field}.txt`;
  return new Response(text, {
    headers: {
      'Content-Type': file.endsWith('.json') ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}"`,
    },
  });
}
