import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../../lib/commands/server-process';

const metricsKey = 'of-who-watches-the-house';

it('what stands behind the question mark of an address, and in secret paths, reaches no log', { timeout: 120_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-log-'));
  const server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SMTP_URL: '',
    WORKER: 'apart',
    METRICS_SECRET: metricsKey,
    LOG_LEVEL: 'info',
  });
  try {
    const to = (path: string, init: RequestInit = {}) =>
      fetch(`${server.address}${path}`, { redirect: 'manual', ...init }).then((each) => each.text());
    const secret = 'tellnobody';
    const query = `token=${secret}&email=${secret}%40example.org&to=/${secret}`;
    await to(`/sign-in/confirm?${query}`);
    await to(`/tables/abc?seat=${secret}`);
    await to(`/unsubscribe/${secret}.${secret}`);
    await to(`/calendar/${secret}.ics`);
    await to(`/invite/${secret}abcdef`);
    await to(`/api/v1/tables?${query}`, { headers: { Authorization: `Bearer fp_${secret.padEnd(32, 'x')}` } });
    const form = new URLSearchParams({ token: secret, email: `${secret}@example.org`, callbackUrl: `/${secret}` });
    await to('/api/auth/callback/email', { method: 'POST', body: form, headers: { origin: server.address } });
    await to(`/api/auth/callback/email?${query}`, { method: 'POST', body: 'x'.repeat(100), headers: { 'content-type': 'text/plain' } });
    await to(`/api/v1/tables/${secret}?%zz=${secret}`, { method: 'DELETE' });
    expect(server.printed()).not.toContain(secret);
    // what was refused is told of all the same, by the door and by pages alike
    const events = [...server.printed().matchAll(/^\{.*"name":"security".*\}$/gm)].map(
      ([line]) => (JSON.parse(line) as { event: string }).event,
    );
    expect(new Set(events)).toEqual(new Set(['sign-in-refused', 'token-refused', 'door-refused']));
    const measures = await fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer ${metricsKey}` } });
    expect(measures.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const text = await measures.text();
    // the door and the pages, which are bundled apart, count into the same
    expect(text).toMatch(/^fieldpost_requests_total\{status="2xx"\} [1-9]/m);
    expect(text).toMatch(/^fieldpost_security_events_total\{event="token-refused"\} 1$/m);
    expect(text).not.toContain(secret);
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
});
