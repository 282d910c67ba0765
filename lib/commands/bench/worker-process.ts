import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** Starts `npm run worker` on a database and a mail server; resolves when it runs. `house` is the folder of its sources. */
export async function startWorkerProcess(settings: Record<string, string>, house = root): Promise<ChildProcess> {
  const env = { ...process.env, NODE_OPTIONS: '', BASE_URL: 'https://bench.invalid', AUTH_SECRET: 'of the benchmark only', ...settings };
  const child = spawn(process.execPath, argumentsOfWorker(house), { cwd: house, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => void (data.includes('The worker runs') && resolve()));
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)));
  });
  return child;
}

/** As package.json has them. */
function argumentsOfWorker(house: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(house, 'package.json'), 'utf8')) as { scripts: { worker: string } };
  return scripts.worker.split(' ').slice(1);
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
