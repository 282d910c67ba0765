import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder; every command works from here. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const oldest = [20, 19];

/** Ends the process with a sentence when this Node is older than the code can run on. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(`Fieldpost needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs `npm ci` when node_modules lacks something of the lock file; `dev` says whether the lack of a development package counts. */
export function ensureInstalled({ dev }) {
  if (isInstalled(dev)) return;
  console.log('Installing packages (npm ci) …');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [command = 'npm', ...first] = npm;
  const args = [...first, 'ci', '--include=dev'];
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && npm.length === 1,
  });
  if (done.status !== 0) {
    console.error('Installing failed: npm ci ended with an error (see above).');
    process.exit(1);
  }
}

function isInstalled(dev) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages: there } = JSON.parse(readFileSync(record, 'utf8'));
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(locked).every(([path, { version, optional, devOptional, dev: forDev }]) => {
    if (path === '' || optional || devOptional || (forDev && !dev)) return true;
    return there[path]?.version === version;
  });
}
