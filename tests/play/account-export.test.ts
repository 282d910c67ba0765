import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountSections, notInAccountFiles } from '../../db/account-rows';
import { database } from '../../db/client';
import * as schema from '../../db/schema';
import { createToken, exportAccount, openCalendar, pinNote, say, setStandingOrders, writeNotes } from '../../lib/play';
import { clubWith } from '../support/clubs';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, ridgesFor } from '../support/tables';

const allTables = Object.values(schema).filter((each) => is(each, PgTable));

/** Columns that refer to users, or are called after one without a key: `table.column`. */
const columnsOfUsers = allTables.flatMap((table) => {
  const { name, columns, foreignKeys } = getTableConfig(table);
  const referring = foreignKeys.map((key) => key.reference()).filter(({ foreignTable }) => foreignTable === schema.users);
  const keys = referring.flatMap((each) => each.columns.map((column) => column.name));
  return columns.filter((column) => keys.includes(column.name) || column.name === 'user_id').map((column) => `${name}.${column.name}`);
});

const exported = Object.values(accountSections).flatMap(({ of }) =>
  of.map((column) => `${getTableConfig(column.table).name}.${column.name}`),
);

describe('the file of an account', () => {
  it('holds the rows of every column that names a user, or the list says why not', () => {
    expect([...new Set([...exported, ...Object.keys(notInAccountFiles)])].sort()).toEqual([...columnsOfUsers].sort());
    expect(exported.filter((column) => column in notInAccountFiles)).toEqual([]);
  });
});

onEachDatabase('the file of an account', () => {
  let ann: Player;
  let bob: Player;
  let table: string;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    table = await ridgesFor(ann, bob, { title: 'Evening' });
    for (const [player, seat] of [
      [ann, 'red'],
      [bob, 'blue'],
    ] as const) {
      await say(player, table, `said by ${seat}`);
      await writeNotes(player, table, { seat, text: `note of ${seat}`, since: null });
      await pinNote(player, table, { seq: 0, text: `pin of ${seat}`, audience: 'private' });
      await setStandingOrders(player, table, seat, { lost: seat === 'red' ? 'rally' : 'pass' });
    }
    await clubWith(ann);
  });

  it('tells what its owner has, wrote and plays', async () => {
    const file = JSON.parse(JSON.stringify(await exportAccount(ann)));
    expect(file).toMatchObject({
      format: 'fieldpost-account-1',
      profile: { id: ann.user, name: 'Ann', email: ann.email },
      tablesOpened: [{ table, title: 'Evening' }],
      seats: [{ table, seat: 'red', status: 'running' }],
      chat: [{ text: 'said by red' }],
      notes: [{ text: 'note of red' }],
      momentNotes: [{ text: 'pin of red', entry: 0 }],
      standingOrders: [{ seat: 'red', orders: { lost: 'rally' } }],
      clubs: [{ role: 'owner' }],
    });
  });

  it('tells nothing of others, and no key', async () => {
    const { db } = await database();
    const { token } = await createToken(ann, 'robot');
    const secret = (await openCalendar(ann)).slice(-36, -4);
    const session = { sessionToken: 'hash of a session', userId: ann.user, expires: new Date(Date.now() + 1e9), browser: 'Firefox, Linux' };
    await db.insert(schema.sessions).values(session);
    await db.insert(schema.pushSubscriptions).values({
      ...{ userId: ann.user, sessionToken: session.sessionToken, endpoint: 'https://push.example.org/deep/secret', p256dh: 'p-key' },
      ...{ auth: 'a-key', browser: 'Firefox', createdAt: new Date() },
    });
    await db.insert(schema.invites).values({ tableId: table, seat: 'blue', email: bob.email, createdBy: ann.user });
    const file = await exportAccount(ann);
    expect(file).toMatchObject({
      devices: [{ browser: 'Firefox, Linux' }],
      tokens: [{ name: 'robot' }],
      pushBrowsers: [{ host: 'push.example.org', browser: 'Firefox' }],
    });
    const text = JSON.stringify(file);
    const kept = await Promise.all([
      db.select().from(schema.apiTokens),
      db.select().from(schema.calendars),
      db.select().from(schema.secrets),
    ]);
    const keys = kept.flat().flatMap((row) => ('hash' in row ? [row.hash] : 'secret' in row ? [row.secret] : []));
    expect(keys).toHaveLength(3);
    for (const hidden of [...keys, token, secret, session.sessionToken, 'p-key', 'a-key', '/deep', bob.email, 'blue', bob.user]) {
      expect(text.includes(hidden), hidden).toBe(hidden === 'blue');
    }
    for (const written of ['said by blue', 'note of blue', 'pin of blue', '"pass"']) expect(text).not.toContain(written);
  });

  it('is for who is signed in, and not again and again', async () => {
    expect(await codeOf(exportAccount({ user: null, language: 'en' }))).toBe('forbidden');
    const eve = await newUser('Eve');
    for (let n = 0; n < 10; n++) await exportAccount(eve);
    expect(await codeOf(exportAccount(eve))).toBe('too-many');
    expect(await codeOf(exportAccount(bob))).toBe('no error');
  });
});
