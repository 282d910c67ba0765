import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../../lib/commands/server-process';

it('what stands behind the question mark of an address, and in secret paths, reaches no log', { timeout: 120_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-log-'));
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '', WORKER: 'apart' });
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
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
});
