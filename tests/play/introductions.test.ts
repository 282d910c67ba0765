import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { setOperator } from '../../db/operators';
import { rateLimits } from '../../db/schema';
import { deleteAccount, saveProfile } from '../../lib/auth';
import { introduce, introduction, operate, operatorDesk, playerProfile, report } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player } from '../support/tables';

const nobody = { user: null, language: 'en' } as const;

onEachDatabase('what a player says of themselves', () => {
  let ann: Player;
  let eve: Player;
  beforeEach(async () => {
    [ann, eve] = [await newUser('Ann'), await newUser('Eve')];
    const { db } = await database();
    await db.delete(rateLimits);
    await setOperator(db, { email: ann.email, is: true, now: new Date() });
  });

  const shown = async (player: Player) => (await playerProfile(nobody, player.user)).introduction;
  const hide = (player: Player) => codeOf(operate(ann, { kind: 'hide-words', subject: player.user, why: 'rude' }));

  it('is on their page for everybody, as plain lines; the time zone only where they wish', async () => {
    await saveProfile(eve.user, { name: 'Eve', language: 'en', timeZone: 'Europe/Rome' });
    expect(await codeOf(playerProfile(nobody, eve.user))).toBe('not-found');
    await introduce(eve, { words: ' Hello\r\n\r\n\r\n\r\nI\tplay at night ', languages: ['it', 'en', 'it'], showsZone: false });
    expect(await shown(eve)).toEqual({ words: 'Hello\n\nI play at night', languages: ['it', 'en'], timeZone: null, hidden: false });
    await introduce(eve, { words: '', languages: [], showsZone: true });
    expect(await shown(eve)).toEqual({ words: '', languages: [], timeZone: 'Europe/Rome', hidden: false });
    await introduce(eve, { words: ' ', languages: [], showsZone: false });
    expect(await codeOf(playerProfile(nobody, eve.user))).toBe('not-found');
  });

  it('has a size, and languages of the list', async () => {
    const say = (words: string, languages: string[] = []) => codeOf(introduce(eve, { words, languages, showsZone: false }));
    expect(await say('x'.repeat(501))).toBe('invalid');
    expect(await say('x'.repeat(500))).toBe('no error');
    expect(await say('', ['tlh'])).toBe('invalid');
    expect(await say('', ['en', 'it', 'de', 'fr', 'es', 'pt', 'nl', 'pl', 'cs'])).toBe('invalid');
    expect(await codeOf(introduce(nobody, { words: 'x', languages: [], showsZone: false }))).toBe('forbidden');
    expect((await introduction(eve)).words).toBe('x'.repeat(500));
  });

  it('can be hidden by an operator once somebody reported the player, and stays hidden until the author writes something else', async () => {
    const words = { words: 'You are all idiots', languages: ['en'], showsZone: false };
    await introduce(eve, words);
    expect(await hide(eve)).toBe('conflict');
    await report(await newUser('Bob'), { kind: 'player', player: eve.user }, 'Rude words');
    expect((await operatorDesk(ann)).reports.find(({ aboutId }) => aboutId === eve.user)).toMatchObject({ words: words.words });
    expect(await hide(eve)).toBe('no error');
    expect((await operatorDesk(ann)).acts[0]).toMatchObject({ kind: 'hide-words', by: 'Ann', about: 'Eve', why: 'rude' });
    expect(await hide(eve)).toBe('conflict');
    expect(await shown(eve)).toEqual({ words: '', languages: ['en'], timeZone: null, hidden: true });
    await introduce(eve, { ...words, languages: ['en', 'it'] });
    expect(await shown(eve)).toMatchObject({ words: '', languages: ['en', 'it'], hidden: true });
    expect(await introduction(eve)).toMatchObject({ words: words.words, hidden: true });
    await introduce(eve, { ...words, words: 'Good evening' });
    expect(await shown(eve)).toMatchObject({ words: 'Good evening', hidden: false });
  });

  it('goes with the account', async () => {
    await introduce(eve, { words: 'Hello', languages: [], showsZone: false });
    await deleteAccount(eve.user);
    expect(await codeOf(playerProfile(nobody, eve.user))).toBe('not-found');
    expect((await introduction(eve)).words).toBe('');
  });
});
