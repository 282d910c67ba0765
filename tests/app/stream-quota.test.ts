import { expect, it, vi } from 'vitest';
import { stumbled } from '../../app/_board/line-state';
import { mostStreams, takeStream } from '../../app/tables/[table]/stream/quota';
import { streamOf } from '../../app/tables/[table]/stream/stream';
import { onTable } from '../../lib/live/hub';

vi.mock('../../lib/live/hub', () => ({ onTable: vi.fn() }));
vi.mock('../../lib/play', () => ({
  mayWatch: async () => ({ seq: 1, isPrivate: false, plays: false }),
  PlayError: class extends Error {},
}));

type Place = ReturnType<typeof takeStream>;
const isPlace = (place: Place) => typeof place === 'function';
const giveBack = (place: Place) => typeof place === 'function' && place();

it('open pages have so many streams an address and in all, and a closed one makes room, once', () => {
  const mine = Array.from({ length: mostStreams.address }, () => takeStream('192.0.2.1'));
  expect(mine.every(isPlace)).toBe(true);
  expect(takeStream('192.0.2.1')).toBe('address');
  const other = takeStream('192.0.2.2');
  expect(isPlace(other)).toBe(true);
  giveBack(mine[0]!);
  giveBack(mine[0]!);
  mine[0] = takeStream('192.0.2.1');
  expect(isPlace(mine[0])).toBe(true);
  expect(takeStream('192.0.2.1')).toBe('address');
  const rest = Array.from({ length: mostStreams.all - mostStreams.address - 1 }, (_, n) => takeStream(`2001:db8:0:${n}::/64`));
  expect(rest.every(isPlace)).toBe(true);
  expect(takeStream('192.0.2.3')).toBe('all');
  for (const place of [...mine, other, ...rest]) giveBack(place);
  const last = takeStream('192.0.2.3');
  expect(isPlace(last)).toBe(true);
  giveBack(last);
});

it('whoever finds no stream is told in their language why, what would be right and when', async () => {
  const refused = async (language: 'en' | 'it') => {
    const response = await streamOf({ user: null, language }, 'table', new AbortController().signal);
    return `${response.status} ${response.headers.get('retry-after')} ${(await response.text()).trim()}`;
  };
  const here = Array.from({ length: mostStreams.address }, () => takeStream('unknown'));
  expect(await refused('en')).toBe('429 60 60 streams are open from this address: close one, or ask for the table again every 60 seconds.');
  expect(await refused('it')).toBe('429 60 Da questo indirizzo sono aperti 60 flussi: chiudine uno, o richiedi il tavolo ogni 60 secondi.');
  here.forEach(giveBack);
  const all = Array.from({ length: mostStreams.all }, (_, n) => takeStream(`2001:db8:0:${n}::/64`));
  expect(await refused('en')).toBe('429 60 All streams are taken just now: ask for the table again every 60 seconds.');
  expect(await refused('it')).toBe('429 60 In questo momento tutti i flussi sono occupati: richiedi il tavolo ogni 60 secondi.');
  all.forEach(giveBack);
});

it('a page that finds no stream says that it looks by itself, and one that is cut off that the line is down', () => {
  expect(stumbled({ readyState: 2 }, { isOnline: true })).toBe('slow');
  expect(stumbled({ readyState: 0 }, { isOnline: true })).toBe('live');
  for (const readyState of [0, 2]) expect(stumbled({ readyState }, { isOnline: false })).toBe('offline');
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
