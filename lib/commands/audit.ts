import { readFileSync } from 'node:fs';
import { audit, readGameFile } from '../chance/audit';
import { isGameId, loadGame } from '../games/registry';
import { argumentsOf, giveUp } from './arguments';

// npm run audit -- FILE: exit 0 and a verdict, or exit 1 and the first row that is wrong
const { words } = argumentsOf(process.argv.slice(2), []);
const [path] = words;
if (path === undefined) giveUp('Usage: npm run audit -- FILE');

const read = readGameFile(json(path));
if (!read.ok) fail(read.problem.text.en);
const { file } = read;
if (!isGameId(file.game)) fail(`The file is of "${file.game}", which is no game of this service.`);
const verdict = await audit(await loadGame(file.game), file);
if (!verdict.ok) fail(verdict.problem.text.en);
console.log(verdict.text.en);

function json(name: string): unknown {
  try {
    return JSON.parse(readFileSync(name, 'utf8'));
  } catch (error) {
    return fail(`${name} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fail(sentence: string): never {
  console.log(sentence);
  process.exit(1);
}
