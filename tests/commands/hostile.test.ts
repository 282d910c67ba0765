import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { doorsOf } from '../../lib/commands/bench/hostile/doors';
import { besiege } from '../../lib/commands/bench/hostile/hostile';
import { attacker } from '../../lib/commands/bench/hostile/requests';
import { seeded } from '../../lib/engine';

it('a house answers what nobody should send: no order that is illegal stands, nothing fails, nobody waits', {
  timeout: 300_000,
}, async () => {
  const outcome = await besiege(1500, 'test');
  expect(outcome.broken).toEqual([]);
  expect(outcome).toMatchObject({ requests: 1500, illegal: 0, brokenCount: 0 });
  // what is hostile was reached, not turned away at once: orders were refused by the rules, forms by what was in them
  expect(outcome.statuses[400] ?? 0).toBeGreaterThan(50);
  expect(outcome.statuses[200] ?? 0).toBeGreaterThan(20);
  // and by people who were still signed in
  expect(outcome.knownKeys).toBeGreaterThan(12);
});

it('what is dear is tried in turn: every address and every form, in so many requests as there are of them', () => {
  const paths = Array.from({ length: 40 }, (_, n) => `/page-${n}`);
  const forms = Array.from({ length: 50 }, (_, n) => ({
    path: `/form-${n}`,
    fields: [['$ACTION_ID_a', '']] as const,
    endsSession: n < 10,
  }));
  const cookies = [{ Cookie: 'a' }];
  const keys = { tokens: [{ Authorization: 'Bearer a' }], cookies };
  const next = attacker(seeded('turns'), { paths, forms, bodies: [{ path: '/api/v1/tables', body: {} }], keys, writers: ['a@b.invalid'] });
  const all = Array.from({ length: 2000 }, next);
  const looked = all.filter(({ method }) => method === 'GET' || method === 'HEAD').length;
  expect(looked / all.length).toBeCloseTo(0.06, 1);
  const sent = all.filter(({ path }) => path.startsWith('/form-'));
  expect(new Set(sent.map(({ path }) => path)).size).toBe(50);
  // who is signed out reaches little else
  const ending = sent.filter(({ path }) => Number(path.slice('/form-'.length)) < 10);
  expect(ending.length).toBeGreaterThan(10);
  expect(ending.every(({ headers }) => headers.Cookie === undefined && headers.Authorization === undefined)).toBe(true);
});

it('every page and every route is among the doors that are tried', () => {
  const doors = doorsOf([{ id: 'a-table', open: 'another', game: 'ridges' }], 'somebody').map((door) => door.split('?')[0] ?? '');
  const files = readdirSync('app', { recursive: true })
    .map((path) => `app/${path}`)
    .filter((path) => /\/(page\.tsx|route\.ts)$/.test(path) && !path.includes('/_'));
  expect(files.length).toBeGreaterThan(60);
  const patternOf = (path: string) => {
    const address = path.replace(/^app/, '').replace(/\/(page\.tsx|route\.ts)$/, '') || '/';
    return new RegExp(
      `^${address
        .replaceAll('.', '\\.')
        .replace(/\[\\\.\\\.\\\.\w+\]/g, '.+')
        .replace(/\[\w+\]/g, '[^/]+')}$`,
    );
  };
  expect(files.filter((path) => !doors.some((door) => patternOf(path).test(door)))).toEqual([]);
});
