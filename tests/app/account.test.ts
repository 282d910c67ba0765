import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '../../db/client';
import { apiTokens, sessions, users } from '../../db/schema';
import { deleteAccount, saveProfile, setLanguage } from '../../lib/auth';
import { calendarOf, createTable, createToken, myTables, openCalendar, setLetterSettings, tableSummary, userOfToken } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, ridgesFor } from '../support/tables';

async function rowOf(id: string) {
  const { db } = await database();
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

onEachDatabase('an account', () => {
  it('keeps name, language, zone and which letters are wanted', async () => {
    const anna = await newUser('Anna');
    await saveProfile(anna.user, { name: 'Anna B.', language: 'it', timeZone: 'Europe/Rome' });
    const settings = {
      turn: true,
      question: false,
      news: false,
      mode: 'digest',
      digestAt: '07:30',
      quiet: null,
      reminders: [90, 25],
    } as const;
    await setLetterSettings(anna, { ...settings, reminders: [...settings.reminders] });
    expect(await rowOf(anna.user)).toMatchObject({
      name: 'Anna B.',
      language: 'it',
      timezone: 'Europe/Rome',
      letters: { question: false },
      schedule: { mode: 'digest', digestAt: '07:30', reminders: [25, 90] },
    });
    await setLanguage(anna.user, 'en');
    expect(await rowOf(anna.user)).toMatchObject({ language: 'en' });
  });

  it('leaves nothing behind that tells whose it was, and its games go on', async () => {
    const [anna, bruno] = [await newUser('Anna'), await newUser('Bruno')];
    const running = await ridgesFor(anna, bruno);
    const { id: open } = await createTable(anna, {
      game: 'ridges',
      title: 'Open',
      options: {},
      seats: { red: { kind: 'me' } },
      timeControl: { kind: 'none' },
    });
    const { token } = await createToken(anna, 'program');
    const secret = (await openCalendar(anna)).slice(-36, -4);
    expect(await calendarOf(secret)).toContain('VCALENDAR');
    const { db } = await database();
    await db.insert(sessions).values({ sessionToken: `session-${anna.user}`, userId: anna.user, expires: new Date(Date.now() + 1e6) });

    await deleteAccount(anna.user);

    const row = await rowOf(anna.user);
    expect(row).toMatchObject({ name: null, emailVerified: null });
    expect(row?.email).not.toContain('anna');
    expect(await userOfToken(token)).toBeNull();
    expect(await calendarOf(secret)).toBeNull();
    expect(await db.select().from(sessions).where(eq(sessions.userId, anna.user))).toEqual([]);
    expect(await db.select().from(apiTokens).where(eq(apiTokens.userId, anna.user))).toEqual([]);
    await expect(tableSummary(bruno, open)).rejects.toMatchObject({ code: 'not-found' });
    const left = (await myTables(bruno)).find(({ id }) => id === running);
    expect(left).toMatchObject({ status: 'over', headline: 'Red conceded, won by: Blue.' });
    expect(left?.seats.find(({ seat }) => seat === 'red')).toMatchObject({ userName: null });
  });
});
