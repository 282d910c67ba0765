import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inbox } from '../../db/schema';
import { mailboxOf, replyAddress, replyPostOf } from '../../lib/mail/addresses/reply-addresses';
import { accept } from '../../lib/mail/inbound/arrival/accept';
import { fetchMailbox } from '../../lib/mail/inbound/arrival/imap-mailbox';
import { type Receiver, startReceiver } from '../../lib/mail/inbound/arrival/smtp-receiver';
import { processInbox } from '../../lib/mail/inbound/process-inbox';
import { largestMessage } from '../../lib/mail/inbound/reading/message';
import { tableView } from '../../lib/play';
import { onOneDatabase } from '../support/databases';
import { certificate } from './certificate';
import { anna, collect, evening } from './evening';
import { type ImapServer, imapAddress, startImapServer } from './imap-server';
import { clearPost, doorOf, type OpenDoor, receiveSigned, replies } from './inbox';
import { testPost } from './post';
import { dkimSigned, newMessageId, noteOf } from './sender';

describe('addresses of the house', () => {
  it('are read whatever their case, and no others', () => {
    const token = 'abcdefghijkmnpqrstuvwxyz23';
    expect(mailboxOf(replies, replyAddress(replies, token).toUpperCase())).toEqual({ kind: 'reply', token });
    expect(mailboxOf(replies, 'post@fieldpost.test')).toEqual({ kind: 'sender' });
    expect(mailboxOf(replies, 'Postmaster@fieldpost.test')).toEqual({ kind: 'office' });
    for (const other of [
      'post+abc@fieldpost.test',
      `post+${token}@elsewhere.test`,
      'postx@fieldpost.test',
      `post+${token}@fieldpost.test@x`,
    ])
      expect(mailboxOf(replies, other)).toBeNull();
  });

  it('are made of the sender’s own, so that one mailbox with sub-addresses is enough', () => {
    expect(replyPostOf('Fieldpost <Games.Club@mail.example>')).toEqual({ local: 'games.club', domain: 'mail.example' });
    expect(replyPostOf('post@example.org', 'in.example.org')).toEqual({ local: 'post', domain: 'in.example.org' });
  });
});

