import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { audit, readGameFile } from '../chance/audit';
import type { GameFile } from '../chance/file';
import { checkHead, headText, parseHead } from '../chance/head';
import { signatureText } from '../chance/signature';
import { isTranscript, parseTranscript, playTranscript } from '../chance/transcript';
import { Divergence } from '../engine';
import { isGameId, loadGame } from '../games/registry';
import { argumentsOf, giveUp } from './arguments';

// npm run audit -- FILE [--keys KEYS] [--head HEAD]: exit 0 and a verdict, or exit 1 and the first row that is wrong. KEYS is a copy of the
// installation's /signing-keys.json, HEAD the line at the foot of a letter, which the file must hold. A transcript in notation is played through.
const { words, options } = argumentsOf(process.argv.slice(2), ['keys', 'head']);
const [path] = words;
if (path === undefined) giveUp('Usage: npm run audit -- FILE [--keys KEYS] [--head HEAD]');

const text = contentOf(path);
if (isTranscript(text)) await playThrough(text);
else await auditFile(text);

async function auditFile(content: string): Promise<void> {
  const read = readGameFile(json(path ?? '', content));
  if (!read.ok) fail(read.problem.text.en);
  const { file } = read;
  const verdict = await audit(await knownGame(file.game), file, { keys: keysIn(options.keys) });
  if (!verdict.ok) fail(verdict.problem.text.en);
  const sentences = [verdict.text.en, signatureText(verdict.signature, file).en];
  console.log([...sentences, ...(await headOf(file))].join(' '));
}

/** What the file says about the head of a letter, when one was given; a file without it fails. */
async function headOf(file: GameFile): Promise<string[]> {
  if (options.head === undefined) return [];
  const head = parseHead(options.head) ?? fail(`"${options.head}" is no line of a letter: NUMBER:HASH.`);
  const finding = await checkHead(file, head);
  const { en } = headText(finding, head);
  return finding === 'held' ? [en] : fail(en);
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
