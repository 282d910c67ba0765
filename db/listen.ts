import pg from 'pg';
import type { Listen } from './client';

const longestPause = 15_000;

/** One connection of its own for LISTEN, opened at the first listener and opened again, with growing pauses, when it breaks. */
export function listenOn(url: string): { listen: Listen; close(): Promise<void> } {
  const hearers = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  let retry: NodeJS.Timeout | null = null;
  let pause = 250;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url });
    fresh.on('notification', ({ channel, payload }) => {
      for (const hear of hearers.get(channel) ?? []) hear(payload ?? '');
    });
    const lost = () => {
      if (client === fresh) client = null;
      again();
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    await fresh.connect();
    for (const channel of hearers.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = fresh;
    pause = 250;
  }

  function again(): void {
    if (closed || retry || hearers.size === 0) return;
    retry = setTimeout(() => {
      retry = null;
      ready().catch(again);
    }, pause);
    retry.unref();
    pause = Math.min(pause * 2, longestPause);
  }

  function ready(): Promise<void> {
    if (client) return Promise.resolve();
    connecting ??= connect().finally(() => {
      connecting = null;
    });
    return connecting;
  }

  return {
    async listen(channel, hear) {
      const known = hearers.get(channel);
      const set = known ?? new Set();
      set.add(hear);
      hearers.set(channel, set);
      if (client && !known) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      // a server that is away now is tried again later: what is missed meanwhile is caught by slow polling
      else await ready().catch(again);
      return async () => {
        set.delete(hear);
        if (set.size > 0) return;
        hearers.delete(channel);
        // a connection that breaks meanwhile listens to nothing any more
        await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
      };
    },
    async close() {
      closed = true;
      if (retry) clearTimeout(retry);
      await connecting?.catch(() => undefined);
      await client?.end();
    },
  };
}
