import type { Text } from '../../engine';

/** What can be a personal token at all. */
export const isTokenShaped = (text: string): boolean => /^fp_[\w-]{32}$/.test(text);

/** The token in an `Authorization` header, which may be unknown or revoked; null: there is none in it. */
export function tokenIn(authorization: string | null | undefined): string | null {
  const [, token = ''] = /^Bearer\s+(\S{1,200})$/i.exec(authorization ?? '') ?? [];
  return isTokenShaped(token) ? token : null;
}

/** What a program is told that brought no good one. */
export const tokenWanted: Text = {
  en: 'Send a personal token of your account page as "Authorization: Bearer TOKEN".',
  it: 'Invia un token personale della pagina del tuo account come "Authorization: Bearer TOKEN".',
};
