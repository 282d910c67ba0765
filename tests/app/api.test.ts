import { beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../lib/chance/audit';
import { hashOf } from '../../lib/chance/source';
import { type Prompt, seeded } from '../../lib/engine';
import { loadGame } from '../../lib/games/registry';
import { workUpRatings } from '../../lib/play';
import { type Answer, ask, type Program, program } from '../support/api';
import { onEachDatabase } from '../support/databases';

/** A table of three ridges with anna red and bruno blue, started. */
async function evening(anna: Program, bruno: Program): Promise<string> {
  const made = await anna.post('tables', { game: 'ridges', options: { ridges: 3 }, seats: { red: { kind: 'me' } }, visibility: 'public' });
  expect(made).toMatchObject({ status: 201, body: { started: false } });
  expect(await bruno.post(`tables/${made.body.id}/join`, { seat: 'blue' })).toMatchObject({ status: 200 });
  expect(await anna.post(`tables/${made.body.id}/start`, {})).toMatchObject({ status: 200, body: { status: 'running' } });
  return made.body.id;
}

/** Walks the prompts of an open question by chance, as a program would, to an order. */
async function wanderOver(player: Program, table: string, decision: string, random: () => number): Promise<Record<string, unknown>> {
  const picks: { field: string; value: unknown }[] = [];
  for (;;) {
    const { status, body } = await player.post(`tables/${table}/prompts`, { decision, picks });
    expect(status).toBe(200);
    const prompt = body as Prompt;
    if (prompt.kind === 'done') return prompt.order as Record<string, unknown>;
    if (prompt.kind === 'list') throw new Error('these games ask for no list');
    const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
    const value =
      prompt.kind === 'amount' ? between(prompt.min, prompt.max) : prompt.choices.slice(0, prompt.max).map((each) => each.value);
    picks.push({ field: prompt.field, value: Array.isArray(value) ? value.slice(0, Math.max(prompt.min, 1)) : value });
  }
}

const problem = ({ status, headers, body }: Answer) => ({
  status,
  type: headers.get('content-type'),
  code: body.title,
  detail: body.detail,
});

onEachDatabase('the API for programs', () => {
  let anna: Program;
  let bruno: Program;
  beforeAll(async () => {
    anna = await program('anna');
    bruno = await program('bruno', 'it');
  });

  it('walks prompts behind orders that are not sent yet, and says what sending would do', async () => {
    const { id } = (await anna.post('tables', { game: 'aa-1941', solo: true })).body;
    const { view, seat } = (await anna.get(`tables/${id}`)).body.questions[0];
    expect(view).toBeUndefined();
    const ask = async (more: object) => {
      const { status, body } = await anna.post(`tables/${id}/prompts`, { decision: '1.ussr.combat-move', picks: [], ...more });
      return { status, body: body as Prompt & { trial?: object; field?: string } };
    };
    expect((await ask({})).status).toBe(409);
    const orders = ['BUY 1 tank', 'MOVE 3 infantry, 1 tank: Russia > West Russia'];
    const first = await ask({ orders });
    expect(first).toMatchObject({ status: 200, body: { kind: 'pick' } });
    const last = await ask({ orders, picks: [{ field: first.body.field, value: ['end'] }] });
    expect(last.body).toMatchObject({
      ...{ kind: 'done', notation: 'END' },
      trial: { refused: null, given: [], beyond: { why: 'chance', answer: null } },
    });
    expect((await anna.get(`tables/${id}`)).body).toMatchObject({ seq: 0, questions: [{ seat, decision: '1.ussr.purchase' }] });
  });

  it('takes words for the dice and what is pledged of the next, and tells a seat its own pledge', async () => {
    const pledge = (word: string) => hashOf(word);
    const seats = { red: { kind: 'me' } };
    const { id } = (
      await anna.post('tables', { game: 'ridges', options: { ridges: 3 }, seats, visibility: 'public', pledge: pledge('a1') })
    ).body;
    await bruno.post(`tables/${id}/join`, { seat: 'blue', word: 'at the start', pledge: pledge('b1') });
    await anna.post(`tables/${id}/start`, {});
    const pledgesSeen = () => Promise.all([anna, bruno].map(async (player) => (await player.get(`tables/${id}`)).body.pledge));
    expect(await pledgesSeen()).toEqual([pledge('a1'), pledge('b1')]);
    const order = (player: Program, body: object) => player.post(`tables/${id}/orders`, body, { 'idempotency-key': crypto.randomUUID() });
    expect(await order(anna, { seat: 'red', orders: ['DEPLOY 1'], word: 'a1', pledge: 'none' })).toMatchObject({ status: 400 });
    expect(await order(anna, { seat: 'red', orders: ['DEPLOY 1'], word: 'a1', pledge: pledge('a2') })).toMatchObject({ status: 200 });
    expect(await order(bruno, { seat: 'blue', orders: ['DEPLOY 2'], word: 'b1', pledge: pledge('b2') })).toMatchObject({ status: 200 });
    expect(await pledgesSeen()).toEqual([pledge('a2'), pledge('b2')]);
    const stranger = await program('carla');
    expect((await stranger.get(`tables/${id}`)).body.pledge).toBeNull();
  });

  it('lets two programs play a game to its end, and the export passes the audit', async () => {
    const table = await evening(anna, bruno);
    const random = seeded('api');
    for (let turns = 0; turns < 40; turns++) {
      const mine = (
        await Promise.all([anna, bruno].map(async (player) => ({ player, view: (await player.get(`tables/${table}`)).body })))
      ).find(({ view }) => view.questions.some((question: { held: boolean }) => !question.held));
      if (!mine) break;
      const question = mine.view.questions[0];
      expect(question.help.length).toBeGreaterThan(1);
      const order = await wanderOver(mine.player, table, question.decision, random);
      expect(await mine.player.order(table, question.seat, [order])).toMatchObject({ status: 200 });
    }
    const { body } = await anna.get(`tables/${table}/export`);
    expect(body).toMatchObject({ status: 'over', game: 'ridges' });
    expect(await audit(await loadGame('ridges'), body)).toMatchObject({ ok: true, diceChecked: true });
  });

  it('takes notation in the program’s language and tells what happened in it', async () => {
    const table = await evening(anna, bruno);
    expect(await anna.order(table, 'red', ['deploy 4'])).toMatchObject({ status: 200, body: { kind: 'held', understood: ['DEPLOY 4'] } });
    const { status, body } = await bruno.order(table, 'blue', ['SCHIERA 2']);
    expect([status, body.kind]).toEqual([200, 'applied']);
    expect(body.told.join(' ')).toContain('Rosso 4, blu 2');
    const log = await bruno.get(`tables/${table}/log?since=1`);
    expect(log.body.entries.map((entry: { seq: number; order: string }) => [entry.seq, entry.order])).toEqual([[2, 'DEPLOY 2']]);
  });

  it('gives the same receipt again for the same key, and no second effect', async () => {
    const table = await evening(anna, bruno);
    const first = await anna.order(table, 'red', ['DEPLOY 1'], 'once');
    const again = await anna.order(table, 'red', ['DEPLOY 1'], 'once');
    expect(again.body).toEqual({ kind: 'repeated', receipt: first.body });
    const many = await Promise.all(Array.from({ length: 5 }, () => bruno.order(table, 'blue', ['DEPLOY 0'], 'also-once')));
    expect(many.map(({ body }) => body.kind).sort()).toEqual(['applied', 'repeated', 'repeated', 'repeated', 'repeated']);
    expect((await anna.get(`tables/${table}`)).body.seq).toBe(2);
  });

  it('answers refused and closed orders with their receipts', async () => {
    const table = await evening(anna, bruno);
    expect(await anna.order(table, 'red', ['DEPLOY 70'])).toMatchObject({
      status: 422,
      body: { kind: 'refused', refused: { line: 'DEPLOY 70', remainder: ['DEPLOY 70'] } },
    });
    await anna.order(table, 'red', ['DEPLOY 1']);
    expect(await anna.order(table, 'red', ['DEPLOY 1'])).toMatchObject({ status: 409, body: { kind: 'closed' } });
  });

  it('shows a program its own tables and its own view only', async () => {
    const table = await evening(anna, bruno);
    const [red, blue] = await Promise.all([anna, bruno].map((player) => player.get(`tables/${table}`)));
    expect(red?.body.viewer).toBe('red');
    expect(red?.body.view.reserve).not.toBeUndefined();
    expect(JSON.stringify(blue?.body.view)).not.toContain('reserves');
    const tables = await anna.get('tables');
    expect(tables.body.map((each: { id: string }) => each.id)).toContain(table);
    expect(await anna.get(`tables/${table}/export`)).toMatchObject({ status: 403 });
    expect(await anna.get('me')).toMatchObject({ status: 200, body: { id: 'anna', language: 'en' } });
  });

  it('lists the games with the shape of their options and orders', async () => {
    const { body } = await bruno.get('games');
    const ridges = body.find((game: { id: string }) => game.id === 'ridges');
    expect(ridges).toMatchObject({ title: 'Crinali', seats: ['red', 'blue'], defaultOptions: { ridges: 5 } });
    expect(JSON.stringify(ridges.orderSchema)).toContain('companies');
  });

  describe('turns bad requests away', () => {
    let table: string;
    beforeAll(async () => {
      table = await evening(anna, bruno);
    });
    const orders = () => `tables/${table}/orders`;
    const key = { 'idempotency-key': 'k' };

    it.each([
      ['no token', {}],
      ['a wrong token', { authorization: `Bearer fp_${'x'.repeat(32)}` }],
      ['another scheme', { authorization: 'Basic YTpi' }],
    ])('with %s: 401', async (_what, headers: Record<string, string>) => {
      const answer = await ask('GET', 'tables', { headers });
      expect(problem(answer)).toMatchObject({ status: 401, code: 'unauthorized', type: 'application/problem+json' });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    });

    it('with JSON that is none: 400, in the program’s language', async () => {
      expect(problem(await bruno.post(orders(), '{"seat":', key))).toMatchObject({ status: 400, detail: 'Il corpo non è JSON.' });
    });

    it('with more than 64 KB: 413', async () => {
      const body = { seat: 'red', orders: ['#'.repeat(1999), ...Array(40).fill('x'.repeat(1999))] };
      expect(problem(await anna.post(orders(), body, key))).toMatchObject({ status: 413, code: 'too-large' });
    });

    it('with another type than JSON: 415', async () => {
      expect((await anna.post(orders(), 'seat=red', { ...key, 'content-type': 'text/plain' })).status).toBe(415);
    });

    it('without a key: 400', async () => {
      expect(problem(await anna.post(orders(), { seat: 'red', orders: ['PASS'] })).detail).toContain('Idempotency-Key');
    });

    it.each([
      ['no orders', { seat: 'red', orders: [] }, 'orders'],
      ['orders that are numbers', { seat: 'red', orders: [4] }, 'orders.0'],
      ['a member nobody knows', { seat: 'red', orders: ['PASS'], force: true }, undefined],
      ['no seat', { orders: ['PASS'] }, 'seat'],
      ['a list', [], undefined],
    ])('with %s: 400 that names the field', async (_what, body, field) => {
      const answer = await anna.post(orders(), body, key);
      expect(answer.status).toBe(400);
      expect(answer.body.violations[0].field).toBe(field);
    });

    it.each([
      ['a seat that pretends to be a text', '{"seat":{"length":[{"toString":null}]},"orders":["PASS"]}'],
      ['orders nested 5,000 deep', `{"seat":"red","orders":[${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}]}`],
      ['lists nested without end', `{"seat":"red","orders":${'['.repeat(20_000)}`],
      ['a NUL', '{"seat":"red","orders":["DEPLOY 1 \\u0000"]}'],
      ['half an emoji', '{"seat":"red","orders":[{"type":"deploy","\\ud83d":1}]}'],
      ['a decision with half an emoji', '{"seat":"red","decision":"\\ude00","orders":["PASS"]}'],
      ['an order longer than any', JSON.stringify({ seat: 'red', orders: ['x'.repeat(1001)] })],
    ])('with %s: 400 and a sentence', async (_what, body) => {
      const answer = await anna.post(orders(), body, key);
      expect(answer).toMatchObject({ status: 400, body: { title: 'invalid' } });
      expect(answer.body.detail).toMatch(/\w+ .*\.$/);
    });

    it('with options, prompts or words that cannot be kept: 400', async () => {
      const poison = 'x \ud83d';
      const made = { game: 'ridges', options: {}, seats: {} };
      expect((await anna.post('tables', { ...made, title: poison })).status).toBe(400);
      expect((await anna.post('tables', { ...made, options: { [poison]: 1 } })).status).toBe(400);
      expect((await anna.post(`tables/${table}/prompts`, { decision: poison, picks: [] })).status).toBe(400);
      expect((await anna.get(`tables/${table}?seat=%00`)).status).toBe(400);
    });

    it('for a path it does not have: 404', async () => {
      const { POST } = await import('../../app/api/v1/[...nowhere]/route');
      const answer = POST(new Request('http://localhost/api/v1/tabels', { method: 'POST', headers: { 'Accept-Language': 'it' } }));
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(await answer.json()).toMatchObject({ title: 'not-found', detail: expect.stringContaining('A questo indirizzo') });
    });

    it.each(['nowhere', 'a%00b', '..', "x' or 1=1"])('for the unknown table %j: 404', async (id) => {
      expect((await anna.get(`tables/${encodeURIComponent(id)}`)).status).toBe(404);
      expect((await anna.post(`tables/${encodeURIComponent(id)}/orders`, { seat: 'red', orders: ['PASS'] }, key)).status).toBe(404);
    });

    it('for a seat of somebody else: 403', async () => {
      expect((await anna.order(table, 'blue', ['DEPLOY 1'])).status).toBe(403);
    });

    it('for a query nobody knows: 400', async () => {
      expect((await anna.get(`tables/${table}/log?since=-1`)).status).toBe(400);
      expect((await anna.get(`tables/${table}?sea=red`)).status).toBe(400);
    });

    it('for picks that follow no prompt, and questions that are not theirs', async () => {
      const { body } = await anna.get(`tables/${table}`);
      const { decision } = body.questions[0];
      const prompts = (ask: object) => anna.post(`tables/${table}/prompts`, ask);
      expect((await prompts({ decision, picks: [{ field: 'companies', value: 1000 }] })).status).toBe(400);
      expect((await prompts({ decision, picks: [{ field: '__proto__', value: ['x'] }] })).status).toBe(400);
      expect((await prompts({ decision: '1.deploy.blue', picks: [] })).status).toBe(409);
    });

    it('for too many requests: 429 that says when to come back', async () => {
      const hasty = await program(`hasty-${crypto.randomUUID()}`);
      const answers = await Promise.all(Array.from({ length: 1210 }, () => hasty.get('me')));
      const last = answers.find(({ status }) => status === 429);
      expect(last?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    });
  });

  it('lets a program concede, and tells everybody the result', async () => {
    const id = await evening(anna, bruno);
    expect(await anna.get(`tables/${id}/result`)).toMatchObject({ status: 200, body: null });
    expect(await bruno.post(`tables/${id}/concede`, {})).toMatchObject({ status: 400 });
    expect(await bruno.post(`tables/${id}/concede`, { sure: true })).toMatchObject({ status: 200, body: { status: 'over' } });
    const { body } = await anna.get(`tables/${id}/result`);
    expect(body).toMatchObject({ kind: 'conceded', counts: 'rated', contest: true, text: 'Blue conceded, won by: Red.' });
    expect(body.players).toMatchObject([
      { seat: 'red', userName: 'anna', rank: 1, left: null },
      { seat: 'blue', userName: 'bruno', rank: 2, left: 'conceded' },
    ]);
    expect(await bruno.post(`tables/${id}/concede`, { sure: true })).toMatchObject({ status: 409 });
  });

  it('tells a program the ratings that results lead to, by game and by player', async () => {
    const id = await evening(anna, bruno);
    await bruno.post(`tables/${id}/concede`, { sure: true });
    while (await workUpRatings());
    const { body: result } = await anna.get(`tables/${id}/result`);
    const changes = result.players.map(({ change }: { change: number }) => Math.sign(change));
    expect(changes).toEqual([1, -1]);
    const { status, body: list } = await anna.get('ratings?scope=ridges');
    expect(status).toBe(200);
    expect(list.ratings.find(({ player }: { player: string }) => player === anna.user)).toMatchObject({ name: 'anna', provisional: true });
    expect(await anna.get('ratings?page=2')).toMatchObject({ status: 404 });
    expect(await anna.get('ratings?scope=chess')).toMatchObject({ status: 404 });
    const { body: own } = await bruno.get(`players/${anna.user}/ratings`);
    expect(own.map(({ scope }: { scope: string }) => scope)).toEqual(['all', 'ridges']);
    expect(own[1].history.at(-1)).toMatchObject({ at: result.endedAt, rating: own[1].rating });
    expect(await bruno.get('players/nobody/ratings')).toMatchObject({ status: 200, body: [] });
  });
});

describe('the OpenAPI document', () => {
  it('describes every route, and every reference in it leads somewhere', async () => {
    const { openApiDocument } = await import('../../app/api/v1/_door/openapi');
    const document = openApiDocument('http://fieldpost.test') as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object }>>;
      components: { schemas: Record<string, unknown> };
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).sort()).toEqual(
      [
        '/games',
        '/me',
        '/invitations',
        '/players/{player}',
        '/clubs',
        ...[
          '',
          '/archive',
          '/bars',
          '/bars/lift',
          '/head-to-head',
          '/invitations',
          '/join',
          '/leagues',
          '/leave',
          '/members',
          '/members/remove',
          '/notices',
          '/presets',
          '/records',
          '/requests',
        ].map((end) => `/clubs/{club}${end}`),
        ...['', '/remove', '/resume', '/test'].map((end) => `/me/league-hooks${end}`),
        '/leagues',
        '/leagues/{league}',
        '/leagues/{league}/seasons',
        ...[
          '',
          '/call-off',
          '/challenge',
          '/clock',
          '/copy',
          '/cross',
          '/desk',
          '/enter',
          '/enter-other',
          '/extend',
          '/games',
          '/leave',
          '/open',
          '/pause',
          '/place',
          '/progress',
          '/record',
          '/replace',
          '/resume',
          '/sit-out',
          '/start',
          '/what-if',
          '/withdraw',
        ].map((end) => `/leagues/{league}/seasons/{season}${end}`),
        '/ratings',
        '/follows',
        '/players/{player}/ratings',
        '/wanted',
        '/wanted/{wanted}/answer',
        '/wanted/{wanted}/withdraw',
        '/tables',
        ...[
          '',
          '/adjudicate',
          '/appeal',
          '/concede',
          '/export',
          '/join',
          '/log',
          '/orders',
          '/prompts',
          '/proposals',
          '/result',
          '/start',
        ].map((end) => `/tables/{table}${end}`),
      ].sort(),
    );
    const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? [];
    expect(references.length).toBeGreaterThan(20);
    for (const each of references) expect(document.components.schemas).toHaveProperty(each.split('/').at(-1) ?? '');
    expect(document.components.schemas).toHaveProperty('Receipt');
    expect(Object.keys(document.paths['/tables/{table}/orders']?.post?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '409', '413', '422', '429']),
    );
  });
});
