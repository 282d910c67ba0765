import 'server-only';
import { env } from '@/lib/env';

/** The full address of something here, for others to come by. */
export const placeOf = (path: string): string => `${env().BASE_URL}${path}`;

/** What an address of ours leads to, by its path; null: it is none of ours. */
export function pathHere(address: string): string | null {
  try {
    const url = new URL(address);
    return url.origin === new URL(env().BASE_URL).origin ? url.pathname : null;
  } catch {
    return null;
  }
}
