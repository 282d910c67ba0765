import { download } from '@/app/_shell/download';
import { currentCaller } from '@/app/_words/caller';
import { exportText } from '@/lib/play';

/** The whole game to be read, in the reader's language. */
export async function GET(_request: Request, { params }: { params: Promise<{ table: string }> }): Promise<Response> {
  const [{ table }, caller] = await Promise.all([params, currentCaller()]);
  return download(exportText(caller, table).then((text) => ({ text, name: `fieldpost-${table}.txt`, type: 'text/plain' })));
}
