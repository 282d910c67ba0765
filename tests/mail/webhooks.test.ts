import { createHmac, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressTroubles, inbox } from '../../db/schema';
import { parseEnv } from '../../lib/env';
import { largestWebhook } from '../../lib/mail/inbound/arrival/webhooks';
import { processInbox } from '../../lib/mail/inbound/process-inbox';
import { messageKey } from '../../lib/mail/inbound/reading/message';
import { tableView } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { anna, collect, evening } from './evening';
import { clearPost, doorOf, replies } from './inbox';
import { testPost } from './post';
import { dkimSigned, noteOf } from './sender';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const der = (key: typeof publicKey) => key.export({ type: 'spki', format: 'der' }).toString('base64');

// the environment is read once a process: before anything else asks for it
vi.stubEnv('MAIL_WEBHOOK_SECRETS', `mailgun=mg-key,sendgrid=${der(other.publicKey)},sendgrid=${der(publicKey)},mandrill=md-key`);

interface Post {
  body: string | Buffer | URLSearchParams;
  headers?: Record<string, string>;
}

async function post(path: string, { body, headers = {} }: Post): Promise<number> {
  const { POST } = await import('../../app/api/mail/[...provider]/route');
  const sent = typeof body === 'string' || body instanceof URLSearchParams ? body : new Uint8Array(body);
  const request = new Request(`https://fieldpost.test/api/mail/${path}`, { method: 'POST', body: sent, headers });
  return (await POST(request, { params: Promise.resolve({ provider: path.split('/') }) })).status;
}

const seconds = (ago = 0) => String(Math.floor(Date.now() / 1000) - ago);

function mailgunSignature({ ago = 0, key = 'mg-key', token = randomBytes(25).toString('hex') } = {}) {
  const timestamp = seconds(ago);
  return {
    timestamp,
    token,
    signature: createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex'),
  };
}

