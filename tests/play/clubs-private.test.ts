import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as embed } from '../../app/embed/[table]/[seq]/route';
import { GET as oembed } from '../../app/oembed/route';
import { pictureResponse } from '../../app/tables/[table]/_page/picture';
import { database } from '../../db/client';
import { hooksOf, insertHook } from '../../db/hooks';
import {
  affairs,
  answerOffer,
  answerRequest,
  appoint,
  type Caller,
  calendarOf,
  clockView,
  closeClub,
  clubArchive,
  clubDesk,
  clubInvitation,
  clubMembers,
  clubNotices,
  clubPresets,
  clubRecords,
  clubView,
  comparable,
  createTable,
  editClub,
  exportTable,
  foundClub,
  headToHead,
  inviteToClub,
  joinClub,
  joinTable,
  keepPreset,
  leaveClub,
  liftBar,
  listClubs,
  lobbyView,
  logEntries,
  lookAt,
  mayWatch,
  momentNotes,
  myClubs,
  myTables,
  openCalendar,
  openSeats,
  type PlayError,
  playerProfile,
  postNotice,
  publicTables,
  rematch,
  removeMember,
  say,
  setClubLetters,
  tableSummary,
  tableView,
  takeSeat,
  viewAt,
  withdrawClubInvitation,
  withdrawRequest,
} from '../../lib/play';
import { ask, program } from '../support/api';
import { charterOf, clubWith, enter, forgetUses } from '../support/clubs';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, playToTheEnd, ridgesFor, send } from '../support/tables';

/** What a question is answered with, or how it is refused, as text. */
const told = (question: Promise<unknown>): Promise<string> =>
  question.then(
    (answer) => JSON.stringify(answer) ?? 'nothing',
    (error: PlayError) => `${error.code}: ${error.message}`,
  );

const nowhere = 'circolo-di-nessuno-2a3b4c5d6e';
const noTable = '22222222aaaaaaaa';
const preset = { name: 'Quick', game: 'ridges', options: { ridges: 3 }, timeControl: { kind: 'none' }, absence: 'shift' } as const;

