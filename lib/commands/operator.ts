import { closeDatabase, database } from '../../db/client';
import { operatorAddresses, setOperator } from '../../db/operators';
import { noteSecurity } from '../security-log';
import { argumentsOf, giveUp } from './arguments';

// npm run operator                       lists the operators
// npm run operator -- ADDRESS            makes the account of an address an operator
// npm run operator -- --revoke ADDRESS   takes that back
const { words, flags } = argumentsOf(process.argv.slice(2), [], ['revoke']);
const [whom] = words;
const is = !flags.has('revoke');
if (words.length > 1 || (whom === undefined && !is)) giveUp('Usage: npm run operator [-- [--revoke] ADDRESS]');

const { db } = await database();
const changed = whom === undefined ? false : await setOperator(db, { email: whom.trim().toLowerCase(), is, now: new Date() });
const listed = await operatorAddresses(db);
if (changed) noteSecurity('operator-act', { why: is ? 'appoint' : 'dismiss' });
await closeDatabase();
if (changed === null) giveUp('Nobody has this address: its owner signs in once first.');
console.log(listed.length === 0 ? 'Nobody is an operator.' : listed.join('\n'));
