import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** All that a build is made of; commands are not. */
const ingredients = ['app', 'lib', 'db', 'instrumentation.ts', 'next.config.mjs', 'tsconfig.json', '.postcssrc.json', 'package-lock.json'];

/** Runs `next build` unless the last one was made of these very sources; waits while another process builds them. */
export function ensureBuilt() {
  const stamp = join(root, process.env.NEXT_DIST_DIR || '.next', 'fieldpost-sources');
  for (let told = false; ; told = true) {
    const sources = hashOf(ingredients);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
    if (!told) console.log('Building …');
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      encoding: 'utf8',
    });
    if (status === 0) return writeFileSync(stamp, sources);
    if (!stderr.includes('Another next build process is already running')) {
      console.error(`${stdout}\n${stderr}\nThe build failed (see above).`);
      process.exit(1);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000);
  }
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
