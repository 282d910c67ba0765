import { seeded } from '../../engine';
import type { AnyGame } from '../../games/registry';
import type { Receipt, TableView } from '../../play';
import { nextOrder } from '../next-order';
import { openBrowser } from './browser';

const orders = 40;
const warmUp = 10;

interface At {
  address: string;
  table: string;
  game: AnyGame;
  /** Of the program that plays all seats. */
  token: string;
}

/** Milliseconds from the answer to a program's order, which its commit comes just before, to the frame in which an open page of somebody else shows it. */
export async function newsTimes({ address, table, game, token }: At): Promise<number[]> {
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${token}`, ...init.headers };
    const response = await fetch(`${address}/api/v1/tables/${table}${path}`, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const viewOf = async (seat?: string) =>
    (await (await ask(seat === undefined ? '' : `?seat=${encodeURIComponent(seat)}`)).json()) as TableView;
  const random = seeded('bench page');
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/tables/${table}`, { waitUntil: 'load' });
    await page.locator('.live-line[data-on="true"]').waitFor();
    const taken: number[] = [];
    while (taken.length < orders) {
      const shown = await viewOf();
      const [question] = shown.questions;
      if (!question) break;
      const { view } = question.seat === shown.viewer ? shown : await viewOf(question.seat);
      const order = nextOrder(game, view, question, random);
      // looked for in every frame, and told by the page itself: its clock is that of this machine
      const showing = page.waitForFunction(
        (last) => [...document.querySelectorAll('.log-seq')].some((entry) => Number(entry.textContent) > last) && Date.now(),
        shown.seq,
        { polling: 'raf' },
      );
      const response = await ask('/orders', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `bench-${taken.length}` },
        body: JSON.stringify({ seat: question.seat, decision: question.decision, orders: [order] }),
      });
      const committed = Date.now();
      const receipt = (await response.json()) as Receipt;
      if (receipt.kind !== 'applied') throw new Error(`"${order}" was not taken: ${JSON.stringify(receipt)}`);
      taken.push(Number(await (await showing).jsonValue()) - committed);
    }
    return taken.slice(warmUp);
  } finally {
    await browser.close();
  }
}
