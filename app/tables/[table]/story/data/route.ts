import { currentCaller } from '@/app/_words/caller';
import { PlayError, tableSummary } from '@/lib/play';
import { storyOfTable } from '../story-of';

/** The story of a game as data, for panels that open later. */
export async function GET(request: Request, { params }: { params: Promise<{ table: string }> }): Promise<Response> {
  const [{ table: id }, caller] = await Promise.all([params, currentCaller()]);
  const seat = new URL(request.url).searchParams.get('seat') ?? undefined;
  try {
    const story = await storyOfTable(caller, await tableSummary(caller, id), seat);
    return Response.json(story, { headers: { 'Cache-Control': 'private, no-cache' } });
  } catch (error) {
    if (error instanceof PlayError) return Response.json({ error: error.message }, { status: error.status });
    throw error;
  }
}
