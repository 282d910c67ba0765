import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dkimSign } from 'mailauth';
import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import { adoptDatabase, closeDatabase, type Database, openDatabase } from '../../../db/client';
import { users } from '../../../db/schema';
import { systemClock } from '../../clock';
import { type Decision, seeded } from '../../engine';
import { type GameId, loadGame } from '../../games/registry';
import { onTable } from '../../live/hub';
import { replyAddress, replyPostOf } from '../../mail/addresses/reply-addresses';
import { questionToken } from '../../mail/addresses/reply-tokens';
import { startReader } from '../../mail/inbound/reader';
import { relays } from '../../mail/inbound/trust/relays';
import type { Resolve } from '../../mail/inbound/trust/resolver';
import { createTable, tableView } from '../../play';
import { openWays } from '../../worker/letter-box';
import { measured, type Part, quantile } from './measure';

const gameId = 'aa-1941' satisfies GameId;
const replies = 220;
const warmUp = 20;
const name = 'mail.inbound_p99_ms';
const domain = 'bench.test';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** The DNS of a domain that signs what it sends and has anything else refused. */
const resolver: Resolve = async (asked, type) => {
  if (type === 'TXT' && asked === `mail._domainkey.${domain}`) return [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]];
  if (type === 'TXT' && asked === `_dmarc.${domain}`) return [['v=DMARC1; p=reject']];
  throw Object.assign(new Error(`no ${type} of ${asked}`), { code: 'ENOTFOUND' });
};

async function signed(raw: Buffer): Promise<Buffer> {
  const key = { signingDomain: domain, selector: 'mail', privateKey };
  const { signatures } = await dkimSign(raw, { signTime: new Date(), ...key, signatureData: [key] });
  return Buffer.concat([Buffer.from(signatures), raw]);
}

/** Milliseconds from the sending of a reply, on a connection that is open, until the table tells of its order's commit. */
async function replyTimes({ db }: Database): Promise<number[]> {
  const post = replyPostOf('post@fieldpost.test');
  const door = {
    db,
    clock: systemClock,
    replies: post,
    host: post.domain,
    baseUrl: 'https://fieldpost.test',
    resolver,
    isOurs: relays([]),
    reader: startReader(),
  };
  const log = pino({ level: 'silent' });
  const faults: unknown[] = [];
  const box = await openWays(
    { ...door, complain: (_, error) => faults.push(error), alarm: (reason) => faults.push(reason) },
    { smtp: { port: 0, host: '127.0.0.1' } },
    log,
  );
  const courier = createTransport({ host: '127.0.0.1', port: box.port() ?? 0, pool: true, maxConnections: 1, ignoreTLS: true });
  try {
    const game = await loadGame(gameId);
    const email = `bench@${domain}`;
    await db.insert(users).values({ id: 'bench', name: 'Bench', email });
    const caller = { user: 'bench', language: 'en' as const };
    const { id } = await createTable(caller, {
      game: gameId,
      title: 'Bench',
      options: {},
      seats: {},
      solo: true,
      timeControl: { kind: 'none' },
    });
    let heard: (seq: number) => void = () => undefined;
    const leave = await onTable(id, ({ seq }) => heard(seq));
    const random = seeded('bench mail');
    const taken: number[] = [];
    for (let n = 0; n < replies; n++) {
      const shown = await tableView(caller, id);
      const [question] = shown.questions;
      if (!question) break;
      const { view } = question.seat === shown.viewer ? shown : await tableView(caller, id, question.seat);
      const decision: Decision = { ...question, id: question.decision };
      const order = game.format(game.bot(view, decision, random));
      const asked = { userId: 'bench', tableId: id, seat: question.seat, decision: decision.id };
      const to = replyAddress(post, await questionToken(db, asked, new Date()));
      const head = [`From: ${email}`, `To: ${to}`, 'Subject: Re: your turn', `Message-ID: <${n}@${domain}>`, 'MIME-Version: 1.0'];
      const raw = await signed(Buffer.from([...head, 'Content-Type: text/plain', '', order, ''].join('\r\n')));
      const committed = new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`"${order}" was not played within 20 seconds: ${String(faults[0])}`)), 20_000);
        heard = (seq) => {
          if (seq <= shown.seq) return;
          clearTimeout(late);
          resolve();
        };
      });
      const start = performance.now();
      await Promise.all([courier.sendMail({ envelope: { from: email, to: [to] }, raw }), committed]);
      taken.push(performance.now() - start);
    }
    leave();
    return taken.slice(warmUp);
  } finally {
    courier.close();
    await box.stop();
  }
}

/** Orders by letter, over the real SMTP receiver, with a signature to check. */
export const mailInPart: Part = {
  names: [name],
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-bench-'));
    try {
      const database = await openDatabase({ dataDir });
      adoptDatabase(database);
      return { [name]: measured(quantile(await replyTimes(database), 0.99), 'ms') };
    } finally {
      await closeDatabase();
      rmSync(dataDir, { recursive: true });
    }
  },
};
