import { beforeEach, describe, expect, it } from 'vitest';
import { noteAlive } from '../../lib/mail/bounces/address-troubles';
import { peerOf } from '../../lib/mail/inbound/trust/received';
import { relays } from '../../lib/mail/inbound/trust/relays';
import { type Proof, verdictOf } from '../../lib/mail/inbound/trust/trust';
import { tableView } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { anna, collect, evening, type Received } from './evening';
import { clearPost, doorOf, receive, replies } from './inbox';
import { testPost } from './post';
import { dkimSigned, noteOf, proofOf, witnesses } from './sender';

const stranger = { ip: '198.51.100.9', helo: 'mx.elsewhere.test' };

/** What is proven of a message from `from`, signed by `domain` or not at all, handed over by `ip`. */
async function proof(
  from: string,
  { domain, ip = stranger.ip, tamper = false }: { domain?: string; ip?: string; tamper?: boolean } = {},
): Promise<Proof> {
  const note = noteOf({ from, to: 'post+x@fieldpost.test', text: 'DEPLOY 2' });
  const signed = domain ? await dkimSigned(note, domain) : note;
  const raw = tamper ? Buffer.from(signed.toString().replace('DEPLOY 2', 'DEPLOY 9')) : signed;
  return proofOf(raw, { recipients: [], sender: from, peer: { ip, helo: 'mx.elsewhere.test' } }, from, witnesses);
}

describe('the proof of a sender', () => {
  it('is given by DMARC: a signature of the very domain', async () => {
    expect(await proof('anna@example.org', { domain: 'example.org' })).toBe('proven');
    expect(await proof('anna@lenient.test', { domain: 'lenient.test' })).toBe('proven');
  });

  it('fails as forged where the domain wants such messages refused, and as unproven where it does not mind', async () => {
    expect(await proof('anna@example.org')).toBe('forged');
    expect(await proof('anna@example.org', { domain: 'signed.test' })).toBe('forged');
    expect(await proof('anna@example.org', { domain: 'example.org', tamper: true })).toBe('forged');
    expect(await proof('anna@lenient.test')).toBe('unproven');
  });

  it('is given without DMARC by a signature or an SPF record that passes for the domain', async () => {
    expect(await proof('anna@signed.test', { domain: 'signed.test' })).toBe('proven');
    expect(await proof('anna@sent.test', { ip: '203.0.113.7' })).toBe('proven');
    expect(await proof('anna@sent.test')).toBe('unproven');
    expect(await proof('anna@signed.test', { domain: 'example.org' })).toBe('unproven');
    expect(await proof('anna@silent.test')).toBe('unproven');
  });

  it('is unproven when the DNS does not answer', async () => {
    const raw = await dkimSigned(noteOf({ to: 'post+x@fieldpost.test', text: 'DEPLOY 2' }));
    const dead = () => Promise.reject(Object.assign(new Error('timeout'), { code: 'ETIMEOUT' }));
    expect(await proofOf(raw, { recipients: [], sender: null, peer: stranger }, 'anna@example.org', { ...witnesses, resolver: dead })).toBe(
      'unproven',
    );
  });

  it('believes the topmost Received header of a server of our own, and of no other', async () => {
    const note = noteOf({ from: 'anna@sent.test', to: 'post+x@fieldpost.test', text: 'DEPLOY 2' });
    const raw = Buffer.concat([
      Buffer.from('Received: from mx.sent.test (mx.sent.test [203.0.113.7]) by relay.fieldpost.test; Mon, 4 Aug 2025 10:00:00 +0000\r\n'),
      note,
    ]);
    const by = (peer: { ip: string; helo: string } | null) =>
      proofOf(raw, { recipients: [], sender: 'anna@sent.test', peer }, 'anna@sent.test', witnesses);
    expect(await by(null)).toBe('proven');
    expect(await by({ ip: '10.1.2.3', helo: 'relay' })).toBe('unproven');
    expect(await by(stranger)).toBe('unproven');
    const isOurs = relays(['10.0.0.0/8', '2001:db8::7']);
    const peers = ['127.0.0.1', '::1', '::ffff:10.1.2.3', '2001:db8::7', '2001:db8::8', '192.168.0.1', '198.51.100.9'];
    expect(peers.filter(isOurs)).toEqual(['127.0.0.1', '::1', '::ffff:10.1.2.3', '2001:db8::7']);
  });
});

