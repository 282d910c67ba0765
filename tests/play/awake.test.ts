import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { database } from '../../db/client';
import { outbox, tables } from '../../db/schema';
import {
  acceptInvite,
  affairs,
  askSubstitute,
  callOff,
  comeBack,
  concede,
  continueTable,
  createTable,
  declareVacation,
  expireDue,
  handOver,
  joinTable,
  lobbyView,
  mayWatch,
  say,
  setStandingOrders,
  startTable,
  tableSummary,
  tablesToContinue,
  tableView,
  turnSubstitutes,
  visit,
} from '../../lib/play';
import { type Clocked, clocked } from '../support/clocked';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, send } from '../support/tables';
import { leaveAlone, noticesOf, tableRow, work } from '../support/unattended';

const hour = 3_600_000;

onEachDatabase('a table that rests', () => {
  let ann: Player;
  let bob: Player;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
  });

  /** Ridges between the two, at rest since both let two deadlines pass: hours for which nobody was there. */
  async function resting(timeControl: Parameters<typeof clocked>[2] = {}): Promise<Clocked & { since: number }> {
    const table = await clocked(ann, bob, { expiry: 'pass', ...timeControl });
    const { restsSince } = await leaveAlone(table.id, table.at(0));
    expect(restsSince).not.toBeNull();
    return { ...table, since: (Number(restsSince) - Number(table.at(0))) / hour };
  }
  const lettersOf = async (id: string, user: Player) => {
    const { db } = await database();
    const rows = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.tableId, id), eq(outbox.userId, user.user)));
    return rows.map(({ kind, payload }) => (typeof payload.what === 'string' ? `${kind} ${payload.what}` : kind));
  };

  it('has no deadline and answers nothing, and everybody sees and is told that it rests', async () => {
    const table = await resting();
    expect(await tableSummary(bob, table.id)).toMatchObject({ restsSince: table.at(table.since).toISOString(), deadline: null });
    const { seq } = await tableRow(table.id);
    expect(await work(table.id, table.at(table.since + 9000))).toBe(0);
    expect((await tableRow(table.id)).seq).toBe(seq);
    expect((await tableView(ann, table.id)).questions.every(({ deadline }) => deadline === null)).toBe(true);
    for (const player of [ann, bob]) {
      expect((await lettersOf(table.id, player)).filter((each) => each === 'notice rests')).toHaveLength(1);
    }
  });

  it('wakes when a player looks at it: whoever is asked has the whole time again, and a letter', async () => {
    const table = await resting();
    const back = table.since + 1000;
    const asked = (await tableSummary(ann, table.id)).waiting;
    const other = asked.includes('red') ? ann : bob;
    const looker = other === ann ? bob : ann;
    const { db } = await database();
    await db
      .update(outbox)
      .set({ sentAt: table.at(table.since) })
      .where(eq(outbox.tableId, table.id));
    const before = (await lettersOf(table.id, other)).length;
    expect(await comeBack(looker, table.id, table.clockAt(back))).toBe(true);
    expect((await tableRow(table.id)).restsSince).toBeNull();
    for (const seat of asked) {
      const { tempo, deadline } = await table.question(seat);
      expect(deadline).toEqual(table.at(back + (tempo === 'turn' ? 24 : 6)));
    }
    expect((await lettersOf(table.id, other)).slice(before)).toHaveLength(1);
    // nobody is answered for at once, and with nobody there it rests again
    expect(await work(table.id, table.at(back + 1))).toBe(0);
    const again = await leaveAlone(table.id, table.at(back + 1));
    expect(again.status === 'over' || again.restsSince !== null).toBe(true);
  });

  it.each(['order', 'letter', 'visit', 'standing orders', 'said'] as const)('wakes by any sign of a player: %s', async (sign) => {
    const table = await resting();
    const clock = table.clockAt(table.since + 50);
    if (sign === 'order') await send(ann, table.id, 'red', ['NONSENSE'], { via: 'mail' }, clock);
    if (sign === 'letter') await comeBack(bob, table.id, clock);
    if (sign === 'visit') expect(await visit(bob, table.id, clock)).toBe(true);
    if (sign === 'standing orders') await setStandingOrders(bob, table.id, 'blue', null);
    if (sign === 'said') await say(bob, table.id, 'hello?', { clock });
    expect((await tableRow(table.id)).restsSince).toBeNull();
  });

  it('is not woken by being read', async () => {
    const table = await resting();
    await tableView(bob, table.id);
    await tableSummary(bob, table.id);
    await mayWatch(bob, table.id);
    expect((await tableRow(table.id)).restsSince).not.toBeNull();
  });

  it('is not woken by strangers, nor by the calendar', async () => {
    const eve = await newUser('Eve');
    const table = await clocked(ann, bob, { expiry: 'pass' });
    const span = { from: table.at(200), until: table.at(2000) };
    const { token } = await askSubstitute(bob, table.id, { seat: 'blue', email: null, span }, table.clockAt(0));
    await acceptInvite(eve, token, undefined, table.clockAt(0));
    const { restsSince } = await leaveAlone(table.id, table.at(0));
    expect(restsSince).not.toBeNull();
    expect(await comeBack(eve, table.id, table.clockAt(150))).toBe(false);
    await turnSubstitutes(table.at(200));
    expect(await table.seat('blue')).toMatchObject({ userId: eve.user, missed: 0 });
    expect((await tableRow(table.id)).restsSince).toEqual(restsSince);
    expect(await work(table.id, table.at(1900))).toBe(0);
    // now the seat is hers
    expect(await comeBack(eve, table.id, table.clockAt(1901))).toBe(true);
    expect((await tableRow(table.id)).restsSince).toBeNull();
  });

  it('wakes for whoever takes over a seat', async () => {
    const table = await clocked(ann, bob, { expiry: 'pass' });
    const { token } = await handOver(bob, table.id, 'blue', null);
    await leaveAlone(table.id, table.at(0));
    const cleo = await newUser('Cleo');
    await acceptInvite(cleo, token, undefined, table.clockAt(500));
    expect((await tableRow(table.id)).restsSince).toBeNull();
    expect(await table.seat('blue')).toMatchObject({ userId: cleo.user });
  });

  it('is no rest while somebody plays: an absent opponent is answered for at once, for as long as it takes', async () => {
    const table = await clocked(ann, bob, { expiry: 'pass' });
    for (let round = 0; round < 3; round++) {
      const { status } = await tableRow(table.id);
      if (status === 'over') break;
      await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(round * 60 + 1));
      await work(table.id, table.at(round * 60 + 25));
      await work(table.id, table.at(round * 60 + 31));
    }
    expect((await tableRow(table.id)).restsSince).toBeNull();
    expect((await noticesOf(table.id)).filter(({ what }) => what === 'rests')).toEqual([]);
  });

  it('waits for who announced an absence before it rests', async () => {
    const table = await clocked(ann, bob, { expiry: 'pass', vacation: 20 });
    await declareVacation(
      ann,
      { span: { from: table.at(0), until: table.at(240) }, tables: [table.id], substitute: null },
      table.clockAt(0),
    );
    await work(table.id, table.at(24));
    await work(table.id, table.at(120));
    expect((await tableRow(table.id)).restsSince).toBeNull();
    const { restsSince } = await leaveAlone(table.id, table.at(121));
    expect(Number(restsSince)).toBeGreaterThan(Number(table.at(240)));
  });

  it('rests although a bot plays too, which finishes its turn first', async () => {
    const table = await clocked(ann, null, { expiry: 'pass' });
    const { restsSince, status } = await leaveAlone(table.id, table.at(0));
    expect(status === 'over' || restsSince !== null).toBe(true);
    if (status === 'running') expect((await tableSummary(ann, table.id)).waiting).toEqual(['red']);
    expect(await tablesToContinue()).not.toContain(table.id);
  });

  it('rests where one player has all seats, and tells them', async () => {
    const clock = { now: () => new Date('2026-03-28T12:00:00Z') };
    const timeControl = { kind: 'hours', turn: 24, reaction: 6, expiry: 'pass' } as const;
    const { id } = await createTable(ann, { game: 'aa-1941', title: 'Solo', options: {}, seats: {}, solo: true, timeControl }, { clock });
    const { restsSince, steps } = await leaveAlone(id, clock.now());
    expect(restsSince).not.toBeNull();
    expect(steps.length).toBeLessThanOrEqual(4);
    expect(await lettersOf(id, ann)).toEqual(['notice rests']);
  });

  it('rests after so many answers of bots alone, in the middle of a batch too, until the owner looks', async () => {
    const clock = { now: () => new Date('2026-03-28T12:00:00Z') };
    const bots = Object.fromEntries(['ussr', 'germany', 'uk', 'japan', 'usa'].map((seat) => [seat, { kind: 'bot' } as const]));
    const options = { seating: 'ussr,germany,uk,japan,usa' };
    const table = { game: 'aa-1941', title: 'Bots', options, seats: bots, timeControl: { kind: 'none' } } as const;
    const { id } = await createTable(ann, table, { clock });
    const { db } = await database();
    await db.update(tables).set({ unheard: 4990 }).where(eq(tables.id, id));
    const { seq } = await tableRow(id);
    expect(await continueTable(id, 40, clock)).toEqual({ seq: seq + 10, more: false });
    expect(await tableRow(id)).toMatchObject({ status: 'running', unheard: 5000, restsSince: clock.now(), botsDue: false });
    expect(await lettersOf(id, ann)).toEqual(['notice rests']);
    expect(await comeBack(ann, id, clock)).toBe(true);
    expect(await tablesToContinue()).toContain(id);
    expect(await continueTable(id, 5, clock)).toEqual({ seq: seq + 15, more: true });
  });

  it('does not rest while a short game between bots is played, nor as a demonstration', async () => {
    const bots = { red: { kind: 'bot' }, blue: { kind: 'bot' } } as const;
    const table = { game: 'ridges', title: 'Bots', options: {}, seats: bots, timeControl: { kind: 'none' } } as const;
    const { id } = await createTable(ann, table, { clock: { now: () => new Date('2026-03-28T12:00:00Z') } });
    await continueTable(id);
    expect(await tableRow(id)).toMatchObject({ status: 'over', restsSince: null });
    const demo = await createTable(ann, table, { demo: true });
    await continueTable(demo.id);
    expect(await tableRow(demo.id)).toMatchObject({ status: 'over', restsSince: null });
  });

  it('comes about once, however many workers look', async () => {
    const table = await clocked(ann, bob, { expiry: 'wait', defaults: false });
    await work(table.id, table.at(24));
    expect((await tableRow(table.id)).restsSince).toBeNull();
    await Promise.all([expireDue(table.at(48)), expireDue(table.at(48)), expireDue(table.at(48))]);
    expect((await tableRow(table.id)).restsSince).toEqual(table.at(48));
    expect((await noticesOf(table.id)).filter(({ what }) => what === 'rests')).toHaveLength(2);
  });

  it('leaves a game alone that waits for one player while the other is there', async () => {
    const table = await clocked(ann, bob, { expiry: 'wait', defaults: false });
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    await work(table.id, table.at(24));
    for (let at = 40; at < 200; at += 20) {
      await comeBack(ann, table.id, table.clockAt(at));
      await work(table.id, table.at(at + 10));
    }
    expect((await tableRow(table.id)).restsSince).toBeNull();
    await work(table.id, table.at(300));
    expect((await tableRow(table.id)).restsSince).toEqual(table.at(300));
  });

  it('is called off by its owner while no other player is there, and only then', async () => {
    const table = await resting();
    const clock = table.clockAt(table.since + 10);
    expect(await codeOf(callOff(bob, table.id, clock))).toBe('forbidden');
    // Bob looks: he is there again
    await comeBack(bob, table.id, clock);
    expect(await codeOf(callOff(ann, table.id, clock))).toBe('conflict');
    expect((await affairs(ann, table.id)).mayCallOff).toBe(false);
    const other = await resting();
    expect((await affairs(ann, other.id)).mayCallOff).toBe(true);
    await callOff(ann, other.id, other.clockAt(other.since + 10));
    expect(await tableSummary(bob, other.id)).toMatchObject({ status: 'over', headline: 'The table was called off.', waiting: [] });
    expect(await lettersOf(other.id, bob)).toContain('over');
    expect(await lettersOf(other.id, ann)).not.toContain('over');
  });

  it('is over when its last player goes, and rests when only an absent one stays', async () => {
    const table = await clocked(ann, bob, { expiry: 'pass' });
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    await work(table.id, table.at(24));
    await send(ann, table.id, 'red', ['DEPLOY 1'], {}, table.clockAt(25));
    await work(table.id, table.at(31));
    expect(await table.seat('blue')).toMatchObject({ missed: 2 });
    await concede(ann, table.id, table.clockAt(32));
    const { status, restsSince } = await tableRow(table.id);
    expect(status === 'over' || restsSince !== null).toBe(true);
  });

  it('keeps the seats of a lobby apart from all this', async () => {
    const { id } = await createTable(ann, {
      game: 'ridges',
      title: 'L',
      options: {},
      seats: { red: { kind: 'me' } },
      timeControl: { kind: 'none' },
    });
    expect(await comeBack(ann, id)).toBe(false);
    await joinTable(bob, id, 'blue');
    expect((await lobbyView(ann, id)).canStart).toBe(true);
    await startTable(ann, id);
    expect((await tableRow(id)).heardAt).not.toBeNull();
  });
});
