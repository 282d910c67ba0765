import { countRefusal } from '../../metrics';
import { noteSecurity, type SecurityEvent } from '../../security-log';
import { visitor } from '../../visitor';

/** What of refusals is told to whoever watches over the house. */
const events: Partial<Record<PlayError['code'], SecurityEvent>> = {
  ...{ forbidden: 'forbidden', invalid: 'invalid', 'too-large': 'invalid', 'too-many': 'limited' },
};

/** A door's caller did what it may not do; `status` is the HTTP status that says it. */
export class PlayError extends Error {
  override name = 'PlayError';
  constructor(
    readonly code: 'not-found' | 'forbidden' | 'invalid' | 'too-large' | 'too-many' | 'conflict' | 'busy',
    /** One sentence in the caller's language. */
    message: string,
    /** Seconds until another try may succeed (too-many, busy). */
    readonly retryAfter?: number,
  ) {
    super(message);
    countRefusal('play', code);
    const event = events[code];
    if (event && visitor() !== null) noteSecurity(event, { why: code });
  }

  /** It was not refused: the same again may succeed, and whoever can wait tries it. */
  get isPassing(): boolean {
    return this.code === 'busy';
  }

  get status(): number {
    return { 'not-found': 404, forbidden: 403, invalid: 400, 'too-large': 413, 'too-many': 429, conflict: 409, busy: 503 }[this.code];
  }
}

/** The table is there, but its game is not in this registry: an older version of the service may be running beside a newer one. */
export class UnknownGame extends PlayError {
  constructor(message: string) {
    super('not-found', message);
  }
}
