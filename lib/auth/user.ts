import type { SessionUser } from '../../db/sessions';
import type { Language } from '../engine';

/** A signed-in user as pages know them. */
export interface CurrentUser {
  id: string;
  email: string;
  /** Display name; null until the first sign-in is completed. */
  name: string | null;
  language: Language;
  /** IANA zone, "Europe/Rome". */
  timeZone: string;
  /** No letters go to their address any more. */
  lettersOff: boolean;
}

/** A row of users as pages know it. */
export function userOfSession({ id, email, name, language, timezone, lettersOff }: SessionUser): CurrentUser {
  return { id, email, name, language, timeZone: timezone, lettersOff };
}
