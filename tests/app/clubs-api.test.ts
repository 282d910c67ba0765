import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Answer, type Program, program } from '../support/api';
import { charterOf, forgetUses } from '../support/clubs';
import { onOneDatabase } from '../support/databases';

const preset = { name: 'Quick', game: 'ridges', options: { ridges: 3 }, timeControl: { kind: 'none' }, absence: 'shift' };

onOneDatabase('clubs by program', () => {
  let ann: Program;
  let bob: Program;
  beforeAll(async () => {
    [ann, bob] = [await program('ann'), await program('bob', 'it')];
  });
  beforeEach(forgetUses);

  const statusOf = (answers: Answer[]) => answers.map(({ status }) => status);

  it('are founded, joined by request, told something, played in and left', async () => {
    const founded = await ann.post('clubs', charterOf({ name: 'Programs' }));
    expect([founded.status, founded.body]).toEqual([201, { slug: 'programs' }]);
    expect((await bob.get('clubs/programs')).body).toMatchObject({ name: 'Programs', role: null, may: ['ask'], barred: null, members: 1 });
    expect((await bob.post('clubs/programs/join', { text: 'Ciao' })).body).toEqual({ became: 'requested' });
    expect((await ann.get('clubs/programs/requests')).body.requests).toMatchObject([{ userId: 'bob', text: 'Ciao' }]);
    expect((await ann.post('clubs/programs/requests', { user: 'bob', answer: 'accept' })).body).toEqual({ done: true });
    expect((await ann.post('clubs/programs/notices', { title: 'Hello', text: 'World' })).status).toBe(201);
    expect((await bob.get('clubs/programs/notices')).body).toMatchObject({ notices: [{ title: 'Hello', author: 'ann' }], isMore: false });
    expect((await ann.post('clubs/programs/presets', preset)).status).toBe(201);
    expect((await bob.get('clubs/programs/presets')).body).toMatchObject([{ name: 'Quick', gameTitle: 'Crinali' }]);
    const made = await bob.post('tables', { game: 'ridges', club: 'programs', visibility: 'club', membersHours: 24 });
    expect(made.status).toBe(201);
    expect((await ann.get('clubs/programs')).body.open).toMatchObject([{ id: made.body.id }]);
    expect((await ann.get('clubs/programs/members')).body.members.map(({ name }: { name: string }) => name)).toEqual(['ann', 'bob']);
    expect((await ann.get('clubs/programs/archive')).body).toEqual({ tables: [], next: null });
    expect((await ann.post('clubs/programs/invitations', { email: null })).body.token).toMatch(/^[a-z0-9]{16}$/);
    expect((await bob.get('clubs?of=mine')).body.clubs.map(({ slug }: { slug: string }) => slug)).toEqual(['programs']);
    expect((await bob.post('clubs/programs/leave')).body).toEqual({ done: true });
    expect((await ann.post('clubs/programs/leave')).status).toBe(409);
  });

  it('are listed a page at a time, each once', async () => {
    for (const name of ['Aleph', 'Beth', 'Gimel']) await ann.post('clubs', charterOf({ name }));
    const names: string[] = [];
    let next: string | null = null;
    do {
      const { body }: Answer = await bob.get(`clubs?limit=2${next === null ? '' : `&after=${next}`}`);
      names.push(...body.clubs.map(({ name }: { name: string }) => name));
      next = body.next;
    } while (next !== null);
    expect(names).toEqual(['Aleph', 'Beth', 'Gimel', 'Programs']);
  });

  it('refuse in the words and with the status that say why', async () => {
    const { slug } = (await ann.post('clubs', charterOf({ name: 'Strict', admission: 'invitation' }))).body;
    expect(
      statusOf([
        await bob.get('clubs/nowhere'),
        await bob.get(`clubs/${slug}/notices`),
        await bob.post(`clubs/${slug}/join`, {}),
        await bob.post(`clubs/${slug}/notices`, { title: 'A', text: 'B' }),
        await bob.post('clubs', charterOf({ name: 'Strict' })),
        await bob.post('clubs', { name: 'Half' }),
        await bob.get('clubs?limit=0'),
        await bob.get(`clubs/${slug}/members?page=-1`),
        await ann.post(`clubs/${slug}/invitations`, { email: 'nobody' }),
      ]),
    ).toEqual([404, 403, 403, 403, 409, 400, 400, 400, 400]);
    expect((await bob.get('clubs/nowhere')).body.detail).toBe('Questo circolo non esiste.');
  });

  it('remove a member, who is barred and told so until the bar is lifted', async () => {
    const { slug } = (await bob.post('clubs', charterOf({ name: 'Barred', admission: 'open' }))).body;
    const club = async () => (await ann.get(`clubs/${slug}`)).body;
    expect((await club()).may).toEqual(['join']);
    await ann.post(`clubs/${slug}/join`, {});
    expect(
      statusOf([
        await ann.post(`clubs/${slug}/members/remove`, { user: 'bob' }),
        await ann.get(`clubs/${slug}/bars`),
        await bob.post(`clubs/${slug}/members/remove`, { user: 'bob' }),
        await bob.post(`clubs/${slug}/members/remove`, { user: 'nobody' }),
      ]),
    ).toEqual([403, 403, 409, 404]);
    expect((await bob.post(`clubs/${slug}/members/remove`, { user: 'ann' })).body).toEqual({ done: true });
    expect((await bob.get(`clubs/${slug}/bars`)).body).toMatchObject([{ userId: 'ann', name: 'ann', by: 'bob' }]);
    const refused = await ann.post(`clubs/${slug}/join`, {});
    expect([refused.status, refused.body.detail]).toEqual([403, (await club()).barred]);
    expect(await club()).toMatchObject({ may: [], barred: expect.stringContaining('You were removed') });
    expect((await ann.post(`clubs/${slug}/bars/lift`, { user: 'ann' })).status).toBe(403);
    expect((await bob.post(`clubs/${slug}/bars/lift`, { user: 'ann' })).body).toEqual({ done: true });
    expect(await club()).toMatchObject({ may: ['join'], barred: null });
    expect((await ann.post(`clubs/${slug}/join`, {})).body).toEqual({ became: 'member' });
  });
});