onEachDatabase('a private club', () => {
  let olga: Player;
  let mara: Player;
  let eve: Player;
  let secret: string;
  beforeAll(async () => {
    [olga, mara, eve] = [await newUser('Olga'), await newUser('Mara'), await newUser('Eve')];
    secret = (await openCalendar(eve)).split('/').pop()?.replace('.ics', '') ?? '';
    // the players are known to strangers from elsewhere
    await ridgesFor(olga, mara, { title: 'Open', visibility: 'public' });
  });
  beforeEach(forgetUses);

  /** All that a stranger can ask about a club, a token, and its tables, as they may have been told of them. */
  async function asked(who: Caller, { slug, token, tables }: { slug: string; token: string; tables: string[] }): Promise<string[]> {
    await forgetUses();
    const clubQuestions: Promise<unknown>[] = [
      clubView(who, slug),
      clubMembers(who, slug),
      clubArchive(who, slug),
      clubRecords(who, slug),
      comparable(who, slug),
      headToHead(who, slug, { of: mara.user }),
      headToHead(who, slug, { of: mara.user, against: olga.user }),
      clubNotices(who, slug),
      clubPresets(who, slug),
      clubDesk(who, slug),
      joinClub(who, slug, 'Hello'),
      withdrawRequest(who, slug),
      leaveClub(who, slug),
      inviteToClub(who, slug, null),
      inviteToClub(who, slug, 'nobody@example.org'),
      withdrawClubInvitation(who, slug, token),
      answerRequest(who, slug, { user: mara.user, answer: 'accept' }),
      appoint(who, slug, { member: mara.user, role: 'director' }),
      removeMember(who, slug, mara.user),
      liftBar(who, slug, mara.user),
      answerOffer(who, slug, 'accept'),
      postNotice(who, slug, { title: 'A', text: 'B' }),
      keepPreset(who, slug, preset),
      setClubLetters(who, slug, 'off'),
      editClub(who, slug, charterOf({ name: 'Mine' })),
      closeClub(who, slug),
      foundClub(who, charterOf({ name: 'Mine', address: slug })),
      createTable(who, { game: 'ridges', title: 'T', options: {}, seats: {}, timeControl: { kind: 'none' }, club: slug }),
    ];
    const lists: Promise<unknown>[] = [
      listClubs(who, { after: slug }),
      listClubs(who),
      publicTables(who),
      openSeats(who),
      playerProfile(who, olga.user),
      playerProfile(who, mara.user),
      calendarOf(secret).then((text) => text?.replaceAll(/^(DTSTAMP|UID).*$/gm, '')),
      ...(who.user === null ? [] : [myClubs(who), myTables(who)]),
    ];
    const tableQuestions = tables.flatMap((id): Promise<unknown>[] => [
      tableSummary(who, id),
      lobbyView(who, id),
      tableView(who, id),
      lookAt(who, id),
      mayWatch(who, id),
      affairs(who, id),
      clockView(who, id),
      logEntries(who, id, {}),
      viewAt(who, id, 0),
      exportTable(who, id),
      momentNotes(who, id),
      joinTable(who, id, 'blue'),
      takeSeat(who, id, 'blue'),
      say(who, id, 'Hello'),
      rematch(who, id),
      bodyOf(embed(new Request(`https://fieldpost.test/embed/x/0`), { params: Promise.resolve({ table: id, seq: '0' }) })),
      bodyOf(oembed(new Request(`https://fieldpost.test/oembed?url=${encodeURIComponent(`https://fieldpost.test/tables/${id}`)}`))),
      bodyOf(
        pictureResponse(new Request('https://fieldpost.test/board.svg'), { id, caller: who }, async ({ seq }) => Response.json({ seq })),
      ),
    ]);
    return Promise.all([...clubQuestions, ...lists, ...tableQuestions].map(told));
  }

  /** A club with everything in it, and a table of each kind. */
  async function hidden() {
    const slug = await clubWith(olga, { name: 'Segreti', visibility: 'private', members: [mara] });
    const { token } = await inviteToClub(olga, slug, null);
    await withdrawClubInvitation(olga, slug, token);
    await postNotice(olga, slug, { title: 'Torneo', text: 'Lunedì' });
    await keepPreset(olga, slug, preset);
    const running = await ridgesFor(olga, mara, { title: 'Hidden running', visibility: 'public', club: slug });
    const over = await ridgesFor(olga, mara, { title: 'Hidden over', visibility: 'club', club: slug });
    await playToTheEnd(over, olga, mara);
    const seats = { red: { kind: 'me' } } as const;
    const lobby = { game: 'ridges', title: 'Hidden open', options: { ridges: 3 }, seats, timeControl: { kind: 'none' } } as const;
    const open = (await createTable(olga, { ...lobby, visibility: 'public', club: slug, membersHours: 24 })).id;
    return { slug, token, tables: [running, over, open] };
  }

  describe('answers a stranger', () => {
    it.each(['somebody signed in', 'a visitor'])('as if it were not there: %s', async (kind) => {
      const who: Caller = kind === 'a visitor' ? { user: null, language: 'it' } : eve;
      const before = await asked(who, { slug: nowhere, token: 'nosuchtokenatall', tables: [noTable, noTable, noTable] });
      const there = await hidden();
      expect(await asked(who, there)).toEqual(before);
      await closeClub(olga, there.slug);
    });

    it('by every door for programs as well, byte for byte', async () => {
      const eavesdropper = await program(`eve-${Math.random().toString(36).slice(2)}`);
      const paths = (slug: string, table: string) => [
        ...['clubs', 'clubs?of=mine', `clubs?after=${slug}`, `clubs/${slug}`, 'tables', `tables/${table}`, `tables/${table}/log`],
        ...['members', 'archive', 'records', `head-to-head?of=${mara.user}`, 'notices', 'presets', 'requests'].map(
          (part) => `clubs/${slug}/${part}`,
        ),
      ];
      const posts = (slug: string, table: string): [string, unknown][] => [
        [`clubs/${slug}/join`, { text: 'Hello' }],
        [`clubs/${slug}/leave`, undefined],
        [`clubs/${slug}/notices`, { title: 'A', text: 'B' }],
        [`clubs/${slug}/presets`, preset],
        [`clubs/${slug}/invitations`, { email: null }],
        [`clubs/${slug}/requests`, { user: mara.user, answer: 'accept' }],
        [`tables/${table}/join`, { seat: 'blue' }],
        ['tables', { game: 'ridges', club: slug }],
        ['clubs', charterOf({ name: 'Mine', address: slug })],
      ];
      const answers = async (slug: string, table: string) => {
        const all = [];
        for (const path of paths(slug, table)) all.push(await eavesdropper.get(path));
        for (const [path, body] of posts(slug, table)) all.push(await eavesdropper.post(path, body));
        all.push(await ask('GET', `clubs/${slug}`));
        return all.map(({ status, headers, body }) => ({ status, headers: [...headers], body }));
      };
      const before = await answers(nowhere, noTable);
      const there = await hidden();
      for (const table of there.tables) expect(await answers(there.slug, table)).toEqual(before);
      await closeClub(olga, there.slug);
    });

    it('who chooses its name for a public club', async () => {
      const { slug } = await hidden();
      const open = await clubWith(eve, { name: 'Segreti' });
      expect(open).toBe('segreti');
      await closeClub(olga, slug);
      await closeClub(eve, open);
    });
  });

  it('is seen by its members with all that is in it', async () => {
    const { slug, tables } = await hidden();
    expect(await clubView(mara, slug)).toMatchObject({ role: 'member', members: 2, notices: [{ title: 'Torneo', author: 'Olga' }] });
    expect((await clubView(mara, slug)).running.map(({ title }) => title)).toEqual(['Hidden running']);
    expect((await clubArchive(mara, slug)).tables.map(({ title }) => title)).toEqual(['Hidden over']);
    expect((await clubMembers(mara, slug)).members.map(({ name, running }) => [name, running])).toEqual([
      ['Olga', 2],
      ['Mara', 2],
    ]);
    const newcomer = await newUser('Nina');
    await enter(olga, slug, newcomer);
    for (const id of tables) expect((await tableSummary(newcomer, id)).title).toMatch(/^Hidden/);
    await closeClub(olga, slug);
  });

  it('shows who has left the tables they play at, and nothing else', async () => {
    const { slug, tables } = await hidden();
    const [running = '', over = '', open = ''] = tables;
    await leaveClub(mara, slug);
    expect(await codeOf(clubView(mara, slug))).toBe('not-found');
    expect((await tableSummary(mara, running)).title).toBe('Hidden running');
    expect((await tableSummary(mara, over)).title).toBe('Hidden over');
    expect(await codeOf(tableSummary(mara, open))).toBe('not-found');
    await send(olga, running, 'red', ['DEPLOY 1']);
    await send(mara, running, 'blue', ['DEPLOY 1']);
    expect((await tableSummary(mara, running)).seq).toBeGreaterThan(0);
    expect((await lobbyView(mara, running)).club).toBeNull();
    expect((await lobbyView(olga, running)).club).toEqual({ slug, name: 'Segreti' });
    expect((await rematch(mara, over)).started).toBe(false);
    await closeClub(olga, slug);
  });

  it('keeps the tables of its own that who leaves has opened, and their webhooks tell no more', async () => {
    const slug = await clubWith(olga, { visibility: 'private', members: [mara] });
    const lobby = { game: 'ridges', title: 'Left', options: {}, timeControl: { kind: 'none' }, club: slug } as const;
    const empty = await createTable(mara, { ...lobby, seats: {}, visibility: 'club' });
    const played = await createTable(mara, { ...lobby, seats: { red: { kind: 'me' } }, visibility: 'club' });
    const alone = await createTable(mara, { ...lobby, seats: {}, visibility: 'private' });
    const { db } = await database();
    const hook = {
      kind: 'json',
      url: 'https://hooks.example.org/',
      language: 'en',
      createdAt: new Date(),
      notBefore: new Date(),
      secret: 'x',
    } as const;
    for (const { id } of [empty, played]) await insertHook(db, { ...hook, tableId: id }, 5);
    await leaveClub(mara, slug);
    expect([...(await hooksOf(db, empty.id)), ...(await hooksOf(db, played.id))]).toEqual([]);
    expect((await myTables(mara)).map(({ id }) => id)).not.toContain(alone.id);
    expect((await lobbyView(mara, played.id)).isOwner).toBe(false);
    expect((await myTables(mara)).map(({ id }) => id)).not.toContain(empty.id);
    expect((await myTables(mara)).map(({ id }) => id)).toContain(played.id);
    expect((await lobbyView(olga, empty.id)).isOwner).toBe(true);
    expect(await codeOf(lobbyView(mara, empty.id))).toBe('not-found');
    await closeClub(olga, slug);
  });

  it('takes its tables out of sight when it becomes private, and they are played on when it is closed', async () => {
    const slug = await clubWith(olga, { name: 'Aperti', members: [mara] });
    const id = await ridgesFor(olga, mara, { title: 'Once open', visibility: 'public', club: slug });
    expect((await clubView(eve, slug)).running.map(({ title }) => title)).toEqual(['Once open']);
    const closed = await editClub(olga, slug, charterOf({ name: 'Aperti', visibility: 'private' }));
    expect(await codeOf(tableSummary(eve, id))).toBe('not-found');
    expect((await publicTables(eve)).map(({ title }) => title)).not.toContain('Once open');
    await closeClub(olga, closed.slug);
    expect(await codeOf(tableSummary(eve, id))).toBe('not-found');
    await send(olga, id, 'red', ['DEPLOY 1']);
    expect((await tableSummary(mara, id)).title).toBe('Once open');
  });

  it('shows by an invitation what one needs to say yes, as long as that stands', async () => {
    const slug = await clubWith(olga, { name: 'Invitati', visibility: 'private' });
    const { token } = await inviteToClub(olga, slug, null);
    expect(await clubInvitation(eve, token)).toMatchObject({ name: 'Invitati', from: 'Olga', members: 1 });
    expect(await codeOf(clubView(eve, slug))).toBe('not-found');
    await withdrawClubInvitation(olga, slug, token);
    expect(await told(clubInvitation(eve, token))).toBe(await told(clubInvitation(eve, 'aaaaaaaaaaaaaaaa')));
    await closeClub(olga, slug);
  });
});

async function bodyOf(response: Response | Promise<Response>): Promise<string> {
  const answer = await response;
  return `${answer.status} ${await answer.text()}`;
}
