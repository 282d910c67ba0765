import { closeDatabase, database } from '../../db/client';
import { startedTables } from '../../db/tables';
import { rebuildTable } from '../play/writer/rebuild';

// npm run rebuild: every table's projections (status, headline, open questions, snapshot) anew from its log
const { db } = await database();
const tables = await startedTables(db);
for (const id of tables) await rebuildTable(id, new Date());
await closeDatabase();
console.log(`tables=${tables.length}`);
