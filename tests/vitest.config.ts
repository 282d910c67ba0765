import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests of what runs the same in server and browser. */
const pure = ['arch', 'engine', 'games', 'ratings', 'tournament'].map((area) => `tests/${area}/**/*.test.ts`);

/** Whole games and random play, which `npm run check` leaves to `npm test`: what it runs answers within half a minute. */
const longPlay = [
  'tests/engine/{clauses,trial,reel}.test.ts',
  'tests/games/{rules-text,transcript,chronicle,take-back}.test.ts',
  'tests/games/*/{bot,bot-siege,legal-moves,legal-orders,lightning-assaults,needless,random-play,simulated,standing-orders}.test.ts',
];

export default defineConfig({
  root: here('..'),
  resolve: {
    alias: { 'server-only': here('./support/server-only.ts'), '@': here('..') },
  },
  test: {
    projects: [
      // They keep nothing between them, so one worker runs many without loading the rules again.
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          exclude: process.env.TEST_EFFORT === 'quick' ? longPlay : [],
          isolate: false,
          pool: 'threads',
        },
      },
      // They wait for real processes, sockets and clocks; a second try is reported by name (lib/commands/test.mjs).
      { extends: true, test: { name: 'served', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...pure, 'tests/browser/**'], retry: 1 } },
    ],
    env: { AUTH_SECRET: 'signs nothing but what tests make', BASE_URL: 'https://fieldpost.test', LOG_LEVEL: 'error' },
    // far beyond what any takes: a machine that is busy with other work is slow, not wrong
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Vitest would leave one core idle, which halves the speed on two.
    maxWorkers: '100%',
  },
});
