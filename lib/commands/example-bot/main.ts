import { parseArgs } from 'node:util';
import { playRound } from './play';
import { connect } from './server';

// npm run example-bot -- --url URL --token TOKEN [--every SECONDS] [--patience ENTRIES] [--once] [--quiet]    README.md says what it does
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    token: { type: 'string', default: process.env.FIELDPOST_TOKEN ?? '' },
    every: { type: 'string', default: '5' },
    patience: { type: 'string', default: '5000' },
    once: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
});
const pause = Number(values.every) * 1000;
if (values.token === '' || !(pause >= 100)) {
  console.error('Usage: npm run example-bot -- --url URL --token TOKEN [--every SECONDS] [--once] [--quiet]');
  process.exit(2);
}

let retries = 0;
const server = connect({ url: values.url, token: values.token, onRetry: () => retries++ });
const habits = {
  random: Math.random,
  patience: Number(values.patience),
  say: values.quiet ? () => {} : (line: string) => console.log(line),
};
let isStopping = false;
process.once('SIGINT', () => {
  isStopping = true;
});

for (;;) {
  const begun = performance.now();
  const { joined, orders } = await playRound(server, habits);
  const seconds = (performance.now() - begun) / 1000;
  if (orders > 0)
    console.log(`${orders} orders in ${seconds.toFixed(1)} s, ${(orders / seconds).toFixed(1)} a second; ${retries} requests sent again`);
  if (isStopping || (values.once && orders === 0 && joined === 0)) break;
  // the pause is what keeps an idle bot from asking all the time
  if (orders === 0) await new Promise((done) => setTimeout(done, pause));
}
