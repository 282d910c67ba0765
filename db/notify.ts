import type { Db, Tx } from './client';
import { statement } from './prepared';

/** What listeners of a channel are told. */
export interface News {
  channel: string;
  payload: string;
}

/** Tells listeners of what is kept. */
export type Tell = (news: readonly News[]) => void;

interface Untold {
  /** How each database tells. */
  tells: WeakMap<object, Tell>;
  /** What transactions have to tell once they are kept. */
  ofTransactions: WeakMap<object, News[]>;
}

// next bundles routes apart: whoever ends a transaction must find what another copy of this module noted
const shared = globalThis as typeof globalThis & { fieldpostUntold?: Untold };

function untold(): Untold {
  shared.fieldpostUntold ??= { tells: new WeakMap(), ofTransactions: new WeakMap() };
  return shared.fieldpostUntold;
}

/** Says how a database tells what happens outside of transactions. */
export const tellsBy = (db: Db, tell: Tell): unknown => untold().tells.set(db, tell);

/**
 * Tells all who listen to a channel: of a transaction once it is kept, else at once. Not within it: PostgreSQL lets transactions that tell
 * something commit one after the other. A process that is killed between tells nobody, so whoever listens looks by itself now and then.
 */
export function notify(on: Db | Tx, channel: string, payload = ''): void {
  const { tells, ofTransactions } = untold();
  const news = { channel, payload };
  const tell = tells.get(on);
  if (tell) tell([news]);
  else ofTransactions.set(on, [...(ofTransactions.get(on) ?? []), news]);
}

/** What a transaction that ends has to tell; it has nothing more afterwards. */
export function newsOf(tx: Tx): News[] {
  const { ofTransactions } = untold();
  const news = ofTransactions.get(tx) ?? [];
  ofTransactions.delete(tx);
  return news;
}

/** The statement by which PostgreSQL tells; after a crash nobody would be told either, so it does not wait for the disk. */
export const telling = `select set_config('synchronous_commit', 'off', true), pg_notify(n.channel, n.payload)
  from json_to_recordset($1::json) as n (channel text, payload text)`;

const say = statement('tell_news', telling);

/** Tells by PostgreSQL: what comes while it is told is told in one statement after it. `lost` hears of what could not be told. */
export function tellerOn(db: Db, lost: (error: unknown) => void): { tell: Tell; done(): Promise<void> } {
  let waiting: News[] = [];
  let underWay: Promise<void> | null = null;
  const tellAll = async () => {
    while (waiting.length > 0) {
      const news = [JSON.stringify(waiting)];
      waiting = [];
      // a connection that was cut: another one tells
      await say(db, news)
        .catch(() => say(db, news))
        .catch(lost);
    }
    underWay = null;
  };
  return {
    tell(news) {
      waiting.push(...news);
      if (waiting.length > 0) underWay ??= tellAll();
    },
    async done() {
      await underWay;
    },
  };
}

/** Tells within the process: nobody else can open its database. */
export function tellerWithin(): { tell: Tell; listen(channel: string, hear: (payload: string) => void): () => void } {
  const hearers = new Map<string, Set<(payload: string) => void>>();
  return {
    tell(news) {
      for (const { channel, payload } of news) for (const hear of hearers.get(channel) ?? []) hear(payload);
    },
    listen(channel, hear) {
      const known = hearers.get(channel) ?? new Set();
      hearers.set(channel, known.add(hear));
      return () => void known.delete(hear);
    },
  };
}
