import type { News } from '@/lib/live/channel';
import { onTable } from '@/lib/live/hub';
import { pagesBefore } from '@/lib/live/watched';
import { type Caller, mayWatch, PlayError } from '@/lib/play';
import { clientAddress } from '@/lib/visitor';
import { mostStreams, takeStream } from './quota';
import { spreadOf } from './spread';

const heartbeat = 25_000;

/** Seconds until another try. */
const later = 60;

const tooMany = {
  address: {
    en: `${mostStreams.address} streams are open from this address: close one, or ask for the table again every ${later} seconds.\n`,
    it: `Da questo indirizzo sono aperti ${mostStreams.address} flussi: chiudine uno, o richiedi il tavolo ogni ${later} secondi.\n`,
  },
  all: {
    en: `All streams are taken just now: ask for the table again every ${later} seconds.\n`,
    it: `In questo momento tutti i flussi sono occupati: richiedi il tavolo ogni ${later} secondi.\n`,
  },
};

/**
 * Server-sent events that carry only the number of the last entry, or that something changed which no entry tells of: whoever hears
 * news fetches the view it may see.
 */
export async function streamOf(caller: Caller, id: string, signal: AbortSignal): Promise<Response> {
  const text = new TextEncoder();
  const place = takeStream(clientAddress());
  // a page without a stream looks by itself now and then
  if (typeof place === 'string') {
    const headers = { 'Retry-After': `${later}`, 'Cache-Control': 'no-store' };
    return new Response(tooMany[place][caller.language], { status: 429, headers });
  }
  const giveBack = place;
  let stop = giveBack;
  try {
    const { seq, isPrivate, plays } = await mayWatch(caller, id);
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        const say = (line: string) => controller.enqueue(text.encode(`${line}\n\n`));
        let isOpen = true;
        const end = () => {
          if (isOpen) controller.close();
          stop();
        };
        let last = seq;
        say(`retry: 4000\ndata: ${seq}`);
        // a page notices by it that its line is dead
        const beat = setInterval(() => say(`event: beat\ndata: ${last}`), heartbeat);
        let waiting: { timer: NodeJS.Timeout; aside: boolean } | null = null;
        const tell = (aside: boolean) => {
          waiting = null;
          if (isOpen) say(`${aside ? 'event: aside\n' : ''}data: ${last}`);
        };
        /** Who only watches is told within some seconds, of all that came meanwhile at once. */
        const tellSoon = (aside: boolean) => {
          if (waiting) waiting.aside ||= aside;
          else {
            const delay = Math.random() * spreadOf({ pages: pagesBefore(id), plays });
            if (delay === 0) tell(aside);
            else waiting = { aside, timer: setTimeout(() => tell(waiting?.aside ?? false), delay) };
          }
        };
        const hear = async (news: News) => {
          last = Math.max(last, news.seq);
          // whoever lost their seat at a private table hears no more of it
          const ends = isPrivate && (await mayWatch(caller, id).catch(() => null)) === null;
          if (ends) end();
          else tellSoon(news.aside === true);
        };
        const quiet = () => {
          isOpen = false;
          clearInterval(beat);
          clearTimeout(waiting?.timer);
        };
        stop = () => {
          quiet();
          giveBack();
        };
        // whoever cannot listen keeps no place
        const leave = await onTable(id, hear, seq).catch((error: unknown) => {
          stop();
          throw error;
        });
        stop = () => {
          quiet();
          leave();
          giveBack();
          stop = () => {};
        };
        signal.addEventListener('abort', end);
        if (signal.aborted) stop();
      },
      cancel: () => stop(),
    });
    return new Response(stream, {
      headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' },
    });
  } catch (error) {
    giveBack();
    if (error instanceof PlayError) return new Response(error.message, { status: error.status });
    throw error;
  }
}
