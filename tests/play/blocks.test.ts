import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { blocks as blockRows, rateLimits, users } from '../../db/schema';
import {
  acceptInvite,
  block,
  blocks,
  chat,
  createTable,
  handOver,
  inviteToClub,
  joinTable,
  lobbyView,
  lookAt,
  rematch,
  say,
  startTable,
  unblock,
} from '../../lib/play';
import { clubWith } from '../support/clubs';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, playToTheEnd, ridgesFor, send } from '../support/tables';

onEachDatabase('a block between two players', () => {
  let ann: Player;
  let bob: Player;
  beforeEach(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    const { db } = await database();
    await db.delete(rateLimits);
  });

  const blockBob = () => block(ann, { kind: 'player', player: bob.user });
  const openTable = async (owner: Player, blue: object = { kind: 'open' }) => {
    const seats = { red: { kind: 'me' as const }, blue: blue as { kind: 'open' } };
    return (
      await createTable(owner, { game: 'ridges', title: 'Open', options: {}, seats, timeControl: { kind: 'none' }, visibility: 'public' })
    ).id;
  };
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: Error) => error.message,
    );

  it('keeps each from a seat at what the other opened, and says no more than that', async () => {
    const [hers, his] = [await openTable(ann), await openTable(bob)];
    const linked = await openTable(ann, { kind: 'invite', email: null });
    const { token } = (await lobbyView(ann, linked)).invites[0]!;
    await blockBob();
    const said = 'You cannot take a seat at this table.';
    expect(await refusal(joinTable(bob, hers, 'blue'))).toBe(said);
    expect(await refusal(joinTable(ann, his, 'blue'))).toBe(said);
    expect(await refusal(acceptInvite(bob, token))).toBe(said);
    expect(await refusal(joinTable({ ...bob, language: 'it' }, hers, 'blue'))).toBe('Non puoi prendere posto a questo tavolo.');
    expect(await codeOf(joinTable(await newUser('Eve'), hers, 'blue'))).toBe('no error');
    expect(await codeOf(acceptInvite(await newUser('Zoe'), token))).toBe('no error');
  });

  it('keeps each from inviting the other: to a seat, to a rematch, to a club', async () => {
    const played = await ridgesFor(ann, bob, { visibility: 'public' });
    await playToTheEnd(played, ann, bob);
    const running = await ridgesFor(ann, await newUser('Eve'));
    const club = await clubWith(bob);
    await blockBob();
    for (const [who, whom] of [
      [ann, bob],
      [bob, ann],
    ] as const) {
      expect(await refusal(openTable(who, { kind: 'invite', email: whom.email }))).toBe('You cannot invite this player.');
      expect(await codeOf(rematch(who, played))).toBe('forbidden');
    }
    expect(await codeOf(handOver(ann, running, 'red', bob.email))).toBe('forbidden');
    expect(await codeOf(inviteToClub(bob, club, ann.email))).toBe('forbidden');
    expect(await codeOf(inviteToClub(bob, club, 'stranger@example.org'))).toBe('no error');
    await unblock(ann, bob.user);
    expect(await codeOf(inviteToClub(bob, club, ann.email))).toBe('no error');
  });

  it('keeps each from speaking to the other alone; the table goes on', async () => {
    const seats = ['ussr-usa', 'germany', 'uk', 'japan'];
    const { id } = await createTable(ann, {
      ...{ game: 'aa-1941', title: 'Four', options: { seating: seats.join(',') }, timeControl: { kind: 'none' } },
      seats: Object.fromEntries(seats.map((seat, i) => [seat, i === 0 ? { kind: 'me' as const } : { kind: 'open' as const }])),
      visibility: 'public',
    });
    await joinTable(bob, id, 'germany');
    for (const seat of ['uk', 'japan']) await joinTable(await newUser('Jo'), id, seat);
    await startTable(ann, id);
    await blockBob();
    expect(await refusal(say(ann, id, 'psst', { to: 'seat:germany' }))).toBe('You cannot speak to this player alone.');
    expect(await refusal(say(bob, id, 'psst', { to: 'seat:ussr-usa' }))).toBe('You cannot speak to this player alone.');
    expect(await codeOf(say(bob, id, 'psst', { to: 'seat:uk' }))).toBe('no error');
    expect(await codeOf(say(bob, id, 'Good evening'))).toBe('no error');
    expect(chat(ann, await lookAt(ann, id)).lines.map(({ text }) => text)).toEqual(['Good evening']);
  });

  it('leaves tables under way alone', async () => {
    const table = await ridgesFor(ann, bob);
    await blockBob();
    expect((await send(bob, table, 'blue', ['DEPLOY 1'])).kind).not.toBe('refused');
    expect(await codeOf(say(bob, table, 'Well played'))).toBe('no error');
  });

  it('is taken back by who made it alone, and known to nobody else', async () => {
    const table = await ridgesFor(ann, bob, { visibility: 'public' });
    await say(bob, table, 'You idiot');
    const line = chat(ann, await lookAt(ann, table)).lines.at(-1)!.id;
    await block(ann, { kind: 'chat', table, line });
    await blockBob();
    expect((await blocks(ann)).blocked.map(({ id, name }) => [id, name])).toEqual([[bob.user, 'Bob']]);
    expect((await blocks(bob)).blocked).toEqual([]);
    await unblock(bob, ann.user);
    const open = await openTable(ann);
    expect(await codeOf(joinTable(bob, open, 'blue'))).toBe('forbidden');
    await unblock(ann, bob.user);
    expect(await codeOf(joinTable(bob, open, 'blue'))).toBe('no error');
  });

  it('is listed with all others, a page at a time', async () => {
    const { db } = await database();
    const others = await db
      .insert(users)
      .values(Array.from({ length: 60 }, (_, i) => ({ name: `Crowd ${i}`, email: `crowd-${ann.user}-${i}@example.org` })))
      .returning({ id: users.id });
    await db.insert(blockRows).values(others.map(({ id }) => ({ userId: ann.user, blockedId: id, createdAt: new Date(0) })));
    const pages = [await blocks(ann), await blocks(ann, 1)];
    expect(pages.map(({ blocked, isMore }) => [blocked.length, isMore])).toEqual([
      [50, true],
      [10, false],
    ]);
    expect(new Set(pages.flatMap(({ blocked }) => blocked.map(({ id }) => id))).size).toBe(60);
  });

  it('is for who is signed in, and for others than oneself', async () => {
    expect(await codeOf(block({ user: null, language: 'en' }, { kind: 'player', player: bob.user }))).toBe('forbidden');
    expect(await codeOf(block(ann, { kind: 'player', player: ann.user }))).toBe('invalid');
    expect(await codeOf(block(ann, { kind: 'player', player: 'nobody' }))).toBe('not-found');
  });
});
