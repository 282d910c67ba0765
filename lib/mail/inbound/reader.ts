import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Done, Job, JobKind, Work } from './reader-jobs';
import type { Word } from './serve-reader';

/** A letter took too long to read, or its reader did not survive it. */
export class Unreadable extends Error {
  constructor() {
    super('the letter cannot be read');
    this.name = 'Unreadable';
  }
}

/** Reads what strangers wrote, apart from this process. Works one letter after the other, in the order they were handed in. */
export interface Reader {
  /** Throws Unreadable when it is the letter's fault that there is no answer, any other error when it may be tried again. */
  ask<K extends JobKind>(kind: K, work: Work<K>): Promise<Done<K>>;
  /** Ends the process, whatever it is at; it reads nothing more. */
  end(): Promise<void>;
}

/** Milliseconds that a letter may take at one job; the worst that are let in take less than one second. */
const limit = 10_000;
/** Milliseconds in which the process must be up and know the rules of a game. */
const start = 60_000;
/** Megabytes of memory that a letter may take. */
const memory = 512;

/** What a process needs of its surroundings; no secrets, and not where the database is. */
const harmless = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_ENV', 'TZ'];

/** A reader whose process starts with the first letter, again after one that it did not survive, and keeps nothing else waiting. */
export function startReader({ path = 'lib/mail/inbound/reader-process.ts', patience = limit } = {}): Reader {
  let child: ChildProcess | null = null;
  let isEnded = false;
  let line: Promise<unknown> = Promise.resolve();

  function begin(): ChildProcess {
    const env = Object.fromEntries(harmless.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
    const begun = fork(resolve(/*turbopackIgnore: true*/ process.cwd(), path), {
      env: env as NodeJS.ProcessEnv,
      execArgv: ['--import', 'tsx', `--max-old-space-size=${memory}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // also where nobody waits for an answer
    begun.on('error', () => undefined);
    begun.once('exit', () => {
      if (child === begun) child = null;
    });
    return begun;
  }

  async function work(job: Job): Promise<unknown> {
    if (isEnded) throw new Error('nobody reads letters any more');
    child ??= begin();
    const reader = child;
    hold(reader);
    let timer: NodeJS.Timeout | undefined;
    let hasBegun = false;
    const leave: (() => void)[] = [];
    try {
      return await new Promise((done, failed) => {
        const gone = () => failed(hasBegun && !isEnded ? new Unreadable() : new Error('the process that reads letters is gone'));
        const wait = (milliseconds: number) => {
          clearTimeout(timer);
          timer = setTimeout(() => reader.kill('SIGKILL'), milliseconds);
        };
        const hear = (word: Word) => {
          if (word.kind === 'done') done(word.result);
          else if (word.kind === 'failed') failed(Object.assign(new Error(word.message), { stack: word.stack }));
          else {
            hasBegun = true;
            wait(patience);
          }
        };
        reader.on('message', hear);
        reader.once('exit', gone);
        reader.once('error', failed);
        leave.push(() => reader.off('message', hear).off('exit', gone).off('error', failed));
        wait(start);
        reader.send(job, (error) => error && failed(error));
      });
    } finally {
      clearTimeout(timer);
      for (const each of leave) each();
      letGo(reader);
    }
  }

  return {
    ask<K extends JobKind>(kind: K, what: Work<K>): Promise<Done<K>> {
      const turn = line.then(() => work({ kind, work: what } as Job));
      line = turn.catch(() => undefined);
      return turn as Promise<Done<K>>;
    },
    async end() {
      isEnded = true;
      if (!child) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** While a letter is read this process stays for it. */
function hold(reader: ChildProcess): void {
  reader.ref();
  reader.channel?.ref();
}

/** An idle reader keeps no process from its end. */
function letGo(reader: ChildProcess): void {
  reader.unref();
  reader.channel?.unref();
}
