import { randomBytes } from 'node:crypto';
import { database } from '../../../db/client';
import { countInTurn } from '../../../db/limits';
import { deleteToken, findToken, insertToken, type TokenRow, tokensOf } from '../../../db/people';
import { hashOf } from '../../chance/source';
import type { Language } from '../../engine';
import { noteSecurity } from '../../security-log';
import { type Caller, plainText, trouble, userOf } from '../access/caller';
import { isTokenShaped } from './token-shape';
import { noteTokenUse, unwrittenUse } from './token-uses';

/** A personal token for programs, as its owner sees it afterwards. */
export interface ApiToken {
  id: string;
  name: string;
  /** Its first characters. */
  hint: string;
  createdAt: string;
  usedAt: string | null;
}

/** Tokens a user may have. */
const mostTokens = 20;

/** Makes a token; only now can it be read. */
export async function createToken(caller: Caller, name: string): Promise<{ token: string; listed: ApiToken }> {
  const userId = userOf(caller);
  const { db } = await database();
  const token = `fp_${randomBytes(24).toString('base64url')}`;
  const row = await db.transaction(async (tx) => {
    await countInTurn(tx, `tokens of ${userId}`);
    if ((await tokensOf(tx, userId)).length >= mostTokens) {
      throw trouble('conflict', { en: 'Revoke a token first: 20 is the most.', it: 'Prima revoca un token: al massimo 20.' }, caller);
    }
    return insertToken(tx, { userId, name: plainText(name, 60) || 'token', hash: hashOf(token), hint: token.slice(0, 8) });
  });
  noteSecurity('token-made', { user: userId });
  return { token, listed: listed(row) };
}

export async function listTokens(caller: Caller): Promise<ApiToken[]> {
  const { db } = await database();
  return (await tokensOf(db, userOf(caller))).map(listed);
}

export async function revokeToken(caller: Caller, id: string): Promise<void> {
  const { db } = await database();
  const known = /^\w{1,64}$/.test(id) && (await deleteToken(db, userOf(caller), id));
  if (!known) throw trouble('not-found', { en: 'There is no such token.', it: 'Questo token non esiste.' }, caller);
  noteSecurity('token-revoked', { user: userOf(caller) });
}

/** The user a token belongs to, and whether that is a bot account; null: unknown or revoked. */
export async function userOfToken(token: string): Promise<{ id: string; language: Language; isBot: boolean } | null> {
  if (!isTokenShaped(token)) return null;
  const { db } = await database();
  const found = await findToken(db, hashOf(token));
  if (!found) return null;
  noteTokenUse(found.token.id, new Date());
  return { id: found.user.id, language: found.user.language, isBot: found.user.ownerId !== null };
}

const listed = ({ id, name, hint, createdAt, usedAt }: TokenRow): ApiToken => ({
  id,
  name,
  hint,
  createdAt: createdAt.toISOString(),
  usedAt: (unwrittenUse(id) ?? usedAt)?.toISOString() ?? null,
});
