import { afterAll, beforeAll, expect, it } from 'vitest';
import { untried } from '../../app/tables/[table]/_page/trial';
import { closeHub } from '../../lib/live/hub';
import { type Caller, keepList, logSinceOwn, lookAt, saveDraft, savedLists, tableView, withdraw } from '../../lib/play';
import { type Program, program } from '../support/api';
import { onEachDatabase } from '../support/databases';
import { hearNews } from '../support/news';

const armies = ['ARMY Tiger I, 4x Mauser Kar 98k', 'ARMY 3x Panzer III Ausf. F, 2x Panzergrenadier, Pillbox'];
const place = { game: 'aa-miniatures', shelf: 'axis' };

onEachDatabase('an army that is not shown yet', () => {
  let anna: Program;
  let bruno: Program;
  let table: string;
  const callerOf = ({ user }: Program): Caller => ({ user, language: 'en' });
  beforeAll(async () => {
    [anna, bruno] = [await program('anna'), await program('bruno')];
    const made = await anna.post('tables', { game: 'aa-miniatures', options: {}, seats: { axis: { kind: 'me' } }, visibility: 'public' });
    table = made.body.id;
    await bruno.post(`tables/${table}/join`, { seat: 'allies' });
    await anna.post(`tables/${table}/start`, {});
  });
  afterAll(closeHub);

  /** All that the page of a table, the API and lists of one's own tell the other player, or whoever watches. */
  async function told(caller: Caller, player: Program | null): Promise<object> {
    const look = await lookAt(caller, table);
    const view = await tableView(caller, table, undefined, look);
    const trial = await untried(look, view, caller);
    const log = await logSinceOwn(caller, look, { before: 12, newest: 30 });
    const sent = player && [await player.get(`tables/${table}`), await player.get(`tables/${table}/log`)].map(({ body }) => body);
    return { view, trial, log, sent, lists: await savedLists(caller, place) };
  }
  const others = () => Promise.all([told(callerOf(bruno), bruno), told({ user: null, language: 'en' }, null)]);

  it('S201: is put together, kept and drafted without a trace at the other seat, nor in what its page hears', async () => {
    const before = await others();
    const news = await hearNews(table);
    await keepList(callerOf(anna), place, { title: 'Cats', items: ['germany-tiger-i'] });
    for (const line of armies) await saveDraft(callerOf(anna), table, 'axis', { decision: '', content: { lines: [line] } });
    expect(await others()).toEqual(before);
    news.stop();
    expect(news.heard).toEqual([]);
  });

  it('S201: is sealed so that nothing tells which it is, until the other one is sealed too', async () => {
    const seen: unknown[] = [];
    for (const line of armies) {
      const news = await hearNews(table);
      expect(await anna.order(table, 'axis', [line])).toMatchObject({ status: 200, body: { kind: 'held' } });
      // when somebody was heard of last is no secret
      seen.push(
        JSON.parse(JSON.stringify({ others: await others(), news: news.heard }, (key, value) => (key === 'updatedAt' ? null : value))),
      );
      news.stop();
      await withdraw(callerOf(anna), table, 'axis');
    }
    const [first, second] = seen;
    expect(second).toEqual(first);
    expect(JSON.stringify(first)).not.toMatch(/tiger|mauser|panzer/i);

    await anna.order(table, 'axis', [armies[0]]);
    expect(await bruno.order(table, 'allies', ['ARMY KV-1, 2x M1 Garand Rifle'])).toMatchObject({ body: { kind: 'applied' } });
    expect(JSON.stringify(await told(callerOf(bruno), bruno))).toMatch(/tiger/i);
  });
});
