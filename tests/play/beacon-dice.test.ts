import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../../db/client';
import { entries, tables } from '../../db/schema';
import { findTable } from '../../db/tables';
import { audit, readGameFile } from '../../lib/chance/audit';
import { quicknet, roundNamedAt } from '../../lib/chance/beacon';
import { roundsOf } from '../../lib/chance/beacon-rounds';
import type { GameFile, Mixed } from '../../lib/chance/file';
import { linkText } from '../../lib/chance/recipe';
import { hashOf } from '../../lib/chance/source';
import { writeLogTo } from '../../lib/logging';
import { createTable, exportTable, importTable, lobbyView, rematch, tableView } from '../../lib/play';
import { expireDue } from '../../lib/play/clock/deadlines';
import { verifyTable } from '../../lib/play/log/verify';
import { rebuildTable } from '../../lib/play/writer/rebuild';
import { presets } from '../../lib/time-control';
import { foreignRound, openBeacon, roundOf, testChain } from '../support/beacon';
import { onOneDatabase } from '../support/databases';
import { ridges } from '../support/ridges';
import { newUser, type Player, ridgesFor, send } from '../support/tables';

const beacon = await openBeacon();
vi.stubEnv('BEACON_URL', beacon.url);
vi.stubEnv('BEACON_CHAIN', [testChain.chain, testChain.key, testChain.genesis, testChain.period].join(','));
afterAll(beacon.close);

