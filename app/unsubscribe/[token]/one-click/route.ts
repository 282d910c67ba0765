import { chooseLanguage } from '@/app/_words/choose';
import { PlayError } from '@/lib/play';
import { chooseLetters } from '@/lib/play/people/unsubscribe';

interface Context {
  params: Promise<{ token: string }>;
}

/** RFC 8058: a mail program stops letters by itself, without cookies, sign-in or a page. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const language = chooseLanguage({ acceptLanguage: request.headers.get('accept-language') });
  try {
    await chooseLetters({ language }, (await params).token, { letters: 'stop', oneClick: true });
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    return new Response(error.message, { status: error.status });
  }
}

/** Whoever opens the address in a browser is asked first. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return new Response(null, { status: 303, headers: { location: `/unsubscribe/${encodeURIComponent((await params).token)}` } });
}
