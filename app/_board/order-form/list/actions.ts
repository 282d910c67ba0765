'use server';

import { currentCaller } from '@/app/_words/caller';
import { dropList, keepList, type ListPlace, PlayError, type SavedList, savedLists } from '@/lib/play';

/** What the caller keeps, or why it could not be kept. */
export type Kept = { lists: SavedList[] } | { trouble: string };

/** Does something with the caller's lists; answers with those that are kept then. */
async function after(place: ListPlace, act: (caller: Awaited<ReturnType<typeof currentCaller>>) => Promise<void>): Promise<Kept> {
  const caller = await currentCaller();
  try {
    await act(caller);
    return { lists: await savedLists(caller, place) };
  } catch (error) {
    if (error instanceof PlayError) return { trouble: error.message };
    throw error;
  }
}

export const listsAction = async (place: ListPlace): Promise<Kept> => after(place, async () => undefined);

export const keepListAction = async (place: ListPlace, list: SavedList): Promise<Kept> =>
  after(place, (caller) => keepList(caller, place, list));

export const dropListAction = async (place: ListPlace, title: string): Promise<Kept> =>
  after(place, (caller) => dropList(caller, place, title));
