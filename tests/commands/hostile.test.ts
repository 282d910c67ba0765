import { expect, it } from 'vitest';
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
