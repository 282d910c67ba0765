import { boundedBody, tooLarge } from '@/app/_shell/bounded';
import { largestWebhook, takeWebhook } from '@/lib/mail/inbound/arrival/webhooks';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ provider: string[] }>;
}

/** Letters, bounces and complaints that a mail provider posts; what follows its name in the address is the provider's own affair. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const body = await boundedBody(request, largestWebhook);
  if (body === null) return tooLarge(request, largestWebhook);
  const [provider = ''] = (await params).provider;
  const status = await takeWebhook(provider, { header: (name) => request.headers.get(name), body });
  return new Response(null, { status });
}

/** Providers look whether somebody is there before they take an address. */
export const GET = (): Response => new Response(null, { status: 204 });
