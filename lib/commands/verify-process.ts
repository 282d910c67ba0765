import { closeDatabase, database } from '../../db/client';
import { check } from './verification';

// Forked by verification.ts: says that it is up, then what became of each lot of tables that it is given. It dies of what goes wrong.
await database();
process.on('message', async (lot: string[]) => process.send?.(await check(lot)));
process.once('disconnect', () => void closeDatabase());
process.send?.('up');
