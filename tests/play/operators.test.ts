import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { setOperator } from '../../db/operators';
import { apiTokens, calendars, operatorActs, outbox, rateLimits, reports, sessions, verificationTokens } from '../../db/schema';
import { sessionWithUser } from '../../db/sessions';
import { isLocked } from '../../lib/auth';
import { authOptions } from '../../lib/auth/options';
import {
  chat,
  createToken,
  type DeskAct,
  deskActs,
  introduce,
  lookAt,
  openCalendar,
  operate,
  operates,
  operatorDesk,
  type Reported,
  report,
  say,
  userOfToken,
} from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, ridgesFor } from '../support/tables';

const nobody = { user: null, language: 'en' } as const;

onEachDatabase('operators', () => {
  let ann: Player;
  let bob: Player;
  let eve: Player;
  let table: string;
  beforeEach(async () => {
    [ann, bob, eve] = [await newUser('Ann'), await newUser('Bob'), await newUser('Eve')];
    const { db } = await database();
    for (const rows of [rateLimits, reports]) await db.delete(rows);
    await setOperator(db, { email: ann.email, is: true, now: new Date() });
    table = await ridgesFor(bob, eve, { visibility: 'public' });
  });

  const act = (who: object, kind: DeskAct, subject: string, why = 'as was agreed') =>
    codeOf(operate(who as Player, { kind, subject, why }));

  /** Says something at the table as Eve, has Bob report it, and finds the line and the report on the operator's desk. */
  async function reported(): Promise<{ line: string; id: string }> {
    await say(eve, table, 'You idiot');
    const line = chat(bob, await lookAt(bob, table)).lines.at(-1)!.id;
    await report(bob, { kind: 'chat', table, line }, 'Rude');
    const { id } = (await operatorDesk(ann)).reports.find(({ lineId }) => lineId === line)!;
    return { line, id };
  }

  async function failedLetter(): Promise<string> {
    const { db } = await database();
    const now = new Date();
    const row = {
      kind: 'notice' as const,
      userId: bob.user,
      payload: {},
      notBefore: now,
      attempts: 4,
      lastError: '550 no such user',
      mootAt: now,
    };
    const [letter] = await db.insert(outbox).values(row).returning();
    return letter!.id;
  }

  it('are the only ones who see their desk and act; for everybody else there is nothing', async () => {
    const { line, id } = await reported();
    await introduce(eve, { words: 'You idiots', languages: [], showsZone: false });
    await report(bob, { kind: 'player', player: eve.user }, 'Rude');
    const subjects: Record<DeskAct, string> = {
      ...{ lock: eve.user, unlock: eve.user, 'close-report': id, 'hide-chat': line, 'hide-words': eve.user },
      'retry-letter': await failedLetter(),
    };
    for (const who of [bob, nobody]) {
      expect(await operates(who)).toBe(false);
      expect(await codeOf(operatorDesk(who))).toBe('not-found');
      for (const kind of deskActs) expect(await act(who, kind, subjects[kind]), kind).toBe('not-found');
    }
    const before = (await operatorDesk(ann)).acts.length;
    for (const kind of deskActs) expect(await act(ann, kind, subjects[kind]), kind).toBe('no error');
    const { acts } = await operatorDesk(ann);
    expect(acts.length).toBe(before + deskActs.length);
    expect(acts.slice(0, deskActs.length).map(({ kind, by, why }) => [kind, by, why])).toEqual(
      [...deskActs].reverse().map((kind) => [kind, 'Ann', 'as was agreed']),
    );
    for (const kind of deskActs) expect(await act(ann, kind, 'nothing'), kind).toBe('conflict');
  });

  it('see each list a page at a time', async () => {
    const { db } = await database();
    const row = { kind: 'player' as const, reporterId: bob.user, aboutId: eve.user };
    await db.insert(reports).values(Array.from({ length: 70 }, (_, i) => ({ ...row, reason: `No. ${i}`, createdAt: new Date(i * 1000) })));
    const [first, second] = [await operatorDesk(ann), await operatorDesk(ann, { reports: 1 })];
    expect([first.reports.length, first.isMore.reports, second.reports.length, second.isMore.reports]).toEqual([50, true, 20, false]);
    expect([...first.reports, ...second.reports].map(({ reason }) => reason)).toEqual(Array.from({ length: 70 }, (_, i) => `No. ${i}`));
    expect(second.acts).toEqual(first.acts);
  });

  it('say why, except for a letter that is tried again, and what they did stays', async () => {
    expect(await act(ann, 'lock', eve.user, ' ')).toBe('invalid');
    expect(await isLocked(eve.email)).toBe(false);
    expect(await act(ann, 'retry-letter', await failedLetter(), '')).toBe('no error');
    const { db } = await database();
    for (const change of [sql`update operator_acts set why = 'x'`, sql`delete from operator_acts`, sql`truncate operator_acts`]) {
      await expect(db.execute(change)).rejects.toThrow();
    }
    expect(await db.$count(operatorActs)).toBeGreaterThan(0);
  });

  it('lock an account: nobody comes in as its user until it is unlocked', async () => {
    const { db } = await database();
    const { token } = await createToken(eve, 'robot');
    await openCalendar(eve);
    const expires = new Date(Date.now() + 1e9);
    await db.insert(sessions).values({ sessionToken: `key ${eve.user}`, userId: eve.user, expires });
    await db.insert(verificationTokens).values({ identifier: eve.email, token: 'link', expires });
    const signsIn = async () => (await authOptions()).callbacks!.signIn!({ user: { id: eve.user, email: eve.email }, account: null });
    expect([await signsIn(), await userOfToken(token)]).toEqual([true, { id: eve.user, language: 'en', isBot: false }]);

    expect(await act(ann, 'lock', eve.user)).toBe('no error');
    expect([await signsIn(), await userOfToken(token), await isLocked(eve.email)]).toEqual([false, null, true]);
    const left = [sessions, apiTokens, calendars].map((each) => db.$count(each, sql`user_id = ${eve.user}`));
    expect([...(await Promise.all(left)), await db.$count(verificationTokens, sql`identifier = ${eve.email}`)]).toEqual([0, 0, 0, 0]);
    // made while the account was being locked
    await db.insert(sessions).values({ sessionToken: `late ${eve.user}`, userId: eve.user, expires });
    expect(await sessionWithUser(db, `late ${eve.user}`)).toBeNull();
    expect((await operatorDesk(ann)).locked).toMatchObject([{ name: 'Eve', email: eve.email }]);

    expect(await act(ann, 'unlock', eve.user)).toBe('no error');
    expect([await signsIn(), (await operatorDesk(ann)).locked]).toEqual([true, []]);
  });

  it('do not lock each other', async () => {
    const { db } = await database();
    await setOperator(db, { email: bob.email, is: true, now: new Date() });
    expect(await act(ann, 'lock', bob.user)).toBe('conflict');
  });

  it('hide a line that was reported, from everybody', async () => {
    const { line, id } = await reported();
    await say(eve, table, 'Sorry');
    const other = chat(bob, await lookAt(bob, table)).lines.at(-1)!.id;
    expect(await act(ann, 'hide-chat', other)).toBe('conflict');
    expect(await act(ann, 'hide-chat', line)).toBe('no error');
    for (const reader of [bob, eve]) {
      expect(chat(reader, await lookAt(reader, table)).lines.map(({ text }) => text)).toEqual([null, 'Sorry']);
    }
    expect(await act(ann, 'close-report', id)).toBe('no error');
    expect((await operatorDesk(ann)).reports.map((each) => each.id)).not.toContain(id);
  });

  it('have a letter that failed tried again', async () => {
    const letter = await failedLetter();
    const found = async () => (await operatorDesk(ann)).letters.find(({ id }) => id === letter);
    expect(await found()).toMatchObject({ attempts: 4, lastError: '550 no such user', mootAt: expect.any(Date) });
    expect(await act(ann, 'retry-letter', letter)).toBe('no error');
    expect(await found()).toMatchObject({ attempts: 0, mootAt: null });
  });

  it('see what waits, and how much there is', async () => {
    const { figures, queues } = await operatorDesk(ann);
    expect(figures.tables.running).toBeGreaterThan(0);
    expect(figures.users).toBeGreaterThanOrEqual(3);
    expect(figures.database).toBeGreaterThan(0);
    expect(queues.map(({ queue }) => queue)).toEqual([
      'letters',
      'inbox',
      'pushes',
      'webhooks',
      'season-webhooks',
      'deadlines',
      'reminders',
    ]);
  });

  it('are told of what players report, of what these can see and of others', async () => {
    const hidden = await ridgesFor(bob, eve, { visibility: 'private' });
    await say(eve, hidden, 'In private');
    const line = chat(bob, await lookAt(bob, hidden)).lines.at(-1)!.id;
    const tell = (who: object, about: Reported, why = 'Rude') => codeOf(report(who as Player, about, why));
    const zoe = await newUser('Zoe');
    expect(await tell(zoe, { kind: 'chat', table: hidden, line })).toBe('not-found');
    expect(await tell(zoe, { kind: 'chat', table, line })).toBe('not-found');
    expect(await tell(nobody, { kind: 'player', player: eve.user })).toBe('forbidden');
    expect(await tell(eve, { kind: 'player', player: eve.user })).toBe('invalid');
    expect(await tell(bob, { kind: 'player', player: 'nobody' })).toBe('not-found');
    expect(await tell(bob, { kind: 'player', player: eve.user }, ' \n')).toBe('invalid');
    for (let n = 0; n < 10; n++) expect(await tell(bob, { kind: 'player', player: eve.user })).toBe('no error');
    expect(await tell(bob, { kind: 'player', player: eve.user })).toBe('too-many');
    const { reports } = await operatorDesk(ann);
    expect(reports.at(-1)).toMatchObject({ kind: 'player', about: 'Eve', by: 'Bob', reason: 'Rude', line: null });
  });
});
