import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { doorsOf } from '../../lib/commands/bench/hostile/doors';
import { besiege } from '../../lib/commands/bench/hostile/hostile';

it('a house answers what nobody should send: no order that is illegal stands, nothing fails, nobody waits', {
  timeout: 300_000,
}, async () => {
  const outcome = await besiege(1500, 'test');
  expect(outcome.broken).toEqual([]);
  expect(outcome).toMatchObject({ requests: 1500, illegal: 0, brokenCount: 0 });
  // what is hostile was reached, not turned away at once: orders were refused by the rules, forms by what was in them
  expect(outcome.statuses[400] ?? 0).toBeGreaterThan(50);
  expect(outcome.statuses[200] ?? 0).toBeGreaterThan(20);
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