onOneDatabase('rounds of a public beacon in dice', () => {
  let ann: Player;
  let bob: Player;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    writeLogTo(new Writable({ write: (_chunk, _encoding, done) => done() }));
  });
  afterAll(() => writeLogTo(null));
  beforeEach(() => {
    Object.assign(beacon, { does: 'well', asked: [], before: async () => undefined });
    // a server that failed in another test would be left alone
    Reflect.deleteProperty(globalThis, 'fieldpostBeacon');
  });

  const tableOf = async (id: string) => (await findTable((await database()).db, id))!;
  const mixedOf = async (id: string): Promise<(Mixed | null)[]> => {
    const { db } = await database();
    const rows = await db.select().from(entries).where(eq(entries.tableId, id)).orderBy(entries.seq);
    return rows.map(({ mixed }) => mixed);
  };
  /** A running table, and its clock in seconds after the start. */
  const begun = async () => {
    const id = await ridgesFor(ann, bob, { beacon: true });
    const start = Date.parse((await tableOf(id)).opening!.at);
    const at = (seconds: number) => ({ now: () => new Date(start + seconds * 1000) });
    const named = (seconds: number) => roundNamedAt(testChain, start + seconds * 1000);
    const play = (seat: 'red' | 'blue', order: string, seconds: number) =>
      send(seat === 'red' ? ann : bob, id, seat, [order], {}, at(seconds));
    return { id, at, named, play };
  };
  /** Three ridges, an order every `step` seconds. */
  const played = async (step: number) => {
    const table = await begun();
    for (let round = 0; round < 3; round++) {
      const time = (order: number) => (3 * round + order) * step;
      await table.play('red', 'DEPLOY 2', time(1));
      await table.play('blue', 'DEPLOY 1', time(2));
      await table.play('blue', round === 1 ? 'RALLY' : 'PASS', time(3));
    }
    return table;
  };

  it('are mixed in once they are due, each named by the run before, and audited', async () => {
    const { id, named, play, at } = await begun();
    expect(await tableOf(id)).toMatchObject({ opening: { beacon: { ...testChain, round: named(0) } }, mixing: { named: named(0) } });
    await play('red', 'DEPLOY 3', 5);
    await play('blue', 'DEPLOY 2', 60);
    expect(await mixedOf(id)).toEqual([{ beacon: roundOf(named(0)), named: named(60) }, null]);
    expect(await tableView(ann, id)).toMatchObject({ beacon: { chain: testChain.chain, named: named(60) } });
    // before the round is due nothing is mixed in, and nobody is asked for it
    await play('blue', 'PASS', 61);
    expect((await mixedOf(id)).slice(2)).toEqual([null]);
    expect(beacon.asked).toEqual([`/${testChain.chain}/public/${named(0)}`]);
    const before = await tableOf(id);
    await rebuildTable(id, at(62).now());
    expect({ ...(await tableOf(id)), updatedAt: null }).toEqual({ ...before, updatedAt: null });
    expect(await verifyTable(id)).toMatchObject({ ok: true, rounds: { isQuicknet: false, mixed: 1, missed: 0 } });
  });

  it('stay in the file, through JSON, import and export', async () => {
    const { id } = await played(30);
    const file = await exportTable(ann, id);
    const read = readGameFile(JSON.parse(JSON.stringify(file)));
    expect(read).toEqual({ ok: true, file });
    const verdict = await audit(ridges, file);
    if (!verdict.ok) throw new Error(verdict.problem.text.en);
    expect(verdict.rounds).toMatchObject({ missed: 0 });
    expect(verdict.rounds!.mixed).toBeGreaterThan(4);
    expect(verdict.text.en).toContain(`in the dice: ${verdict.rounds!.mixed}; entries that had to do without one: 0.`);
    expect(verdict.text.it).toContain(`nei dadi: ${verdict.rounds!.mixed}; righe che hanno dovuto farne a meno: 0.`);
    const again = await importTable(bob, file);
    expect(await exportTable(bob, again.id)).toEqual(file);
  });

  it('make other dice', async () => {
    const { id } = await played(30);
    const file = await exportTable(ann, id);
    const at = file.entries.findIndex(({ mixed }) => mixed?.beacon);
    file.entries[at]!.mixed!.beacon = foreignRound(file.entries[at]!.mixed!.beacon!.round);
    relink(file);
    const verdict = await audit(ridges, file);
    expect(verdict).toMatchObject({ ok: false, problem: { seq: at + 1 } });
  });

  it('are done without where the beacon is late, broken, false or gone, and the audit counts it', async () => {
    for (const does of ['late', 'broken', 'false', 'gone'] as const) {
      beacon.does = does;
      const { id, named, play } = await begun();
      await play('red', 'DEPLOY 3', 5);
      expect(await play('blue', 'DEPLOY 2', 60)).toMatchObject({ kind: 'applied' });
      expect(await mixedOf(id)).toEqual([{ named: named(60) }, null]);
      expect(await verifyTable(id)).toMatchObject({ ok: true, rounds: { mixed: 0, missed: 1 } });
      Reflect.deleteProperty(globalThis, 'fieldpostBeacon');
      beacon.does = 'well';
      await play('blue', 'PASS', 120);
      expect((await mixedOf(id))[2]).toEqual({ beacon: roundOf(named(60)), named: named(120) });
      expect(await verifyTable(id)).toMatchObject({ ok: true, rounds: { mixed: 1, missed: 1 } });
    }
  });

  it('are named anew by a row that knows of none, and the audit counts that', async () => {
    const { id, named, play } = await begun();
    const { db } = await database();
    const { named: _, ...mixing } = (await tableOf(id)).mixing!;
    await db.update(tables).set({ mixing }).where(eq(tables.id, id));
    await play('red', 'DEPLOY 3', 5);
    await play('blue', 'DEPLOY 2', 60);
    expect(await mixedOf(id)).toEqual([{ named: named(60) }, null]);
    expect(beacon.asked).toEqual([]);
    expect(await verifyTable(id)).toMatchObject({ ok: true, rounds: { mixed: 0, missed: 1 } });
  });

  it('are asked for while nothing is held', async () => {
    const { id, named, play } = await begun();
    await play('red', 'DEPLOY 3', 5);
    const { db } = await database();
    beacon.before = () => db.transaction((tx) => tx.execute(sql`select from tables where id = ${id} for update`));
    await play('blue', 'DEPLOY 2', 60);
    expect(await mixedOf(id)).toEqual([{ beacon: roundOf(named(0)), named: named(60) }, null]);
  });

  it('are in what deadlines answer, and in the game of a bot', async () => {
    const { id, started } = await createTable(ann, {
      ...{ game: 'ridges', title: 'T', options: { ridges: 3 }, seats: { red: { kind: 'me' }, blue: { kind: 'bot' } } },
      ...{ timeControl: presets.daily, beacon: true },
    });
    expect(started).toBe(true);
    const start = Date.parse((await tableOf(id)).opening!.at);
    const late = { now: () => new Date(start + 240 * 3_600_000) };
    expect(await expireDue(late.now())).toContain(id);
    const came = (await mixedOf(id)).filter((each) => each?.beacon);
    expect(came).toEqual([{ beacon: roundOf(roundNamedAt(testChain, start)), named: roundNamedAt(testChain, late.now().getTime()) }]);
    expect(await verifyTable(id)).toMatchObject({ ok: true });
  });

  it('go on in a rematch, and are none of a table that did not want them', async () => {
    const { id } = await played(30);
    const next = await rematch(ann, id);
    expect(await lobbyView(ann, next.id)).toMatchObject({ beacon: true });
    const other = await ridgesFor(ann, bob);
    beacon.asked = [];
    await send(ann, other, 'red', ['DEPLOY 3']);
    await send(bob, other, 'blue', ['DEPLOY 2']);
    expect(await mixedOf(other)).toEqual([null, null]);
    expect(await tableView(ann, other)).toMatchObject({ beacon: null });
    expect(await verifyTable(other)).toMatchObject({ ok: true, rounds: null });
    expect(beacon.asked).toEqual([]);
  });

  it('that are not what they must be are found', async () => {
    const { id } = await played(30);
    const file = await exportTable(ann, id);
    const seqs = file.entries.flatMap(({ seq, mixed }) => (mixed?.beacon ? [seq] : []));
    const seq = seqs[1]!;
    const wrong = async (change: (mixed: Mixed, file: GameFile) => unknown) => {
      const changed = structuredClone(file);
      change(changed.entries[seq - 1]!.mixed!, changed);
      return (await roundsOf(changed)).wrong?.seq;
    };
    const value = file.entries[seq - 1]!.mixed!.beacon!;
    expect(await wrong(() => undefined)).toBeUndefined();
    // under another's name the key stays whose it is
    const named = structuredClone(file);
    named.opening.beacon!.chain = quicknet.chain;
    expect(await roundsOf(named)).toMatchObject({ rounds: { isQuicknet: false }, wrong: null });
    Object.assign(named.opening.beacon!, { key: quicknet.key });
    expect((await roundsOf(named)).wrong?.seq).toBe(seqs[0]);
    expect(await wrong((mixed) => Object.assign(mixed, { beacon: foreignRound(value.round) }))).toBe(seq);
    expect(await wrong((mixed) => Object.assign(mixed, { beacon: roundOf(value.round + 1) }))).toBe(seq);
    expect(await wrong((mixed) => Object.assign(mixed, { named: mixed.named! + 1 }))).toBe(seq);
    expect(await wrong((mixed) => delete mixed.named)).toBe(seq);
    expect(await wrong((_mixed, { opening }) => opening.beacon!.round++)).toBe(0);
    expect(await wrong((_mixed, { opening }) => delete opening.beacon)).toBe(seqs[0]);
    expect(await wrong((_mixed, changed) => delete changed.recipe)).toBe(0);
    // left out, though it was named: a row without, and the rounds behind it as they were
    const less = structuredClone(file);
    delete less.entries[seq - 1]!.mixed!.beacon;
    const { rounds } = await roundsOf(file);
    expect(await roundsOf(less)).toEqual({ rounds: { ...rounds, mixed: rounds!.mixed - 1, missed: 1 }, wrong: null });
    // where no die hangs on it, nothing but the key tells
    const last = structuredClone(file);
    const end = last.entries.findLast(({ mixed }) => mixed?.beacon)!;
    end.mixed!.beacon = foreignRound(end.mixed!.beacon!.round);
    relink(last);
    expect(end.draws).toEqual([]);
    expect(await audit(ridges, last)).toMatchObject({ ok: false, problem: { kind: 'beacon', seq: end.seq } });
  });
});

/** Makes all hashes fit again, as a clever cheat would. */
function relink(file: GameFile): void {
  let { hash } = file.opening;
  for (const entry of file.entries) {
    const { hash: _, ...rest } = entry;
    hash = hashOf(linkText(hash, rest));
    entry.hash = hash;
  }
  delete file.signature;
}
