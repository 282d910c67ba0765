import { botsOf, findBot, insertBot } from '../../../db/bots';
import { type Db, database, type Tx } from '../../../db/client';
import { countInTurn } from '../../../db/limits';
import { findUser, type UserRow } from '../../../db/people';
import { newId } from '../../../db/schema';
import { botNameOf, ownNameOfBot, personNameOf } from '../../engine';
import { type Caller, mustBeSound, plainText, trouble, userOf } from '../access/caller';
import { limitWithin } from '../access/rate-limit';
import { type ApiToken, listTokens } from './api-tokens';

/** A bot account as its owner sees it. */
export interface BotAccount {
  id: string;
  /** As everybody sees it. */
  name: string;
  about: string;
  tokens: ApiToken[];
}

/** Bot accounts of one user, those that one makes in a day, and characters of what they are called and what is said of them. */
export const mostBots = 5;
const made = { most: 10, seconds: 24 * 60 * 60 };
export const longestBotName = 30;
export const longestAbout = 160;

const unknownBot = (caller: Caller) =>
  trouble('not-found', { en: 'There is no such bot account.', it: 'Questo account bot non esiste.' }, caller);

/** Makes a bot account, which plays by tokens of its own that its owner makes. Its name is its own among all bot accounts. */
export async function createBot(caller: Caller, { name, about }: { name: string; about: string }): Promise<{ id: string; name: string }> {
  const ownerId = userOf(caller);
  mustBeSound([name, about], caller);
  const own = personNameOf(plainText(name, longestBotName + 10));
  if (own.length < 1 || own.length > longestBotName) {
    const en = `The name of a bot account has 1 to ${longestBotName} characters.`;
    throw trouble('invalid', { en, it: `Il nome di un account bot ha da 1 a ${longestBotName} caratteri.` }, caller);
  }
  const { db } = await database();
  const bot = await db.transaction(async (tx) => {
    await countInTurn(tx, `bots of ${ownerId}`);
    const owner = await findUser(tx, ownerId);
    if (!owner || owner.ownerId !== null)
      throw trouble('forbidden', { en: 'A bot account has none.', it: 'Un account bot non ne ha.' }, caller);
    if ((await botsOf(tx, ownerId)).length >= mostBots) {
      const en = `Close a bot account first: ${mostBots} is the most.`;
      throw trouble('conflict', { en, it: `Prima chiudi un account bot: al massimo ${mostBots}.` }, caller);
    }
    await limitWithin(tx, `bots:${ownerId}`, made, caller.language);
    const row = { id: newId(), name: botNameOf(own), about: plainText(about, longestAbout), language: owner.language, ownerId };
    return insertBot(tx, row);
  });
  if (!bot) {
    const en = 'Another bot account has this name: choose a different one.';
    throw trouble('conflict', { en, it: 'Un altro account bot ha questo nome: scegline un altro.' }, caller);
  }
  return { id: bot.id, name: bot.name ?? '' };
}

/** The caller's bot accounts with their tokens, the oldest first. */
export async function listBots(caller: Caller): Promise<BotAccount[]> {
  const { db } = await database();
  const bots = await botsOf(db, userOf(caller));
  const { language } = caller;
  return Promise.all(
    bots.map(async ({ id, name, about }) => ({
      id,
      name: name ?? '',
      about: about ?? '',
      tokens: await listTokens({ user: id, language }),
    })),
  );
}

/** A bot account of the caller's as who calls; throws not-found for every other. */
export async function asBot(caller: Caller, id: string): Promise<Caller & { user: string }> {
  const { db } = await database();
  const bot = await findUser(db, id);
  if (!bot || bot.name === null || bot.ownerId !== userOf(caller)) throw unknownBot(caller);
  return { user: bot.id, language: caller.language };
}

/** The bot account that somebody names by its id or its name, with its mark or without; throws not-found. */
export async function botCalled(on: Db | Tx, text: string, caller: Caller): Promise<UserRow> {
  const plain = plainText(text, 80);
  const bot = await findBot(on, { id: plain, name: ownNameOfBot(plain) === null ? botNameOf(plain) : plain });
  if (!bot) throw unknownBot(caller);
  return bot;
}

/** Who somebody is: a person, or a program of whom. */
export interface Identity {
  id: string;
  name: string | null;
  /** A bot account. */
  bot: boolean;
  /** Whose it is, and what they say about it; null: a person. */
  owner: { id: string; name: string | null } | null;
  about: string;
}

/** Who the caller is. */
export async function ownIdentity(caller: Caller): Promise<Identity> {
  const { db } = await database();
  const own = await identityOf(db, userOf(caller));
  if (!own) throw trouble('not-found', { en: 'There is no such account.', it: 'Questo profilo non esiste.' }, caller);
  return own;
}

/** Who has an account; null: nobody. */
export async function identityOf(on: Db | Tx, id: string): Promise<Identity | null> {
  const user = await findUser(on, id);
  if (!user) return null;
  const owner = user.ownerId === null ? null : await findUser(on, user.ownerId);
  return { id, name: user.name, bot: user.ownerId !== null, owner: owner && { id: owner.id, name: owner.name }, about: user.about ?? '' };
}
