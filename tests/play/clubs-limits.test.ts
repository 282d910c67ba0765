import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { clubMembers, clubs, users } from '../../db/schema';
import { deleteAccount } from '../../lib/auth';
import type { Clock } from '../../lib/clock';
import {
  acceptClubInvitation,
  answerOffer,
  answerRequest,
  clubNotices,
  clubView,
  createTable,
  editClub,
  foundClub,
  inviteToClub,
  joinClub,
  joinTable,
  keepPreset,
  leaveClub,
  leaveClubs,
  lobbyView,
  clubMembers as membersOf,
  offerClub,
  offerSeat,
  openSeats,
  postNotice,
  removeMember,
  takeSeat,
} from '../../lib/play';
import { mostPresets } from '../../lib/play/clubs/presets';
import { clubPage } from '../../lib/play/clubs/views';
import { charterOf, clubWith, enter, forgetUses } from '../support/clubs';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, ridgesFor } from '../support/tables';

const start = Date.parse('2026-05-01T12:00:00Z');
const at = (hours: number): Clock => ({ now: () => new Date(start + hours * 3_600_000) });
const lobby = {
  game: 'ridges',
  title: 'Lobby',
  options: { ridges: 3 },
  seats: { red: { kind: 'me' } },
  timeControl: { kind: 'none' },
} as const;
const preset = { game: 'ridges', options: { ridges: 3 }, timeControl: { kind: 'none' }, absence: 'shift' } as const;

