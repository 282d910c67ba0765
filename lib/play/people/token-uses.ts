import { database } from '../../../db/client';
import { touchTokens } from '../../../db/people';
import { logOf } from '../../logging';

interface Uses {
  /** When a token was used last, by its id, as far as the database does not know. */
  unwritten: Map<string, Date>;
  timer: NodeJS.Timeout | null;
}

// next bundles routes apart: the process keeps one account all the same
const shared = globalThis as typeof globalThis & { fieldpostTokenUses?: Uses };

function uses(): Uses {
  shared.fieldpostTokenUses ??= { unwritten: new Map(), timer: null };
  return shared.fieldpostTokenUses;
}

/** Milliseconds between two writes. */
const writeEvery = 3_600_000;

/** A token is used: remembered, and written within the hour or when the process ends. */
export function noteTokenUse(id: string, at: Date): void {
  const known = uses();
  known.unwritten.set(id, at);
  if (known.timer) return;
  const failed = (err: unknown) => logOf('api').warn({ err }, 'uses of tokens are written in an hour');
  known.timer = setInterval(() => void writeTokenUses().catch(failed), writeEvery);
  known.timer.unref();
}

/** When a token was used last, as far as this process knows more than the database; null: it does not. */
export const unwrittenUse = (id: string): Date | null => uses().unwritten.get(id) ?? null;

/** Writes what is remembered; what cannot be written stays for the next time. */
export async function writeTokenUses(): Promise<void> {
  const { unwritten } = uses();
  const now = new Map(unwritten);
  if (now.size === 0) return;
  await touchTokens((await database()).db, now);
  for (const [id, at] of now) if (unwritten.get(id) === at) unwritten.delete(id);
}
