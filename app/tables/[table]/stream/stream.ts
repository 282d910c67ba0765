import type { News } from '@/lib/live/channel';
import { onTable } from '@/lib/live/hub';
import { type Caller, mayWatch, PlayError } from '@/lib/play';

const heartbeat = 25_000;

/**
 * Server-sent events that carry only the number of the last entry, or that something changed which no entry tells of: whoever hears
 * news fetches the view it may see.
 */
export async function streamOf(caller: Caller, id: string, signal: AbortSignal): Promise<Response> {
  const text = new TextEncoder();
  let stop = () => {};
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
        const leave = await onTable(id, hear, seq);
        stop = () => {
          clearInterval(beat);
          leave();
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
    if (error instanceof PlayError) return new Response(error.message, { status: error.status });
    throw error;
  }
}
