import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '../../db/client';
import { entries } from '../../db/schema';
import { answersDuring } from '../../lib/commands/bench/answers';
import {
  affairs,
  answerProposal,
  type Caller,
  chat,
  clockSeen,
  logSinceOwn,
  lookAt,
  phasesAround,
  propose,
  say,
  tableView,
  takeBack,
  viewAt,
  withVolleys,
} from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, ridgesFor, send } from '../support/tables';

onEachDatabase('a look at a long game', () => {
  /** A table at which the first seven entries, a take-back among them, came again and again: all of red's, so that blue was away for long. */
  async function tableOf(length: number) {
    const { db } = await database();
    const [ann, bob, eve] = [await newUser('Ann'), await newUser('Bob'), await newUser('Eve')];
    const id = await ridgesFor(ann, bob, { visibility: 'public' });
    const round = async () => {
      await send(ann, id, 'red', ['DEPLOY 2']);
      await send(bob, id, 'blue', ['DEPLOY 1']);
      await send(bob, id, 'blue', ['PASS']);
    };
    await round();
    const [first] = await db.select().from(entries).where(eq(entries.tableId, id)).orderBy(entries.seq);
    const { id: proposal } = await propose(ann, id, { seat: first!.seat, wish: { kind: 'take-back', entry: first!.seq } });
    expect(await answerProposal(bob, id, { proposal, agree: true })).toBe('done');
    await round();
    for (let i = 0; i < 40; i++) await say(i % 2 ? ann : bob, id, `Line ${i + 10}`);
    const { seq } = await tableView(ann, id);
    const times = Math.ceil(length / seq) - 1;
    const copies = sql`generate_series(1, ${sql.raw(String(times))}) as k`;
    const shift = sql.raw(`k * ${seq}`);
    await db.execute(sql`insert into submissions (table_id, seat, id, user_id, digest, receipt, kind, seq, at)
      select table_id, 'red', id || '-' || k, ${ann.user}, digest, receipt, kind, seq + ${shift}, at from submissions, ${copies} where table_id = ${id} and kind = 'applied'`);
    await db.execute(sql`insert into entries (table_id, seq, seat, decision, "order", notation, draws, rules, via, round, power, phase, barrier, checksum, hash, caused_by, answered, told, at)
      select table_id, seq + ${shift}, 'red', decision, case when "order"->>'type' = 'take-back'
        then (jsonb_set("order"::jsonb, '{to}', to_jsonb(("order"->>'to')::int + ${shift})))::json else "order" end,
        notation, draws, rules, via, round, power, phase, barrier, checksum, hash, case when via = 'table' then caused_by else caused_by || '-' || k end, answered, told, at
      from entries, ${copies} where table_id = ${id}`);
    const last = sql.raw(String(seq * (times + 1)));
    await db.execute(sql`update tables set seq = ${last}, mix = 'another' where id = ${id}`);
    await db.execute(sql`update snapshots set seq = ${last} where table_id = ${id}`);
    return { id, ann, bob, eve, last: seq * (times + 1) };
  }

  /** What the pages of a table ask for, by page and reader. */
  const looks = (table: Awaited<ReturnType<typeof tableOf>>): Record<string, () => Promise<unknown>> => {
    const { id, ann, bob, eve, last } = table;
    const page = async (caller: Caller) => {
      const look = await lookAt(caller, id);
      await tableView(caller, id, undefined, look);
      await withVolleys(caller, look, [{ isOn: true } as Parameters<typeof withVolleys>[2][number]]);
      return [await logSinceOwn(caller, look, { before: 12, newest: 30 }), chat(caller, look), clockSeen(caller, look)];
    };
    return {
      'the page of who plays': () => page(ann),
      'the page of who was away for long': () => page(bob),
      'the page of who watches': () => page(eve),
      'what players settle': () => affairs(ann, id),
      'the phases around a step': () => phasesAround(ann, id, last - 250),
    };
  };

  it('reads no more of 2,000 orders than of 500', async () => {
    const [short, long] = [await tableOf(500), await tableOf(2000)];
    expect([short.last, long.last]).toEqual([504, 2002]);
    const [few, many] = [looks(short), looks(long)];
    for (const [name, look] of Object.entries(few)) {
      const [before, after] = [await answersDuring(look), await answersDuring(many[name]!)];
      expect({ name, ...after, bytes: 0 }).toEqual({ name, ...before, bytes: 0 });
      expect(before.bytes).toBeGreaterThan(0);
      // only numbers of entries are longer
      expect(after.bytes / before.bytes, `${name}: ${before.bytes} and ${after.bytes} bytes`).toBeLessThan(1.05);
    }
  });

  it('tells what is near, and still finds what is far', async () => {
    const { id, ann, bob, last } = await tableOf(1000);
    const { log, known } = await logSinceOwn(ann, await lookAt(ann, id), { before: 12, newest: 30 });
    expect(log.entries.at(-1)?.seq).toBe(last);
    expect(known).toBeGreaterThan(last - 8);
    const away = await logSinceOwn(bob, await lookAt(bob, id), { before: 12, newest: 30 });
    expect([away.known, away.log.entries.length]).toEqual([last - 400, 412]);
    // a take-back behind a part of the log is known within it
    expect(away.log.entries.filter(({ takenBack }) => takenBack).length).toBeGreaterThan(100);
    const shown = await affairs(ann, id);
    expect([shown.acts.length, shown.hasOlderActs, shown.undos.length]).toEqual([50, true, 12]);
    expect(shown.acts[0]!.seq).toBeGreaterThan(shown.acts[1]!.seq);
    expect(shown.undos.every(({ notation, momentName }) => notation !== '' && momentName !== '')).toBe(true);
    // what is not offered any more can still be named: it is found, and others must agree; what was taken back is not there
    const { entry } = shown.undos.at(-1)!;
    const far = entry - 7 * 80;
    expect(await codeOf(takeBack(ann, id, { seat: 'red', entry: far }))).toBe('conflict');
    expect(await codeOf(takeBack(ann, id, { seat: 'red', entry: far - ((far - 1) % 7) }))).toBe('not-found');
    expect((await viewAt(ann, id, 4)).entry?.lines.join(' ')).not.toBe('');
  });
});
