import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { POST } from '../../app/unsubscribe/[token]/one-click/route';
import { database } from '../../db/client';
import { clubs, follows as followRows, followTimes, rateLimits, results, tables } from '../../db/schema';
import { deleteAccount } from '../../lib/auth';
import {
  block,
  createTable,
  editClub,
  follow,
  followed,
  hearsOfFollowed,
  type NewTable,
  setFollowedLetters,
  setLetterSettings,
  tellFollowers,
  unblock,
  unfollow,
} from '../../lib/play';
import { letterChoice } from '../../lib/play/people/unsubscribe';
import { charterOf, clubWith } from '../support/clubs';
import { onOneDatabase } from '../support/databases';
import { newUser, type Player, redWins, ridgesFor } from '../support/tables';
import { clear, collect } from './evening';
import { fakeClock, testPost } from './post';

const hour = 3_600_000;
const day = 24 * hour;

onOneDatabase('the weekly letter of what somebody follows', () => {
  let ann: Player;
  let bob: Player;
  let fay: Player;
  let clock: ReturnType<typeof fakeClock>;
  beforeEach(async () => {
    await clear();
    const { db } = await database();
    for (const rows of [rateLimits, followRows, followTimes]) await db.delete(rows);
    clock = fakeClock(new Date('2126-08-04T10:00:00Z'));
    [ann, bob, fay] = [await newUser('Ann'), await newUser('Bob'), await newUser('Fay')];
  });

  const player = ({ user }: Player) => ({ kind: 'player' as const, address: user });
  const arrived = async () => {
    while (await tellFollowers(clock.now()));
    return (await collect(await testPost(undefined, clock))).filter(({ kind }) => kind === 'followed');
  };
  /** As if what stands at a table had come about now. */
  async function happened(table: string): Promise<string> {
    const { db } = await database();
    await db.update(tables).set({ statusSince: clock.now(), createdAt: clock.now() }).where(eq(tables.id, table));
    await db.update(results).set({ endedAt: clock.now() }).where(eq(results.tableId, table));
    return table;
  }
  const begun = async (change: Partial<NewTable>) => happened(await ridgesFor(ann, bob, { visibility: 'public', ...change }));
  async function over(change: Partial<NewTable>): Promise<string> {
    const table = await begun(change);
    await redWins(table, ann, bob);
    return happened(table);
  }
  const open = async (owner: Player, change: Partial<NewTable>) =>
    happened(
      (
        await createTable(owner, {
          ...{ game: 'ridges', title: 'Open', options: {}, seats: { red: { kind: 'me' } }, timeControl: { kind: 'none' } },
          ...{ visibility: 'public', ...change },
        })
      ).id,
    );

  it('tells of games that ended and began and of free seats since the last one, once, and only what is public', async () => {
    await over({ title: 'Before' });
    clock.pass(hour);
    await follow(fay, player(ann), clock);
    clock.pass(hour);
    const won = await over({ title: 'Well won' });
    await begun({ title: 'Under way' });
    await open(ann, { title: 'Come in' });
    await over({ title: 'Secret', visibility: 'private' });
    await begun({ title: 'Secret too', visibility: 'private' });
    await open(bob, { title: 'Of another' });
    clock.pass(6 * day);
    expect(await arrived()).toEqual([]);
    clock.pass(day);
    const [letter, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: fay.email, subject: 'News of Ann' });
    expect(letter?.text).toContain(`- Won: Well won (Ridges)\n  https://fieldpost.test/tables/${won}\n`);
    for (const line of ['Began: Under way', 'Looks for players: Come in']) expect(letter?.text).toContain(line);
    expect(letter?.html).toContain(`href="https://fieldpost.test/players/${ann.user}"`);
    expect(letter?.text).not.toMatch(/Before|Secret|Of another|@example/);
    clock.pass(7 * day);
    expect(await arrived()).toEqual([]);
  });

  it('speaks the language of its reader, and tells each of those followed what it was for them', async () => {
    const gina = await newUser('Gina', 'it');
    await over({ title: 'Prima' });
    clock.pass(hour);
    await follow(gina, player(ann), clock);
    await follow(gina, player(bob), clock);
    clock.pass(hour);
    await over({ title: 'Sera' });
    clock.pass(8 * day);
    const [letter] = await arrived();
    expect(letter).toMatchObject({ to: gina.email, subject: 'Notizie di Ann, Bob' });
    expect(letter?.text).toMatch(/ANN:[\s\S]*Vinta: Sera \(Crinali\)[\s\S]*BOB:[\s\S]*Persa: Sera \(Crinali\)/);
  });

  it('tells of a club what everybody may see, as long as it is public', async () => {
    const slug = await clubWith(ann, { name: 'Alpini', members: [bob] });
    await follow(fay, { kind: 'club', address: slug }, clock);
    clock.pass(hour);
    await over({ title: 'For all', club: slug });
    await over({ title: 'For members', club: slug, visibility: 'club' });
    clock.pass(8 * day);
    const [letter] = await arrived();
    expect(letter?.subject).toBe('News of Alpini');
    expect(letter?.text).toMatch(/Over: For all \(Ridges\) \S+/);
    expect(letter?.text).not.toContain('For members');
    await begun({ title: 'Next', club: slug });
    await editClub(ann, slug, charterOf({ name: 'Alpini', address: slug, visibility: 'private' }));
    clock.pass(8 * day);
    expect(await arrived()).toEqual([]);
    expect(await followed(fay)).toEqual([]);
  });

  it('leaves out who blocks the reader or is blocked, whoever closed the account, and who is followed no longer', async () => {
    await over({ title: 'First' });
    for (const each of [ann, bob]) await follow(fay, player(each), clock);
    clock.pass(hour);
    await over({ title: 'Second' });
    await block(ann, { kind: 'player', player: fay.user });
    await unfollow(fay, player(bob));
    clock.pass(8 * day);
    expect(await arrived()).toEqual([]);
    expect(await followed(fay)).toEqual([]);
    await unblock(ann, fay.user);
    expect((await followed(fay)).map(({ name }) => name)).toEqual(['Ann']);
    await deleteAccount(ann.user);
    const { db } = await database();
    expect(await db.$count(followRows)).toBe(0);
  });

  it('is stopped by its own link, by the account page and by the link that stops all, and says nothing of that week later', async () => {
    await over({ title: 'First' });
    await follow(fay, player(ann), clock);
    clock.pass(hour);
    await over({ title: 'Second' });
    clock.pass(8 * day);
    const [letter] = await arrived();
    const [, token = ''] = /unsubscribe\/([^/]+)\/one-click/.exec(letter?.headers['List-Unsubscribe'] ?? '') ?? [];
    const request = new Request('https://fieldpost.test', { method: 'POST' });
    expect((await POST(request, { params: Promise.resolve({ token }) })).status).toBe(204);
    expect(await letterChoice(fay, token)).toMatchObject({ followed: true, table: null, stopped: true, allStopped: false });
    expect(await hearsOfFollowed(fay)).toBe(false);
    await over({ title: 'Third' });
    clock.pass(8 * day);
    expect(await arrived()).toEqual([]);
    await setFollowedLetters(fay, 'on');
    clock.pass(hour);
    await over({ title: 'Fourth' });
    clock.pass(8 * day);
    expect((await arrived()).map(({ text }) => /Third|Fourth/.exec(text)?.[0])).toEqual(['Fourth']);
  });

  it('waits for the daily hour and the end of quiet hours, and takes in what came while it could not leave', async () => {
    const topics = { turn: true, question: true, news: true, reminders: [] };
    await setLetterSettings(fay, { ...topics, mode: 'digest', digestAt: '20:00', quiet: null });
    await over({ title: 'First' });
    await follow(fay, player(ann), clock);
    clock.pass(hour);
    await over({ title: 'Second' });
    clock.pass(7 * day);
    expect(await arrived()).toEqual([]);
    clock.pass(9 * hour);
    expect((await arrived()).length).toBe(1);
    // nothing leaves for two weeks
    await over({ title: 'Third' });
    clock.pass(7 * day);
    await tellFollowers(clock.now());
    await over({ title: 'Fourth' });
    clock.pass(7 * day);
    await tellFollowers(clock.now());
    clock.pass(day);
    const letters = await arrived();
    expect(letters.map(({ text }) => ['Third', 'Fourth'].every((title) => text.includes(title)))).toEqual([true]);
  });

  it('begins anew for who follows again after a while', async () => {
    await over({ title: 'First' });
    await follow(fay, player(ann), clock);
    await unfollow(fay, player(ann));
    clock.pass(30 * day);
    await over({ title: 'Meanwhile' });
    clock.pass(hour);
    await follow(fay, player(ann), clock);
    expect(await arrived()).toEqual([]);
  });

  it('is about pages that are there: nobody follows who has none, a private club, or themselves', async () => {
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => 'no error',
        ({ code }) => code,
      );
    const slug = await clubWith(ann, { name: 'Segreti', visibility: 'private', members: [fay] });
    const { db } = await database();
    const [{ address } = { address: '' }] = await db.select({ address: clubs.slug }).from(clubs).where(eq(clubs.slug, slug));
    expect(await codeOf(follow(fay, { kind: 'club', address }))).toBe('not-found');
    expect(await codeOf(follow(fay, player(ann)))).toBe('not-found');
    await begun({});
    expect(await codeOf(follow(fay, player(ann)))).toBe('no error');
    expect(await codeOf(follow(ann, player(ann)))).toBe('invalid');
    expect(await codeOf(follow({ user: null, language: 'en' }, player(ann)))).toBe('forbidden');
  });
});
