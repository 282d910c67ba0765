import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
    if (claim()) {
      try {
        if (isBuilt() || (await build(stamp, sources))) return;
      } finally {
        rmSync(claimed, { force: true });
      }
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

/** Holds the process that builds, until its build is stamped: Next's own lock is open again before that. */
const claimed = join(root, '.cache', `building-${basename(built)}`);
/** Milliseconds after which a claim is not believed: its process may be gone, and its number another's. */
const longestBuild = 15 * 60_000;

/** Whether it falls to this process to build. */
function claim() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  try {
    writeFileSync(claimed, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    try {
      const isOld = Date.now() - statSync(claimed).mtimeMs > longestBuild;
      if (isOld || !isRunning(Number(readFileSync(claimed, 'utf8')))) rmSync(claimed);
    } catch {
      // given back meanwhile
    }
    return false;
  }
}

/** Whether there is a process of that number; 0, of a claim that is just being written: nobody knows yet. */
function isRunning(pid) {
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
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
