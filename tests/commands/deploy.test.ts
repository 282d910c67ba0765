import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mustReachPlayers, parseEnv, settings } from '../../lib/env';
import { root } from '../support/sources';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = readdirSync(join(root, 'deploy'), { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(root.length).replace(/^\//, ''));
const readme = read('README.md');

/** Variables that a file sets or reads: `NAME=…` of our settings' kind, and `$NAME`. */
const variablesIn = (text: string) =>
  [...text.matchAll(/(?:^|[\s"=])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)=|\$\{?([A-Z][A-Z0-9_]+)\b/gm)].map(([, set, used]) => set ?? used ?? '');

describe('what shows how to run the service', () => {
  it('is told of in README.md', () => {
    expect(files.length).toBeGreaterThan(8);
    const named = files.filter((path) => !path.endsWith('ignore'));
    expect(named.filter((path) => !readme.includes(path))).toEqual([]);
  });

  it.each(files)('names only settings there are: %s', (path) => {
    expect(variablesIn(read(path)).filter((name) => !settings.includes(name))).toEqual([]);
  });

  it('finds a setting that is not there', () => {
    expect(variablesIn('Environment=PORT=%i OLD_NAME=1\n$GONE_TOO x=1')).toEqual(['PORT', 'OLD_NAME', 'GONE_TOO']);
  });

  it('has settings with which the service starts', () => {
    const lines = read('deploy/fieldpost.env')
      .split('\n')
      .filter((line) => /^\w+=/.test(line));
    const given = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).replace(/^"|"$/g, '')]),
    );
    const env = parseEnv(given);
    expect(mustReachPlayers(env)).toBeNull();
    expect(env).toMatchObject({ WORKER: 'apart', TRUSTED_PROXIES: 1, BASE_URL: 'https://play.example.org' });
  });

  it.each([...files, 'README.md'])('runs only what there is: %s', (path) => {
    const text = read(path);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const sources = [...text.matchAll(/\b(lib\/commands\/[\w.-]+\.(?:ts|mjs|md))/g)].map(([, source = '']) => source);
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
  });

  it('starts the worker as package.json does', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { worker: string } };
    for (const path of ['deploy/systemd/fieldpost-worker.service', 'deploy/Containerfile'])
      expect(read(path), path).toContain(scripts.worker);
  });

  it.each(files.filter((path) => path.endsWith('.sh')))('can be read by a shell: %s', (path) => {
    const { status, stderr } = spawnSync('sh', ['-n', join(root, path)], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

it('README.md tells of every setting, and of none that is gone', () => {
  const table = readme.slice(readme.indexOf('## Configuration'), readme.indexOf('## Deploying'));
  const told = table.split('\n').flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect([...told].sort()).toEqual([...settings].sort());
});