describe('who handed a message over', () => {
  const ours = relays(['10.0.0.7']);
  const stranger = 'from mx.evil.test (mx.evil.test [198.51.100.9]) by mx.fieldpost.test (Postfix) with ESMTP id 1';
  const forged = 'from mx.sent.test (mx.sent.test [203.0.113.7]) by mx.fieldpost.test (Postfix) with ESMTP id 0';

  it.each([
    ['Postfix', ['from mail.sent.test (mx.sent.test [203.0.113.7]) (using TLSv1.3) by mx.fieldpost.test (Postfix) with ESMTPS id 1']],
    ['Postfix, greeted with an address', ['from [198.51.100.9] (unknown [203.0.113.7]) by mx.fieldpost.test with ESMTP']],
    ['Postfix, greeted with brackets', ['from x(helo=[198.51.100.9] (unknown [203.0.113.7]) by mx.fieldpost.test with ESMTP']],
    ['Exim', ['from mx.sent.test ([203.0.113.7] helo=[198.51.100.9]) by mx.fieldpost.test with esmtps (Exim 4.96) id 1']],
    ['Exim, without a name', ['from [203.0.113.7] (helo=[198.51.100.9]) by mx.fieldpost.test with esmtp (Exim 4.96) id 1']],
    ['Exim, with a port', ['from mx.sent.test ([203.0.113.7]:51234 helo=mail) by mx.fieldpost.test with esmtps id 1']],
    ['qmail', ['from unknown (HELO mail.sent.test) (203.0.113.7) by mx.fieldpost.test with SMTP']],
    ['Exchange', ['from mail.sent.test (203.0.113.7) by mx.fieldpost.test (10.0.0.9) with Microsoft SMTP Server id 15']],
    ['Dovecot over a socket', ['from mx.fieldpost.test by mail.fieldpost.test with LMTP id 2 (envelope-from <a@sent.test>)', forged]],
    ['Dovecot over a port', ['from mx.fieldpost.test ([127.0.0.1]) by mail.fieldpost.test with LMTP id 2', forged]],
    ['Cyrus', ['from mx.fieldpost.test ([unix socket]) by mail.fieldpost.test (Cyrus 3.6) with LMTPA', forged]],
    ['a filter on this machine', ['from localhost (localhost [IPv6:::1]) by mx.fieldpost.test (Postfix) with ESMTP', forged]],
    ['a relay that is named', ['from relay.fieldpost.test (relay [10.0.0.7]) by mail.fieldpost.test with ESMTP id 2', forged]],
    ['a relay over IPv6', ['from relay (relay [IPv6:::ffff:10.0.0.7]) by mail.fieldpost.test with ESMTP id 2', forged]],
  ])('is read below the hops of our own servers: %s', (_, received) => {
    expect(peerOf(received, ours)?.ip).toBe('203.0.113.7');
  });

  it('is the stranger, whatever hop he wrote below his own', () => {
    expect(peerOf([stranger, forged], ours)?.ip).toBe('198.51.100.9');
    expect(peerOf(['from x by mail.fieldpost.test with LMTP id 2', stranger, forged], ours)?.ip).toBe('198.51.100.9');
  });

  it.each([
    ['a hop without from', ['by mail.fieldpost.test with SMTP id 3', forged]],
    ['a delivery without from', ['by mail.fieldpost.test with LMTP id 3', forged]],
    ['a hop without an address', ['from mx.evil.test by mail.fieldpost.test with ESMTP id 3', forged]],
    ['a pipe', ['by mail.fieldpost.test (Postfix, from userid 1001) id 3', forged]],
    ['several addresses', ['from a(203.0.113.7) (unknown [198.51.100.9]) by mail.fieldpost.test with ESMTP']],
    ['nothing at all', []],
  ])('cannot be told behind %s', (_, received) => {
    expect(peerOf(received, ours)).toBeNull();
  });
});

