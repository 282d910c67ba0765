import pg from 'pg';
import type { Listen } from './client';
import { connectionTo, type Patience } from './pool';

const longestPause = 15_000;

interface Hearer {
  hear(payload: string): void;
  missed: (() => void) | undefined;
}

/** One connection of its own for LISTEN, opened at the first listener and opened again, with growing pauses, when it breaks. */
export function listenOn(url: string, timeouts: Patience): { listen: Listen; close(): Promise<void> } {
  const hearers = new Map<string, Set<Hearer>>();
  let client: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  let retry: NodeJS.Timeout | null = null;
  let pause = 250;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client(connectionTo(url, timeouts));
    fresh.on('notification', ({ channel, payload }) => {
      for (const { hear } of hearers.get(channel) ?? []) hear(payload ?? '');
    });
    const lost = () => {
      clearInterval(beat);
      if (client === fresh) client = null;
      again();
    };
    const hangUp = () => fresh.end().catch(() => undefined);
    // a line that is cut without a word brings no news and no error either
    const beat = setInterval(() => void fresh.query('select 1').catch(hangUp), timeouts.pulse);
    beat.unref();
    fresh.on('error', lost);
    fresh.on('end', lost);
    try {
      await fresh.connect();
      for (const channel of hearers.keys()) await fresh.query(listenTo(channel));
    } catch (error) {
      lost();
      void hangUp();
      throw error;
    }
    client = fresh;
    pause = 250;
  }

  function again(): void {
    if (closed || retry || hearers.size === 0) return;
    retry = setTimeout(() => {
      retry = null;
      ready().then(lookAgain, again);
    }, pause);
    retry.unref();
    pause = Math.min(pause * 2, longestPause);
  }

  /** What was told while nobody listened is not told again. */
  function lookAgain(): void {
    for (const { missed } of [...hearers.values()].flatMap((set) => [...set])) missed?.();
  }

  function ready(): Promise<void> {
    if (client) return Promise.resolve();
    connecting ??= connect().finally(() => {
      connecting = null;
    });
    return connecting;
  }

  return {
    async listen(channel, hear, missed) {
      const known = hearers.get(channel);
      const set = known ?? new Set();
      const hearer = { hear, missed };
      set.add(hearer);
      hearers.set(channel, set);
      // a server that is away, or goes now, is tried again later: whoever is there then looks again
      const here = client;
      if (!here) await ready().catch(again);
      else if (!known) await here.query(listenTo(channel)).catch(() => here.end().catch(() => undefined));
      return async () => {
        set.delete(hearer);
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

const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;
