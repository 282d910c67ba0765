import type { News } from '@/lib/live/channel';
import { onTable } from '@/lib/live/hub';
import { type Caller, mayWatch, PlayError } from '@/lib/play';
import { clientAddress } from '@/lib/visitor';
import { mostStreams, takeStream } from './quota';

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
    const { seq, isPrivate } = await mayWatch(caller, id);
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        const say = (line: string) => controller.enqueue(text.encode(`${line}\n\n`));
        let isOpen = true;
        const end = () => {
          stop();
          if (isOpen) controller.close();
          isOpen = false;
        };
        let last = seq;
        say(`retry: 4000\ndata: ${seq}`);
        // a page notices by it that its line is dead
        const beat = setInterval(() => say(`event: beat\ndata: ${last}`), heartbeat);
        const hear = async (news: News) => {
          last = Math.max(last, news.seq);
          // whoever lost their seat at a private table hears no more of it
          const ends = isPrivate && (await mayWatch(caller, id).catch(() => null)) === null;
          if (ends) end();
          else if (isOpen) say(`${news.aside ? 'event: aside\n' : ''}data: ${news.seq}`);
        };
        stop = () => {
          clearInterval(beat);
          giveBack();
        };
        // whoever cannot listen keeps no place
        const leave = await onTable(id, hear, seq).catch((error: unknown) => {
          stop();
          throw error;
        });
        stop = () => {
          clearInterval(beat);
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
