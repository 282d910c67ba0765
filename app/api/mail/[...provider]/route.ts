import { largestWebhook, takeWebhook } from '@/lib/mail/inbound/webhooks';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ provider: string[] }>;
}

/** Letters, bounces and complaints that a mail provider posts; what follows its name in the address is the provider's own affair. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const body = await bytesOf(request);
  if (body === null) return new Response(null, { status: 413 });
  const [provider = ''] = (await params).provider;
  const status = await takeWebhook(provider, { header: (name) => request.headers.get(name), body });
  return new Response(null, { status });
}

/** Providers look whether somebody is there before they take an address. */
export const GET = (): Response => new Response(null, { status: 204 });

/** Null: more than is read. */
async function bytesOf(request: Request): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > largestWebhook) {
      await reader?.cancel();
      return null;
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks);
}
