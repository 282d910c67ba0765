import { beforeEach, describe, expect, it } from 'vitest';
import { accept } from '../../lib/mail/inbound/arrival/accept';
import { processInbox } from '../../lib/mail/inbound/process-inbox';
import { readMessage } from '../../lib/mail/inbound/reading/message';
import { isTooMuch, writtenIn } from '../../lib/mail/inbound/reading/written';
import { reasonForSilence } from '../../lib/mail/inbound/trust/silence';
import type { Proof } from '../../lib/mail/inbound/trust/trust';
import { tableView } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { anna, bruno, collect, evening } from './evening';
import { clearPost, doorOf, inboxRow, receiveSigned, replies } from './inbox';
import { testPost } from './post';
import { dkimSigned, newMessageId, noteOf, proofOf, testResolver, witnesses } from './sender';

const to = `post+${'a'.repeat(26)}@fieldpost.test`;
const elsewhere = { recipients: [to], sender: 'evil@signed.test', peer: { ip: '198.51.100.9', helo: 'mx.signed.test' } };
const crlf = (text: string): Buffer => Buffer.from(text.replace(/\r?\n/g, '\r\n'));
const written = async (raw: Buffer) => writtenIn(await readMessage(raw), (line) => line.includes('/unsubscribe/'));

/** What a message with this From is worth when a stranger's own domain signs it; and who seems to have written it. */
async function worth(from: string[]): Promise<{ seen: string[]; proof: Proof }> {
  const note = noteOf({ to, text: 'DEPLOY 2' });
  const raw = await dkimSigned(
    Buffer.from(note.toString().replace(/^From: .*\r\n/, from.map((each) => `From: ${each}\r\n`).join(''))),
    'signed.test',
  );
  const { from: seen } = await readMessage(raw);
  return { seen, proof: await proofOf(raw, elsewhere, seen[0] ?? '', witnesses) };
}

describe('a forger', () => {
  it.each([
    [['evil@signed.test', 'anna@example.org']],
    [['anna@example.org', 'evil@signed.test']],
    [['"anna@example.org" <evil@signed.test>, anna@example.org']],
    [['friends: anna@example.org, evil@signed.test;']],
  ])('who signs for one sender and names two is not answered: %j', async (from) => {
    const { seen } = await worth(from);
    expect(seen).not.toEqual(['anna@example.org']);
    expect(seen.length).not.toBe(1);
    const raw = Buffer.from(
      noteOf({ to, text: 'x' })
        .toString()
        .replace(/^From: .*\r\n/, from.map((each) => `From: ${each}\r\n`).join('')),
    );
    expect(reasonForSilence(await readMessage(raw), elsewhere, 'fieldpost.test')).toBe('not one sender');
  });

  it.each([
    '"Anna <anna@example.org>" <evil@signed.test>',
    '=?utf-8?q?anna=40example=2Eorg?= <evil@signed.test>',
    '=?utf-8?q?=3Canna=40example=2Eorg=3E?= <evil@signed.test>',
    'anna@example.org <evil@signed.test>',
    '(anna@example.org) evil@signed.test',
    '<anna@example.org> <evil@signed.test>',
    '=?utf-8?q?anna=40example=2Eorg?=',
    'anna@example.org\0@signed.test',
    '"anna@example.org"@signed.test',
    'evil@signed.test <anna@example.org',
  ])('is never taken for the player behind the name %s', async (from) => {
    const { seen, proof } = await worth([from]);
    expect(seen.length === 1 && seen[0] === 'anna@example.org' && proof === 'proven').toBe(false);
  });

  it('who writes below a signature that covers only the beginning proves nothing', async () => {
    const raw = noteOf({ to, text: 'STATUS\n' });
    const grown = (signed: Buffer) => Buffer.concat([signed, Buffer.from('DEPLOY 9\r\n')]);
    const sender = { ...elsewhere, sender: 'anna@example.org' };
    const proof = (message: Buffer) => proofOf(message, sender, 'anna@example.org', witnesses);
    expect(await proof(await dkimSigned(raw, 'example.org', 8))).toBe('proven');
    expect(await proof(grown(await dkimSigned(raw, 'example.org', 8)))).toBe('unproven');
    expect(await proof(grown(await dkimSigned(raw)))).toBe('forged');
  });

  it('who attaches signatures by the hundred has none of them looked up', async () => {
    const signature = 'DKIM-Signature: v=1; a=rsa-sha256; d=sN.example.net; s=x; h=from; bh=AAAA; b=AAAA';
    const head = Array.from({ length: 500 }, (_, n) => signature.replace('N', String(n)));
    let asked = 0;
    const counting = (name: string, type: string) => {
      asked++;
      return testResolver(name, type);
    };
    expect(await proofOf(noteOf({ to, text: 'x', head }), elsewhere, 'anna@example.org', { ...witnesses, resolver: counting })).toBe(
      'unproven',
    );
    expect(asked).toBe(0);
  });
});

