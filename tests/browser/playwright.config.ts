import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../lib/commands/chromium';
import type { Settings } from './house';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** One browser at a time against one production server a project: the machine is small. */
export default defineConfig<object, Settings>({
  testDir: here('.'),
  outputDir: here('../../.cache/test/browser'),
  workers: 1,
  forbidOnly: true,
  // a second try is reported by name (lib/commands/test.mjs)
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: chromiumPath, args: chromiumFlags },
    screenshot: 'only-on-failure',
    // recording costs every test a good part of its time: what is tried again is recorded
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'embedded database, local mailbox', use: { house: 'small' } },
    { name: 'PostgreSQL, mail server', use: { house: 'large' }, testMatch: /(journey|two-players)\.spec\.ts/ },
  ],
});
