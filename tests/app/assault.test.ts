import { expect, it } from 'vitest';
import { audit } from '../../lib/chance/audit';
import { seeded } from '../../lib/engine';
import { loadGame } from '../../lib/games/registry';
import { setStandingOrders, standingOrders } from '../../lib/play';
import { program } from '../support/api';
import { onOneDatabase } from '../support/databases';

/** Far above what a battle takes: one that goes on for ever must not keep the tests. */
const most = 1000;

onOneDatabase('an assault of Miniatures', () => {
  it('is played through the API to its end by two programs, who see by it alone what they think about', async () => {
    const game = await loadGame('aa-miniatures');
    const [anna, bruno] = [await program('anna'), await program('bruno', 'it')];
    const options = { scenario: 'assault', attacker: 'axis' };
    const made = await anna.post('tables', { game: game.id, options, seats: { axis: { kind: 'me' } }, visibility: 'public' });
    expect(made).toMatchObject({ status: 201, body: { started: false } });
    const { id } = made.body;
    expect(await bruno.post(`tables/${id}/join`, { seat: 'allies' })).toMatchObject({ status: 200 });
    expect(await anna.post(`tables/${id}/start`, {})).toMatchObject({ status: 200 });
    const random = seeded('an assault');
    let orders = 0;
    /** Standing orders name what the seat has, and keep what they were told of it. */
    const holdFire = async () => {
      const caller = { user: 'bruno', language: 'it' } as const;
      const shown = async () => (await standingOrders(caller, id, 'allies')).fields.find(({ name }) => name === 'held');
      const choices = (await shown())?.choices?.map(({ value }) => value) ?? [];
      expect(choices.length).toBeGreaterThan(0);
      const { policy } = await standingOrders(caller, id, 'allies');
      expect(await setStandingOrders(caller, id, 'allies', { ...policy, held: choices.slice(0, 1) })).toEqual([]);
      expect((await standingOrders(caller, id, 'allies')).policy).toMatchObject({ held: choices.slice(0, 1) });
    };
    for (let isOver = false; !isOver && orders < most; ) {
      isOver = true;
      for (const player of [anna, bruno]) {
        const { body } = await player.get(`tables/${id}`);
        const question = body.questions.find(({ held }: { held: boolean }) => !held);
        if (body.status !== 'running') continue;
        isOver = false;
        if (!question) continue;
        const order = game.bot(body.view, { ...question, id: question.decision }, random);
        expect(await player.order(id, question.seat, [order])).toMatchObject({ status: 200 });
        if (++orders === 20) await holdFire();
      }
    }
    const { body: file } = await anna.get(`tables/${id}/export`);
    expect(file).toMatchObject({ status: 'over', game: game.id, options });
    expect(['destroyed', 'objective', 'held']).toContain(file.outcome.reason);
    expect(await audit(game, file)).toMatchObject({ ok: true, diceChecked: true });
    expect((await bruno.get(`tables/${id}`)).body).toMatchObject({ status: 'over', questions: [] });
  }, 240_000);
});