describe('a message from a mailbox', () => {
  const carried = { recipients: [], sender: null, peer: null };
  const hops = (...received: string[]) => received.map((each) => `Received: ${each}; Mon, 4 Aug 2025 10:00:00 +0000`);
  const from = 'anna@strict.test';
  const note = (...received: string[]) =>
    noteOf({ from, to: 'post+x@fieldpost.test', text: 'DEPLOY 2', head: [`Return-Path: <${from}>`, ...hops(...received)] });
  const delivery = 'from mx.fieldpost.test by mail.fieldpost.test with LMTP id 2';
  const hop = (ip: string) => `from mx.strict.test (mx [${ip}]) by mx.fieldpost.test (Postfix) with ESMTPS id 1`;
  const proofBy = (...received: string[]) => proofOf(note(...received), carried, from, witnesses);

  it('is proven by SPF although a delivery by LMTP stands above, and forged when a stranger brought it', async () => {
    expect(await proofBy(delivery, hop('203.0.113.7'))).toBe('proven');
    expect(await proofBy(delivery, hop('198.51.100.9'), hop('203.0.113.7'))).toBe('forged');
  });

  it('is in doubt, not forged, where nobody can tell who brought it', async () => {
    expect(await proofBy('by mail.fieldpost.test with SMTP id 3', hop('203.0.113.7'))).toBe('unproven');
    expect(await proofBy()).toBe('unproven');
  });

  it('came through a relay of ours only where that is named', async () => {
    const relayed = note('from gate (gate [192.0.2.1]) by mail.fieldpost.test with ESMTP id 2', hop('203.0.113.7'));
    expect(await proofOf(relayed, carried, from, witnesses)).toBe('forged');
    expect(await proofOf(relayed, carried, from, { ...witnesses, isOurs: relays(['192.0.2.0/24']) })).toBe('proven');
  });
});

describe('the policy on senders', () => {
  it.each([
    ['proven', true, false, 'act'],
    ['unproven', true, false, 'confirm'],
    ['proven', false, false, 'confirm'],
    ['unproven', false, false, 'confirm'],
    ['proven', false, true, 'act'],
    ['unproven', false, true, 'act'],
    ['forged', true, false, 'ignore'],
    ['forged', false, false, 'ignore'],
    ['forged', true, true, 'ignore'],
  ] as const)('%s, own address %s, confirming %s: %s', (proof, isOwnAddress, confirms, verdict) => {
    expect(verdictOf({ proof, isOwnAddress, confirms })).toBe(verdict);
  });
});

