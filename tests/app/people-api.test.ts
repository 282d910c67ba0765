import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { follows, rateLimits, wanted } from '../../db/schema';
import { introduce } from '../../lib/play';
import { type Program, program } from '../support/api';
import { onOneDatabase } from '../support/databases';

onOneDatabase('people by program', () => {
  let ann: Program;
  let bob: Program;
  beforeEach(async () => {
    [ann, bob] = [await program('ann'), await program('bob', 'it')];
    const { db } = await database();
    for (const rows of [wanted, rateLimits, follows]) await db.delete(rows);
    await introduce({ user: 'ann', language: 'en' }, { words: 'Good evening', languages: ['it'], showsZone: true });
  });

  it('are seen as everybody sees them', async () => {
    const { status, body } = await bob.get('players/ann');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'ann',
      introduction: { words: 'Good evening', hidden: false, languages: ['it'], timeZone: 'UTC' },
      isMore: false,
    });
    expect(await bob.get('players/bob')).toMatchObject({ status: 404 });
    expect(await bob.get('players/ann?page=-1')).toMatchObject({ status: 400 });
  });

  it('are followed and let go', async () => {
    const about = { kind: 'player', address: 'ann' };
    expect(await bob.post('follows', about)).toMatchObject({ status: 200, body: [{ ...about, name: 'ann' }] });
    expect((await bob.get('follows')).body).toHaveLength(1);
    expect((await ann.get('follows')).body).toEqual([]);
    expect(await bob.post('follows', { kind: 'club', address: 'nowhere' })).toMatchObject({ status: 404 });
    expect(await bob.post('follows', { kind: 'league', address: 'nowhere' })).toMatchObject({ status: 404 });
    expect(await bob.post('follows', { ...about, follow: false })).toMatchObject({ status: 200, body: [] });
  });

  it('look for opponents, who get a table at once', async () => {
    const made = await ann.post('wanted', { game: 'ridges', options: { ridges: 3 }, seat: 'red', highest: 1600 });
    expect(made.status).toBe(201);
    const { id } = made.body;
    const { body } = await bob.get('wanted?game=ridges&fits=yes');
    expect(body).toMatchObject({ isMore: false, wanted: [{ id, gameTitle: 'Crinali', seat: 'red', highest: 1600, isMine: false }] });
    expect((await bob.get('wanted?game=aa-1941')).body.wanted).toEqual([]);
    expect(await bob.post(`wanted/${id}/withdraw`)).toMatchObject({ status: 404 });
    const answered = await bob.post(`wanted/${id}/answer`);
    expect(answered.status).toBe(201);
    expect((await bob.get(`tables/${answered.body.table}`)).body).toMatchObject({ status: 'running', mySeats: ['blue'] });
    expect(await bob.post(`wanted/${id}/answer`)).toMatchObject({ status: 409 });
    const again = await ann.post('wanted', { game: 'ridges', lowest: 1900 });
    expect(await bob.post(`wanted/${again.body.id}/answer`)).toMatchObject({ status: 403 });
    expect(await ann.post(`wanted/${again.body.id}/withdraw`)).toMatchObject({ status: 200, body: { done: true } });
    expect(await ann.post('wanted', { game: 'ridges', lowest: 1600, highest: 1500 })).toMatchObject({ status: 400 });
  });
});
