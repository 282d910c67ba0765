import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Db, database } from '../../db/client';
import { lastOwnEntry } from '../../db/last-order';
import { submissions } from '../../db/schema';
import { beginningOf, isAllSound, isSound, longestOrder, soundText } from '../../lib/engine';
import { loadGame } from '../../lib/games/registry';
import { createTable, type PlayError, saveDraft, say, setStandingOrders, writeNotes } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, ridgesFor, send } from '../support/tables';

const poison = ['NUL \0', 'half an emoji \ud83d', 'the other half \ude00'];

const troubleOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: PlayError) => ({ status: error.status, text: error.message }),
  );

describe('a text', () => {
  it('is sound without NUL and half characters, and whole emojis are', () => {
    for (const each of poison) expect(isSound(each), each).toBe(false);
    expect(isSound('perché 💥 – 你好')).toBe(true);
    expect(isAllSound({ a: [{ b: ['ok', 1, null, true] }] })).toBe(true);
    for (const each of poison) {
      expect(isAllSound({ a: [{ b: [each] }] })).toBe(false);
      expect(isAllSound({ a: { [each]: 1 } })).toBe(false);
      expect(isSound(soundText(each))).toBe(true);
    }
  });

  it('is never cut within a character', () => {
    expect(beginningOf('ab💥cd', 3)).toBe('ab');
    expect(beginningOf('ab💥cd', 4)).toBe('ab💥');
    expect(beginningOf('ab💥', 4)).toBe('ab💥');
  });
});

onEachDatabase('a text that cannot be kept', () => {
  let ann: Player;
  let bob: Player;
  let db: Db;
  let table: string;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob', 'it')];
    ({ db } = await database());
    table = await ridgesFor(ann, bob);
  });

  it.each(poison)('is refused with a sentence at every door: %j', async (text) => {
    const ridges = { game: 'ridges', options: {}, seats: {}, timeControl: { kind: 'none' as const } };
    const doors: [string, () => Promise<unknown>][] = [
      ['orders', () => send(ann, table, 'red', [`DEPLOY 1 ${text}`])],
      ['order objects', () => send(ann, table, 'red', [{ type: 'deploy', companies: 1, [text]: text }])],
      ['a question', () => send(ann, table, 'red', ['DEPLOY 1'], { decision: text })],
      ['chat', () => say(ann, table, text)],
      ['notes', () => writeNotes(ann, table, { seat: 'red', text, since: null })],
      ['drafts', () => saveDraft(ann, table, 'red', { decision: '1', content: { lines: [text] } })],
      ['standing orders', () => setStandingOrders(ann, table, 'red', { rally: text })],
      ['titles', () => createTable(ann, { ...ridges, title: text })],
      ['options', () => createTable(ann, { ...ridges, title: 'x', options: { board: text } })],
      ['words', () => createTable(ann, { ...ridges, title: 'x', word: text })],
    ];
    for (const [door, knock] of doors) {
      expect(await troubleOf(knock()), door).toMatchObject({ status: 400, text: expect.stringContaining('half a character') });
    }
    expect(await troubleOf(say(bob, table, text))).toMatchObject({ status: 400, text: expect.stringContaining('mezzo carattere') });
  });

  it('stops no letter where it was kept before', async () => {
    const id = await ridgesFor(ann, bob);
    await send(ann, id, 'red', ['DEPLOY 1']);
    for (const text of poison) {
      const receipt = { kind: 'refused', seq: 0, refused: { line: text } };
      const row = { tableId: id, seat: 'red', id: `old ${text.length}`, userId: ann.user, digest: '', at: new Date() };
      await db.insert(submissions).values({ ...row, receipt, kind: 'refused', seq: 0 });
    }
    expect(await lastOwnEntry(db, { table: id, user: ann.user, seats: ['red'] })).toBe(0);
    const [kept] = await db.select().from(submissions).where(eq(submissions.id, 'old 5'));
    expect(kept?.receipt).toMatchObject({ refused: { line: poison[0] } });
  });

  it('is refused within a board file', async () => {
    const { optionsSchema } = await loadGame('1943-1945');
    const { readFileSync } = await import('node:fs');
    const board = readFileSync('lib/games/1943-1945/data/board.json', 'utf8');
    const spoilt = JSON.stringify({ ...JSON.parse(board), title: 'a \0' });
    const read = optionsSchema.safeParse({ board: spoilt });
    expect(read.error?.issues[0]?.message).toContain('NUL');
  });

  it('is no longer than an order can be', async () => {
    const long = `DEPLOY 1 ${'x'.repeat(longestOrder)}`;
    expect(await troubleOf(send(ann, table, 'red', ['DEPLOY 1', long]))).toEqual({
      status: 413,
      text: 'Order 2 is longer than 1000 characters. Write one order a line.',
    });
  });
});
