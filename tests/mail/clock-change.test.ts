import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeHub } from '../../lib/live/hub';
import { setTimeControl } from '../../lib/play';
import type { TimeControlInput } from '../../lib/time-control';
import { onEachDatabase } from '../support/databases';
import { hearNews, soon } from '../support/news';
import { anna, clear, collect, evening } from './evening';
import { testPost } from './post';

const minute = 60_000;
const daily: TimeControlInput = { kind: 'hours', turn: 24, reaction: 12 };
const bank = { start: 10, increment: 1, cap: 20 };
const plain = (text: string) => text.replace(/\s+/g, ' ');

onEachDatabase('a clock that is changed', () => {
  beforeEach(clear);
  afterAll(closeHub);

  it('is told to open pages at once and to the others in one letter that says what changed', async () => {
    const post = await testPost();
    const { id } = await evening(post, { timeControl: daily, title: 'Evening' });
    post.clock.pass(minute);
    await collect(post);
    const { heard, stop } = await hearNews(id);
    await setTimeControl(anna, id, { ...daily, turn: 36 }, post.clock);
    await setTimeControl(anna, id, { ...daily, turn: 48, grace: 3, bank }, post.clock);
    await soon(() => heard.length === 2);
    stop();
    expect(heard).toEqual(Array(2).fill({ table: id, seq: 0, bots: false, aside: true }));
    post.clock.pass(minute / 2);
    expect(await collect(post)).toEqual([]);
    post.clock.pass(minute);
    const letters = await collect(post);
    expect(post.complaints).toEqual([]);
    expect(letters.map(({ to, kind, subject }) => [to, kind, subject])).toEqual([
      ['bruno@example.org', 'notice', 'Crinali, Evening: L’orologio è cambiato'],
    ]);
    const { text, html } = letters[0]!;
    for (const part of [plain(text), html.replace(/<[^>]+>/g, '')]) {
      expect(part).toContain('2 giorni per un turno, 12 ore per una domanda intermedia.');
      expect(part).toContain('Una risposta vale ancora entro 3 ore dalla scadenza.');
      expect(part).toContain('1 giorno per un turno');
      expect(part).not.toContain('36 ore');
      expect(part).not.toContain('Scaduto il tempo');
      // one share of the time was left, of two days now, and the bank on top
      expect(part).toMatch(/Blu: Rispondi entro mercoledì 6 agosto, ore \d\d:\d\d \(Europe\/Rome\)\./);
    }
    expect(html).toContain(`https://fieldpost.test/tables/${id}/clock`);
  });

  it('and changed back before anybody was told is no news', async () => {
    const post = await testPost();
    const { id } = await evening(post, { timeControl: daily });
    post.clock.pass(minute);
    await collect(post);
    await setTimeControl(anna, id, { kind: 'none' }, post.clock);
    await setTimeControl(anna, id, daily, post.clock);
    post.clock.pass(2 * minute);
    expect((await collect(post)).filter(({ kind }) => kind === 'notice')).toEqual([]);
    expect(post.complaints).toEqual([]);
  });

  it('says in every letter what softens a deadline, and nothing where nothing does', async () => {
    const said = async (timeControl: TimeControlInput) => {
      await clear();
      const post = await testPost();
      await evening(post, { timeControl });
      post.clock.pass(minute);
      const letters = await collect(post);
      expect(letters.map(({ kind, to }) => [kind, to.split('@')[0]])).toEqual([
        ['turn', 'anna'],
        ['turn', 'bruno'],
      ]);
      return letters.map(({ text, html }) => {
        const [, line = ''] =
          /Answer by .*?\)\. (.*?) ?When|Rispondi entro .*?\)\. (.*?) ?Scaduto/.exec(plain(text))?.filter((each) => each !== undefined) ??
          [];
        expect(html).toContain(line);
        return line;
      });
    };
    expect(await said({ ...daily, bank, grace: 2 })).toEqual([
      'Your reserve of time is counted in; an answer is still taken 2 hours later.',
      'La tua riserva di tempo è già compresa; una risposta vale ancora entro 2 ore dalla scadenza.',
    ]);
    expect(await said({ ...daily, grace: 0.5 })).toEqual([
      'An answer is still taken 30 minutes later.',
      'Una risposta vale ancora entro 30 minuti dalla scadenza.',
    ]);
    expect(await said({ ...daily, bank })).toEqual(['Your reserve of time is counted in.', 'La tua riserva di tempo è già compresa.']);
    expect(await said(daily)).toEqual(['', '']);
  });
});
