import type { users } from '../../db/schema';
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
}

/** A row of users as pages know it. */
export function userOfSession({ id, email, name, language, timezone }: typeof users.$inferSelect): CurrentUser {
  return { id, email, name, language, timeZone: timezone };
}
