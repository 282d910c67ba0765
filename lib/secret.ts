import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from './env';

let drawn: string | undefined;

/** Signs sessions and mail tokens: AUTH_SECRET, or one drawn at the first start and kept in DATA_DIR. */
export function secret(): string {
  drawn ??= env().AUTH_SECRET ?? kept(env().DATA_DIR);
  return drawn;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** An `Authorization` header bears `expected` as its bearer token; how long the look takes tells nothing of it. */
export function bears(authorization: string | null, expected: string): boolean {
  const [, given = ''] = /^Bearer\s+(\S+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(expected));
}

function kept(folder: string): string {
  const file = join(folder, 'secret');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
