import { z } from 'zod';
import { database } from '../../../db/client';
import { countInTurn } from '../../../db/limits';
import { countLists, deleteList, listsOn, putList, type Shelf } from '../../../db/saved-lists';
import { type Clock, systemClock } from '../../clock';
import { isGameId } from '../../games/registry';
import { type Caller, mustBeSound, plainText, trouble, userOf } from '../access/caller';
import { limit } from '../access/rate-limit';

/** A list that somebody keeps for themselves, to be used at any table of its game. */
export interface SavedList {
  title: string;
  items: string[];
}

/** For which question of which game; `shelf` is its catalogue's. */
export interface ListPlace {
  game: string;
  shelf: string;
}

/** Lists that somebody may keep. */
const mostLists = 100;
const longestTitle = 60;
const allowance = { most: 120, seconds: 60 * 60 };

const shelfSchema = z.strictObject({ game: z.string().refine(isGameId), shelf: z.string().min(1).max(40) });
const itemsSchema = z.array(z.string().min(1).max(80)).min(1).max(200);

function shelfOf(caller: Caller, place: ListPlace): Shelf {
  const userId = userOf(caller);
  mustBeSound(place, caller);
  const read = shelfSchema.safeParse(place);
  if (!read.success) throw trouble('invalid', { en: 'There is no such game.', it: 'Non c’è un gioco così.' }, caller);
  return { userId, ...read.data };
}

/** What the caller keeps for such a question of a game, the newest first; nobody keeps anything who is not signed in. */
export async function savedLists(caller: Caller, place: ListPlace): Promise<SavedList[]> {
  if (caller.user === null) return [];
  const { db } = await database();
  return listsOn(db, shelfOf(caller, place));
}

/** Keeps a list under a name, in place of another one of that name. Whether it is right is asked where it is used. */
export async function keepList(caller: Caller, place: ListPlace, list: SavedList, clock: Clock = systemClock): Promise<void> {
  const shelf = shelfOf(caller, place);
  await limit(`lists:${shelf.userId}`, allowance, caller.language);
  mustBeSound(list, caller);
  const items = itemsSchema.safeParse(list.items);
  if (!items.success) throw trouble('invalid', { en: 'This list cannot be kept.', it: 'Questa lista non può essere conservata.' }, caller);
  const title = plainText(list.title, longestTitle);
  if (title === '') throw trouble('invalid', { en: 'Give it a name.', it: 'Dalle un nome.' }, caller);
  const { db } = await database();
  await db.transaction(async (tx) => {
    await countInTurn(tx, `lists of ${shelf.userId}`);
    await putList(tx, { ...shelf, title, items: items.data, updatedAt: clock.now() });
    if ((await countLists(tx, shelf.userId)) > mostLists) {
      throw trouble(
        'conflict',
        {
          en: `Delete one of your lists first: ${mostLists} is the most that is kept.`,
          it: `Prima elimina una delle tue liste: se ne conservano al massimo ${mostLists}.`,
        },
        caller,
      );
    }
  });
}

/** Deletes a list of the caller. */
export async function dropList(caller: Caller, place: ListPlace, title: string): Promise<void> {
  const shelf = shelfOf(caller, place);
  mustBeSound(title, caller);
  const { db } = await database();
  await deleteList(db, shelf, String(title));
}
