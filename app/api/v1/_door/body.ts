import type { Language } from '@/lib/engine';
import { Refused } from './problem';
import { words } from './words';

const largest = 64 * 1024;

/** The JSON of a request; an empty body is `{}`. Reads no further than the limit. */
export async function readBody(request: Request, language: Language): Promise<unknown> {
  const tooLarge = new Refused({ status: 413, code: 'too-large', detail: words.large[language] });
  if (Number(request.headers.get('content-length') ?? 0) > largest) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > largest) {
      await reader?.cancel();
      throw tooLarge;
    }
    chunks.push(read.value);
  }
  if (size === 0) return {};
  if (!/^application\/([\w.-]+\+)?json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refused({ status: 415, code: 'media-type', detail: words.media[language] });
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new Refused({ status: 400, code: 'invalid', detail: words.json[language] });
  }
}
