import { availableParallelism } from 'node:os';
import { closeDatabase, database } from '../../db/client';
import { startedLogs } from '../../db/started-tables';
import { argumentsOf, countOf } from './arguments';
import { lotsOf, verifyHere, verifyInProcesses } from './verification';

// npm run verify [-- --processes N]: every table's log must lead, under today's rules, to the states it led to when it was written
const { options } = argumentsOf(process.argv.slice(2), ['processes']);
const wanted = options.processes === undefined ? availableParallelism() : countOf(options.processes, '--processes');
const { db, kind } = await database();
const logs = await startedLogs(db);
const lots = lotsOf(logs);
let entries = 0;
let wrong = 0;
// the embedded database is one process's alone
const checked = kind === 'pglite' ? verifyHere(lots) : verifyInProcesses(lots, { processes: wanted });
for await (const found of checked) {
  for (const { id, entries: good, problem } of found) {
    entries += good;
    if (problem === null) continue;
    wrong++;
    console.log(`${id}: ${problem}`);
  }
}
await closeDatabase();
console.log(`tables=${logs.length} entries=${entries} wrong=${wrong}`);
process.exitCode = wrong > 0 ? 1 : 0;
