import { fuzz } from '../engine';
import { argumentsOf, countOf, gameOf } from './arguments';

const { words, options } = argumentsOf(process.argv.slice(2), ['games', 'seed']);
const game = await gameOf(words[0], 'npm run fuzz -- GAME [--games N] [--seed S]');
const games = countOf(options.games ?? '200', 'games');
const seed = options.seed ?? '1';

const started = performance.now();
let shown = started;
const { orders, unfinished, violations } = fuzz(game, {
  games,
  seed,
  progress(so) {
    if (performance.now() - shown < 5000) return;
    shown = performance.now();
    console.log(`… ${so.games} games, ${so.orders} orders, ${so.violations.length} violations`);
  },
});
const seconds = (performance.now() - started) / 1000;

for (const violation of violations.slice(0, 20)) console.log(violation);
if (unfinished > 0) console.log(`${unfinished} games were cut off before their end`);
console.log(`${Math.round(orders / seconds)} orders a second`);
console.log(`games=${games} orders=${orders} violations=${violations.length}`);
process.exitCode = violations.length > 0 ? 1 : 0;
