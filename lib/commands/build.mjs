import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { root } from './install.mjs';

/** All that a build is made of; commands are not. */
const ingredients = ['app', 'lib', 'db', 'instrumentation.ts', 'next.config.mjs', 'tsconfig.json', '.postcssrc.json', 'package-lock.json'];

/** What the last build left, and of it the scripts and styles of pages. */
const built = join(root, process.env.NEXT_DIST_DIR || '.next');
export const scripts = join(built, 'static', 'chunks');

/** Runs `next build` unless the last one was made of these very sources; waits while another process builds them. */
export async function ensureBuilt() {
  const stamp = join(built, 'fieldpost-sources');
  for (let told = false; ; told = true) {
    const sources = hashOf(ingredients);
    const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
    if (isBuilt()) return;
    if (!told) console.log('Building …');
    const giveBack = await claim();
    try {
      if (giveBack && (isBuilt() || (await build(stamp, sources)))) return;
    } finally {
      giveBack?.();
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000);
  }
}

/** Builds, packs and stamps; false while a build goes on whose starter is gone. */
async function build(stamp, sources) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  if (status === 0) {
    await packScripts();
    writeFileSync(stamp, sources);
    return true;
  }
  // told in colours where colours are asked for
  if (stripVTControlCharacters(stdout + stderr).includes('Another next build process is already running')) return false;
  console.error(`${stdout}\n${stderr}\nThe build failed (see above).`);
  // its claim ends with it
  process.exit(1);
}

/** Takes building for this process until its build is stamped (Next's own lock is open again before that); null: another one builds. */
async function claim() {
  const { tsImport } = await import('tsx/esm/api');
  const { FolderInUse, lockFolder } = await tsImport('../../db/lock.ts', import.meta.url);
  try {
    return lockFolder(join(root, '.cache', `build-${basename(built)}`), (who) => `The build is ${who}.`);
  } catch (error) {
    if (error instanceof FolderInUse) return null;
    throw error;
  }
}

/** Scripts and styles are packed once and for all, by a fifth smaller than a server could at each request; `packed.ts` hands them out. */
async function packScripts() {
  const files = (await readdir(scripts)).filter((name) => /\.(js|css)$/.test(name)).map((name) => join(scripts, name));
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))));
}

function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full) || path === 'lib/commands') return;
    if (statSync(full).isDirectory()) for (const name of readdirSync(full).sort()) add(`${path}/${name}`);
    else hash.update(path).update(readFileSync(full));
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}
