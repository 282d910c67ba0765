/** The body of a request; null when it is larger than `most` bytes. Reads no further than that, whatever length was announced. */
export async function boundedBody(request: Request, most: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      return null;
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks);
}

/** A refusal in one sentence, in the language the request asks for. */
export function tooLarge(request: Request, most: number): Response {
  const size = `${most / 1024} KB`;
  const isItalian = /^it\b/i.test(request.headers.get('accept-language') ?? '');
  return new Response(isItalian ? `Il corpo supera i ${size}.\n` : `The body is larger than ${size}.\n`, {
    status: 413,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
