/** A door's caller did what it may not do; `status` is the HTTP status that says it. */
export class PlayError extends Error {
  override name = 'PlayError';
  constructor(
    readonly code: 'not-found' | 'forbidden' | 'invalid' | 'too-large' | 'too-many' | 'conflict',
    /** One sentence in the caller's language. */
    message: string,
    /** Seconds until another try may succeed (too-many). */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  get status(): number {
    return { 'not-found': 404, forbidden: 403, invalid: 400, 'too-large': 413, 'too-many': 429, conflict: 409 }[this.code];
  }
}
