import { seeded } from '../../engine';
import type { AnyGame } from '../../games/registry';
import type { Receipt, TableView } from '../../play';
import { nextOrder } from '../next-order';

export interface PlayedBy {
  address: string;
  table: string;
  game: AnyGame;
  /** Of the program that plays all seats. */
  token: string;
}

/** An order that is about to be sent. */
export interface NextOrder {
  /** The table's last entry before it. */
  after: number;
  /** Resolves when the server has answered, which its commit comes just before; the answer must be that it was taken. */
  send(): Promise<void>;
}

/** Plays a served table by its door for programs, an order at a time, until it is over. */
export async function* playedOrders({ address, table, game, token }: PlayedBy): AsyncGenerator<NextOrder> {
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${token}`, ...init.headers };
    const response = await fetch(`${address}/api/v1/tables/${table}${path}`, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const viewOf = async (seat?: string) =>
    (await (await ask(seat === undefined ? '' : `?seat=${encodeURIComponent(seat)}`)).json()) as TableView;
  const random = seeded('bench page');
  for (let n = 0; ; n++) {
    const shown = await viewOf();
    const [question] = shown.questions;
    if (!question) return;
    const { view } = question.seat === shown.viewer ? shown : await viewOf(question.seat);
    const order = nextOrder(game, view, question, random);
    yield {
      after: shown.seq,
      async send() {
        const response = await ask('/orders', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `bench-${n}` },
          body: JSON.stringify({ seat: question.seat, decision: question.decision, orders: [order] }),
        });
        const receipt = (await response.json()) as Receipt;
        if (receipt.kind !== 'applied') throw new Error(`"${order}" was not taken: ${JSON.stringify(receipt)}`);
      },
    };
  }
}
