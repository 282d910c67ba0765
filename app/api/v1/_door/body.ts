import { boundedBody } from '@/app/_shell/bounded';
import { isAllSound, type Language } from '@/lib/engine';
import { unsound } from '@/lib/play';
import { Refused } from './problem';
import { words } from './words';

const largest = 64 * 1024;
/** Brackets within brackets: the deepest order has a few. */
const deepest = 20;

/** The JSON of a request; an empty body is `{}`. Reads no further than the limit, and nothing that is nested without end. */
export async function readBody(request: Request, language: Language): Promise<unknown> {
  const body = await boundedBody(request, largest);
  if (body === null) throw new Refused({ status: 413, code: 'too-large', detail: words.large[language] });
  if (body.length === 0) return {};
  if (!/^application\/([\w.-]+\+)?json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refused({ status: 415, code: 'media-type', detail: words.media[language] });
  }
  const invalid = (detail: string) => new Refused({ status: 400, code: 'invalid', detail });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw invalid(words.json[language]);
  }
  if (isDeeper(value, deepest)) throw invalid(words.deep[language]);
  if (!isAllSound(value)) throw invalid(unsound[language]);
  return value;
}

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return most === 0 || Object.values(value).some((each) => isDeeper(each, most - 1));
}
