import pino from 'pino';
import { adoptDatabase, closeDatabase, openDatabase } from '../../db/client';
import { env } from '../env';
import { argumentsOf, countOf, giveUp } from './arguments';
import { growClubs } from './growth/clubs';
import { growTo } from './growth/grow';

// npm run grow -- TABLES: fills a database of its own with that many tables, to be measured by `npm run bench -- --only scale`
const { words } = argumentsOf(process.argv.slice(2), []);
const wanted = countOf(words[0] ?? giveUp('Usage: npm run grow -- TABLES'), 'TABLES');
const url = env().DATABASE_URL ?? giveUp('Growing needs a PostgreSQL database of its own: set DATABASE_URL.');
// a vacuum of what has grown takes minutes
const opened = await openDatabase({ url, dataDir: '', timeouts: { statement: 0, answer: 0 } });
adoptDatabase(opened);
const { db } = opened;
const grown = await growTo(db, wanted, { log: pino({ level: 'warn' }), told: (line) => console.log(line) }).catch((error: Error) =>
  giveUp(error.message),
);
await growClubs(db, grown, (line) => console.log(line));
await closeDatabase();
console.log(`tables=${grown.tables} users=${grown.users} size_mb=${grown.size}`);