describe('a message in a message', () => {
  const inner = noteOf({ to, text: 'DEPLOY 9' }).toString();

  it('gives no orders, attached or forwarded', async () => {
    const parts = (type: string) =>
      crlf(
        `From: anna@example.org\nTo: ${to}\nSubject: Fwd\nMessage-ID: <x@y>\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nDEPLOY 2\n--b\n${type}\n\n${inner}\n--b--\n`,
      );
    for (const type of [
      'Content-Type: message/rfc822',
      'Content-Type: message/rfc822\nContent-Disposition: attachment; filename=orders.eml',
      'Content-Type: message/rfc822\nContent-Disposition: inline',
      'Content-Type: text/plain\nContent-Disposition: attachment; filename=orders.txt',
      'Content-Type: application/octet-stream',
    ])
      expect(
        (await written(parts(type))).lines.filter((line) => line !== ''),
        type,
      ).toEqual(['DEPLOY 2']);
  });

  it('may be nested two thousand deep without keeping anybody waiting', async () => {
    const depth = 2000;
    const open = Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`).join('');
    const raw = crlf(`From: anna@example.org\nTo: ${to}\nMIME-Version: 1.0\n${open}Content-Type: text/plain\n\nDEPLOY 2\n`);
    const before = performance.now();
    await written(raw).catch(() => null);
    expect(performance.now() - before).toBeLessThan(5000);
  });
});

const megabyte = 1_000_000;
const filled = (piece: string) => piece.repeat(Math.floor(megabyte / piece.length));

describe('a megabyte made to be slow', () => {
  it.each([
    ['a rule and blanks', `-${' '.repeat(megabyte)}x`],
    ['underscores', `${'_ '.repeat(megabyte / 2)}x`],
    ['quotation marks', `${'"'.repeat(megabyte)}x`],
    ['quotation marks and letters', filled('"a')],
    ['addresses', `on 1 ${filled('a@a')}`],
    ['angle brackets', `on 1 ${filled('<a@')}`],
    ['one word', 'x'.repeat(megabyte)],
    ['one line of words', filled('buy ')],
    ['empty lines', '\n'.repeat(megabyte)],
    ['short lines', filled('BUY 1\n')],
    ['attributions', filled('on 1 x wrote:\n>\n')],
    ['attributions and our last line', filled('on 1 x wrote:\nx\nhttps://fieldpost.test/unsubscribe/x\n')],
    ['heads of messages', filled('From: a\nSent: b\n')],
    ['a mark and blanks in each line', filled(`-${' '.repeat(1900)}x\n`)],
  ])('%s', async (_, text) => {
    for (const type of ['plain', 'html']) {
      const raw = noteOf({ to, text, head: [`Content-Type: text/${type}; charset=utf-8`] });
      const before = performance.now();
      const found = await written(raw);
      expect(performance.now() - before, type).toBeLessThan(8000);
      const said = found.lines.filter((line) => line !== '');
      expect(said.length <= 1 || isTooMuch(found), `${type}: ${said.length}`).toBe(true);
    }
  });

  it('is not read when its tags are nested without end', async () => {
    const raw = noteOf({ to, text: `BUY 1${filled('<div>')}BUY 2`, head: ['Content-Type: text/html'] });
    const before = performance.now();
    expect(isTooMuch(await written(raw))).toBe(true);
    expect(performance.now() - before).toBeLessThan(8000);
  });
});

onEachDatabase('an enemy of the table', () => {
  beforeEach(async () => clearPost(await testPost()));

  async function asked() {
    const post = { ...(await testPost()), replies };
    const table = await evening(post);
    post.clock.pass(11_000);
    const letters = await collect(post);
    const of = (name: string) => letters.find((each) => each.to === `${name}@example.org`)?.headers['Reply-To'] ?? '';
    return { post, table, door: doorOf(post), addresses: { anna: of('anna'), bruno: of('bruno') } };
  }

  it('who sends a played letter again under another name plays nothing again', async () => {
    const { post, table, door, addresses } = await asked();
    const raw = noteOf({ to: addresses.anna, text: 'DEPLOY 2' });
    expect(await receiveSigned(door, raw, [addresses.anna])).toBe('answered');
    await table.play('blue', 'DEPLOY 1');
    const { seq } = await tableView(anna, table.id);
    const again = Buffer.from(raw.toString().replace(/^Message-ID: .*$/m, `Message-ID: ${newMessageId()}`));
    expect(await receiveSigned(door, again, [addresses.anna])).toBe('answered');
    expect((await tableView(anna, table.id)).seq).toBe(seq);
    const answers = (await collect(post)).filter(({ kind }) => kind === 'answer').map(({ text }) => text);
    expect(answers).toHaveLength(2);
    expect(answers).toContainEqual(expect.stringContaining('THAT QUESTION IS CLOSED'));
  });

  it('who is a player and writes to another’s address is asked about, and not told anything', async () => {
    const { post, table, door, addresses } = await asked();
    const raw = noteOf({ from: 'Bruno <bruno@example.org>', to: addresses.anna, text: 'STATUS\nDEPLOY 0' });
    expect(await receiveSigned(door, raw, [addresses.anna])).toBe('confirm');
    expect((await tableView(anna, table.id)).questions).toMatchObject([{ held: false }]);
    expect((await collect(post)).map((letter) => letter.to)).toEqual(['anna@example.org']);
    // nor by putting both addresses on one letter
    const both = [addresses.bruno, addresses.anna];
    expect(await receiveSigned(door, noteOf({ from: 'bruno@example.org', to: both.join(', '), text: 'DEPLOY 0' }), both)).toBe('answered');
    expect((await tableView(anna, table.id)).questions).toMatchObject([{ held: false }]);
    expect((await tableView(bruno, table.id)).questions).toMatchObject([{ held: true }]);
  });

  it('who writes without end is told so, once, and nothing of it is played', async () => {
    const { post, table, door, addresses } = await asked();
    const before = performance.now();
    expect(
      await receiveSigned(door, noteOf({ to: addresses.anna, text: `DEPLOY 2\n${filled('DEPLOY 1\n').slice(0, 900_000)}` }), [
        addresses.anna,
      ]),
    ).toBe('answered');
    expect(performance.now() - before).toBeLessThan(10_000);
    expect((await tableView(anna, table.id)).questions).toMatchObject([{ held: false }]);
    const [answer, ...more] = await collect(post);
    expect(more).toEqual([]);
    expect(answer?.text).toMatch(/at most 400 lines\s+of\s+1000/);
  });

  it('whose message takes the process down each time is put aside whole', async () => {
    const { post, door, addresses } = await asked();
    const messageId = newMessageId();
    const raw = await dkimSigned(noteOf({ to: addresses.anna, text: 'DEPLOY 2', messageId }));
    const carried = { recipients: [addresses.anna], sender: 'anna@example.org', peer: null };
    await accept(post.db, { way: 'smtp', carried, raw }, post.clock.now());
    await post.db.execute('update inbox set attempts = 5');
    expect(await processInbox(door)).toBe(1);
    const row = await inboxRow(post, messageId);
    expect(row?.fate).toMatch(/^failed/);
    expect(Buffer.from(row?.raw ?? '', 'base64').equals(raw)).toBe(true);
    expect(door.complaints).toHaveLength(1);
  });
});
