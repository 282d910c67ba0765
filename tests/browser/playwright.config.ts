import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../lib/commands/chromium';
import type { Settings } from './house';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What is read more than played. */
const reading = /(club-pages|every-page|look|odds|offline|review|rules|share|what-if)\.spec\.ts/;
/** What people do beside their tables. */
const people =
  /(bot-accounts|club-records|clubs|desk|devices|fresh-sign-in|journey|lists|notes|operator|push|results|two-players|wanted)\.spec\.ts/;

/**
 * Two browsers at a time, each against a production server of its own for each project. All of them sign in from this
 * machine, and a server lets one address ask for forty letters in a quarter of an hour: no project asks for more, whichever of the two plays it.
 */
export default defineConfig<object, Settings>({
  testDir: here('.'),
  outputDir: here('../../.cache/test/browser'),
  workers: 2,
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
    // what is not there is missed long before the test's own time is up, which a second try would spend again
    actionTimeout: 45_000,
    // recording costs every test a good part of its time: what is tried again is recorded
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'embedded database, local mailbox', use: { house: 'small' }, testIgnore: [reading, people] },
    { name: 'embedded database, local mailbox: people', use: { house: 'small' }, testMatch: people },
    { name: 'embedded database, local mailbox: reading', use: { house: 'small' }, testMatch: reading },
    {
      name: 'PostgreSQL, mail server',
      use: { house: 'large' },
      testMatch: /(journey|two-players|fresh-sign-in|operator|leagues|league-desk)\.spec\.ts/,
    },
  ],
});
