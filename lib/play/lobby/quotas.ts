import type { Db, Tx } from '../../../db/client';
import { countOwned } from '../../../db/tables';
import { type Caller, trouble } from '../access/caller';
import { limitWithin } from '../access/rate-limit';

/** Tables of one user at a time: that wait for players, and that practice bots play among themselves. */
export const mostOwned = { open: 30, botsAlone: 5 };
/** Tables a user may make. */
const made = { most: 100, seconds: 24 * 60 * 60 };

/** Whether a user may make one more table; throws conflict or too-many with the sentence that says what would be right. */
export async function mayMakeTable(
  on: Db | Tx,
  owner: string,
  { starts, botsAlone }: { starts: boolean; botsAlone: boolean },
  caller: Caller,
): Promise<void> {
  const owned = await countOwned(on, owner);
  if (!starts && owned.open >= mostOwned.open) {
    throw trouble(
      'conflict',
      {
        en: `${mostOwned.open} of your tables wait for players already: start one of them, or delete one, before you open another.`,
        it: `${mostOwned.open} tuoi tavoli aspettano già giocatori: avviane uno, o eliminane uno, prima di aprirne un altro.`,
      },
      caller,
    );
  }
  if (botsAlone && owned.botsAlone >= mostOwned.botsAlone) {
    throw trouble(
      'conflict',
      {
        en: `The practice bots play ${mostOwned.botsAlone} of your tables among themselves: let one of these games end first.`,
        it: `I giocatori automatici giocano già ${mostOwned.botsAlone} tuoi tavoli tra loro: lascia finire prima una di quelle partite.`,
      },
      caller,
    );
  }
  await limitWithin(on, `tables:${owner}`, made, caller.language);
}
