import { beforeEach, describe, expect, it } from 'vitest';
import { GET, POST } from '../../app/unsubscribe/[token]/one-click/route';
import { PlayError } from '../../lib/play';
import { chooseLetters, letterChoice, unsubscribeToken } from '../../lib/play/people/unsubscribe';
import { onEachDatabase } from '../support/databases';
import { clear, collect, evening } from './evening';
import { testPost } from './post';

const english = { language: 'en' } as const;

/** What a mail program sends for List-Unsubscribe-Post. */
const oneClick = (address: string, language = 'en') => {
  const [, token = ''] = /unsubscribe\/([^/]+)\/one-click/.exec(address) ?? [];
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const request = new Request(address, { method: 'POST', body, headers: { 'accept-language': language } });
  return POST(request, { params: Promise.resolve({ token }) });
};
const addressOf = (headers: Record<string, string>) => headers['List-Unsubscribe']?.slice(1, -1) ?? '';

onEachDatabase('a reader who wants no letters', () => {
  beforeEach(clear);

  it('stops those of one table with the one click of RFC 8058', async () => {
    const post = await testPost();
    const [first, second] = [await evening(post), await evening(post)];
    post.clock.pass(11_000);
    const letters = await collect(post);
    const mine = letters.find(({ to, headers }) => to === 'anna@example.org' && headers['List-Id']?.includes(first.id));
    expect(mine?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect((await oneClick(addressOf(mine?.headers ?? {}))).status).toBe(204);
    for (const table of [first, second]) {
      await table.play('red', 'DEPLOY 1');
      await table.play('blue', 'DEPLOY 1');
    }
    post.clock.pass(11_000);
    const later = (await collect(post)).map(({ to, headers }) => `${to} ${headers['List-Id']}`);
    expect(later.sort()).toEqual([
      `anna@example.org <table-${second.id}.fieldpost.test>`,
      `bruno@example.org <table-${first.id}.fieldpost.test>`,
      `bruno@example.org <table-${second.id}.fieldpost.test>`,
    ]);
  });

  it('stops a letter that was already waiting', async () => {
    const post = await testPost();
    const table = await evening(post);
    await oneClick(`https://fieldpost.test/unsubscribe/${unsubscribeToken('anna@example.org', table.id)}/one-click`);
    post.clock.pass(11_000);
    expect((await collect(post)).map(({ to }) => to)).toEqual(['bruno@example.org']);
  });

  it('stops all letters about games, and gets them back', async () => {
    const post = await testPost();
    const token = unsubscribeToken('Anna@Example.org', 'all');
    await chooseLetters(english, token, { letters: 'stop', oneClick: false });
    expect(await letterChoice(english, token)).toMatchObject({ email: 'anna@example.org', table: null, stopped: true, allStopped: true });
    await evening(post);
    post.clock.pass(11_000);
    expect((await collect(post)).map(({ to }) => to)).toEqual(['bruno@example.org']);
    await chooseLetters(english, token, { letters: 'resume', oneClick: false });
    expect(await letterChoice(english, token)).toMatchObject({ stopped: false, allStopped: false });
    await evening(post);
    post.clock.pass(11_000);
    expect((await collect(post)).map(({ to }) => to)).toContain('anna@example.org');
  });

  it('comes back from a table’s letter even when everything was stopped', async () => {
    const post = await testPost();
    const { id } = await evening(post);
    await chooseLetters(english, unsubscribeToken('anna@example.org', 'all'), { letters: 'stop', oneClick: false });
    const token = unsubscribeToken('anna@example.org', id);
    expect(await letterChoice(english, token)).toMatchObject({
      table: { title: 'Evening game', gameTitle: 'Ridges' },
      stopped: false,
      allStopped: true,
    });
    await chooseLetters(english, token, { letters: 'resume', oneClick: false });
    expect(await letterChoice(english, token)).toMatchObject({ stopped: false, allStopped: false });
  });

  it('may click twice', async () => {
    const address = `https://fieldpost.test/unsubscribe/${unsubscribeToken('anna@example.org', 'all')}/one-click`;
    expect([(await oneClick(address)).status, (await oneClick(address)).status]).toEqual([204, 204]);
  });

  it('is told in their language that a link is wrong, and nothing is stopped', async () => {
    const [body] = unsubscribeToken('anna@example.org', 'all').split('.');
    const { status, text } = await oneClick(`https://fieldpost.test/unsubscribe/${body}.forged/one-click`, 'it').then(async (answer) => {
      return { status: answer.status, text: await answer.text() };
    });
    expect(status).toBe(404);
    expect(text).toContain('Questo collegamento non appartiene a nessuna nostra lettera.');
    await expect(letterChoice(english, `${body}.forged`)).rejects.toBeInstanceOf(PlayError);
    expect(await letterChoice(english, unsubscribeToken('anna@example.org', 'all'))).toMatchObject({ stopped: false });
  });
});

describe('the address of one click', () => {
  it('asks first when it is opened in a browser', async () => {
    const answer = await GET(new Request('https://fieldpost.test/unsubscribe/t.s/one-click'), {
      params: Promise.resolve({ token: 't.s' }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/unsubscribe/t.s']);
  });

  it('has a token for each address and scope', () => {
    const tokens = ['anna@example.org', 'bruno@example.org'].flatMap((email) =>
      ['all', 'evening'].map((scope) => unsubscribeToken(email, scope)),
    );
    expect(new Set(tokens).size).toBe(4);
  });
});
