import { createHash } from 'node:crypto';

/** What the database knows a session by: SHA-256 of the token in the browser's cookie, in hex. */
export const sessionKey = (token: string): string => createHash('sha256').update(token).digest('hex');
