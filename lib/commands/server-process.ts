import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from './install.mjs';

export interface ServerProcess {
  address: string;
  pid: number;
  /** What it printed so far; of a server that talks for hours, the last of it. */
  printed(): string;
  /** False once it has ended, by whatever cause. */
  isRunning(): boolean;
  /** Ends it with a signal (SIGTERM) and waits; resolves to the milliseconds that took. */
  stop(signal?: NodeJS.Signals): Promise<number>;
}

/** It runs, but never said that it is ready. */
export class NeverReady extends Error {
  override name = 'NeverReady';
}

/** A build may be part of it. */
const longestStart = 900_000;

/** Chunks of what a server prints that are kept. */
const mostChunks = 20_000;

/**
 * Starts Fieldpost as `npm start` does, on a free port, and waits until it prints its address; `house` is the folder of its sources.
 * `NeverReady`, with what it printed, when it has not after `patience` milliseconds.
 */
export async function startServer(settings: Record<string, string>, house = root, patience = longestStart): Promise<ServerProcess> {
  const port = String(await freePort());
  const env = { ...process.env, NODE_OPTIONS: '', HOST: '127.0.0.1', PORT: port, BASE_URL: '', ...settings };
  const child = spawn(process.execPath, [join(house, 'lib/commands/start.mjs')], {
    cwd: house,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const chunks: Buffer[] = [];
  const printed = () => Buffer.concat(chunks).toString();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let late: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    let isReady = false;
    const read = (data: Buffer) => {
      chunks.push(data);
      if (chunks.length > mostChunks) chunks.splice(0, mostChunks / 2);
      // whoever asked a text that grows, at each line, would wait longer than the server
      isReady ||= printed().includes('Fieldpost is at ');
      if (isReady) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (status) => reject(new Error(`the server ended with ${status}:\n${printed()}`)));
    late = setTimeout(() => {
      reject(new NeverReady(`the server is not ready after ${patience} ms:\n${printed()}`));
      child.kill('SIGKILL');
    }, patience);
  }).finally(() => clearTimeout(late));
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    printed,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop(signal = 'SIGTERM') {
      const start = performance.now();
      child.kill(signal);
      await ended;
      return performance.now() - start;
    },
  };
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port is free'))));
    });
  });
}
