import { boundedBody, tooLarge } from '@/app/_shell/bounded';
import { currentCaller } from '@/app/_words/caller';
import { thisSession } from '@/lib/auth';
import { readJson } from '@/lib/engine';
import { PlayError } from '@/lib/play';
import { publicPushKey, renewPushBrowser } from '@/lib/push';

export const dynamic = 'force-dynamic';

const largest = 4096;

/** What a browser subscribes with, for the worker whose subscription ended. */
export async function GET(): Promise<Response> {
  return Response.json({ publicKey: await publicPushKey() }, { headers: { 'Cache-Control': 'no-store' } });
}

/** The browser of this session has a new subscription in place of the one it had. */
export async function PUT(request: Request): Promise<Response> {
  const [caller, token] = [await currentCaller(), await thisSession()];
  if (!caller.user || token === null) return new Response(null, { status: 401 });
  const body = await boundedBody(request, largest);
  if (body === null) return tooLarge(request, largest);
  try {
    const read = readJson(body.toString());
    await renewPushBrowser(caller, read.ok ? read.value : null, token);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    return new Response(error.message, { status: error.status });
  }
}
