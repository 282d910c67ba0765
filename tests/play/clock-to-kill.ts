import { adoptDatabase, openDatabase } from '../../db/client';
import { creditOutages } from '../../lib/play';

// credits outages until it is done or killed; prints that it begins

adoptDatabase(await openDatabase({ url: process.env.DATABASE_URL ?? '', dataDir: '' }));
console.log('crediting');
await creditOutages(new Date(process.env.NOW ?? ''));
console.log('done');
