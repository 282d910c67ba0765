import { beforeAll, expect, it } from 'vitest';
import { GET as embed } from '../../app/embed/[table]/[seq]/route';
import { GET as oembed } from '../../app/oembed/route';
import { pictureResponse } from '../../app/tables/[table]/_page/picture';
import { importTable, tableSummary } from '../../lib/play';
import { onOneDatabase } from '../support/databases';
import { recordedGame } from '../support/recorded';
import { newUser, type Player, ridgesFor, send } from '../support/tables';

const home = 'https://fieldpost.test';
const embedded = (table: string, seq: string | number, language = 'en') =>
  embed(new Request(`${home}/embed/${table}/${seq}?language=${language}`), { params: Promise.resolve({ table, seq: String(seq) }) });
const preview = (query: string) => oembed(new Request(`${home}/oembed?${query}`));

onOneDatabase('a moment that is shared', () => {
  let ann: Player;
  let bob: Player;
  let shown: string;
  beforeAll(async () => {
    ann = await newUser('Ann');
    bob = await newUser('Bob');
    const file = recordedGame('tests/fixtures/ridges/bots-1.json');
    ({ id: shown } = await importTable(ann, { ...file, title: 'Red & <Blue>' }, { demo: true }));
  });

  it('is a light page in either language, with its picture, its order and the way to the review', async () => {
    const { seq: last } = await tableSummary(ann, shown);
    const response = await embedded(shown, 2);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const html = await response.text();
    expect(html).toContain('Red &amp; &lt;Blue&gt;');
    expect(html).toContain(`/tables/${shown}/board.svg?seq=2&amp;seat=public`);
    expect(html).toContain(`href="${home}/tables/${shown}/review/2"`);
    expect(html).toContain(`Step 2 of ${last}`);
    expect(html).not.toContain('<script');
    expect(Buffer.byteLength(html)).toBeLessThan(4000);
    expect(await (await embedded(shown, 2, 'it')).text()).toContain('<html lang="it">');
  });

  it('is nobody’s business where the table is private, or the moment is none', async () => {
    const id = await ridgesFor(ann, bob, { visibility: 'private' });
    expect((await embedded(id, 0)).status).toBe(404);
    expect((await preview(`url=${encodeURIComponent(`${home}/tables/${id}`)}`)).status).toBe(404);
    for (const seq of [999, -1, 'x']) expect((await embedded(shown, seq)).status).toBe(404);
  });

  it('tells strangers nothing of what a running game hides', async () => {
    const id = await ridgesFor(ann, bob, { visibility: 'public' });
    const before = await (await embedded(id, 0)).text();
    await send(ann, id, 'red', ['DEPLOY 2']);
    expect(await (await embedded(id, 0)).text()).toBe(before);
    const seen = await (await embedded(id, (await tableSummary(ann, id)).seq)).text();
    expect(seen).not.toContain('DEPLOY 2');
  });

  it('has a preview for services that ask by its address, and for no other address', async () => {
    const address = encodeURIComponent(`${home}/tables/${shown}/review/2`);
    const answer = (await (await preview(`url=${address}&maxwidth=400`)).json()) as Record<string, unknown>;
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 400, title: 'Red & <Blue>' });
    expect(answer.html).toMatch(new RegExp(`^<iframe src="${home}/embed/${shown}/2" width="400"`));
    for (const other of ['https://elsewhere.test/tables/x', `${home}/account`, 'nonsense']) {
      expect((await preview(`url=${encodeURIComponent(other)}`)).status).toBe(404);
    }
    expect((await preview(`url=${address}&format=xml`)).status).toBe(501);
  });

  it('is drawn as its reader may see it', async () => {
    const drawn = (caller: Player | { user: null; language: 'en' }, query: string) =>
      pictureResponse(new Request(`${home}/x?${query}`), { caller, id: shown }, async ({ seq, theme, painting }) =>
        Response.json({ seq, theme, tokens: painting.tokens.length }),
      );
    expect(await (await drawn(ann, 'seq=1&theme=dark&seat=public')).json()).toMatchObject({ seq: 1, theme: 'dark' });
    expect((await drawn(ann, 'seq=999')).status).toBe(404);
    expect((await drawn(ann, 'seat=nobody')).status).toBe(403);
  });
});
