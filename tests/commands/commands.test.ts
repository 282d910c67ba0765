import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameFile } from '../../lib/chance/file';
import { root } from '../support/sources';

/** Runs a command as `npm run` would, with its input. */
function command(name: string, args: string[], input = ''): { status: number | null; lines: string[]; errors: string } {
  const script = join(root, 'lib/commands', `${name}.ts`);
  const line = ['--conditions=react-server', '--import', 'tsx', script, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: root, input, encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n'), errors: stderr };
}

describe('commands', () => {
  let folder: string;
  let path: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fieldpost-commands-'));
    path = join(folder, 'game.json');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('fuzz ends with its count and without violations', () => {
    const { status, lines } = command('fuzz', ['ridges', '--games', '30', '--seed', 'x']);
    expect(lines.at(-1)).toMatch(/^games=30 orders=\d+ violations=0$/);
    expect(status).toBe(0);
  });

  it('selfplay writes a whole game that passes the audit, the same for the same seed', () => {
    expect(command('selfplay', ['ridges', '--seed', '7', '--out', path]).status).toBe(0);
    const first = readFileSync(path, 'utf8');
    expect((JSON.parse(first) as GameFile).status).toBe('over');
    expect(command('audit', [path])).toMatchObject({ status: 0 });
    command('selfplay', ['ridges', '--seed', '7', '--out', path]);
    expect(readFileSync(path, 'utf8')).toBe(first);
  });

  it('audit names the first row that was changed', () => {
    command('selfplay', ['ridges', '--seed', '8', '--out', path]);
    const file = JSON.parse(readFileSync(path, 'utf8')) as GameFile;
    const row = file.entries[3];
    if (!row) throw new Error('the game is too short');
    row.order = { ...row.order, companies: 0 };
    writeFileSync(path, JSON.stringify(file));
    const { status, lines, errors } = command('audit', [path]);
    expect(status).toBe(1);
    expect(`${lines.join('\n')}${errors}`).toMatch(/\b4\b/);
  });

  it('audit says whether the file holds the log that a letter told of', () => {
    command('selfplay', ['ridges', '--seed', '7', '--out', path]);
    const { entries } = JSON.parse(readFileSync(path, 'utf8')) as GameFile;
    const said = (head: string) => {
      const { status, lines } = command('audit', [path, '--head', head]);
      return { status, text: lines.join(' ') };
    };
    expect(said(`2:${entries[1]?.hash}`)).toEqual({ status: 0, text: expect.stringContaining('up to entry 2, unchanged') });
    expect(said(`3:${entries[1]?.hash}`)).toEqual({ status: 1, text: expect.stringContaining('not the log of the letter') });
    expect(said('2')).toEqual({ status: 1, text: expect.stringContaining('no line of a letter') });
  });

  it('adjudicate reads a case and answers in JSON', () => {
    const good = command('adjudicate', [], '[game] ridges\n[dice] 1 2 4\n');
    expect(good.status).toBe(0);
    expect(JSON.parse(good.lines.join('\n'))).toMatchObject({ refused: [], diceLeft: 0 });
    const bad = command('adjudicate', [], '[game] chess\n');
    expect(bad.status).toBe(1);
    expect(JSON.parse(bad.lines.join('\n'))).toHaveProperty('error');
  });

  it.each([
    ['fuzz', [], /Usage/],
    ['fuzz', ['chess'], /no game "chess"/],
    ['fuzz', ['ridges', '--game', '3'], /no option --game/],
    ['fuzz', ['ridges', '--games', 'many'], /whole number/],
    ['selfplay', ['ridges', '--seed', '1'], /Usage/],
  ])('%s %j says how it is used', (name, args, expected) => {
    const { status, errors } = command(name, args);
    expect(status).toBe(2);
    expect(errors).toMatch(expected);
  });
});
