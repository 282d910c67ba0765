/** How a page hears of news: as they come; by looking now and then, because no line is to be had; not at all, until the line is up again. */
export type LineState = 'live' | 'slow' | 'offline';

/** What an event source that stumbled means. A line that is cut is tried again by the browser; one that was refused is closed for good. */
export function stumbled(source: Pick<EventSource, 'readyState'>, { isOnline }: { isOnline: boolean }): LineState {
  if (!isOnline) return 'offline';
  // 2: closed
  return source.readyState === 2 ? 'slow' : 'live';
}
