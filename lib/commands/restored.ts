import { closeDatabase, database } from '../../db/client';
import { beginEpoch } from '../../db/epochs';

// npm run restored: after a restore that the database cannot notice itself (its files or its disk were put back in place), so that no dice come again that somebody may know
const { db } = await database();
await beginEpoch(db);
await closeDatabase();
console.log('The next dice of every table are others than before.');
