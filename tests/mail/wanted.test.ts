import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { rateLimits, wanted } from '../../db/schema';
import { answerWanted, postWanted, setLetterSettings } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player } from '../support/tables';
import { clear, collect } from './evening';
import { fakeClock, testPost } from './post';

onEachDatabase('who looks for an opponent', () => {
  let ann: Player;
  let bob: Player;
  let clock: ReturnType<typeof fakeClock>;
  beforeEach(async () => {
    await clear();
    const { db } = await database();
    for (const rows of [wanted, rateLimits]) await db.delete(rows);
    clock = fakeClock(new Date('2126-08-04T10:00:00Z'));
    [ann, bob] = [await newUser('Ann', 'it'), await newUser('Bob')];
  });

  /** Letters to Ann once Bob has answered her. */
  async function told() {
    const { id } = await postWanted(
      ann,
      { game: 'ridges', options: { ridges: 3 }, timeControl: { kind: 'hours', turn: 24, reaction: 12 }, seat: 'blue' },
      clock,
    );
    const { table } = await answerWanted(bob, id, clock);
    return { table, letters: (await collect(await testPost(undefined, clock))).filter(({ to }) => to === ann.email) };
  }

  it('hears in one letter that the game began, and with whom', async () => {
    const { table, letters } = await told();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Bob');
    expect(letters[0]?.text).toContain(`https://fieldpost.test/tables/${table}`);
  });

  it('hears of it even who wants no letters of games that begin', async () => {
    const settings = { turn: true, question: true, mode: 'instant' as const, digestAt: '08:00', quiet: null, reminders: [] };
    await setLetterSettings(ann, { ...settings, news: false });
    const { letters } = await told();
    expect(letters.map(({ kind, subject }) => [kind, subject])).toContainEqual(['notice', expect.stringContaining('Hai un avversario')]);
    expect(letters.find(({ kind }) => kind === 'notice')?.text).toContain('Bob ha risposto alla tua ricerca');
  });
});
