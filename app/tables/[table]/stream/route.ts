import { currentCaller } from '@/app/_words/caller';
import { streamOf } from './stream';

export const dynamic = 'force-dynamic';

/** News of a table for open pages. */
export async function GET(request: Request, { params }: { params: Promise<{ table: string }> }): Promise<Response> {
  return streamOf(await currentCaller(), (await params).table, request.signal);
}
