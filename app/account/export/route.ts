import { download } from '@/app/_shell/download';
import { currentCaller } from '@/app/_words/caller';
import { exportAccount } from '@/lib/play';

/** All that is kept about who is signed in, as one file. */
export async function GET(): Promise<Response> {
  const content = currentCaller()
    .then((caller) => exportAccount(caller))
    .then((file) => ({ text: `${JSON.stringify(file, null, 1)}\n`, name: 'fieldpost-account.json', type: 'application/json' }));
  return download(content);
}
