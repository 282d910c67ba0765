import { currentCaller } from '@/app/_words/caller';
import { PlayError, tableSummary } from '@/lib/play';
import { momentAt } from '../../../_page/moment';

/** A step of a game as data, for stepping without loading the page anew. */
export async function GET(request: Request, { params }: { params: Promise<{ table: string; seq: string }> }): Promise<Response> {
  const [{ table: id, seq }, caller] = await Promise.all([params, currentCaller()]);
  const seat = new URL(request.url).searchParams.get('seat') ?? undefined;
  try {
    const table = await tableSummary(caller, id);
    return Response.json(await momentAt(caller, table, Number(seq), seat), { headers: { 'Cache-Control': 'private, no-cache' } });
  } catch (error) {
    if (error instanceof PlayError) return Response.json({ error: error.message }, { status: error.status });
    throw error;
  }
}
