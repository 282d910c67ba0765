import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '../../games/registry';
import { startServer } from '../server-process';
import { cpuOf } from './cpu';
import { type Measures, measured, type Part, unmeasured } from './measure';
import { furnish, longTable } from './page';
import { playedOrders } from './played';

const name = 'watchers.cpu_s_per_order';
const watchers = 500;
const orders = 8;
const warmUp = 2;
const ask = (url: string, headers: Record<string, string>, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => get(url, { headers, agent }, resolve).on('error', reject));

async function whole(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return text;
}

interface Watcher {
  /** Resolves once the page shows an entry. */
  shows(seq: number): Promise<void>;
  leave(): void;
}

/** An open page of somebody who only watches: it listens for news, and fetches its data anew at each, as the browser does. */
async function watch(address: string, visitor: string, agent: Agent): Promise<Watcher> {
  const from = { 'X-Forwarded-For': visitor, 'Accept-Encoding': 'gzip' };
  const stream = await ask(`${address}/tables/${longTable}/stream`, from, agent);
  if (stream.statusCode !== 200) throw new Error(`a stream answered ${stream.statusCode}`);
  let shown = -1;
  let isFirst = true;
  let waiting: { seq: number; done: () => void; fail: (error: unknown) => void }[] = [];
  const refresh = async (seq: number) => {
    const answer = await ask(`${address}/tables/${longTable}?_rsc`, { ...from, RSC: '1' }, agent);
    await whole(answer);
    if (answer.statusCode !== 200) throw new Error(`a refresh answered ${answer.statusCode}`);
    shown = Math.max(shown, seq);
    for (const each of waiting) if (each.seq <= shown) each.done();
    waiting = waiting.filter((each) => each.seq > shown);
  };
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const seq = Number(/data: (\d+)/.exec(text)?.[1] ?? 0);
    if (!isFirst && seq > shown) void refresh(seq).catch((error: unknown) => waiting.splice(0).map((each) => each.fail(error)));
    else shown = Math.max(shown, seq);
    isFirst = false;
  });
  return {
    shows: (seq) => (seq <= shown ? Promise.resolve() : new Promise((done, fail) => waiting.push({ seq, done, fail }))),
    leave: () => stream.destroy(),
  };
}

/** What an order costs a production server before which 500 pages of strangers are open. */
export const watchersPart: Part = {
  names: [name],
  async run(): Promise<Measures> {
    if (cpuOf(process.pid) === null) return unmeasured([name], 's', 'this system does not tell what a process has used');
    const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-bench-'));
    try {
      const { token } = await furnish(dataDir);
      const settings = { DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '', WORKER: 'apart', TRUSTED_PROXIES: '1' };
      const server = await startServer(settings);
      const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
      const open: Watcher[] = [];
      try {
        for (let i = 0; i < watchers; i++) open.push(await watch(server.address, `10.0.${Math.floor(i / 250)}.${i % 250}`, agent));
        const used: number[] = [];
        const game = await loadGame('aa-1941');
        for await (const { after, send } of playedOrders({ address: server.address, table: longTable, game, token })) {
          const before = cpuOf(server.pid) ?? 0;
          await send();
          await Promise.all(open.map((each) => each.shows(after + 1)));
          used.push((cpuOf(server.pid) ?? 0) - before);
          if (used.length === orders) break;
        }
        const counted = used.slice(warmUp);
        if (counted.length === 0) throw new Error(`the table took ${used.length} orders only`);
        return { [name]: measured(counted.reduce((sum, each) => sum + each, 0) / counted.length, 's') };
      } finally {
        for (const each of open) each.leave();
        agent.destroy();
        await server.stop();
      }
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  },
};
