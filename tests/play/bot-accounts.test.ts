import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { apiTokens, outbox, rateLimits, users } from '../../db/schema';
import { addressIn, closeBot, deleteAccount, displayNameOf, signOutEverywhere } from '../../lib/auth';
import {
  asBot,
  block,
  type Caller,
  createBot,
  createTable,
  createToken,
  exportAccount,
  joinTable,
  keptSeats,
  listBots,
  lobbyView,
  offerSeat,
  playerProfile,
  rematch,
  report,
  setAdmitsBots,
  setSeat,
  startTable,
  takeSeat,
  userOfToken,
} from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, redWins, send } from '../support/tables';

onEachDatabase('a bot account', () => {
  let ann: Player;
  let bob: Player;
  let bot: Caller & { user: string };
  let name: string;
  let count = 0;
  beforeEach(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    const { db } = await database();
    await db.delete(rateLimits);
    const made = await createBot(bob, { name: `Hannibal ${++count}`, about: 'Plays at random.' });
    [bot, name] = [await asBot(bob, made.id), made.name];
  });

  const openTable = async (owner: Caller, more: object = {}) => {
    const seats = { red: { kind: 'me' as const }, blue: { kind: 'open' as const } };
    const table = { game: 'ridges', title: 'Open', options: { ridges: 3 }, seats, timeControl: { kind: 'none' as const } };
    return (await createTable(owner, { ...table, visibility: 'public', ...more })).id;
  };
  const seatsOf = async (reader: Caller, id: string) => (await lobbyView(reader, id)).seats;

  it('carries a mark behind its name that no person can have, and its name is its own', async () => {
    expect(name).toBe(`Hannibal ${count} (bot)`);
    expect(displayNameOf('Anna (bot)')).toBe('Anna');
    expect(displayNameOf('Anna ( BOT ) (bot) ')).toBe('Anna');
    expect(displayNameOf('(bot)')).toBeNull();
    expect(await codeOf(createBot(ann, { name: `HANNIBAL ${count} (bot)`, about: '' }))).toBe('conflict');
    expect(await codeOf(createBot(ann, { name: ' (bot) ', about: '' }))).toBe('invalid');
    expect(await codeOf(createBot(ann, { name: 'x'.repeat(31), about: '' }))).toBe('invalid');
  });

  it('is its owner’s alone, five at most, and has none of its own', async () => {
    expect(await codeOf(asBot(ann, bot.user))).toBe('not-found');
    expect(await codeOf(closeBot(ann, bot.user))).toBe('not-found');
    for (let n = 0; n < 4; n++) await createBot(bob, { name: `Robot ${count}.${n}`, about: '' });
    expect(await codeOf(createBot(bob, { name: `Robot ${count}.5`, about: '' }))).toBe('conflict');
    await closeBot(bob, bot.user);
    expect(await codeOf(createBot(bob, { name: `Robot ${count}.5`, about: '' }))).toBe('no error');
    expect((await listBots(bob)).map((each) => each.name)).toHaveLength(5);
    const [other] = await listBots(bob);
    expect(await codeOf(createBot({ user: other!.id, language: 'en' }, { name: `Child ${count}`, about: '' }))).toBe('forbidden');
  });

  it('comes in by tokens that its owner makes and revokes, and by no letter', async () => {
    const { token, listed } = await createToken(bot, 'engine');
    expect(await userOfToken(token)).toEqual({ id: bot.user, language: 'en', isBot: true });
    expect((await listBots(bob))[0]).toMatchObject({ name, about: 'Plays at random.', tokens: [{ id: listed.id }] });
    const { db } = await database();
    const [row] = await db.select().from(users).where(eq(users.id, bot.user));
    expect(addressIn(row!.email)).toBeNull();
    await signOutEverywhere(bob.user);
    expect(await userOfToken(token)).toBeNull();
    expect(await db.$count(apiTokens, eq(apiTokens.userId, bot.user))).toBe(0);
  });

  it('takes an open seat only where the table admits bot accounts', async () => {
    const id = await openTable(ann);
    expect(await codeOf(joinTable(bot, id, 'blue'))).toBe('forbidden');
    await expect(joinTable({ ...bot, language: 'it' }, id, 'blue')).rejects.toThrow('Gli account bot non prendono posti liberi');
    expect(await codeOf(setAdmitsBots(bob, id, true))).toBe('forbidden');
    await setAdmitsBots(ann, id, true);
    await joinTable(bot, id, 'blue');
    expect((await seatsOf(ann, id))[1]).toMatchObject({ userName: name, program: true, bot: false });
    expect((await seatsOf(ann, id))[0]).toMatchObject({ userName: 'Ann', program: false });
  });

  it('is invited by name or id, without a letter, takes that seat by itself, and can be put out again', async () => {
    const id = await openTable(ann, { visibility: 'private', seats: { red: { kind: 'me' }, blue: { kind: 'program', program: name } } });
    expect(await keptSeats(bot)).toMatchObject([{ table: id, seat: 'blue', seatName: 'Blue', from: 'Ann' }]);
    expect((await seatsOf(ann, id))[1]).toMatchObject({ userId: null, invited: name });
    const { db } = await database();
    expect(await db.select().from(outbox).where(eq(outbox.tableId, id))).toEqual([]);
    await joinTable(bot, id, 'blue');
    expect(await keptSeats(bot)).toEqual([]);
    await setSeat(ann, id, 'blue', { kind: 'open' });
    expect((await seatsOf(ann, id))[1]).toMatchObject({ userId: null });
    await setSeat(ann, id, 'blue', { kind: 'program', program: bot.user });
    expect(await codeOf(setSeat(ann, await openTable(ann), 'blue', { kind: 'program', program: 'Nobody' }))).toBe('not-found');
  });

  it('is kept a seat again when those who played want a rematch', async () => {
    const id = await openTable(ann, { seats: { red: { kind: 'me' }, blue: { kind: 'program', program: bot.user } } });
    await joinTable(bot, id, 'blue');
    await startTable(ann, id);
    await redWins(id, ann, bot);
    const again = await rematch(ann, id);
    expect(await keptSeats(bot)).toMatchObject([{ table: again.id, seat: 'blue' }]);
  });

  it('is blocked and reported as players are, and by a block of its owner too', async () => {
    const [id, other] = [await openTable(ann, { admitsBots: true }), await openTable(ann, { admitsBots: true })];
    await report(ann, { kind: 'player', player: bot.user }, 'Plays too fast.');
    await block(ann, { kind: 'player', player: bot.user });
    expect(await codeOf(joinTable(bot, id, 'blue'))).toBe('forbidden');
    expect(await codeOf(setSeat(ann, id, 'blue', { kind: 'program', program: bot.user }))).toBe('forbidden');
    expect(await codeOf(joinTable(bob, id, 'blue'))).toBe('no error');
    const [cleo, second] = [await newUser('Cleo'), await createBot(bob, { name: `Second ${count}`, about: '' })];
    const hers = await openTable(cleo, { admitsBots: true });
    await block(cleo, { kind: 'player', player: bob.user });
    expect(await codeOf(joinTable(await asBot(bob, second.id), hers, 'blue'))).toBe('forbidden');
    expect(await codeOf(joinTable(await asBot(bob, second.id), other, 'blue'))).toBe('no error');
  });

  it('knows what its owner knows: neither takes a second seat of a running game that hides facts', async () => {
    const id = await openTable(ann, { admitsBots: true });
    await joinTable(bot, id, 'blue');
    await startTable(ann, id);
    await offerSeat(ann, id, { seat: 'red', offered: true });
    expect(await codeOf(takeSeat(bob, id, 'red'))).toBe('forbidden');
    expect(await codeOf(takeSeat(await newUser('Dora'), id, 'red'))).toBe('no error');
  });

  it('has a page that says whose it is, though it never played', async () => {
    expect(await playerProfile(ann, bot.user)).toMatchObject({
      name,
      program: { owner: { id: bob.user, name: 'Bob' }, about: 'Plays at random.' },
    });
    expect(await codeOf(playerProfile(ann, bob.user))).toBe('not-found');
  });

  it('stands in the file of its owner, and goes with the owner’s account', async () => {
    expect(await exportAccount(bob)).toMatchObject({ bots: [{ id: bot.user, name, about: 'Plays at random.' }] });
    const { token } = await createToken(bot, 'engine');
    const id = await openTable(ann, { admitsBots: true });
    await joinTable(bot, id, 'blue');
    await startTable(ann, id);
    await send(ann, id, 'red', ['DEPLOY 1']);
    await deleteAccount(bob.user);
    expect(await userOfToken(token)).toBeNull();
    expect(await codeOf(playerProfile(ann, bot.user))).toBe('not-found');
    expect((await lobbyView(ann, id)).status).toBe('over');
    const { db } = await database();
    const rows = await db.select().from(users).where(eq(users.id, bot.user));
    expect(rows).toMatchObject([{ name: null, about: null, ownerId: bob.user }]);
  });
});
