/** Gathers what is handed to `write` and `end` of an answer. */
export function sentBytes(): { keep(chunk: unknown, encoding: unknown): void; whole(): Buffer } {
  const chunks: Buffer[] = [];
  return {
    keep(chunk, encoding) {
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    },
    whole: () => Buffer.concat(chunks),
  };
}
