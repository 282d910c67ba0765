import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { boundedBody, tooLarge } from '@/app/_shell/bounded';
import { currentLanguage } from '@/app/_words/language';
import { authOptions, cookieLasts, pathOf, sessionCookie } from '@/lib/auth';
import { env } from '@/lib/env';

/** Bytes of what the button sends. */
const largest = 16 * 1024;

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

const goTo = (path: string) => new Response(null, { status: 303, headers: { Location: `${env().BASE_URL}${path}` } });

/** The button of the sign-in page. next-auth spends a token on GET, which mail scanners send too: here only a POST reaches it. */
export async function POST(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params;
  if (nextauth.join('/') !== 'callback/email') return goTo('/sign-in');
  const origin = request.headers.get('origin');
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host');
  if (origin !== null && (!URL.canParse(origin) || new URL(origin).host !== host)) return goTo('/sign-in');
  const body = await boundedBody(request, largest);
  if (body === null) return tooLarge(request, largest);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': request.headers.get('content-type') ?? '' } })
    .formData()
    .catch(() => null); // not a form: nobody pressed the button
  if (!form) return goTo('/sign-in');
  const url = new URL(request.url);
  for (const name of ['token', 'email']) {
    const value = form.get(name);
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  // a page of ours, whatever was sent: next-auth throws at other schemes
  url.searchParams.set('callbackUrl', pathOf(form.get('callbackUrl')));
  const spend = new NextRequest(url, { headers: request.headers });
  const response = (await NextAuth(spend, context, await authOptions(await currentLanguage()))) as Response;
  return response.headers.get('location')?.includes('/error') ? goTo('/sign-in/expired') : keptLong(response);
}

/** The session's cookie outlives the month after which an unused session ends: each use in that month goes on with it. */
function keptLong(response: Response): Response {
  const cookies = response.headers.getSetCookie();
  response.headers.delete('set-cookie');
  const until = new Date(Date.now() + cookieLasts * 1000).toUTCString();
  for (const cookie of cookies) {
    const isSession = cookie.startsWith(`${sessionCookie()}=`) && !/^[^=]+=;/.test(cookie);
    response.headers.append('set-cookie', isSession ? cookie.replace(/expires=[^;]*/i, `Expires=${until}`) : cookie);
  }
  return response;
}

export function GET(): Response {
  return goTo('/sign-in');
}
