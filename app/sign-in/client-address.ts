/** The caller's address: the last hop of X-Forwarded-For, which the nearest proxy (or Next itself) wrote; earlier ones can be invented. */
export function addressOf(forwardedFor: string | null): string {
  return forwardedFor?.split(',').at(-1)?.trim() || 'unknown';
}
