import { canonical, clone, deepFreeze } from './canonical';
import { checksum } from './checksum';
import type { Field } from './field';
import { type Decision, type GameModule, type Kinds, languages } from './game';
import { replay } from './play';
import { readOrder } from './read-order';
import { seeded } from './rng';
import { type Chooser, type Selfplay, selfplay } from './selfplay';
import { randomOrder } from './walk';

export interface Fuzz {
  games: number;
  orders: number;
  /** Games that were cut off at `most` orders. */
  unfinished: number;
  /** What went wrong, with the seed that shows it again. */
  violations: string[];
}

export interface FuzzOptions {
  games: number;
  seed: string;
  /** A game is cut off here. */
  most?: number;
  /** Random answers under the default options only, and no look back at the log: the bare speed of play. */
  plain?: boolean;
  /** Called after every game. */
  progress?(so: Readonly<Fuzz>): void;
}

/** One game in so many has its notation read back and its log replayed. */
const closely = 10;

/** Plays random games and looks whether the game keeps its promises in every position. */
export function fuzz<K extends Kinds>(game: GameModule<K>, { games, seed, most = 2000, plain = false, progress }: FuzzOptions): Fuzz {
  const so: Fuzz = { games: 0, orders: 0, unfinished: 0, violations: [] };
  for (let n = 1; n <= games; n++) {
    const name = `${seed}-${n}`;
    const varied = !plain && n % 2 === 0;
    const close = !plain && n % closely === 0;
    let orders = 0;
    try {
      const options = varied ? randomOptions(game, seeded(`options ${name}`)) : game.optionsSchema.parse({});
      const chooser: Chooser<K> = varied ? anyhow(options) : randomOrder;
      const played = selfplay(game, options, {
        seed: name,
        choose: close ? readOnly(chooser) : chooser,
        most,
        checksums: close,
        visit(state, decision, order) {
          orders++;
          mustBe(game.invariants?.(state) ?? []);
          if (close) mustBe(misread(game, game.view(state, decision.seat), decision, order));
        },
      });
      mustBe(game.invariants?.(played.state) ?? []);
      if (close) mustReplay(game, played);
      if (!played.outcome) so.unfinished++;
    } catch (error) {
      so.violations.push(`seed ${name}, order ${orders}: ${error instanceof Error ? error.message : String(error)}`);
    }
    so.games++;
    so.orders += orders;
    progress?.(so);
  }
  return so;
}

/** A random answer, or the bot's, the standing order's or the deadline's: whatever can come into a log. */
function anyhow<K extends Kinds>(options: K['options']): Chooser<K> {
  return (game, view, decision, random) => {
    const way = random();
    if (way < 0.3) return game.bot(view, decision, random);
    if (way < 0.4) {
      const answer = way < 0.35 ? game.fallback(view, decision) : game.answer(view, decision, game.defaultPolicy(options, decision.seat));
      if (answer) return answer;
    }
    return randomOrder(game, view, decision, random);
  };
}

/** Chooses from a frozen copy, so that a player's half that writes into what it reads throws. */
const readOnly =
  <K extends Kinds>(choose: Chooser<K>): Chooser<K> =>
  (game, view, decision, random) =>
    choose(game, deepFreeze(clone(view)), decision, random);

/** Options as a table's owner might choose them in the form; the defaults when the choices do not go together. */
export function randomOptions<K extends Kinds>(game: GameModule<K>, random: () => number): K['options'] {
  const value = ({ kind, choices = [], min = 0, max = min, default: usual }: Field): unknown => {
    if (kind === 'toggle') return random() < 0.5;
    if (kind === 'choices') return choices.flatMap((choice) => (random() < 0.5 ? [choice.value] : []));
    if (kind === 'number') return min + Math.floor(random() * (max - min + 1));
    return kind === 'choice' && choices.length > 0 ? choices[Math.floor(random() * choices.length)]?.value : usual;
  };
  const chosen = Object.fromEntries(game.optionFields('en').map((field) => [field.name, value(field)]));
  const parsed = game.optionsSchema.safeParse(chosen);
  return parsed.success ? parsed.data : game.optionsSchema.parse({});
}

function mustBe(broken: readonly string[]): void {
  if (broken.length > 0) throw new Error(broken.join('; '));
}

function misread<K extends Kinds>(game: GameModule<K>, view: K['view'], decision: Decision<K>, order: K['order']): string[] {
  const line = game.format(order);
  const expected = canonical(order);
  return languages.flatMap((language) => {
    const read = readOrder(game, view, decision, line, language);
    return read.ok && canonical(read.value) === expected ? [] : [`"${line}" is read as ${canonical(read)}`];
  });
}

function mustReplay<K extends Kinds>(game: GameModule<K>, { options, opened, entries, state }: Selfplay<K>): void {
  const log = JSON.parse(JSON.stringify({ options, rules: game.rules, draws: opened.draws, checksum: opened.checksum, entries }));
  if (checksum(replay(game, log, { verify: true })) !== checksum(state)) throw new Error('the log leads to another state');
}
