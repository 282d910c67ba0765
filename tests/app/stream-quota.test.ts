import { expect, it } from 'vitest';
import { mostStreams, takeStream } from '../../app/tables/[table]/stream/quota';

it('open pages have so many streams an address and in all, and a closed one makes room, once', () => {
  const mine = Array.from({ length: mostStreams.address }, () => takeStream('192.0.2.1'));
  expect(mine.every(Boolean)).toBe(true);
  expect(takeStream('192.0.2.1')).toBeNull();
  const other = takeStream('192.0.2.2');
  expect(other).not.toBeNull();
  mine[0]!();
  mine[0]!();
  mine[0] = takeStream('192.0.2.1');
  expect(mine[0]).not.toBeNull();
  expect(takeStream('192.0.2.1')).toBeNull();
  const rest = Array.from({ length: mostStreams.all - mostStreams.address - 1 }, (_, n) => takeStream(`2001:db8:0:${n}::/64`));
  expect(rest.every(Boolean)).toBe(true);
  expect(takeStream('192.0.2.3')).toBeNull();
  for (const giveBack of [...mine, other, ...rest]) giveBack!();
  expect(takeStream('192.0.2.3')).not.toBeNull();
});
