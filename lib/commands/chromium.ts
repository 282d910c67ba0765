import { existsSync } from 'node:fs';

/** The system's Chromium. */
export const chromiumPath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

export const hasChromium = existsSync(chromiumPath);

/** How it is started so that it stays quiet and leaves the machine alone. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
