import { z } from 'zod';
import { branchesOwned, countBranches, deleteBranch, findBranch, insertBranch, updateBranch } from '../../../db/branches';
import { database } from '../../../db/client';
import { countInTurn } from '../../../db/limits';
import { newId } from '../../../db/schema';
import { type Clock, systemClock } from '../../clock';
import { type BranchMove, branchSteps, Divergence } from '../../engine';
import { type Caller, mustBeSound, plainText, trouble, userOf } from '../access/caller';
import { limit } from '../access/rate-limit';
import { isVeiled, mustHaveBegun, type VisibleTable, visibleTable } from '../access/visible-table';
import { cachedStateAt } from '../log/state-cache';

/** What somebody tried from a moment of a game. */
export interface Branch {
  id: string;
  title: string;
  /** The entry it goes on from; 0: the set-up. */
  from: number;
  moves: BranchMove[];
  /** Who keeps it; null: they have not said what they are called. */
  name: string | null;
  mine: boolean;
}

export interface ListedBranch {
  id: string;
  title: string;
  from: number;
  /** Orders in it. */
  orders: number;
  /** ISO time of the last change. */
  at: string;
}

/** Orders of a branch, bytes of JSON they may take, and branches that somebody may keep. */
export const longestBranch = 400;
const largestBranch = 256 * 1024;
const mostBranches = 100;
const longestTitle = 80;
const allowance = { most: 240, seconds: 60 * 60 };

const draw = z
  .strictObject({ label: z.string().max(200), sides: z.int().min(1).max(1000), values: z.array(z.int().min(1)).max(1000) })
  .refine(({ sides, values }) => values.every((value) => value <= sides));
const moveSchema = z.strictObject({
  seat: z.string().max(200),
  decision: z.string().max(200),
  order: z.looseObject({ type: z.string().max(100) }),
  draws: z.array(draw).max(200),
  via: z.enum(['web', 'forced']),
});
const branchSchema = z.strictObject({
  from: z.int().min(0),
  title: z.string().max(500),
  moves: z.array(moveSchema).min(1).max(longestBranch),
});

/** True where something may be tried: a position must be known whole, which that of a game with hidden facts is when it is over. */
export const mayTry = (visible: VisibleTable): boolean => visible.table.opening !== null && !isVeiled(visible);

/** Whether the caller may try something from the moments of a table. */
export async function isOpenToTrying(caller: Caller, table: string): Promise<boolean> {
  const { db } = await database();
  return mayTry(await visibleTable(db, caller, table));
}

/** Finds a table whose positions the caller may know whole. */
async function triedTable(caller: Caller, id: string): Promise<VisibleTable> {
  const { db } = await database();
  const visible = await visibleTable(db, caller, id);
  mustHaveBegun(visible, caller);
  if (mayTry(visible)) return visible;
  throw trouble(
    'forbidden',
    {
      en: 'This game hides facts: when it is over you may try what might have been.',
      it: 'Questo gioco nasconde dei fatti: a partita finita potrai provare come sarebbe potuta andare.',
    },
    caller,
  );
}

/** A branch by its id, for whoever may see its table. */
export async function branch(caller: Caller, table: string, id: string): Promise<Branch> {
  await triedTable(caller, table);
  const { db } = await database();
  const found = await findBranch(db, table, id);
  if (!found) throw unknownBranch(caller);
  const { title, from, moves, name, ownerId } = found;
  return { id, title, from, moves, name, mine: ownerId === caller.user };
}

/** What the caller keeps of a table, the newest first. */
export async function branches(caller: Caller, table: string): Promise<ListedBranch[]> {
  if (caller.user === null) return [];
  const { db } = await database();
  await visibleTable(db, caller, table);
  const rows = await branchesOwned(db, table, caller.user);
  return rows.map(({ id, title, from, orders, updatedAt }) => ({ id, title, from, orders, at: updatedAt.toISOString() }));
}

