import { beforeAll, expect, it } from 'vitest';
import { seeded } from '../../lib/engine';
import { loadGame } from '../../lib/games/registry';
import { createTable, logEntries, preview, tableView } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, send } from '../support/tables';

onEachDatabase('a preview of Axis & Allies', () => {
  let ann: Player;
  beforeAll(async () => {
    ann = await newUser('Ann');
  });

  it('shows the very position that sending the orders leads to, or stops before the dice', { timeout: 120_000 }, async () => {
    const game = await loadGame('aa-1941');
    const { id } = await createTable(ann, { game: 'aa-1941', title: 'T', options: {}, seats: {}, solo: true, pace: { kind: 'none' } });
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
          expect(tried.notes.at(-1)).toContain(next.order);
        }
      } else {
        count.stopped++;
        expect(tried).toMatchObject({ stoppedAt: 0, understood: [], told: [] });
        expect(entries[0]!.draws).not.toEqual([]);
      }
    }
    expect(count.shown).toBeGreaterThan(20);
    expect(count.stopped).toBeGreaterThan(0);
    expect(count.known).toBeGreaterThan(10);
  });
});
