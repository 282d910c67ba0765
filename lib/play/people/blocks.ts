import { areBlocked, type BlockRow, blocksOf, countBlocks, deleteBlock, hasBlockedAmong, putBlock } from '../../../db/blocks';
import { type Db, database, type Tx } from '../../../db/client';
import { countInTurn } from '../../../db/limits';
import { type Clock, systemClock } from '../../clock';
import { type Caller, mustBeSound, trouble, userOf } from '../access/caller';
import { authorOf, type Reported } from './reports';

/** Players that one user may block. */
const mostBlocks = 200;

/** Blocks a player, or whoever said something: neither invites the other, sits down at what the other opened, or speaks to them alone. */
export async function block(caller: Caller, about: Reported, clock: Clock = systemClock): Promise<void> {
  const userId = userOf(caller);
  mustBeSound(about, caller);
  const blockedId = await authorOf(caller, about);
  if (blockedId === userId) throw trouble('invalid', { en: 'That is yourself.', it: 'Sei tu.' }, caller);
  const { db } = await database();
  await db.transaction(async (tx) => {
    await countInTurn(tx, `blocks of ${userId}`);
    await putBlock(tx, { userId, blockedId, createdAt: clock.now() });
    if ((await countBlocks(tx, userId)) > mostBlocks) {
      throw trouble(
        'conflict',
        { en: `${mostBlocks} players are the most that one blocks.`, it: `Si possono bloccare al massimo ${mostBlocks} giocatori.` },
        caller,
      );
    }
  });
}

/** Takes a block of the caller back; one that is gone is let be. */
export async function unblock(caller: Caller, player: string): Promise<void> {
  const { db } = await database();
  await deleteBlock(db, userOf(caller), player);
}

/** Blocks of a page. */
const perPage = 50;

/** A page of whom the caller blocks, the latest first. */
export async function blocks(caller: Caller, page = 0): Promise<{ blocked: BlockRow[]; isMore: boolean }> {
  const { db } = await database();
  const rows = await blocksOf(db, userOf(caller), { from: page * perPage, limit: perPage + 1 });
  return { blocked: rows.slice(0, perPage), isMore: rows.length > perPage };
}

/** Throws where who opened a table and who would sit down there have nothing to do with each other; it does not say which of them wants it so. */
export async function mayPlayWith(on: Db | Tx, owner: string | null, user: string, caller: Caller): Promise<void> {
  if (owner === null || !(await areBlocked(on, owner, { id: user }))) return;
  throw trouble('forbidden', { en: 'You cannot take a seat at this table.', it: 'Non puoi prendere posto a questo tavolo.' }, caller);
}

/** Throws where who invites and the account of an address have nothing to do with each other. */
export async function mayInvite(on: Db | Tx, by: string | null, email: string, caller: Caller): Promise<void> {
  if (by === null || !(await areBlocked(on, by, { email }))) return;
  throw trouble('forbidden', { en: 'You cannot invite this player.', it: 'Non puoi invitare questo giocatore.' }, caller);
}

/** Throws where a speaker and somebody they speak to alone have nothing to do with each other. */
export async function maySpeakTo(on: Db | Tx, speaker: string, readers: readonly string[], caller: Caller): Promise<void> {
  if (!(await hasBlockedAmong(on, speaker, readers))) return;
  throw trouble(
    'forbidden',
    { en: 'You cannot speak to this player alone.', it: 'A questo giocatore non puoi parlare in privato.' },
    caller,
  );
}