onOneDatabase('letters come in', () => {
  let receiver: Receiver | null = null;
  let mailbox: ImapServer | null = null;

  beforeEach(async () => clearPost(await testPost()));
  afterEach(async () => {
    await receiver?.close();
    await mailbox?.close();
    receiver = null;
    mailbox = null;
  });

  async function asked() {
    const post = { ...(await testPost()), replies };
    const table = await evening(post);
    post.clock.pass(11_000);
    const letter = (await collect(post)).find((each) => each.to === 'anna@example.org')!;
    const to = letter.headers['Reply-To']!;
    const door = doorOf(post);
    const held = async () => (await tableView(anna, table.id)).questions.every((question) => question.held);
    return { post, door, to, held, kept: () => post.db.$count(inbox) };
  }

  /** A mail server that delivers to ours. */
  async function courier(door: OpenDoor) {
    receiver = await startReceiver(door, { port: 0, host: '127.0.0.1' });
    const transport = createTransport({ host: '127.0.0.1', port: receiver.port });
    return (raw: Buffer, to: string, from = 'anna@example.org') => transport.sendMail({ envelope: { from, to: [to] }, raw });
  }

  it('by SMTP, and are kept before they are acknowledged', async () => {
    const { door, to, kept } = await asked();
    const send = await courier(door);
    await send(await dkimSigned(noteOf({ to, text: 'DEPLOY 2' })), to);
    expect(await kept()).toBe(1);
  });

  it('by SMTP over TLS where there is a certificate', async () => {
    const { door, to, kept } = await asked();
    receiver = await startReceiver(door, { port: 0, host: '127.0.0.1', tls: certificate });
    const transport = createTransport({ host: '127.0.0.1', port: receiver.port, requireTLS: true, tls: { rejectUnauthorized: false } });
    await transport.sendMail({ envelope: { from: 'anna@example.org', to: [to] }, raw: noteOf({ to, text: 'DEPLOY 2' }) });
    expect(await kept()).toBe(1);
  });

  it('by SMTP only for addresses that were given out', async () => {
    const { door, to, kept } = await asked();
    const send = await courier(door);
    const raw = noteOf({ to, text: 'DEPLOY 2' });
    const unknown = replyAddress(replies, 'a'.repeat(26));
    await expect(send(raw, unknown)).rejects.toMatchObject({ responseCode: 550 });
    await expect(send(raw, 'somebody@elsewhere.test')).rejects.toMatchObject({ responseCode: 550 });
    await expect(send(raw, 'post@fieldpost.test')).rejects.toMatchObject({ responseCode: 550 });
    expect(await kept()).toBe(0);
    // reports of mail servers have an empty sender
    await send(raw, 'post@fieldpost.test', '');
    await send(noteOf({ to, text: 'hello' }), 'postmaster@fieldpost.test');
    expect(await kept()).toBe(2);
  });

  it('by SMTP up to a megabyte', async () => {
    const { door, to, kept } = await asked();
    const send = await courier(door);
    const large = (bytes: number) => noteOf({ to, text: `${'x'.repeat(70)}\n`.repeat(Math.ceil(bytes / 72)) });
    await expect(send(large(largestMessage + 2000), to)).rejects.toMatchObject({ responseCode: 552 });
    await send(large(largestMessage - 40_000), to);
    expect(await kept()).toBe(1);
  });

  it('by SMTP again later when they cannot be kept', async () => {
    const { door, to } = await asked();
    const fail = () => {
      throw new Error('disk full');
    };
    const shut = new Proxy(door.db, {
      get: (db, name) => (name === 'insert' ? fail : Reflect.get(db, name).bind(db)),
    });
    const send = await courier({ ...door, db: shut });
    await expect(send(noteOf({ to, text: 'DEPLOY 2' }), to)).rejects.toMatchObject({ responseCode: 451 });
  });

  it('from a mailbox, once, and are marked as read', async () => {
    const { door, to, held, kept } = await asked();
    const orders = await dkimSigned(noteOf({ to, text: 'DEPLOY 2' }));
    mailbox = await startImapServer(orders, noteOf({ to: 'games@mail.example', text: 'no token' }));
    const { signal } = new AbortController();
    expect(await fetchMailbox(door, imapAddress(mailbox), signal)).toBe(2);
    expect(mailbox.messages.map(({ seen }) => seen)).toEqual([true, true]);
    expect(await fetchMailbox(door, imapAddress(mailbox), signal)).toBe(0);
    expect(await kept()).toBe(2);
    while ((await processInbox(door)) > 0);
    expect(await held()).toBe(true);
  });

  it('from a mailbox or a provider too large to be read, and are answered so to the registered address alone', async () => {
    const { door, to, held, post } = await asked();
    const large = (from: string) => noteOf({ from, to, text: `DEPLOY 2\n${`${'x'.repeat(70)}\n`.repeat(16_000)}` });
    mailbox = await startImapServer(large('Anna <anna@example.org>'), large('somebody@elsewhere.test'));
    expect(await fetchMailbox(door, imapAddress(mailbox), new AbortController().signal)).toBe(2);
    expect(mailbox.messages.map(({ seen }) => seen)).toEqual([true, true]);
    const carried = { recipients: [to], sender: 'anna@example.org', peer: null };
    await accept(door.db, { way: 'webhook', carried, raw: large('anna@example.org') }, door.clock.now());
    const kept = await post.db.select({ raw: inbox.raw }).from(inbox);
    expect(Math.max(...kept.map(({ raw }) => raw.length))).toBeLessThan(100_000);
    while ((await processInbox(door)) > 0);
    const answers = await collect(post);
    expect(answers.map((each) => each.to)).toEqual(['anna@example.org', 'anna@example.org']);
    for (const { text } of answers) expect(text.replace(/\s+/g, ' ')).toContain('larger than one megabyte and was not read');
    expect(await held()).toBe(false);
  });

  it('from a mailbox not at all with a wrong password', async () => {
    const { door } = await asked();
    mailbox = await startImapServer(noteOf({ to: 'x@y.test', text: 'x' }));
    const wrong = imapAddress(mailbox).replace('open', 'shut');
    await expect(fetchMailbox(door, wrong, new AbortController().signal)).rejects.toThrow();
    expect(mailbox.messages[0]?.seen).toBe(false);
  });

  it('by two ways, and twice by one, with one effect', async () => {
    const { door, to, held, post } = await asked();
    const raw = await dkimSigned(noteOf({ to, text: 'DEPLOY 2', messageId: newMessageId() }));
    expect(await receiveSigned(door, raw, [to])).toBe('answered');
    expect(await held()).toBe(true);
    const [first] = await collect(post);
    expect(first?.kind).toBe('answer');
    mailbox = await startImapServer(raw);
    expect(await fetchMailbox(door, imapAddress(mailbox), new AbortController().signal)).toBe(0);
    expect(await accept(door.db, { way: 'webhook', carried: { recipients: [to], sender: null, peer: null }, raw }, door.clock.now())).toBe(
      false,
    );
    const send = await courier(door);
    await send(raw, to);
    expect(await processInbox(door)).toBe(0);
    expect(await collect(post)).toEqual([]);
  });

  it('directly although a copy of a mailing list came first', async () => {
    const { door, to, held } = await asked();
    const messageId = newMessageId();
    const copy = noteOf({ to, text: 'DEPLOY 9', messageId, head: ['List-Id: <club.lists.example.org>'] });
    expect(await receiveSigned(door, copy, [to])).toBe('silence: a copy of a list');
    expect(await receiveSigned(door, noteOf({ to, text: 'DEPLOY 2', messageId }), [to])).toBe('answered');
    expect(await held()).toBe(true);
  });
});
