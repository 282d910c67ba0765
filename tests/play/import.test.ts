import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { database } from '../../db/client';
import { linesApart } from '../../db/schema';
import { audit } from '../../lib/chance/audit';
import type { GameFile } from '../../lib/chance/file';
import { recordGame } from '../../lib/chance/record';
import { newSigningKey, signed } from '../../lib/chance/signing';
import { dieOf, hashOf } from '../../lib/chance/source';
import { asBot, selfplay } from '../../lib/engine';
import { ridges } from '../../lib/games/ridges';
import { exportTable, importTable, logEntries, myTables, publicTables, tableSummary, tableView, viewAt } from '../../lib/play';
import { verifyTable } from '../../lib/play/log/verify';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, playToTheEnd, ridgesFor } from '../support/tables';

const site = 'https://elsewhere.example.org';

function played(name: string): GameFile {
  const source = { secret: hashOf(name), words: ['', 'blue word'], table: name };
  const game = selfplay(ridges, { ridges: 3 }, { seed: 4, choose: asBot, die: (seq) => dieOf(source, seq) });
  const seats = [
    { seat: 'red', player: 'Rosa' },
    { seat: 'blue', player: 'Bruno' },
  ];
  return recordGame(ridges, { ...game, source, title: 'A game from afar', seats, at: new Date('2025-05-01T10:00:00Z') });
}

onEachDatabase('a game that is read in', () => {
  let ann: Player;
  let bob: Player;
  beforeAll(async () => {
    ann = await newUser('Ann');
    bob = await newUser('Bob');
  });

  it('is reviewed like any other, under its players’ names and an id of its own', async () => {
    const file = played('one');
    const { id } = await importTable(ann, file);
    expect(id).not.toBe('one');
    const table = await tableView(ann, id, 'red');
    expect(table).toMatchObject({ title: 'A game from afar', status: 'over', seq: file.entries.length, secret: file.secret });
    expect(table.seats.map(({ userName, bot }) => [userName, bot])).toEqual([
      ['Rosa', false],
      ['Bruno', false],
    ]);
    expect((await logEntries(ann, id)).entries.map(({ order }) => order)).toEqual(file.entries.map(({ notation }) => notation));
    expect(await viewAt(ann, id, 2)).toMatchObject({ seq: 2, last: file.entries.length });
    expect(await verifyTable(id)).toMatchObject({ ok: true, diceChecked: true });
    const { db } = await database();
    expect(
      await db
        .select()
        .from(linesApart)
        .where(and(eq(linesApart.tableId, id), eq(linesApart.seq, 0))),
    ).toHaveLength(3);
  });

  it('stands among its reader’s finished games once, and others can read it in too', async () => {
    const file = played('twice');
    const { id } = await importTable(ann, file);
    expect(await importTable(ann, file)).toEqual({ id });
    expect((await importTable(bob, file)).id).not.toBe(id);
    expect((await myTables(ann)).filter((table) => table.id === id)).toMatchObject([
      { imported: { site: null, isOurs: false }, mySeats: [] },
    ]);
  });

  it('is nobody else’s to see unless its reader says so, and never one of the tables of this place', async () => {
    const { id } = await importTable(ann, played('secret'));
    expect(await codeOf(tableSummary(bob, id))).toBe('not-found');
    const open = await importTable(ann, played('shown'), { isPublic: true });
    expect(await tableSummary(bob, open.id)).toMatchObject({ imported: { isOurs: false } });
    expect((await publicTables(bob, { limit: 200 })).map((table) => table.id)).not.toContain(open.id);
  });

  it('is exported as it came: the same rows, players and signature', async () => {
    const file = signed(played('signed'), newSigningKey(), site);
    const { id } = await importTable(ann, file);
    expect(await exportTable(ann, id)).toEqual(file);
    expect(await tableSummary(ann, id)).toMatchObject({ imported: { site, isOurs: false } });
    const unsigned = played('unsigned');
    expect(await exportTable(ann, (await importTable(ann, unsigned)).id)).toEqual(unsigned);
  });

  it('is told to be of this place when a key of this place signed it', async () => {
    const own = await ridgesFor(ann, bob);
    await playToTheEnd(own, ann, bob);
    const file = await exportTable(ann, own);
    const { id } = await importTable(bob, file);
    expect(await tableSummary(bob, id)).toMatchObject({ imported: { isOurs: true } });
    expect(await audit(ridges, await exportTable(bob, id))).toMatchObject({ ok: true, signature: 'stranger' });
  });

  it('is refused when it is forged, cut, unfinished, too long, too deep or not to be kept, and nothing is stored', async () => {
    const file = played('refused');
    const changed = (change: (file: GameFile) => void): GameFile => {
      const copy = structuredClone(file);
      change(copy);
      return copy;
    };
    const nested = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`) as never;
    const wrong: [unknown, string][] = [
      [changed((each) => Object.assign(each.entries[0]!, { at: '2020-01-01T00:00:00.000Z' })), 'invalid'],
      [changed((each) => each.entries.pop()), 'invalid'],
      [changed((each) => Object.assign(each, { secret: hashOf('another') })), 'invalid'],
      [changed((each) => Object.assign(each, { status: 'running', secret: null, outcome: null })), 'invalid'],
      [changed((each) => Object.assign(each, { game: 'chess' })), 'invalid'],
      [changed((each) => Object.assign(each.options, { deep: nested })), 'invalid'],
      [changed((each) => Object.assign(each, { title: 'x'.repeat(81) })), 'invalid'],
      [changed((each) => Object.assign(each, { title: 'null\u0000' })), 'invalid'],
      [changed((each) => Object.assign(each.seats[0]!, { player: '\u202e'.repeat(90) })), 'invalid'],
      [changed((each) => Object.assign(each.opening, { at: 'yesterday' })), 'invalid'],
      [changed((each) => Object.assign(each, { entries: Array.from({ length: 5001 }, () => each.entries[0]!) })), 'too-large'],
      [changed((each) => Object.assign(each, signed(each, newSigningKey(), site), { title: 'Mine' })), 'invalid'],
      [nested, 'invalid'],
      ['nonsense', 'invalid'],
      [null, 'invalid'],
    ];
    const before = (await myTables(ann)).length;
    for (const [value, code] of wrong) expect(await codeOf(importTable(ann, value))).toBe(code);
    expect(await myTables(ann)).toHaveLength(before);
  });
});
