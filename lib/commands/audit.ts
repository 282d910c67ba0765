import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { audit, readGameFile } from '../chance/audit';
import { signatureText } from '../chance/signature';
import { isTranscript, parseTranscript, playTranscript } from '../chance/transcript';
import { Divergence } from '../engine';
import { isGameId, loadGame } from '../games/registry';
import { argumentsOf, giveUp } from './arguments';

// npm run audit -- FILE [--keys KEYS]: exit 0 and a verdict, or exit 1 and the first row that is wrong. KEYS is a copy of the installation's
// /signing-keys.json. A transcript in notation is played through.
const { words, options } = argumentsOf(process.argv.slice(2), ['keys']);
const [path] = words;
if (path === undefined) giveUp('Usage: npm run audit -- FILE [--keys KEYS]');

const text = contentOf(path);
if (isTranscript(text)) await playThrough(text);
else await auditFile(text);

async function auditFile(content: string): Promise<void> {
  const read = readGameFile(json(path ?? '', content));
  if (!read.ok) fail(read.problem.text.en);
  const { file } = read;
  const verdict = await audit(await knownGame(file.game), file, keysIn(options.keys));
  if (!verdict.ok) fail(verdict.problem.text.en);
  console.log(`${verdict.text.en} ${signatureText(verdict.signature, file).en}`);
}

async function playThrough(content: string): Promise<void> {
  try {
    const transcript = parseTranscript(content);
    playTranscript(await knownGame(transcript.game), transcript);
    console.log(`${transcript.rows.length} orders: all can be played by the rules. A transcript bears no proof of its dice.`);
  } catch (error) {
    fail(
      error instanceof Divergence
        ? `Order ${error.message.replace(/^entry /, '')}`
        : String(error instanceof Error ? error.message : error),
    );
  }
}

function knownGame(id: string) {
  if (!isGameId(id)) fail(`The file is of "${id}", which is no game of this service.`);
  return loadGame(id);
}

function keysIn(name: string | undefined): { id: string }[] {
  if (name === undefined) return [];
  const read = z.object({ keys: z.array(z.object({ id: z.string() })) }).safeParse(json(name, contentOf(name)));
  return read.success ? read.data.keys : fail(`${name} is no list of signing keys.`);
}

function contentOf(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    return fail(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function json(name: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    return fail(`${name} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fail(sentence: string): never {
  console.log(sentence);
  process.exit(1);
}
