import { describe, expect, it } from 'vitest';
import { formatTranscript, isTranscript, parseTranscript, playTranscript } from '../../lib/chance/transcript';
import { checksumsBy } from '../../lib/engine';
import { isGameId, loadGame } from '../../lib/games/registry';
import { recordedGame } from '../support/recorded';
import { filesIn } from '../support/sources';

async function written(path: string) {
  const file = recordedGame(path);
  if (!isGameId(file.game)) throw new Error(`there is no game ${file.game}`);
  const game = await loadGame(file.game);
  return { file, game, text: formatTranscript(game, file, 'https://post.example.org/tables/x') };
}

describe('a transcript', () => {
  it.each(filesIn('tests/fixtures', /\.json$/))('of %s leads to the end of the game again, read back from its text', async (path) => {
    const { file, game, text } = await written(path);
    expect(isTranscript(text)).toBe(true);
    expect(checksumsBy(file.recipe ?? 1)(playTranscript(game, parseTranscript(text)))).toBe(file.entries.at(-1)!.checksum);
  });

  it('begins with its heads, and tells orders by round and phase with their dice', async () => {
    const { file, text } = await written('tests/fixtures/ridges/handed-over-and-taken-back.json');
    const title = JSON.stringify(file.title);
    expect(text.split('\n').slice(0, 4)).toEqual([
      '[Format "fieldpost-notation-1"]',
      '[Game "ridges"]',
      `[Title ${title}]`,
      '[Site "https://post.example.org/tables/x"]',
    ]);
    expect(text).toMatch(/\n; .+\n1\. \w+: /);
    expect(text).toMatch(/ ! TAKE BACK TO \d+\n/);
    expect(text).toMatch(/ \{\d( \d)*\}\n/);
  });

  it('names the line that is no order, the order that is not legal, and dice that nobody asked for', async () => {
    const { game, text } = await written('tests/fixtures/ridges/bots-1.json');
    expect(() => parseTranscript(text.replace('\n2. ', '\n3. '))).toThrow(/^Line \d+ is no head and no order of this notation\.$/);
    const changed = (from: RegExp, to: string) => () => playTranscript(game, parseTranscript(text.replace(from, to)));
    expect(changed(/\n1\. (\w+): .+\n/, '\n1. $1: DEPLOY 99\n')).toThrow(/^entry 1: /);
    expect(changed(/\n1\. (.+)\n/, '\n1. $1 {3}\n')).toThrow(/^entry 1: /);
  });
});