/** A multipart form with raw bytes in it, as providers send messages in old character sets. */
function multipart(fields: Record<string, string | Buffer>): Post & { body: Buffer } {
  const boundary = 'xYzZY';
  const parts = Object.entries(fields).flatMap(([name, value]) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

function sendgridSigned({ body, headers }: Post & { body: Buffer }, { ago = 0, key = privateKey } = {}): Post {
  const timestamp = seconds(ago);
  const signature = createSign('sha256')
    .update(Buffer.concat([Buffer.from(timestamp), body]))
    .sign(key, 'base64');
  return {
    body,
    headers: { ...headers, 'x-twilio-email-event-webhook-timestamp': timestamp, 'x-twilio-email-event-webhook-signature': signature },
  };
}

function mandrillSigned(events: object[], { key = 'md-key', path = 'mandrill' } = {}): Post {
  const text = JSON.stringify(events);
  const signature = createHmac('sha1', key).update(`https://fieldpost.test/api/mail/${path}mandrill_events${text}`).digest('base64');
  return { body: new URLSearchParams({ mandrill_events: text }), headers: { 'x-mandrill-signature': signature } };
}

describe('secrets of webhooks', () => {
  it('are read by provider, several of one, with any signs in them', () => {
    expect(parseEnv({ MAIL_WEBHOOK_SECRETS: 'mailgun=a=b/c+d==, sendgrid=x,sendgrid=y' }).MAIL_WEBHOOK_SECRETS).toEqual({
      mailgun: ['a=b/c+d=='],
      sendgrid: ['x', 'y'],
    });
  });

  it.each(['postmark=x', 'mailgun', 'mailgun='])('cannot be "%s"', (text) => {
    expect(() => parseEnv({ MAIL_WEBHOOK_SECRETS: text })).toThrow(
      /MAIL_WEBHOOK_SECRETS must be provider=secret pairs .* mailgun, sendgrid, mandrill/,
    );
  });
});

onEachDatabase('webhooks of providers', () => {
  let raw: Buffer;
  let to: string;
  let table: string;
  let world: Awaited<ReturnType<typeof testPost>>;

  beforeAll(async () => {
    world = { ...(await testPost()), replies };
  });
  beforeEach(async () => {
    await clearPost(world);
    table = (await evening(world)).id;
    world.clock.pass(11_000);
    to = (await collect(world)).find((each) => each.to === 'anna@example.org')!.headers['Reply-To']!;
    // accents in ISO-8859-1, eight bits each: bytes that are no UTF-8
    const head = ['Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: 8bit'];
    const note = noteOf({ to, text: 'CHAT caffXX?\nDEPLOY 2', head }).toString('latin1').replace('XX', '\u00e8');
    raw = await dkimSigned(Buffer.from(note, 'latin1'));
  });

  /** The message arrived byte by byte and its orders are played. */
  async function isPlayed(): Promise<boolean> {
    const rows = await world.db.select().from(inbox);
    expect(rows.map((row) => [row.key, row.way, row.raw])).toEqual([[messageKey(raw), 'webhook', raw.toString('base64')]]);
    while ((await processInbox(doorOf(world))) > 0);
    return (await tableView(anna, table)).questions.every(({ held }) => held);
  }
  const kept = () => world.db.$count(inbox);
  const troubles = async () =>
    (await world.db.select().from(addressTroubles)).map(({ email, kind, offAt }) => [email, kind, offAt !== null]);

  it('of Mailgun bring raw messages', async () => {
    const status = await post(
      'mailgun/mime',
      multipart({ recipient: to, sender: 'anna@example.org', 'body-mime': raw, ...mailgunSignature() }),
    );
    expect(status).toBe(200);
    expect(await isPlayed()).toBe(true);
  });

  it('of Mailgun count once a nonce, and only when they are signed and fresh', async () => {
    const fields = { recipient: to, sender: 'anna@example.org', 'body-mime': raw };
    expect(await post('mailgun/mime', multipart({ ...fields, ...mailgunSignature({ key: 'wrong' }) }))).toBe(401);
    expect(await post('mailgun/mime', multipart({ ...fields, ...mailgunSignature({ ago: 3600 }) }))).toBe(401);
    expect(await post('mailgun/mime', multipart({ recipient: to, ...mailgunSignature() }))).toBe(406);
    expect(await post('mailgun/mime', multipart(fields))).toBe(406);
    expect(await kept()).toBe(0);
    const signature = mailgunSignature();
    expect(await post('mailgun/mime', multipart({ ...fields, ...signature }))).toBe(200);
    // the signature does not cover the message: it must not carry another one
    const forged = noteOf({ to, text: 'DEPLOY 9' });
    expect(await post('mailgun/mime', multipart({ ...fields, 'body-mime': forged, ...signature }))).toBe(200);
    expect(await kept()).toBe(1);
  });

  it('of Mailgun tell of letters that came back and of complaints', async () => {
    const event = (data: object) =>
      post('mailgun', {
        body: JSON.stringify({ signature: mailgunSignature(), 'event-data': data }),
        headers: { 'content-type': 'application/json' },
      });
    const status = { code: 550, message: 'no such user' };
    expect(await event({ event: 'failed', severity: 'temporary', recipient: 'later@example.org', 'delivery-status': status })).toBe(200);
    expect(await event({ event: 'failed', severity: 'permanent', recipient: 'Gone@example.org', 'delivery-status': status })).toBe(200);
    expect(await event({ event: 'complained', recipient: 'angry@example.org' })).toBe(200);
    expect(await event({ event: 'opened', recipient: 'reader@example.org' })).toBe(200);
    expect((await troubles()).sort()).toEqual([
      ['angry@example.org', 'complaint', true],
      ['gone@example.org', 'bounce', true],
    ]);
  });

  it('of SendGrid bring raw messages, signed by time and body with any of its keys', async () => {
    const envelope = JSON.stringify({ to: [to], from: 'anna@example.org' });
    const form = multipart({ email: raw, envelope, sender_ip: '198.51.100.7', SPF: 'pass' });
    expect(await post('sendgrid', form)).toBe(401);
    expect(await post('sendgrid', sendgridSigned(form, { ago: 3600 }))).toBe(401);
    const tampered = sendgridSigned(form);
    expect(
      await post('sendgrid', { ...tampered, body: Buffer.from(form.body.toString('latin1').replace('DEPLOY 2', 'DEPLOY 9'), 'latin1') }),
    ).toBe(401);
    expect(await kept()).toBe(0);
    expect(await post('sendgrid', sendgridSigned(form))).toBe(200);
    expect(await isPlayed()).toBe(true);
  });

  it('of SendGrid tell of letters that came back and of complaints', async () => {
    const events = [
      { event: 'bounce', type: 'bounce', email: 'gone@example.org', status: '5.1.1', reason: '550 5.1.1 unknown' },
      { event: 'bounce', type: 'blocked', email: 'busy@example.org', status: '5.7.1', reason: 'blocked' },
      { event: 'spamreport', email: 'angry@example.org' },
      { event: 'delivered', email: 'fine@example.org' },
    ];
    const body = Buffer.from(JSON.stringify(events));
    expect(
      await post('sendgrid', sendgridSigned({ body, headers: { 'content-type': 'application/json' } }, { key: other.privateKey })),
    ).toBe(200);
    expect((await troubles()).sort()).toEqual([
      ['angry@example.org', 'complaint', true],
      ['gone@example.org', 'bounce', true],
    ]);
  });

  it('of Mandrill bring messages, bounces and complaints, signed with the address they go to', async () => {
    const ascii = await dkimSigned(noteOf({ to, text: 'CHAT caffè?\nDEPLOY 2' }));
    raw = ascii;
    const events = [
      { event: 'inbound', msg: { email: to, raw_msg: ascii.toString('utf8'), from_email: 'anna@example.org', sender: null } },
      { event: 'hard_bounce', msg: { email: 'gone@example.org', diag: 'smtp;550 5.1.1 unknown', bounce_description: 'bad_mailbox' } },
      { event: 'soft_bounce', msg: { email: 'full@example.org', diag: 'smtp;452 full' } },
      { event: 'spam', msg: { email: 'angry@example.org' } },
    ];
    expect(await post('mandrill', mandrillSigned(events, { key: 'wrong' }))).toBe(401);
    expect(await post('mandrill', mandrillSigned(events, { path: 'elsewhere' }))).toBe(401);
    expect(await post('mandrill', mandrillSigned(events))).toBe(200);
    expect(await isPlayed()).toBe(true);
    expect((await troubles()).sort()).toEqual([
      ['angry@example.org', 'complaint', true],
      ['gone@example.org', 'bounce', true],
    ]);
  });

  it('with names that no database holds, or nested without end, are not read and not sent again', async () => {
    const bounced = { event: 'bounce', email: 'an\0na@example.org', type: 'bounce' };
    const json = (body: string) => sendgridSigned({ body: Buffer.from(body), headers: { 'content-type': 'application/json' } });
    expect(await post('sendgrid', json(JSON.stringify([bounced])))).toBe(406);
    expect(await post('sendgrid', json(JSON.stringify([{ ...bounced, email: 'anna@example.org', reason: 'full\0' }])))).toBe(200);
    expect(await post('sendgrid', json(`[${'['.repeat(100_000)}${']'.repeat(100_000)}]`))).toBe(406);
    const letter = { event: 'inbound', msg: { email: '\ud83d@example.org', raw_msg: raw.toString() } };
    expect(await post('mandrill', mandrillSigned([letter]))).toBe(406);
    expect(await kept()).toBe(0);
  });

  it('of others do not exist, and none is read without end', async () => {
    expect(await post('postmark', { body: '{}' })).toBe(404);
    expect(await post('constructor', { body: '{}' })).toBe(404);
    expect(await post('mandrill', { body: Buffer.alloc(largestWebhook + 1) })).toBe(413);
    expect(await post('sendgrid', sendgridSigned({ body: Buffer.from('{'), headers: { 'content-type': 'application/json' } }))).toBe(406);
    expect(await kept()).toBe(0);
  });
});
