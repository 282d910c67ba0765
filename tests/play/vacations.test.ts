import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '../../db/client';
import { invites, outbox, questions } from '../../db/schema';
import type { Clock } from '../../lib/clock';
import {
  acceptInvite,
  type Caller,
  cancelVacation,
  createTable,
  declareVacation,
  lobbyView,
  setAbsenceRule,
  startTable,
  vacations,
} from '../../lib/play';
import { within } from '../../lib/play/timing/vacation-pauses';
import { spanOfDays, startOfDay, type TimeControlInput } from '../../lib/time-control';
import { onEachDatabase } from '../support/databases';
import { codeOf, leaveToBot, newUser, type Player } from '../support/tables';

const day = 86_400_000;
const start = new Date('2026-05-01T12:00:00Z');
const on = (days: number) => new Date(start.getTime() + days * day);
const at = (days: number): Clock => ({ now: () => on(days) });
describe('the days of a vacation', () => {
  it('begin where a zone has midnight, also when its clocks change', () => {
    expect(startOfDay('2026-03-29', 'Europe/Rome')).toEqual(new Date('2026-03-28T23:00:00Z'));
    expect(startOfDay('2026-03-30', 'Europe/Rome')).toEqual(new Date('2026-03-29T22:00:00Z'));
    expect(startOfDay('2026-01-01', 'Asia/Kolkata')).toEqual(new Date('2025-12-31T18:30:00Z'));
    const week = { from: new Date('2026-03-22T23:00:00Z'), until: new Date('2026-03-29T22:00:00Z') };
    expect(spanOfDays('2026-03-23', '2026-03-29', 'Europe/Rome')).toEqual(week);
    expect(spanOfDays('2026-03-23', '2026-03-22', 'Europe/Rome')).toBeNull();
    for (const wrong of ['2026-02-30', '', '1.2.2026', '2026-13-01']) expect(startOfDay(wrong, 'UTC')).toBeNull();
  });

  it('are never counted twice, never past, and never more than are left', () => {
    const span = fc
      .tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 1, max: 30 }))
      .map(([from, days]) => ({ from: on(from), until: on(from + days) }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 6 }), fc.integer({ min: 0, max: 40 }), (spans, left) => {
        const kept = within(spans, start, left * day);
        const spent = kept.reduce((sum, { from, until }) => sum + until.getTime() - from.getTime(), 0);
        expect(spent).toBeLessThanOrEqual(left * day);
        for (const [i, { from, until }] of kept.entries()) {
          expect(from >= start && until > from && (i === 0 || from >= kept[i - 1]!.until)).toBe(true);
          expect(spans.some((each) => each.from <= from && each.until >= until)).toBe(true);
        }
      }),
    );
  });
});

