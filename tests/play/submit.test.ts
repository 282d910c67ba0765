import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { database } from '../../db/client';
import { entries, sealed, snapshots, submissions } from '../../db/schema';
import { createTable, logEntries, type PlayError, type Receipt, tableView } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, ridgesFor, send } from '../support/tables';

const codeOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: PlayError) => `${error.name} ${error.code} ${error.status}`,
  );

onEachDatabase('submit', () => {
  let ann: Player;
  let bob: Player;
  beforeAll(async () => {
    ann = await newUser('Ann');
    bob = await newUser('Bob', 'it');
  });

  const log = async (id: string) => {
    const { db } = await database();
    return db.select().from(entries).where(eq(entries.tableId, id)).orderBy(entries.seq);
  };

  it('holds a sealed order until the last one is in, then plays all in seat order', async () => {
    const id = await ridgesFor(ann, bob);
    expect(await send(bob, id, 'blue', ['SCHIERA 2'])).toMatchObject({ kind: 'held', seq: 0, understood: ['SCHIERA 2'], told: [] });
    expect(await log(id)).toEqual([]);
    expect((await tableView(bob, id)).questions).toMatchObject([{ decision: '1.deploy.blue', held: true }]);
    const receipt = await send(ann, id, 'red', [{ type: 'deploy', companies: 3 }]);
    expect(receipt).toMatchObject({ kind: 'applied', seq: 2, understood: ['DEPLOY 3'], refused: null, over: false });
    expect((await log(id)).map(({ seq, seat, order, via }) => ({ seq, seat, order, via }))).toEqual([
      { seq: 1, seat: 'red', order: { type: 'deploy', companies: 3 }, via: 'web' },
      { seq: 2, seat: 'blue', order: { type: 'deploy', companies: 2 }, via: 'web' },
    ]);
    const { db } = await database();
    expect(await db.select().from(sealed).where(eq(sealed.tableId, id))).toEqual([]);
  });

  it('keeps with every entry where the game stood and what set it off', async () => {
    const id = await ridgesFor(ann, bob);
    await send(bob, id, 'blue', ['DEPLOY 2']);
    await send(ann, id, 'red', ['DEPLOY 3'], { id: 'ann-1' });
    await send(bob, id, 'blue', ['PASS'], { id: 'bob-2', via: 'api' });
    const rows = await log(id);
    expect(rows.map(({ round, power, phase, causedBy, via }) => ({ round, power, phase, causedBy, via }))).toEqual([
      { round: 1, power: null, phase: 'deploy', causedBy: 'submission:ann-1', via: 'web' },
      { round: 1, power: null, phase: 'deploy', causedBy: 'submission:ann-1', via: 'web' },
      { round: 1, power: 'blue', phase: 'rally', causedBy: 'submission:bob-2', via: 'api' },
    ]);
    expect(rows[2]!.draws).toMatchObject([{ label: 'ridge 2', sides: 6 }]);
    expect(rows.every(({ hash, checksum }) => /^[0-9a-f]{64}$/.test(hash) && checksum.length === 32)).toBe(true);
  });

  it('answers in the language of the sender', async () => {
    const id = await ridgesFor(ann, bob);
    await send(bob, id, 'blue', ['SCHIERA 2']);
    const receipt = await send(ann, id, 'red', ['DEPLOY 3'], { language: 'it' });
    expect((receipt as Receipt & { told: string[] }).told[0]).toContain('Rosso schiera 3');
  });

  it('closes to a seat that nothing is asked, and to a question that is not open', async () => {
    const id = await ridgesFor(ann, bob);
    await send(bob, id, 'blue', ['DEPLOY 2']);
    expect(await send(bob, id, 'blue', ['DEPLOY 4'])).toMatchObject({
      kind: 'closed',
      seq: 0,
      violations: [{ code: 'E-DECISION-CLOSED' }],
    });
    expect(await send(ann, id, 'red', ['DEPLOY 4'], { decision: '9.deploy.red' })).toMatchObject({ kind: 'closed' });
    expect(await log(id)).toEqual([]);
  });

  it("refuses another's seat, strangers, unknown seats and tables", async () => {
    const id = await ridgesFor(ann, bob);
    const eve = await newUser('Eve');
    expect(await codeOf(send(ann, id, 'blue', ['DEPLOY 1']))).toBe('PlayError forbidden 403');
    expect(await codeOf(send(eve, id, 'red', ['DEPLOY 1']))).toBe('PlayError forbidden 403');
    expect(await codeOf(send({ user: null, language: 'en' }, id, 'red', ['DEPLOY 1']))).toBe('PlayError forbidden 403');
    expect(await codeOf(send(ann, id, 'green', ['DEPLOY 1']))).toBe('PlayError not-found 404');
    for (const unknown of ['nothere', '', '\0', 'x'.repeat(500), "' or 1=1"]) {
      expect(await codeOf(send(ann, unknown, 'red', ['DEPLOY 1']))).toBe('PlayError not-found 404');
    }
    const hidden = await ridgesFor(ann, bob, { visibility: 'private' });
    expect(await codeOf(send(eve, hidden, 'red', ['DEPLOY 1']))).toBe('PlayError not-found 404');
  });

  it('refuses what no order looks like, and says so', async () => {
    const id = await ridgesFor(ann, bob);
    const odd = ['ATTACK', '', '💥', {}, { type: 'deploy' }, { type: 'deploy', companies: 1e9 }, { type: 'deploy', companies: 1, x: 'y' }];
    for (const order of odd) {
      const receipt = await send(ann, id, 'red', [order]);
      expect(receipt).toMatchObject({ kind: 'refused', seq: 0, refused: { index: 0 } });
      expect((receipt as Extract<Receipt, { kind: 'refused' }>).refused.violations[0]!.text).not.toBe('');
    }
    const proto = JSON.parse('{"__proto__": {"type": "deploy"}, "constructor": 1}') as Record<string, unknown>;
    expect(await send(ann, id, 'red', [proto])).toMatchObject({ kind: 'refused' });
    expect(await codeOf(send(ann, id, 'red', []))).toBe('PlayError invalid 400');
    expect(await codeOf(send(ann, id, 'red', ['PASS'], { id: '' }))).toBe('PlayError invalid 400');
    expect(await codeOf(send(ann, id, 'red', ['PASS'], { id: 'a\0b' }))).toBe('PlayError invalid 400');
    expect(await codeOf(send(ann, id, 'red', ['PASS'], { id: 'x'.repeat(65) }))).toBe('PlayError invalid 400');
    expect(await log(id)).toEqual([]);
  });

  it('refuses sheets over 64 KB and takes one just below', async () => {
    const id = await ridgesFor(ann, bob);
    expect(await codeOf(send(ann, id, 'red', ['x'.repeat(65 * 1024)]))).toBe('PlayError too-large 413');
    expect(await codeOf(send(ann, id, 'red', [{ type: 'deploy', companies: 1, note: 'é'.repeat(33 * 1024) }]))).toBe(
      'PlayError too-large 413',
    );
    expect(await send(ann, id, 'red', ['DEPLOY 1', ...Array.from({ length: 9000 }, () => 'DO')])).toMatchObject({
      kind: 'held',
      refused: { index: 1 },
    });
  });

  it('gives the same receipt for the same submission, and refuses other orders under its id', async () => {
    const id = await ridgesFor(ann, bob);
    const first = await send(ann, id, 'red', ['DEPLOY 3'], { id: 'same' });
    expect(await send(ann, id, 'red', ['DEPLOY 3'], { id: 'same' })).toEqual({ kind: 'repeated', receipt: first });
    expect(await send(ann, id, 'red', ['DEPLOY 4'], { id: 'same' })).toMatchObject({
      kind: 'refused',
      refused: { line: 'DEPLOY 4', violations: [{ code: 'E-SUBMISSION-ID' }], remainder: ['DEPLOY 4'] },
    });
    // the other seat's ids are its own
    expect(await send(bob, id, 'blue', ['DEPLOY 2'], { id: 'same' })).toMatchObject({ kind: 'applied', seq: 2 });
    expect(await send(ann, id, 'red', ['DEPLOY 3'], { id: 'same' })).toEqual({ kind: 'repeated', receipt: first });
    expect(await log(id)).toHaveLength(2);
  });

  it('closes when the table has moved on since the sender looked', async () => {
    const id = await ridgesFor(ann, bob);
    await send(bob, id, 'blue', ['DEPLOY 2'], { after: 0 });
    await send(ann, id, 'red', ['DEPLOY 3'], { after: 0 });
    expect(await send(bob, id, 'blue', ['PASS'], { after: 0 })).toMatchObject({
      kind: 'closed',
      seq: 2,
      violations: [{ code: 'E-MOVED-ON' }],
    });
    expect(await send(bob, id, 'blue', ['PASS'], { after: 2 })).toMatchObject({ kind: 'applied', seq: 3 });
  });

  it('closes before the start and after the end', async () => {
    const open = await createTable(ann, {
      game: 'ridges',
      title: 'Open',
      options: {},
      seats: { red: { kind: 'me' } },
      timeControl: { kind: 'none' },
    });
    expect(await send(ann, open.id, 'red', ['DEPLOY 1'])).toMatchObject({ kind: 'closed', violations: [{ code: 'E-TABLE-OPEN' }] });
    const id = await ridgesFor(ann, bob);
    let last: Receipt | undefined;
    for (let round = 0; round < 3; round++) {
      await send(ann, id, 'red', ['DEPLOY 0']);
      last = await send(bob, id, 'blue', ['DEPLOY 0']);
    }
    expect(last).toMatchObject({ kind: 'applied', over: true, seq: 6 });
    expect(await send(ann, id, 'red', ['DEPLOY 1'])).toMatchObject({ kind: 'closed', seq: 6, violations: [{ code: 'E-TABLE-OVER' }] });
    expect(await tableView(ann, id)).toMatchObject({ status: 'over', waiting: [], questions: [], secret: /^[0-9a-f]{64}$/ });
  });

  it('plays several orders of one sheet as far as the first that does not fit', async () => {
    const id = await ridgesFor(ann, bob);
    await send(bob, id, 'blue', ['DEPLOY 2']);
    // blue loses the ridge, and the sheet goes on when its rally is asked
    await send(ann, id, 'red', ['DEPLOY 3']);
    expect(await send(bob, id, 'blue', ['PASS', 'DEPLOY 1', 'RALLY'])).toMatchObject({
      kind: 'held',
      seq: 3,
      understood: ['PASSO', 'SCHIERA 1'],
      refused: { index: 2, line: 'RALLY', remainder: ['RALLY'] },
    });
  });

  it('applies the orders of two players who send at the same moment one after the other', async () => {
    const games = await Promise.all(Array.from({ length: 6 }, () => ridgesFor(ann, bob)));
    const receipts = await Promise.all(games.flatMap((id) => [send(ann, id, 'red', ['DEPLOY 3']), send(bob, id, 'blue', ['DEPLOY 2'])]));
    expect(receipts.map(({ kind }) => kind).sort()).toEqual([...Array(6).fill('applied'), ...Array(6).fill('held')]);
    for (const id of games) expect(await log(id)).toHaveLength(2);
  });

  it('lets one of many identical submissions at the same moment through', async () => {
    const id = await ridgesFor(ann, bob);
    const receipts = await Promise.all(Array.from({ length: 8 }, () => send(ann, id, 'red', ['DEPLOY 3'], { id: 'again' })));
    expect(receipts.map(({ kind }) => kind).sort()).toEqual(['held', ...Array(7).fill('repeated')]);
    const { db } = await database();
    expect(await db.select().from(submissions).where(eq(submissions.tableId, id))).toHaveLength(1);
  });

  it('replays the log when the snapshot is missing, of another shape or of another log', async () => {
    const id = await ridgesFor(ann, bob);
    const { db } = await database();
    await send(bob, id, 'blue', ['DEPLOY 2']);
    await send(ann, id, 'red', ['DEPLOY 3']);
    const { view } = await tableView(ann, id);
    const change = (set: Partial<typeof snapshots.$inferInsert>) => db.update(snapshots).set(set).where(eq(snapshots.tableId, id));
    await change({ shape: 99, state: { rules: 1 } });
    expect((await tableView(ann, id)).view).toEqual(view);
    await change({ shape: 1, hash: 'of another log' });
    expect((await tableView(ann, id)).view).toEqual(view);
    await db.delete(snapshots).where(eq(snapshots.tableId, id));
    expect((await tableView(ann, id)).view).toEqual(view);
    expect(await send(bob, id, 'blue', ['PASS'])).toMatchObject({ kind: 'applied', seq: 3 });
    expect((await logEntries(ann, id)).entries).toHaveLength(3);
  });

  it('plays on from an older snapshot', async () => {
    const id = await ridgesFor(ann, bob);
    const { db } = await database();
    await send(bob, id, 'blue', ['DEPLOY 2']);
    await send(ann, id, 'red', ['DEPLOY 3']);
    const [old] = await db.select().from(snapshots).where(eq(snapshots.tableId, id));
    await send(bob, id, 'blue', ['PASS']);
    const { view } = await tableView(ann, id);
    await db.update(snapshots).set(old!).where(eq(snapshots.tableId, id));
    expect((await tableView(ann, id)).view).toEqual(view);
  });
});
