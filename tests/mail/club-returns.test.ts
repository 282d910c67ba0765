import { beforeEach, expect, it } from 'vitest';
import { stopScope } from '../../db/letter-preferences';
import { deliverDue } from '../../lib/mail/outbox/deliver';
import { smtpTransport } from '../../lib/mail/outbox/transport';
import { acceptClubInvitation, clubDesk, inviteToClub, withdrawClubInvitation } from '../../lib/play';
import { clubWith } from '../support/clubs';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player } from '../support/tables';
import { clear } from './evening';
import { doorOf, receive, replies } from './inbox';
import { catchMail, type TestPost, testPost } from './post';

const plain = (text: string) => text.replace(/\s+/g, ' ');

onEachDatabase('invitations to a club that did not arrive', () => {
  let olga: Player;
  let dino: Player;
  beforeEach(async () => {
    await clear();
    [olga, dino] = [await newUser('Olga', 'it'), await newUser('Dino')];
  });

  const returnedIn = async (slug: string, { clock }: TestPost) =>
    (await clubDesk(olga, slug, clock)).invitations.flatMap(({ email, returned }) => (email === null ? [] : [[email, returned]])).sort();

  /** A post whose mail server refuses addresses that begin with "typo", and what it took. */
  async function posted() {
    const catcher = await catchMail({ refuse: (address) => (address.startsWith('typo') ? 550 : null) });
    const post = { ...(await testPost(smtpTransport(catcher.url))), replies };
    const settle = async () => {
      while ((await deliverDue(post)) > 0);
    };
    const close = async () => {
      post.transport.close();
      await catcher.close();
    };
    const told = () => catcher.caught.map(({ subject, text }) => [subject, plain(text ?? '')]);
    return { catcher, post, settle, close, told };
  }

  it('are marked on the desk, with what the mail server said, and told once to who invited', async () => {
    const { post, settle, close, told } = await posted();
    const slug = await clubWith(olga, { name: 'Alpini', directors: [dino] });
    const other = await clubWith(olga, { name: 'Fanti' });
    await inviteToClub(dino, slug, 'Typo@example.org', post.clock);
    await inviteToClub(dino, slug, 'nina@example.org', post.clock);
    post.clock.pass(1000);
    await settle();
    expect(await returnedIn(slug, post)).toEqual([
      ['nina@example.org', null],
      ['typo@example.org', expect.stringContaining('550')],
    ]);
    // the address is off from now on: the next letter to it is not even tried
    await inviteToClub(olga, other, 'typo@example.org', post.clock);
    post.clock.pass(1000);
    await settle();
    expect(await returnedIn(other, post)).toEqual([['typo@example.org', '']]);
    const [[subject, text] = [], ...rest] = told().filter(([, body]) => body?.includes('typo@example.org'));
    expect(subject).toBe('An invitation did not arrive');
    expect(text).toContain('The letter that invites typo@example.org into Alpini did not arrive.');
    expect(text).toContain(`https://fieldpost.test/clubs/${slug}/members`);
    expect(rest).toEqual([['Un invito non è arrivato', expect.stringContaining('invita typo@example.org in Fanti')]]);
    await close();
  });

  it('are known by a report that comes back later, each by its own letter', async () => {
    const { catcher, post, settle, close } = await posted();
    const slug = await clubWith(olga);
    const other = await clubWith(olga);
    await inviteToClub(olga, slug, 'gone@example.org', post.clock);
    await settle();
    const returnPath = catcher.returnPaths.get(catcher.caught[0]!.messageId!)!;
    post.clock.pass(1000);
    await inviteToClub(olga, other, 'gone@example.org', post.clock);
    await settle();
    const report = [
      `From: MAILER-DAEMON@mx.example.org\nTo: ${returnPath}\nMessage-ID: <c1@mx.example.org>\nMIME-Version: 1.0`,
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\nContent-Type: text/plain\n\nSorry.\n',
      '--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; x\nAction: failed',
      'Status: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 User unknown\n\n--b--\n',
    ].join('\n');
    expect(await returnedIn(slug, post)).toEqual([['gone@example.org', null]]);
    expect(await receive(doorOf(post), Buffer.from(report.replace(/\n/g, '\r\n')), [returnPath], { sender: '' })).toBe('report: bounce');
    expect(await returnedIn(slug, post)).toEqual([['gone@example.org', expect.stringContaining('User unknown')]]);
    expect(await returnedIn(other, post)).toEqual([['gone@example.org', null]]);
    await close();
  });

  it('are marked where the address wants no letters, and tell nobody once they are withdrawn or used', async () => {
    const { post, settle, close, told } = await posted();
    const slug = await clubWith(olga);
    await stopScope(post.db, { email: 'shy@example.org', scope: 'all' });
    const shy = await inviteToClub(olga, slug, 'shy@example.org', post.clock);
    await deliverDue(post);
    expect(await returnedIn(slug, post)).toEqual([['shy@example.org', '']]);
    await withdrawClubInvitation(olga, slug, shy.token);
    const typo = await inviteToClub(olga, slug, 'typo@example.org', post.clock);
    await acceptClubInvitation(await newUser('Nina'), typo.token, post.clock);
    await settle();
    expect(told()).toEqual([]);
    await close();
  });
});