onEachDatabase('a letter in doubt', () => {
  beforeEach(async () => clearPost(await testPost()));

  async function asked() {
    const post = { ...(await testPost()), replies };
    const table = await evening(post);
    post.clock.pass(11_000);
    const letters = await collect(post);
    const to = (name: string, of: Received[]) => of.filter((each) => each.to === `${name}@example.org`);
    const address = to('anna', letters)[0]!.headers['Reply-To']!;
    const held = async () => (await tableView(anna, table.id)).questions.map((question) => question.held);
    return {
      post,
      table,
      address,
      door: doorOf(post),
      held,
      annas: async () => to('anna', await collect(post)),
      everyones: () => collect(post),
    };
  }

  it('from an unknown address is played only when the registered one confirms it, once', async () => {
    const { address, door, held, everyones } = await asked();
    const raw = await dkimSigned(noteOf({ from: 'Anna <anna@signed.test>', to: address, text: 'DEPLOY 2' }), 'signed.test');
    expect(await receive(door, raw, [address], { sender: 'anna@signed.test' })).toBe('confirm');
    expect(await held()).toEqual([false]);
    const [request, ...others] = await everyones();
    expect(others).toEqual([]);
    expect(request).toMatchObject({ to: 'anna@example.org', kind: 'answer' });
    expect(request!.text).toContain('Orders came from anna@signed.test, which is not the address of your\naccount.');
    expect(request!.text).toContain('    DEPLOY 2');
    const confirm = request!.headers['Reply-To']!;
    expect(confirm).not.toBe(address);
    // the answer may come from the other address too: whoever has this token reads the registered mailbox
    const yes = () => noteOf({ from: 'anna@signed.test', to: confirm, text: 'CONFIRM' });
    expect(await receive(door, yes(), [confirm])).toBe('answered');
    expect(await held()).toEqual([true]);
    expect((await everyones())[0]!.text).toContain('Understood as:\n    DEPLOY 2');
    expect(await receive(door, yes(), [confirm])).toBe('answered');
    expect((await everyones())[0]!.text).toContain('There is nothing to confirm');
  });

  it('without a proof is asked about; what is not confirmed within seven days is void', async () => {
    const { address, door, held, annas, post } = await asked();
    expect(await receive(door, noteOf({ from: 'anna@example.org', to: address, text: 'DEPLOY 2' }), [address])).toBe('silence: forged');
    expect(await annas()).toEqual([]);
    await post.db.execute(`update users set email = 'anna@lenient.test' where id = 'anna'`);
    try {
      expect(await receive(door, noteOf({ from: 'anna@lenient.test', to: address, text: 'DEPLOY 2' }), [address])).toBe('confirm');
      const [request] = await everyoneAt('anna@lenient.test', post);
      expect(request!.text).toMatch(/nothing\s+proves\s+that\s+you\s+sent\s+them/);
      post.clock.pass(8 * 24 * 3_600_000);
      const confirm = request!.headers['Reply-To']!;
      const late = await dkimSigned(noteOf({ from: 'anna@lenient.test', to: confirm, text: 'CONFIRM' }), 'lenient.test');
      expect(await receive(door, late, [confirm])).toBe('answered');
      expect(await held()).toEqual([false]);
    } finally {
      await post.db.execute(`update users set email = 'anna@example.org' where id = 'anna'`);
      await noteAlive(post.db, 'anna@lenient.test', post.clock.now());
    }
  });

  it('that was forged is met with silence, and so is a token nobody gave out', async () => {
    const { address, door, held, everyones } = await asked();
    expect(await receive(door, noteOf({ to: address, text: 'DEPLOY 2' }), [address])).toBe('silence: forged');
    const unknown = `post+${'a'.repeat(26)}@fieldpost.test`;
    const raw = await dkimSigned(noteOf({ to: unknown, text: 'DEPLOY 2' }));
    expect(await receive(door, raw, [unknown])).toBe('silence: no token of ours');
    expect(await held()).toEqual([false]);
    expect(await everyones()).toEqual([]);
  });

  it('does not fill the mailbox of a player: after twenty requests in a day nothing more is asked', async () => {
    const { address, door, everyones } = await asked();
    const fates: string[] = [];
    for (let i = 0; i < 22; i++) {
      const raw = await dkimSigned(noteOf({ from: `x${i}@signed.test`, to: address, text: 'DEPLOY 2' }), 'signed.test');
      fates.push(await receive(door, raw, [address]));
    }
    expect(fates.at(-1)).toBe('silence: too much in doubt');
    expect((await everyones()).length).toBeLessThanOrEqual(20);
  });
});

async function everyoneAt(address: string, post: Parameters<typeof collect>[0]): Promise<Received[]> {
  return (await collect(post)).filter((each) => each.to === address);
}
