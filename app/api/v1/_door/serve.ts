import { z } from 'zod';
import { isAllSound, type Language, type Violation } from '@/lib/engine';
import { logOf } from '@/lib/logging';
import { type Caller, limitHere, PlayError, tokenIn, tokenWanted, unsound, userOfToken } from '@/lib/play';
import { noteSecurity } from '@/lib/security-log';
import { noteUser } from '@/lib/visitor';
import { readBody } from './body';
import type { Operation } from './operation';
import { problemOf, problemResponse, Refused } from './problem';
import { askedLanguage, words } from './words';

export interface Asked<Q, B> {
  /** With the key that it asks under, apart for every operation and place. */
  caller: Caller & { user: string };
  /** Parts of the path: `table`. */
  params: Record<string, string>;
  query: Q;
  body: B;
  /** The Idempotency-Key; empty when the operation wants none. */
  key: string;
}

/** Requests a token may make: far above what a fair program needs, far below what hurts. */
const fair = { most: 1200, seconds: 60 };

/**
 * Makes a route of an operation: token, limits, size, JSON and shape are looked at here; what `work` returns is the answer, a
 * `Response` of its own is passed on. Whatever goes wrong is answered as a problem.
 */
export function serve<Q extends z.ZodType, B extends z.ZodType>(
  operation: Operation<Q, B>,
  work: (asked: Asked<z.infer<Q>, z.infer<B>>) => Promise<unknown>,
) {
  return async (request: Request, context: { params: Promise<Record<string, string>> }): Promise<Response> => {
    let language = askedLanguage(request);
    try {
      const { isBot, ...caller } = await callerOf(request, language);
      language = caller.language;
      limitHere(`api:${caller.user}`, fair, language);
      if (isBot && operation.peopleOnly) throw new Refused({ status: 403, code: 'forbidden', detail: words.people[language] });
      const key = operation.keyed ? keyOf(request, language) : '';
      const query = shaped(operation.query, Object.fromEntries(new URL(request.url).searchParams), language);
      const params = await context.params;
      if (!isAllSound([params, query])) throw new Refused({ status: 400, code: 'invalid', detail: unsound[language] });
      const body = operation.body ? shaped(operation.body, await readBody(request, language), language) : undefined;
      const doing = key === '' ? caller : { ...caller, key: [operation.id, ...Object.values(params), key].join(' ') };
      const answer = await work({ caller: doing, params, query, body: body as z.infer<B>, key });
      if (answer instanceof Response) return answer;
      return Response.json(answer, { status: operation.status, headers: { 'Cache-Control': 'no-store' } });
    } catch (error) {
      if (error instanceof Refused) {
        const { status, code } = error.problem;
        noteSecurity(status === 401 ? 'token-refused' : 'invalid', { why: code });
        return problemResponse(error.problem);
      }
      if (error instanceof PlayError) return problemResponse(problemOf(error));
      logOf('api').error({ err: error }, 'a request of a program failed');
      return problemResponse({ status: 500, code: 'broken', detail: words.broken[language] });
    }
  };
}

async function callerOf(request: Request, language: Language): Promise<Caller & { user: string; isBot: boolean }> {
  const token = tokenIn(request.headers.get('authorization'));
  const user = token === null ? null : await userOfToken(token);
  if (!user) throw new Refused({ status: 401, code: 'unauthorized', detail: tokenWanted[language] });
  noteUser(user.id);
  return { user: user.id, language: user.language, isBot: user.isBot };
}

function keyOf(request: Request, language: Language): string {
  const key = request.headers.get('idempotency-key') ?? '';
  if (/^[\x21-\x7e]{1,64}$/.test(key)) return key;
  throw new Refused({ status: 400, code: 'invalid', detail: words.key[language] });
}

const locales = { en: z.locales.en().localeError, it: z.locales.it().localeError };

function shaped<S extends z.ZodType>(schema: S, value: unknown, language: Language): z.infer<S> {
  const parsed = safelyParsed(schema, value, language);
  if (parsed === null) throw new Refused({ status: 400, code: 'invalid', detail: words.shape[language] });
  if (parsed.success) return parsed.data;
  const violations = parsed.error.issues.slice(0, 10).map(({ path, message }): Violation => {
    const field = path.join('.');
    return { code: 'E-SHAPE', text: field === '' ? message : `${field}: ${message}`, ...(field === '' ? {} : { field }) };
  });
  throw new Refused({ status: 400, code: 'invalid', detail: words.shape[language], violations });
}

/** Null: a value so odd that not even the words for what is wrong with it could be found. */
function safelyParsed<S extends z.ZodType>(schema: S, value: unknown, language: Language): z.ZodSafeParseResult<z.infer<S>> | null {
  try {
    return schema.safeParse(value, { error: locales[language] });
  } catch {
    return null;
  }
}
