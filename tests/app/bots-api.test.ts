import { beforeAll, beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { rateLimits } from '../../db/schema';
import { asBot, createBot, createToken, propose, revokeToken } from '../../lib/play';
import { type Ask, ask, type Program, program } from '../support/api';
import { onEachDatabase } from '../support/databases';

onEachDatabase('the API for bot accounts', () => {
  let anna: Program;
  let bruno: Program;
  let bot: Pick<Program, 'get' | 'post'> & { id: string; token: string };
  beforeAll(async () => {
    [anna, bruno] = [await program('anna'), await program('bruno', 'it')];
    const owner = { user: 'bruno', language: 'it' as const };
    const { id } = await createBot(owner, { name: 'Hannibal', about: 'Plays at random.' });
    const { token, listed } = await createToken(await asBot(owner, id), 'engine');
    const headers = { authorization: `Bearer ${token}` };
    bot = {
      ...{ id, token: listed.id },
      get: (path: string, more: Ask = {}) => ask('GET', path, { ...more, headers }),
      post: (path, body, more = {}) => ask('POST', path, { body, headers: { ...headers, ...more } }),
    };
  });
  beforeEach(async () => {
    await (await database()).db.delete(rateLimits);
  });

  const openTable = async (more: object = {}) =>
    (await anna.post('tables', { game: 'ridges', seats: { red: { kind: 'me' } }, visibility: 'public', ...more })).body.id as string;

  it('says who is a bot account, and whose', async () => {
    const own = { id: bot.id, name: 'Hannibal (bot)', bot: true, owner: { id: 'bruno', name: 'bruno' }, about: 'Plays at random.' };
    expect(await bot.get('me')).toMatchObject({ status: 200, body: { ...own, language: 'it' } });
    expect((await anna.get(`players/${bot.id}`)).body).toMatchObject(own);
    expect((await anna.get('me')).body).toEqual({ id: 'anna', name: 'anna', bot: false, owner: null, about: '', language: 'en' });
    expect((await anna.get('players/nobody')).status).toBe(404);
  });

  it('refuses bot accounts what is for people, with a sentence that says so', async () => {
    const refused = {
      status: 403,
      body: { title: 'forbidden', detail: expect.stringContaining('un account bot gioca ai tavoli creati da altri') },
    };
    expect(await bot.post('tables', { game: 'ridges', solo: true })).toMatchObject(refused);
    expect(await bot.post('clubs', { name: 'Bots' })).toMatchObject(refused);
    expect(await bot.post('clubs/nowhere/join', {})).toMatchObject(refused);
    expect(await bot.post('tables/abc/appeal', { reason: 'Why?' })).toMatchObject(refused);
  });

  it('lets them take an open seat where the table admits them, and nowhere else', async () => {
    const [shut, open] = [await openTable(), await openTable({ admitsBots: true })];
    expect(await bot.post(`tables/${shut}/join`, { seat: 'blue' })).toMatchObject({ status: 403, body: { title: 'forbidden' } });
    const joined = await bot.post(`tables/${open}/join`, { seat: 'blue' });
    expect(joined).toMatchObject({ status: 200, body: { mySeats: ['blue'] } });
    expect(joined.body.seats[1]).toMatchObject({ userName: 'Hannibal (bot)', program: true, bot: false });
  });

  it('tells them of seats that are kept for them, and of nobody else’s', async () => {
    const table = await openTable({
      visibility: 'private',
      seats: { red: { kind: 'me' }, blue: { kind: 'program', program: 'hannibal' } },
    });
    expect((await bot.get('invitations')).body).toEqual([
      { table, title: 'Ridges', game: 'ridges', seat: 'blue', seatName: 'Blu', from: 'anna' },
    ]);
    expect((await bruno.get('invitations')).body).toEqual([]);
    expect((await bruno.post(`tables/${table}/join`, { seat: 'blue' })).status).toBe(404);
    expect((await bot.post(`tables/${table}/join`, { seat: 'blue' })).status).toBe(200);
    const seats = { blue: { kind: 'program', program: 'Nobody' } };
    expect(await anna.post('tables', { game: 'ridges', seats })).toMatchObject({ status: 404 });
  });

  it('asks them for their consent, and takes their answer', async () => {
    const table = await openTable({ admitsBots: true });
    await bot.post(`tables/${table}/join`, { seat: 'blue' });
    expect((await bot.get(`tables/${table}/proposals`)).status).toBe(409);
    await anna.post(`tables/${table}/start`, {});
    const wish = { kind: 'end' as const, winners: ['red'] };
    const made = await propose({ user: 'anna', language: 'en' }, table, { seat: 'red', wish });
    expect(made.progress).toBe('open');
    const asked = await bot.get(`tables/${table}/proposals`);
    expect(asked.body).toMatchObject([{ id: made.id, kind: 'end', by: 'anna', mine: false, asked: true }]);
    expect((await anna.post(`tables/${table}/proposals`, { proposal: made.id, agree: true })).status).toBe(403);
    expect((await bruno.get(`tables/${table}/proposals`)).body).toMatchObject([{ asked: false }]);
    const answered = await bot.post(`tables/${table}/proposals`, { proposal: made.id, agree: false });
    expect(answered).toMatchObject({ status: 200, body: { state: 'refused' } });
    expect((await bot.get(`tables/${table}/proposals`)).body).toEqual([]);
  });

  it('lists them apart from people', async () => {
    expect((await anna.get('ratings?list=bots')).body).toMatchObject({ list: 'bots', ratings: [] });
    expect((await anna.get('ratings')).body).toMatchObject({ list: 'players' });
    expect((await anna.get('ratings?list=all')).status).toBe(400);
  });

  it('lets them in no longer once their owner revokes the token', async () => {
    await revokeToken({ user: bot.id, language: 'en' }, bot.token);
    expect((await bot.get('me')).status).toBe(401);
  });
});
