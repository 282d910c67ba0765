import type { Tx } from '../../../db/client';
import { countInTurn } from '../../../db/limits';
import { countOwned } from '../../../db/tables';
import { type Caller, trouble } from './caller';
import { limitWithin } from './rate-limit';

/** Tables of one user at a time: that wait for players, and that practice bots play among themselves. */
export const mostOwned = { open: 30, botsAlone: 5 };
/** Tables a user may make. */
const made = { most: 100, seconds: 24 * 60 * 60 };

/** Whether a user may make one more table; throws conflict or too-many with the sentence that says what would be right. */
export async function mayMakeTable(
  tx: Tx,
  owner: string,
  { starts, botsAlone }: { starts: boolean; botsAlone: boolean },
  caller: Caller,
): Promise<void> {
  const owned = await ownedBy(tx, owner);
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
  if (botsAlone && owned.botsAlone >= mostOwned.botsAlone) throw tooManyOfBots(caller);
  await limitWithin(tx, `tables:${owner}`, made, caller.language);
}

/** Whether a table of a user may stay with practice bots in all seats, as it was changed just now in this transaction; throws conflict. */
export async function mayLeaveToBots(tx: Tx, owner: string, caller: Caller): Promise<void> {
  if ((await ownedBy(tx, owner)).botsAlone > mostOwned.botsAlone) throw tooManyOfBots(caller);
}

async function ownedBy(tx: Tx, owner: string): Promise<{ open: number; botsAlone: number }> {
  await countInTurn(tx, `tables of ${owner}`);
  return countOwned(tx, owner);
}

const tooManyOfBots = (caller: Caller) =>
  trouble(
    'conflict',
    {
      en: `The practice bots play ${mostOwned.botsAlone} of your tables among themselves: let one of these games end first.`,
      it: `I giocatori automatici giocano già ${mostOwned.botsAlone} tuoi tavoli tra loro: lascia finire prima una di quelle partite.`,
    },
    caller,
  );
