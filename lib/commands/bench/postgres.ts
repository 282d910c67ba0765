import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Measures, unmeasured } from './measure';

/** Runs a part on a fresh database of the PostgreSQL at TEST_DATABASE_URL; without one, nothing is measured and the reason said. */
export async function onPostgres(names: readonly string[], unit: string, run: (url: string) => Promise<Measures>): Promise<Measures> {
  const server = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
  } catch {
    return unmeasured(names, unit, `no PostgreSQL answers at ${new URL(server).host}`);
  }
  const name = `fieldpost_bench_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  try {
    await client.query(`create database ${name}`);
    return await run(url.href);
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
}
