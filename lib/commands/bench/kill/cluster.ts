import { execFile } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../server-process';
import { untilSignal } from '../../signals';
import { type Measures, unmeasured } from '../measure';

const run = promisify(execFile);

/** How PostgreSQL goes down: `fast` ends its connections and writes everything down first, `immediate` is a crash it must recover from. */
export type Fall = 'fast' | 'immediate';

/** A PostgreSQL server of one's own. */
export interface Cluster {
  url: string;
  /** Down and up again, on the same port. */
  restart(how: Fall): Promise<void>;
  /** Ends it, and removes its data. */
  remove(): Promise<void>;
}

/** Whoever its programs must run as: they refuse an administrator. */
interface Account {
  uid: number;
  gid: number;
}

const programs = ['initdb', 'pg_ctl'];

/** The folder of the programs that make and run a PostgreSQL server, the newest of several; null: none is installed. */
export async function postgresPrograms(): Promise<string | null> {
  const told = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  );
  const [debian, versioned] = ['/usr/lib/postgresql', (name: string) => `/usr/lib/postgresql/${name}/bin`];
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const usual = ['/usr/local/pgsql/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  const folders = [...versions.map(versioned), ...told, ...(process.env.PATH ?? '').split(delimiter), ...usual];
  return folders.find((folder) => programs.every((name) => existsSync(join(folder, name)))) ?? null;
}

/** Null: the account that runs this will do. */
async function accountToUse(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (which) => Number((await run('id', [which, 'postgres'])).stdout)));
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

/** Starts a fresh server in the temporary folder, with the programs in `bin`; a superuser `postgres` enters without a password, from this machine alone. */
export async function startCluster(bin: string): Promise<Cluster> {
  const account = await accountToUse();
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const call = (program: string, ...given: string[]) => run(join(bin, program), given, { cwd: folder, ...account });
  const control = (...given: string[]) => call('pg_ctl', '-D', data, '-w', '-s', '-l', join(folder, 'log'), ...given);
  const remove = async () => {
    if (existsSync(join(data, 'postmaster.pid'))) await control('stop', '-m', 'immediate');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await call('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
    const port = await freePort();
    const settings = [`port = ${port}`, `listen_addresses = '127.0.0.1'`, `unix_socket_directories = '${folder}'`];
    appendFileSync(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`);
    await control('start');
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      restart: async (how) => void (await control('restart', '-m', how)),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A database server of its own for `run`; where none can be had, nothing is measured and the reason said. */
export async function onCluster(names: readonly string[], run: (cluster: Cluster) => Promise<Measures>): Promise<Measures> {
  const bin = await postgresPrograms();
  if (bin === null) return unmeasured(names, '', 'no programs of a PostgreSQL server (initdb, pg_ctl) are installed');
  const cluster = await startCluster(bin);
  // it is nobody's child: a run that is broken off takes it along
  untilSignal(cluster.remove);
  try {
    return await run(cluster);
  } finally {
    await cluster.remove();
  }
}
