import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Env } from '../env';
import { metricsAnswer } from '../worker/metrics';
import { door } from './door';

/** Serves the measures of this process at METRICS_PORT, where it has no pages to serve; the returned function ends that. */
export async function serveMetrics(env: Env): Promise<() => Promise<void>> {
  if (env.METRICS_PORT === undefined) return async () => undefined;
  const server = createServer(
    door(env, async (request, response) => {
      const isThere = request.method === 'GET' && request.url === '/metrics';
      const answer = isThere ? await metricsAnswer(request.headers.authorization ?? null) : new Response(null, { status: 404 });
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    }),
  );
  server.listen(env.METRICS_PORT, env.HOST);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
  };
}
