import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Owner {
  pid: number;
  /** The process's start as the system tells it: a recycled pid does not look like the owner. Null where it cannot be told. */
  started: string | null;
}

/** Another process, or this one, has taken the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/** Takes the data folder for this process alone: the embedded database itself takes no lock, and two processes lose rows. */
export const lockDataDir = (dir: string): (() => void) =>
  lockFolder(
    dir,
    (who) =>
      `The data folder ${dir} is ${who}. The embedded database serves one process at a time: stop the other one, choose another DATA_DIR, or set DATABASE_URL to use PostgreSQL.`,
  );

/**
 * Takes a folder for this process alone, and makes it where there is none. A lock whose owner is dead is taken over. Returns the
 * function that gives it back; throws FolderInUse with the sentence `refusal` makes of who has it.
 */
export function lockFolder(dir: string, refusal: (who: string) => string): () => void {
  mkdirSync(dir, { recursive: true });
  const path = join(dir, 'lock');
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner);
  for (let attempt = 0; attempt < 5; attempt++) {
    if (create(path, mine)) return release(path, mine);
    const theirs = read(path);
    if (theirs === null) continue;
    const owner = parse(theirs);
    if (owner && isAlive(owner)) throw inUse(owner, refusal);
    takeAway(path, theirs, refusal);
  }
  throw new FolderInUse(`The lock ${path} changes hands too quickly. Start Fieldpost again.`);
}

function create(path: string, content: string): boolean {
  // written aside and linked into place: a reader never sees a lock that is half written
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, content);
  try {
    linkSync(aside, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(aside);
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Removes a dead owner's lock; when another process was quicker and this took its lock instead, puts it back. */
function takeAway(path: string, expected: string, refusal: (who: string) => string): void {
  const aside = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const taken = readFileSync(aside, 'utf8');
  if (taken !== expected) {
    linkSync(aside, path);
    unlinkSync(aside);
    throw inUse(parse(taken), refusal);
  }
  unlinkSync(aside);
}

function release(path: string, mine: string): () => void {
  const give = () => {
    process.off('exit', give);
    if (read(path) === mine) unlinkSync(path);
  };
  process.on('exit', give);
  return give;
}

function parse(text: string): Owner | null {
  try {
    const owner = JSON.parse(text) as Owner;
    return Number.isInteger(owner.pid) ? owner : null;
  } catch {
    return null; // not a lock of ours: nobody owns it
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const started = startOf(owner.pid);
  return started === null || owner.started === null || started === owner.started;
}

function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // the command's name may hold spaces and brackets: count the fields after its last bracket
      return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
    }
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null; // the process ended meanwhile, or the system does not tell
  }
}

function inUse(owner: Owner | null, refusal: (who: string) => string): FolderInUse {
  return new FolderInUse(
    refusal(owner?.pid === process.pid ? 'already open in this process' : `in use by process ${owner?.pid ?? 'unknown'}`),
  );
}
