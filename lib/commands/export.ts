import { writeFileSync } from 'node:fs';
import { closeDatabase, database } from '../../db/client';
import { findTable, revealedSecret } from '../../db/tables';
import { gameFile, givenOut } from '../play/log/export';
import { argumentsOf, giveUp } from './arguments';

// npm run export -- TABLE [--out FILE]: the operator's copy of any started table; the secret only when the game is over
const usage = 'npm run export -- TABLE [--out FILE]';
const { words, options } = argumentsOf(process.argv.slice(2), ['out']);
const [id] = words;
if (id === undefined) giveUp(`Usage: ${usage}`);

const { db } = await database();
const table = await findTable(db, id);
if (!table?.opening) {
  await closeDatabase();
  giveUp(table ? `The table ${id} has not started.` : `There is no table ${id}.`);
}
const file = await givenOut(db, table, await gameFile(db, table, await revealedSecret(db, id)));
const text = `${JSON.stringify(file, null, 1)}\n`;
await closeDatabase();
if (options.out === undefined) process.stdout.write(text);
else writeFileSync(options.out, text);
