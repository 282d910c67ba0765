import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { verifyTables } from '../play/log/verify';
import { root } from './install.mjs';

/** What became of one table. */
export interface Checked {
  id: string;
  /** Of a log that is right; 0 otherwise. */
  entries: number;
  /** Null: nothing is wrong, or it has not begun. */
  problem: string | null;
}

/** Entries that are read at a time, unless one table has more. */
const mostEntries = 1000;
/** Tables that are read at a time: each costs more than its entries. */
const mostTables = 100;

/** Tables that are checked together, in their order. */
export function lotsOf(logs: readonly { id: string; seq: number }[]): string[][] {
  const lots: string[][] = [];
  let lot: string[] = [];
  let entries = 0;
  for (const { id, seq } of logs) {
    if (lot.length > 0 && (entries + seq > mostEntries || lot.length >= mostTables)) {
      lots.push(lot);
      [lot, entries] = [[], 0];
    }
    lot.push(id);
    entries += seq;
  }
  return lot.length > 0 ? [...lots, lot] : lots;
}

export async function check(lot: readonly string[]): Promise<Checked[]> {
  const verdicts = await verifyTables(lot);
  return lot.map((id, at) => {
    const verdict = verdicts[at] ?? null;
    if (verdict && !verdict.ok) return { id, entries: 0, problem: verdict.problem.text.en };
    return { id, entries: verdict?.entries ?? 0, problem: null };
  });
}

export async function* verifyHere(lots: readonly string[][]): AsyncGenerator<Checked[]> {
  for (const lot of lots) yield await check(lot);
}

interface Processes {
  processes: number;
  script?: string;
  /** Surroundings of the processes. */
  env?: NodeJS.ProcessEnv;
}

const itsScript = join(root, 'lib/commands/verify-process.ts');

/**
 * Checks tables in processes of their own, which read them from the database themselves; each takes the next lot when it is done with one. What
 * they found comes in the order of the lots. Throws when one of them ends before all is checked; none is left in any case.
 */
export async function* verifyInProcesses(
  lots: readonly string[][],
  { processes, script = itsScript, env = process.env }: Processes,
): AsyncGenerator<Checked[]> {
  const begin = () => fork(script, { cwd: root, env, execArgv: ['--conditions=react-server', '--import', 'tsx'] });
  const children = Array.from({ length: Math.min(processes, lots.length) }, begin);
  const found = lots.map(() => promised<Checked[]>());
  let next = 0;
  try {
    await Promise.all(children.map((child) => answerOf(child, null)));
    for (const child of children) {
      const work = async () => {
        for (let at = next++; at < lots.length; at = next++) found[at]?.keep((await answerOf(child, lots[at] ?? [])) as Checked[]);
      };
      work().catch((error: unknown) => {
        for (const each of found) each.fail(error);
      });
    }
    for (const { promise } of found) yield await promise;
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  }
}

/** A promise that somebody else keeps; that nobody waits for it any more is no fault. */
function promised<T>(): { promise: Promise<T>; keep(value: T): void; fail(error: unknown): void } {
  let [keep, fail]: [(value: T) => void, (error: unknown) => void] = [() => undefined, () => undefined];
  const promise = new Promise<T>((kept, failed) => {
    [keep, fail] = [kept, failed];
  });
  promise.catch(() => undefined);
  return { promise, keep, fail };
}

/** What a process says: `up` once it has begun (`lot` null), or what it found. */
async function answerOf(child: ChildProcess, lot: readonly string[] | null): Promise<unknown> {
  const gone = (how: string) => new Error(`a process that checks tables ${how}: not all of them were checked`);
  return new Promise((keep, fail) => {
    const leave = () => child.off('message', hear).off('exit', exit).off('error', fail);
    const hear = (said: unknown) => {
      leave();
      keep(said);
    };
    const exit = (code: number | null, signal: NodeJS.Signals | null) => {
      leave();
      fail(gone(`ended with ${signal ?? code}`));
    };
    child.on('message', hear).on('exit', exit).on('error', fail);
    if (child.exitCode !== null || child.signalCode !== null) exit(child.exitCode, child.signalCode);
    else if (lot !== null) child.send(lot, (error) => error && fail(error));
  });
}
