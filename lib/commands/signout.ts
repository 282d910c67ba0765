import { revokeKeys } from '../../db/accounts';
import { closeDatabase, database } from '../../db/client';
import { logOf } from '../logging';
import { argumentsOf, giveUp } from './arguments';

// npm run signout -- EMAIL|all    ends every session of a user, or of everybody, with their tokens for programs and sign-in links that are out
const { words } = argumentsOf(process.argv.slice(2), []);
const [whom] = words;
if (whom === undefined || words.length > 1) giveUp('Usage: npm run signout -- EMAIL|all');

const { db } = await database();
const gone = await revokeKeys(db, whom === 'all' ? null : whom.trim().toLowerCase());
if (gone) logOf('security').info({ event: 'signed-out-by-operator', whom: whom === 'all' ? 'all' : 'one', ...gone });
await closeDatabase();
if (!gone) giveUp('Nobody has this address.');
console.log(`sessions=${gone.sessions} tokens=${gone.tokens} links=${gone.links}`);
