import { writeFileSync } from 'node:fs';
import { recordGame } from '../chance/record';
import { dieOf, hashOf } from '../chance/source';
import { asBot, selfplay, sentenceOf } from '../engine';
import { argumentsOf, countOf, gameOf, giveUp } from './arguments';

const usage = 'npm run selfplay -- GAME --seed S --out FILE [--most ORDERS] [--options JSON]';
const { words, options: given } = argumentsOf(process.argv.slice(2), ['seed', 'out', 'most', 'options']);
const game = await gameOf(words[0], usage);
const seed = given.seed ?? giveUp(`Usage: ${usage}`);
const out = given.out ?? giveUp(`Usage: ${usage}`);
const options = game.optionsSchema.safeParse(JSON.parse(given.options ?? '{}'));
if (!options.success) giveUp(`These are no options of ${game.id}: ${options.error.issues.map((issue) => sentenceOf(issue).en).join(' ')}`);

const seats: { seat: string; player: string }[] = game.seats(options.data).map((seat: string) => ({ seat, player: 'bot' }));
// The secret comes from the seed, so that a seed is a game: good for fixtures and reports, never for a table.
const source = { secret: hashOf(`selfplay ${seed}`), words: seats.map(() => ''), table: `selfplay-${game.id}-${seed}` };
const { opened, entries, outcome } = selfplay(game, options.data, {
  seed,
  choose: asBot,
  die: (seq) => dieOf(source, seq),
  ...(given.most === undefined ? {} : { most: countOf(given.most, 'most') }),
});
const title = `${game.title.en}, ${seed}`;
const file = recordGame(game, { source, title, options: options.data, seats, opened, entries, outcome, at: new Date(0) });
writeFileSync(out, `${JSON.stringify(file)}\n`);
console.log(`${entries.length} orders. ${outcome ? outcome.text.en : 'Not finished.'} Written to ${out}`);
