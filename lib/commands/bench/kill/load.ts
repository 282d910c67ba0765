import { inArray } from 'drizzle-orm';
import type { Db } from '../../../../db/client';
import { questions } from '../../../../db/schema';
import type { Mailbag } from './mailbag';
import type { Table } from './players';

/** Tables under way at a time. */
const atATime = 120;
/** Milliseconds after which whoever cannot reach the database gives up. */
const patience = 60_000;

export const soon = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** An order that a server said it has. */
export interface Acknowledged {
  table: string;
  seat: string;
  key: string;
}

/** A server that takes orders. */
export interface Serving {
  address: string;
  /** Orders it acknowledged and letters it sent. */
  done: number;
}

/** Orders that come in while servers come and go. */
export interface Load {
  acknowledged: readonly Acknowledged[];
  /** What was refused, in the server's words: players give legal orders. */
  refused: readonly string[];
  /** Gives no more orders; resolves when none is under way. */
  stop(): Promise<void>;
}

export interface LoadOptions {
  db: Db;
  mail: Mailbag;
  /** Servers that are up: each order goes to any of them. */
  serving: readonly Serving[];
  newTable(): Promise<Table>;
  /** 0 <= x < 1. */
  random(): number;
}

/** Does what asks the database until it succeeds, over cut connections and restarts; throws when it fails for a minute. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await soon(250);
    }
  }
}

/** Players who give an order as soon as they have read the letter that asks for it; the same order again until it is acknowledged. */
export function startLoad({ db, mail, serving, newTable, random }: LoadOptions): Load {
  const acknowledged: Acknowledged[] = [];
  const refused: string[] = [];
  let tables: Table[] = [];
  let isStopped = false;

  async function run(): Promise<void> {
    while (!isStopped) {
      if (tables.length < atATime) tables.push(await patiently(newTable));
      const ids = tables.map(({ id }) => id);
      const asked = await patiently(() => db.select().from(questions).where(inArray(questions.tableId, ids)));
      const isOver = ({ id, busy }: Table) => !busy && !asked.some(({ tableId }) => tableId === id);
      tables = tables.filter((table) => !isOver(table));
      for (const table of tables) {
        const next = asked.find((question) => question.tableId === table.id && !question.held && hasRead(table, question));
        if (next && !table.busy) void answer(table, next);
      }
      await soon(tables.length < atATime ? 20 : 150);
    }
    while (tables.some(({ busy }) => busy)) await soon(50);
  }

  function hasRead({ id, bySeat, last }: Table, { seat, askedAt }: typeof questions.$inferSelect): boolean {
    return last === seat || mail.hasSince({ email: bySeat[seat]?.email ?? '', table: id }, askedAt);
  }

  async function answer(table: Table, { decision, seat, kind }: typeof questions.$inferSelect): Promise<void> {
    table.busy = true;
    const key = `${table.id}.${decision}`;
    const order = kind === 'rally' ? 'PASS' : `DEPLOY ${Math.floor(random() * 2)}`;
    try {
      while (!isStopped) {
        const said = await post(table, { seat, decision, order, key });
        if (said === 'again') await soon(100);
        else {
          if (said === 'taken') acknowledged.push({ table: table.id, seat, key });
          table.last = seat;
          return;
        }
      }
    } finally {
      table.busy = false;
    }
  }

  async function post(
    { id, bySeat }: Table,
    { seat, decision, order, key }: Record<'seat' | 'decision' | 'order' | 'key', string>,
  ): Promise<'taken' | 'again' | 'refused'> {
    const server = serving[Math.floor(random() * serving.length)];
    if (!server) return 'again';
    try {
      const response = await fetch(`${server.address}/api/v1/tables/${id}/orders`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bySeat[seat]?.token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ seat, decision, orders: [order] }),
        signal: AbortSignal.timeout(5_000),
      });
      if (response.status >= 500 || response.status === 429) return 'again';
      const body = (await response.json()) as { kind: string; receipt?: { kind: string } };
      if (['applied', 'held'].includes(body.receipt?.kind ?? body.kind)) {
        server.done++;
        return 'taken';
      }
      refused.push(`${response.status} ${key} ${JSON.stringify(body).slice(0, 300)}`);
      return 'refused';
    } catch {
      // the process died before it had answered: nobody knows whether it has the order
      return 'again';
    }
  }

  const running = run();
  // whoever stops it hears of it
  running.catch(() => undefined);
  return {
    acknowledged,
    refused,
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
