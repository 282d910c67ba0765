import { closeDatabase, database } from '../../db/client';
import { startedTables } from '../../db/tables';
import { verifyTable } from '../play/log/verify';

// npm run verify: every table's log must lead, under today's rules, to the states it led to when it was written
const { db } = await database();
let entries = 0;
let wrong = 0;
const tables = await startedTables(db);
for (const id of tables) {
  const verdict = await verifyTable(id);
  if (!verdict) continue;
  if (verdict.ok) entries += verdict.entries;
  else {
    wrong++;
    console.log(`${id}: ${verdict.problem.text.en}`);
  }
}
await closeDatabase();
console.log(`tables=${tables.length} entries=${entries} wrong=${wrong}`);
process.exitCode = wrong > 0 ? 1 : 0;
