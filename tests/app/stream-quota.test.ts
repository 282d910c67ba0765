import { expect, it, vi } from 'vitest';
import { mostStreams, takeStream } from '../../app/tables/[table]/stream/quota';
import { streamOf } from '../../app/tables/[table]/stream/stream';
import { onTable } from '../../lib/live/hub';

vi.mock('../../lib/live/hub', () => ({ onTable: vi.fn() }));
vi.mock('../../lib/play', () => ({
  mayWatch: async () => ({ seq: 1, isPrivate: false, plays: false }),
  PlayError: class extends Error {},
}));

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

it('a page that could not listen to its table keeps no place, and no heartbeat', async () => {
  vi.useFakeTimers();
  vi.mocked(onTable).mockRejectedValue(new Error('the database is away'));
  for (let n = 0; n <= mostStreams.address; n++) {
    const { status, body } = await streamOf({ user: null, language: 'en' }, 'table', new AbortController().signal);
    expect(status).toBe(200);
    await expect(body!.pipeTo(new WritableStream())).rejects.toThrow('away');
  }
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
