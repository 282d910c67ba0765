import { isUtf8 } from 'node:buffer';
import { boundedBody } from '@/app/_shell/bounded';
import { isAllSound, type Language, readJson } from '@/lib/engine';
import { unsound } from '@/lib/play';
import { Refused } from './problem';
import { words } from './words';

const largest = 64 * 1024;

/** The JSON of a request; an empty body is `{}`. Reads no further than the limit, and nothing that is nested without end. */
export async function readBody(request: Request, language: Language): Promise<unknown> {
  const body = await boundedBody(request, largest);
  if (body === null) throw new Refused({ status: 413, code: 'too-large', detail: words.large[language] });
  if (body.length === 0) return {};
  if (!/^application\/([\w.-]+\+)?json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refused({ status: 415, code: 'media-type', detail: words.media[language] });
  }
  const invalid = (detail: string) => new Refused({ status: 400, code: 'invalid', detail });
  if (!isUtf8(body)) throw invalid(words.json[language]);
  const read = readJson(body.toString());
  if (!read.ok) throw invalid(words[read.error === 'deep' ? 'deep' : 'json'][language]);
  if (!isAllSound(read.value)) throw invalid(unsound[language]);
  return read.value;
}
