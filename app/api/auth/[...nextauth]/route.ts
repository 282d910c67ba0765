import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { currentLanguage } from '@/app/_words/language';
import { authOptions } from '@/lib/auth';
import { env } from '@/lib/env';

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
  const form = await request.formData().catch(() => null); // not a form: nobody pressed the button
  if (!form) return goTo('/sign-in');
  const url = new URL(request.url);
  for (const name of ['token', 'email', 'callbackUrl']) {
    const value = form.get(name);
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  const spend = new NextRequest(url, { headers: request.headers });
  const response = (await NextAuth(spend, context, await authOptions(await currentLanguage()))) as Response;
  return response.headers.get('location')?.includes('/error') ? goTo('/sign-in/expired') : response;
}

export function GET(): Response {
  return goTo('/sign-in');
}
