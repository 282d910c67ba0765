import { download } from '@/app/_shell/download';
import { currentCaller } from '@/app/_words/caller';
import { exportNotation } from '@/lib/play';

/** The orders of the game in notation, with their dice. */
export async function GET(_request: Request, { params }: { params: Promise<{ table: string }> }): Promise<Response> {
  const [{ table }, caller] = await Promise.all([params, currentCaller()]);
  return download(exportNotation(caller, table).then((text) => ({ text, name: `fieldpost-${table}-orders.txt`, type: 'text/plain' })));
}
