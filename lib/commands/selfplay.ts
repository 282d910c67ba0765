import { writeFileSync } from 'node:fs';
import { mixedDice, recordGame } from '../chance/record';
import { hashOf } from '../chance/source';
import { asBot, selfplay, sentenceOf } from '../engine';
import { argumentsOf, countOf, gameOf, giveUp } from './arguments';

const usage = 'npm run selfplay -- GAME --seed S --out FILE [--most ORDERS] [--options JSON]';
const { words, options: given } = argumentsOf(process.argv.slice(2), ['seed', 'out', 'most', 'options']);
const game = await gameOf(words[0], usage);
const seed = given.seed ?? giveUp(`Usage: ${usage}`);
const out = given.out ?? giveUp(`Usage: ${usage}`);
const options = game.optionsSchema.safeParse(JSON.parse(given.options ?? '{}'));
if (!options.success) giveUp(`These are no options of ${game.id}: ${options.error.issues.map((issue) => sentenceOf(issue).en).join(' ')}`);

// Secret and words come from the seed, so that a seed is a game: good for fixtures and reports, never for a table.
const wordOf = (seat: string, n: number): string => hashOf(`selfplay ${seed} ${seat} ${n}`).slice(0, 22);
const pledgeOf = (seat: string, n: number): string => hashOf(wordOf(seat, n));
const seats: { seat: string; player: string; pledge: string }[] = game
  .seats(options.data)
  .map((seat: string) => ({ seat, player: 'bot', pledge: pledgeOf(seat, 1) }));
const source = {
  secret: hashOf(`selfplay ${seed}`),
  words: seats.map(({ seat }) => wordOf(seat, 0)),
  table: `selfplay-${game.id}-${seed}`,
};
const brought = new Map<string, number>();
let last: string | null = null;
const { mixed, die } = mixedDice(game, { source, options: options.data, seats }, (_seq, { seat }) => {
  // one with the first of a sheet
  if (seat === last) return undefined;
  last = seat;
  const n = (brought.get(seat) ?? 0) + 1;
  brought.set(seat, n);
  return { words: [{ seat, word: wordOf(seat, n), pledge: pledgeOf(seat, n + 1) }] };
});
const { opened, entries, outcome } = selfplay(game, options.data, {
  seed,
  choose: asBot,
  die,
  ...(given.most === undefined ? {} : { most: countOf(given.most, 'most') }),
});
const title = `${game.title.en}, ${seed}`;
const file = recordGame(game, { source, title, options: options.data, seats, mixed, opened, entries, outcome, at: new Date(0) });
writeFileSync(out, `${JSON.stringify(file)}\n`);
console.log(`${entries.length} orders. ${outcome ? outcome.text.en : 'Not finished.'} Written to ${out}`);