onEachDatabase('vacations', () => {
  let ann: Player;
  let bob: Player;
  let eve: Player;
  beforeAll(async () => {
    [ann, bob, eve] = [await newUser('Ann'), await newUser('Bob'), await newUser('Eve')];
  });

  async function tableWith(vacation: number, absence?: 'shift' | 'substitute' | 'none'): Promise<string> {
    const timeControl: TimeControlInput = { kind: 'hours', turn: 48, reaction: 24, vacation };
    const seats = { red: { kind: 'me' }, blue: { kind: 'invite', email: null } } as const;
    const input = { game: 'ridges', title: 'Test', options: { ridges: 3 }, seats, timeControl, ...(absence && { absence }) };
    const { id } = await createTable(ann, input, { clock: at(0) });
    await acceptInvite(bob, (await lobbyView(ann, id)).invites[0]!.token, undefined, at(0));
    await startTable(ann, id, { clock: at(0) });
    return id;
  }

  async function deadlines(id: string): Promise<Record<string, number>> {
    const { db } = await database();
    const rows = await db.select().from(questions).where(eq(questions.tableId, id));
    return Object.fromEntries(rows.map(({ seat, deadline }) => [seat, (deadline!.getTime() - start.getTime()) / day]));
  }

  const away = (from: number, until: number, tables: string[] | null, substitute: string | null = null) => ({
    span: { from: on(from), until: on(until) },
    tables,
    substitute,
  });
  const clear = async (caller: Caller) => {
    for (const { id } of await vacations(caller, at(0))) await cancelVacation(caller, id, at(0));
  };

  it('stop the clock of who is away, at the tables chosen, for the days the clock has', async () => {
    const [chosen, short, other] = [await tableWith(14), await tableWith(3), await tableWith(14)];
    await declareVacation(bob, away(1, 8, [chosen, short]), at(0));
    expect(await deadlines(chosen)).toEqual({ red: 2, blue: 9 });
    expect(await deadlines(short)).toEqual({ red: 2, blue: 5 });
    expect(await deadlines(other)).toEqual({ red: 2, blue: 2 });
    await clear(bob);
    expect(await deadlines(chosen)).toEqual({ red: 2, blue: 2 });
  });

  it('end when they are cancelled, and the days that passed stay spent', async () => {
    const id = await tableWith(4);
    await declareVacation(bob, away(0, 3, null), at(0));
    expect(await deadlines(id)).toMatchObject({ blue: 5 });
    const [first] = await vacations(bob, at(1));
    await cancelVacation(bob, first!.id, at(1));
    expect(await deadlines(id)).toMatchObject({ blue: 3 });
    await declareVacation(bob, away(1, 30, null), at(1));
    // one of four days was spent
    expect(await deadlines(id)).toMatchObject({ blue: 6 });
    await clear(bob);
  });

  it('hold for tables that start meanwhile, and not for who took the seat', async () => {
    await declareVacation(bob, away(0, 5, null), at(0));
    const id = await tableWith(14);
    expect(await deadlines(id)).toEqual({ red: 2, blue: 7 });
    await leaveToBot(id, 'blue', at(1));
    await clear(bob);
  });

  it('ask a substitute by letter instead where that is the rule, and nothing at all where it is none', async () => {
    const [lent, hard] = [await tableWith(14, 'substitute'), await tableWith(14, 'none')];
    expect(await declareVacation(bob, away(1, 8, [lent, hard], eve.email), at(0))).toEqual([]);
    expect(await deadlines(lent)).toEqual({ red: 2, blue: 2 });
    expect(await deadlines(hard)).toEqual({ red: 2, blue: 2 });
    const { db } = await database();
    const offers = await db.select().from(invites).where(eq(invites.tableId, lent));
    expect(offers.filter(({ kind }) => kind === 'substitute')).toEqual([
      expect.objectContaining({ seat: 'blue', email: eve.email.toLowerCase(), startsAt: on(1), endsAt: on(8) }),
    ]);
    const letters = await db.select().from(outbox).where(eq(outbox.email, eve.email.toLowerCase()));
    expect(letters).toEqual([expect.objectContaining({ kind: 'invitation', tableId: lent })]);
    expect(await codeOf(setAbsenceRule(bob, hard, 'shift', at(0)))).toBe('forbidden');
    await setAbsenceRule(ann, hard, 'shift', at(0));
    expect(await deadlines(hard)).toEqual({ red: 2, blue: 9 });
    await clear(bob);
  });

  it('must make sense', async () => {
    for (const [from, until] of [
      [3, 3],
      [-9, -2],
      [0, 400],
    ] as const)
      expect(await codeOf(declareVacation(bob, away(from, until, null), at(0)))).toBe('invalid');
    expect(await codeOf(cancelVacation(bob, 'nonsense', at(0)))).toBe('not-found');
    await declareVacation(ann, away(1, 2, null), at(0));
    expect(await codeOf(cancelVacation(bob, (await vacations(ann, at(0)))[0]!.id, at(0)))).toBe('not-found');
    await clear(ann);
  });
});
