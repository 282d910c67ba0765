import { download } from '@/app/_shell/download';
import { currentCaller } from '@/app/_words/caller';
import { exportTable } from '@/lib/play';

/** The whole game as one file that can be checked elsewhere. */
export async function GET(_request: Request, { params }: { params: Promise<{ table: string }> }): Promise<Response> {
  const [{ table }, caller] = await Promise.all([params, currentCaller()]);
  const content = exportTable(caller, table).then((file) => ({
    text: `${JSON.stringify(file, null, 1)}\n`,
    name: `fieldpost-${file.game}-${table}.json`,
    type: 'application/json',
  }));
  return download(content);
}