/** Keeps a branch, once the rules have carried it out: a new one, or with `id` one of the caller's in place of what it was. Returns its id. */
export async function keepBranch(
  caller: Caller,
  table: string,
  { id, ...kept }: Pick<Branch, 'from' | 'title' | 'moves'> & { id?: string },
  clock: Clock = systemClock,
): Promise<string> {
  const ownerId = userOf(caller);
  const visible = await triedTable(caller, table);
  await limit(`branches:${ownerId}`, allowance, caller.language);
  const { from, title, moves } = checked(kept, caller);
  const { db } = await database();
  await mustBePlayable(visible, { from, moves }, caller);
  const now = clock.now();
  if (id !== undefined) {
    const before = await findBranch(db, table, id);
    // orders stand behind the entry they were tried from
    const isOwn = before?.from === from && (await updateBranch(db, { id, tableId: table, ownerId }, { title, moves, updatedAt: now }));
    if (!isOwn) throw unknownBranch(caller);
    return id;
  }
  const made = newId();
  await db.transaction(async (tx) => {
    await countInTurn(tx, `branches of ${ownerId}`);
    if ((await countBranches(tx, ownerId)) >= mostBranches) {
      throw trouble(
        'conflict',
        {
          en: `Delete one of your tries first: ${mostBranches} is the most that is kept.`,
          it: `Prima elimina una delle tue prove: se ne conservano al massimo ${mostBranches}.`,
        },
        caller,
      );
    }
    await insertBranch(tx, { id: made, tableId: table, ownerId, from, title, moves, createdAt: now, updatedAt: now });
  });
  return made;
}

/** Gives a branch of the caller another name. */
export async function renameBranch(caller: Caller, table: string, { id, title }: { id: string; title: string }): Promise<void> {
  const ownerId = userOf(caller);
  await limit(`branches:${ownerId}`, allowance, caller.language);
  const { db } = await database();
  if (!(await updateBranch(db, { id, tableId: table, ownerId }, { title: titled(title, caller) }))) throw unknownBranch(caller);
}

/** Deletes a branch of the caller, who need not see the table any more. */
export async function dropBranch(caller: Caller, table: string, id: string): Promise<void> {
  const ownerId = userOf(caller);
  const { db } = await database();
  if (!(await deleteBranch(db, { id, tableId: table, ownerId }))) throw unknownBranch(caller);
}

function checked(kept: Pick<Branch, 'from' | 'title' | 'moves'>, caller: Caller): Pick<Branch, 'from' | 'title' | 'moves'> {
  const size = Buffer.byteLength(JSON.stringify(kept.moves) ?? '');
  if (size > largestBranch || kept.moves.length > longestBranch) {
    throw trouble(
      'too-large',
      {
        en: `This try is too long to be kept: ${longestBranch} orders and ${largestBranch} bytes find room.`,
        it: `Questa prova è troppo lunga per essere conservata: c’è posto per ${longestBranch} ordini e ${largestBranch} byte.`,
      },
      caller,
    );
  }
  const read = branchSchema.safeParse(kept);
  if (!read.success) throw unplayable(caller);
  mustBeSound(read.data, caller);
  return { from: read.data.from, title: titled(read.data.title, caller), moves: read.data.moves };
}

function titled(text: string, caller: Caller): string {
  mustBeSound(text, caller);
  const title = plainText(text, longestTitle);
  if (title === '') throw trouble('invalid', { en: 'Give it a name.', it: 'Dalle un nome.' }, caller);
  return title;
}

async function mustBePlayable(
  { table, game }: VisibleTable,
  { from, moves }: Pick<Branch, 'from' | 'moves'>,
  caller: Caller,
): Promise<void> {
  if (from > table.seq) throw unplayable(caller);
  const { db } = await database();
  const { state } = await cachedStateAt(db, table, game, from);
  if (!moves.every(({ order }) => game.orderSchema.safeParse(order).success)) throw unplayable(caller);
  try {
    branchSteps(game, state, moves);
  } catch (error) {
    if (error instanceof Divergence) throw unplayable(caller);
    throw error;
  }
}

const unplayable = (caller: Caller) =>
  trouble(
    'invalid',
    { en: 'The rules cannot carry this try out from there.', it: 'Le regole non possono eseguire questa prova da lì.' },
    caller,
  );

const unknownBranch = (caller: Caller) =>
  trouble('not-found', { en: 'There is no such try at this table.', it: 'A questo tavolo non c’è una prova così.' }, caller);