onEachDatabase('clubs', () => {
  let olga: Player;
  let dino: Player;
  let mara: Player;
  let eve: Player;
  beforeAll(async () => {
    [dino, mara, eve] = [await newUser('Dino'), await newUser('Mara'), await newUser('Eve')];
  });
  beforeEach(async () => {
    olga = await newUser('Olga');
    await forgetUses();
  });

  /** How many of each role a club has. */
  const roles = async (slug: string) => {
    const { db } = await database();
    const rows = await db
      .select({ role: clubMembers.role })
      .from(clubMembers)
      .innerJoin(clubs, and(eq(clubs.id, clubMembers.clubId), eq(clubs.slug, slug)));
    return rows.map(({ role }) => role).sort();
  };

  it('have one owner, whoever accepts while the offer is taken back, made anew, or its owner closes the account', async () => {
    for (const meanwhile of [
      (slug: string) => offerClub(olga, slug, null),
      (slug: string) => offerClub(olga, slug, mara.user),
      (slug: string) => removeMember(olga, slug, dino.user),
      () => leaveClubs(olga),
      (slug: string) => leaveClub(dino, slug),
      (slug: string) => answerOffer(dino, slug, 'accept'),
    ]) {
      olga = await newUser('Olga');
      const slug = await clubWith(olga, { members: [dino, mara] });
      await offerClub(olga, slug, dino.user);
      await Promise.allSettled([answerOffer(dino, slug, 'accept'), meanwhile(slug)]);
      expect((await roles(slug)).filter((role) => role === 'owner')).toEqual(['owner']);
    }
  });

  it('are founded once at an address, and joined once, however many try at a time', async () => {
    const founders = await Promise.all(['Ada', 'Bea', 'Cleo'].map((name) => newUser(name)));
    const founded = await Promise.all(founders.map((each) => codeOf(foundClub(each, charterOf({ name: `Gara ${olga.user}` })))));
    expect(founded.sort()).toEqual(['conflict', 'conflict', 'no error']);
    const slug = await clubWith(olga, { admission: 'open' });
    const { token } = await inviteToClub(olga, slug, null);
    await Promise.allSettled([joinClub(eve, slug, ''), acceptClubInvitation(eve, token), joinClub(eve, slug, '')]);
    expect(await roles(slug)).toEqual(['member', 'owner']);
    const asked = await clubWith(olga);
    await joinClub(eve, asked, '');
    const answers = (['accept', 'decline'] as const).map((answer) => codeOf(answerRequest(olga, asked, { user: eve.user, answer })));
    expect((await Promise.all(answers)).sort()).toEqual(['no error', 'not-found']);
  });

  it('never have a public table while private, whichever comes first', async () => {
    const slug = await clubWith(olga, { name: `Svelti ${olga.user}` });
    const charter = charterOf({ name: 'Svelti', address: slug, visibility: 'private' });
    const [made] = await Promise.allSettled([
      createTable(olga, { ...lobby, visibility: 'public', club: slug }),
      editClub(olga, slug, charter),
    ]);
    if (made.status === 'fulfilled') expect((await lobbyView(olga, made.value.id)).visibility).toBe('club');
    else expect(made.reason).toMatchObject({ code: 'not-found' });
  });

  it('go to the director of longest standing, else to the member, and are closed by the last who closes the account', async () => {
    const slug = await clubWith(olga, { members: [mara, eve], directors: [dino] });
    await leaveClubs(olga);
    expect((await membersOf(mara, slug)).members.map(({ name, role }) => [name, role])).toEqual([
      ['Dino', 'owner'],
      ['Mara', 'member'],
      ['Eve', 'member'],
    ]);
    await leaveClubs(dino);
    expect((await clubView(mara, slug)).role).toBe('owner');
    await leaveClubs(eve);
    await leaveClubs(mara);
    expect(await codeOf(clubView(mara, slug))).toBe('not-found');
  });

  it('keep what a former player wrote, without the name', async () => {
    const slug = await clubWith(olga, { members: [dino] });
    await postNotice(olga, slug, { title: 'Torneo', text: 'Lunedì' });
    await inviteToClub(olga, slug, null);
    await deleteAccount(olga.user);
    const { db } = await database();
    expect((await clubNotices(dino, slug)).notices).toMatchObject([{ title: 'Torneo', author: null }]);
    expect((await db.select().from(users).where(eq(users.id, olga.user)))[0]?.name).toBeNull();
    expect((await membersOf(dino, slug)).members.map(({ name }) => name)).toEqual(['Dino']);
  });

  it('keep free seats for their members for so many hours, then for everybody who sees the table', async () => {
    const slug = await clubWith(olga, { members: [dino] });
    const { id } = await createTable(olga, { ...lobby, visibility: 'public', club: slug, membersHours: 24 }, { clock: at(0) });
    expect(await lobbyView(eve, id, at(1))).toMatchObject({ club: { slug }, membersUntil: at(24).now().toISOString(), mayTake: false });
    expect(await codeOf(joinTable(eve, id, 'blue', {}, at(23)))).toBe('conflict');
    expect((await lobbyView(dino, id, at(1))).mayTake).toBe(true);
    await joinTable(dino, id, 'blue', {}, at(1));
    const later = await createTable(olga, { ...lobby, visibility: 'public', club: slug, membersHours: 24 }, { clock: at(0) });
    expect(await lobbyView(eve, later.id, at(25))).toMatchObject({ membersUntil: null, mayTake: true });
    await joinTable(eve, later.id, 'blue', {}, at(25));
    const wrong = [
      { membersHours: 24 },
      { visibility: 'club' as const },
      { club: slug, membersHours: 9999 },
      { club: slug, membersHours: 0.5 },
    ];
    for (const each of wrong) expect(await codeOf(createTable(olga, { ...lobby, ...each }))).toBe('invalid');
    expect(await codeOf(createTable(eve, { ...lobby, club: slug }))).toBe('forbidden');
  });

  it('keep seats of running games for their members as well, and offer those of a private club to nobody else', async () => {
    const slug = await clubWith(olga, { visibility: 'private', members: [dino, mara] });
    const id = await ridgesFor(olga, dino, { title: 'Kept', club: slug, visibility: 'club' });
    await offerSeat(dino, id, { seat: 'blue', offered: true });
    expect((await openSeats(eve)).map(({ table }) => table.title)).not.toContain('Kept');
    expect((await clubView(mara, slug)).offers.map(({ table, seats }) => [table.title, seats])).toEqual([['Kept', ['blue']]]);
    expect(await codeOf(takeSeat(eve, id, 'blue'))).toBe('not-found');
    await takeSeat(mara, id, 'blue');
    const open = await clubWith(olga, { members: [dino, mara] });
    const kept = await ridgesFor(olga, dino, { title: 'Open', club: open, visibility: 'public', membersHours: 24 });
    await offerSeat(dino, kept, { seat: 'blue', offered: true });
    expect((await clubView(eve, open)).offers.map(({ table }) => table.title)).toEqual(['Open']);
    expect(await codeOf(takeSeat(eve, kept, 'blue'))).toBe('conflict');
    await takeSeat(mara, kept, 'blue');
  });

  it('show their running tables a page at a time, and free seats before however many of those', async () => {
    const slug = await clubWith(olga, { members: [dino] });
    await createTable(olga, { ...lobby, title: 'Free', visibility: 'public', club: slug });
    for (let n = 0; n <= clubPage.running; n++) await ridgesFor(olga, dino, { title: `Run ${n}`, club: slug, visibility: 'public' });
    const shown = async (page: number) => {
      const { open, running, isMore } = await clubView(eve, slug, page);
      return { open: open.map(({ title }) => title), running: running.map(({ title }) => title), isMore };
    };
    const newest = Array.from({ length: clubPage.running }, (_, n) => `Run ${clubPage.running - n}`);
    expect(await shown(0)).toEqual({ open: ['Free'], running: newest, isMore: true });
    expect(await shown(1)).toEqual({ open: ['Free'], running: ['Run 0'], isMore: false });
    expect(await shown(9)).toEqual({ open: ['Free'], running: [], isMore: false });
  });

  it('fill nobody’s house: of everything that a stranger could make there is a most', async () => {
    for (let n = 0; n < 5; n++) await foundClub(olga, charterOf({ name: `Many ${n} ${olga.user}` }));
    expect(await codeOf(foundClub(olga, charterOf({ name: 'One more' })))).toBe('conflict');
    const rich = await newUser('Rich');
    const offered = await clubWith(rich, { members: [olga] });
    await offerClub(rich, offered, olga.user);
    expect(await codeOf(answerOffer(olga, offered, 'accept'))).toBe('conflict');
    for (let n = 0; n < 10; n++) await postNotice(rich, offered, { title: `N${n}`, text: 'x' });
    expect(await codeOf(postNotice(rich, offered, { title: 'N', text: 'x' }))).toBe('too-many');
    expect(await codeOf(postNotice(rich, offered, { title: 'N', text: 'x'.repeat(4001) }))).toBe('too-large');
    for (let n = 0; n < 40; n++) await inviteToClub(rich, offered, `guest${n}@example.org`);
    expect(await codeOf(inviteToClub(rich, offered, 'guest@example.org'))).toBe('too-many');
    // one brought its member in
    for (let n = 0; n < 59; n++) await inviteToClub(rich, offered, null);
    expect(await codeOf(inviteToClub(rich, offered, null))).toBe('conflict');
    for (let n = 0; n < mostPresets; n++) await keepPreset(rich, offered, { ...preset, name: `P${n}` });
    expect(await codeOf(keepPreset(rich, offered, { ...preset, name: 'P' }))).toBe('conflict');
  });

  it('are joined by nobody who is in fifty, nor asked by who waits at twenty', async () => {
    const { db } = await database();
    const keen = await newUser('Keen');
    const row = charterOf();
    const { address: _, ...rest } = row;
    const made = Array.from({ length: 50 }, (_each, n) => ({
      id: `${keen.user}${n}`,
      slug: `keen-${keen.user}-${n}`,
      ...rest,
      createdAt: new Date(start),
    }));
    await db.insert(clubs).values(made);
    await db
      .insert(clubMembers)
      .values(made.map(({ id }) => ({ clubId: id, userId: keen.user, role: 'member' as const, joinedAt: new Date(start) })));
    const slug = await clubWith(olga, { admission: 'open' });
    expect(await codeOf(joinClub(keen, slug, ''))).toBe('conflict');
    const asker = await newUser('Asker');
    for (const { slug: each } of made.slice(0, 20)) await joinClub(asker, each, '');
    expect(await codeOf(joinClub(asker, made[20]!.slug, ''))).toBe('too-many');
    await forgetUses();
    expect(await codeOf(joinClub(asker, made[20]!.slug, ''))).toBe('conflict');
  });

  it('come in again as members, whatever they were before', async () => {
    const slug = await clubWith(olga, { directors: [dino] });
    await leaveClub(dino, slug);
    await enter(olga, slug, dino);
    expect((await clubView(dino, slug)).role).toBe('member');
  });
});
