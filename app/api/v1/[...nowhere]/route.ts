import { problemResponse } from '../_door/problem';
import { askedLanguage, words } from '../_door/words';

/** A path that the interface does not have. */
export function GET(request: Request): Response {
  return problemResponse({ status: 404, code: 'not-found', detail: words.nowhere[askedLanguage(request)] });
}

export { GET as DELETE, GET as PATCH, GET as POST, GET as PUT };
