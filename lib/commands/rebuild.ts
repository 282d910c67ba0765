import { closeDatabase, database } from '../../db/client';
import { startedTables } from '../../db/started-tables';
import { rebuildTable } from '../play/writer/rebuild';

// npm run rebuild: every table's projections (status, headline, open questions, clocks, snapshot) anew from its log; one that cannot be is named, the others are made
const { db } = await database();
const tables = await startedTables(db);
let failed = 0;
for (const id of tables) {
  try {
    await rebuildTable(id, new Date());
  } catch (error) {
    failed++;
    console.error(`${id}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
await closeDatabase();
console.log(failed === 0 ? `tables=${tables.length}` : `tables=${tables.length} failed=${failed}`);
process.exitCode = failed === 0 ? 0 : 1;
