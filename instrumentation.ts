import type { Instrumentation } from 'next';

/** What was thrown while a page was made: written with the number of its request. */
export const onRequestError: Instrumentation.onRequestError = async (err, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logOf } = await import('./lib/logging');
    logOf('page').error({ err, route: routePath }, 'a page could not be made');
  }
};

/** Next calls this once when a server process starts: the worker runs inside it, and a signal ends both in well under a second. */
export async function register(): Promise<void> {
  // this test stands alone so that Next leaves the rest out of what it builds for other runtimes
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startInServer } = await import('./lib/worker/in-server');
    await startInServer();
  }
}
