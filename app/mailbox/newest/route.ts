import { setTimeout } from 'node:timers/promises';
import { hasMailbox } from '@/app/_shell/mailbox';
import { addressIn } from '@/lib/auth';
import { mailboxLetters } from '@/lib/mail/outbox/local-mailbox';

export const dynamic = 'force-dynamic';

/** Looks for a letter that is about to be written, and the pause between two. */
const looks = 20;
const pause = 150;

/** Milliseconds for which a letter is the one just asked for. */
const fresh = 120_000;

/** Leads to the sign-in letter that was just asked for, which may be on its way; else to the list of the letters there are. */
export async function GET(request: Request): Promise<Response> {
  if (!hasMailbox()) return new Response(null, { status: 404 });
  const to = addressIn(new URL(request.url).searchParams.get('to'));
  for (let look = 0; to !== null && look < looks; look++) {
    const since = Date.now() - fresh;
    const newest = (await mailboxLetters(to)).find(({ kind, sentAt }) => kind === 'sign-in' && sentAt.getTime() > since);
    if (newest) return seeOther(`/mailbox/${newest.id}`);
    await setTimeout(pause);
  }
  return seeOther(to === null ? '/mailbox' : `/mailbox?to=${encodeURIComponent(to)}`);
}

/** As a path: behind a proxy this server does not know its own name. */
const seeOther = (path: string): Response => new Response(null, { status: 303, headers: { Location: path } });
