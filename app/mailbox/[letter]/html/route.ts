import { hasMailbox } from '@/app/_shell/mailbox';
import { mailboxLetter } from '@/lib/mail/outbox/local-mailbox';

export const dynamic = 'force-dynamic';

/** A letter as mail programs show it, for the frame of its page; the door lets it bring its own styles, and run nothing. */
export async function GET(_request: Request, { params }: { params: Promise<{ letter: string }> }): Promise<Response> {
  const letter = hasMailbox() ? await mailboxLetter((await params).letter) : null;
  if (!letter) return new Response(null, { status: 404 });
  return new Response(`<base target="_top">${letter.html}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
