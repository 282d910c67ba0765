import type { Env } from '../env';

/** What browsers may do with an answer. */
export interface Guarded {
  headers: Record<string, string>;
  /** The policy that scripts of the page are marked for; absent where no page of ours is answered. */
  policy?: string;
}

/** Parts of the address of pictures and frames that other sites may show. */
const shownElsewhere = /^\/(embed\/|icons\/|tables\/[^/]+\/(board\.(svg|png)|turn\.gif)$)/;

const always = { 'X-Content-Type-Options': 'nosniff' };
const safe = {
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** What others may put on their pages: a picture and links, nothing that could be pressed in somebody's name. */
const ofEmbeds = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** A letter of the local mailbox in the frame of its page: it brings its own styles and pictures, and runs nothing. */
const ofLetters =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
const isLetter = /^\/mailbox\/[^/]+\/html$/;

/**
 * Only scripts and styles of this server run, and inline ones that bear the answer's own `nonce`; what a text of a player smuggles in does
 * not. Attributes `style` remain: they run nothing, and no text of a player becomes one.
 */
function policyOf(nonce: string, isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    // the tools of developers put styles in as they change
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The headers of the answer to a request for `path`, with a `nonce` that was never used before. */
export function guard(
  env: Pick<Env, 'BASE_URL'>,
  path: string,
  { nonce, isDevelopment }: { nonce: string; isDevelopment: boolean },
): Guarded {
  const resource = { 'Cross-Origin-Resource-Policy': shownElsewhere.test(path) ? 'cross-origin' : 'same-origin' };
  const transport: Record<string, string> = env.BASE_URL.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
  // scripts and styles are many and small: what only a page heeds is not sent with each of them
  if (path.startsWith('/_next/static/')) return { headers: { ...always, ...resource } };
  if (path.startsWith('/embed/'))
    return { headers: { ...always, ...safe, ...resource, ...transport, 'Content-Security-Policy': ofEmbeds } };
  if (isLetter.test(path)) return { headers: { ...always, ...safe, ...resource, ...transport, 'Content-Security-Policy': ofLetters } };
  const policy = policyOf(nonce, isDevelopment);
  return { headers: { ...always, ...safe, ...resource, ...transport, 'Content-Security-Policy': policy }, policy };
}
