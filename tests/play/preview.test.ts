import { beforeAll, expect, it } from 'vitest';
import { enumerate, seeded } from '../../lib/engine';
import { policyKinds } from '../../lib/games/axis-allies/orders';
import { loadGame } from '../../lib/games/registry';
import { createTable, logEntries, preview, setStandingOrders, standingOrders, tableView } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, send } from '../support/tables';

onEachDatabase('a preview of Axis & Allies', () => {
  let ann: Player;
  beforeAll(async () => {
    ann = await newUser('Ann');
  });

  it('shows the very position that sending the orders leads to, or stops before the dice', { timeout: 120_000 }, async () => {
    const game = await loadGame('aa-1941');
    const { id } = await createTable(ann, {
      game: 'aa-1941',
      title: 'T',
      options: {},
      seats: {},
      solo: true,
      timeControl: { kind: 'none' },
    });
    // the first battle comes before any die was thrown: whoever fights it begins it themselves
    const [first] = (await tableView(ann, id)).questions;
    const { policy } = await standingOrders(ann, id, first!.seat);
    await setStandingOrders(ann, id, first!.seat, { ...policy, ask: [...policyKinds] });
    const random = seeded('preview');
    const count = { shown: 0, stopped: 0, known: 0 };
    for (let n = 0; n < 60; n++) {
      const now = await tableView(ann, id);
      const question = now.questions[0]!;
      const { seat, decision } = question;
      const { view } = await tableView(ann, id, seat);
      const order = game.format(game.bot(view, { ...question, id: decision }, random));
      const sheet = { table: id, seat, decision, orders: [order] };
      const tried = await preview(ann, sheet);
      expect((await tableView(ann, id)).seq).toBe(now.seq);
      expect(tried).toMatchObject({ refused: null });
      await send(ann, id, seat, [order], { decision });
      const { entries } = await logEntries(ann, id, { since: now.seq });
      if (tried.stoppedAt === null) {
        count.shown++;
        expect(entries[0]!.draws).toEqual([]);
        expect(tried.understood).toEqual([entries[0]!.order]);
        const answered = entries.slice(1).filter((entry) => entry.seat === seat);
        expect(answered.slice(0, tried.given.length).map(({ order, via }) => ({ order, via, behind: 1 }))).toEqual(tried.given);
        if (tried.beyond === null) {
          count.known++;
          expect(tried.view).toEqual((await tableView(ann, id, seat)).view);
        } else if (tried.beyond.answer) {
          const next = answered[tried.given.length]!;
          expect({ order: next.order, via: next.via }).toEqual(tried.beyond.answer);
          // the course of each battle may stand behind it
          expect(tried.notes.join('\n')).toContain(next.order);
        }
      } else {
        count.stopped++;
        expect(tried).toMatchObject({ stoppedAt: 0, understood: [], told: [] });
        expect(entries[0]!.draws).not.toEqual([]);
      }
    }
    // so many come before the first die
    expect(count.shown).toBeGreaterThan(5);
    expect(count.stopped).toBeGreaterThan(0);
    expect(count.known).toBeGreaterThan(5);
  });

  it.each(['pass', 'bot'] as const)('foresees what the rule at the deadline does to a question whose time is over: %s', async (expiry) => {
    const noon = Date.parse('2026-03-28T12:00:00Z');
    const at = (hours: number) => ({ now: () => new Date(noon + hours * 3_600_000) });
    const timeControl = { kind: 'hours', turn: 24, reaction: 6, expiry, defaults: false } as const;
    const input = { game: 'aa-1941', title: 'Late', options: {}, seats: {}, solo: true, timeControl };
    const { id } = await createTable(ann, input, { clock: at(0) });
    const { seat } = (await tableView(ann, id)).questions[0]!;
    await send(ann, id, seat, ['BUY 1 infantry'], {}, at(0));
    const { questions, view, seq } = await tableView(ann, id, seat);
    const [{ decision, ...question }] = questions as [(typeof questions)[number]];
    const game = await loadGame('aa-1941');
    const moves = enumerate(game, view, { ...question, id: decision }, 2).map((order) => game.format(order));
    const sheet = { table: id, seat, decision, orders: [moves.find((move) => move !== 'END')!] };
    // the worker has not looked at it yet
    const tried = await preview(ann, sheet, { clock: at(100) });
    await send(ann, id, seat, sheet.orders, { decision }, at(100));
    const [, answer] = (await logEntries(ann, id, { since: seq })).entries;
    expect(answer).toMatchObject({ seat, via: 'deadline' });
    // END of the attack that was just announced throws dice; what the practice bot would say is chance by itself
    const foreseen = expiry === 'pass' ? { order: answer!.order, via: 'deadline' } : null;
    expect(tried).toMatchObject({ refused: null, given: [], beyond: { why: 'chance', answer: foreseen } });
  });
});
