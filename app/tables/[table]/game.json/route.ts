import { currentCaller } from '@/app/_words/caller';
import { exportTable, PlayError } from '@/lib/play';

/** The whole game as one file that can be checked elsewhere. */
export async function GET(_request: Request, { params }: { params: Promise<{ table: string }> }): Promise<Response> {
  const { table } = await params;
  try {
    const file = await exportTable(await currentCaller(), table);
    return new Response(`${JSON.stringify(file, null, 1)}\n`, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="fieldpost-${file.game}-${table}.json"`,
        'Cache-Control': 'private, no-cache',
      },
    });
  } catch (error) {
    if (error instanceof PlayError) return Response.json({ error: error.message }, { status: error.status });
    throw error;
  }
}
