import { database } from '../../../db/client';
import { isOperator } from '../../../db/operators';
import { type Caller, trouble } from '../access/caller';

/** Whether the caller looks after the service. */
export async function operates(caller: Caller): Promise<boolean> {
  return caller.user !== null && isOperator((await database()).db, caller.user);
}

/** The caller's user id; throws not-found for everybody else, who shall not even learn that there is such a page. */
export async function operatorOf(caller: Caller): Promise<string> {
  if (caller.user !== null && (await operates(caller))) return caller.user;
  throw trouble('not-found', { en: 'There is no such page.', it: 'Questa pagina non esiste.' }, caller);
}
