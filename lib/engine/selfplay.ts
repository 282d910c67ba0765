import { checksumsBy, type Recipe } from './checksum';
import type { Decision, GameModule, Kinds, Move, Outcome } from './game';
import { type Entry, type Opened, open } from './play';
import { type Die, seeded, seededDie } from './rng';
import { commit, noAutoAnswers, type Progress } from './settle';
import { randomOrder } from './walk';

/** Answers a decision from a view: a bot, or a random walk through the prompts. */
export type Chooser<K extends Kinds> = (game: GameModule<K>, view: K['view'], decision: Decision<K>, random: () => number) => K['order'];

export const randomly = randomOrder;
export const asBot = <K extends Kinds>(game: GameModule<K>, view: K['view'], decision: Decision<K>, random: () => number): K['order'] =>
  game.bot(view, decision, random);

export interface Selfplay<K extends Kinds = Kinds> {
  options: K['options'];
  opened: Opened<K>;
  state: K['state'];
  entries: Entry<K>[];
  outcome: Outcome<K> | null;
}

export interface SelfplayOptions<K extends Kinds> {
  seed: number | string;
  choose?: Chooser<K>;
  /** The dice of entry `seq`, the order `move` (0 and null: the set-up), instead of seeded ones: a table's committed source. */
  die?(seq: number, move: Move<K> | null): Die;
  /** Gives up after so many orders; a game that reaches it has no outcome. */
  most?: number;
  /** False leaves checksums out, for speed. */
  checksums?: boolean;
  /** How checksums are made; absent: by the first. */
  recipe?: Recipe;
  /** Called with the live state before each order. */
  visit?(state: K['state'], decision: Decision<K>, order: K['order']): void;
}

/** A whole game in which `choose` answers every question of every seat. Same seed, same game. */
export function selfplay<K extends Kinds>(
  game: GameModule<K>,
  options: K['options'],
  { seed, choose = randomly, die: dieOf, most = 20_000, checksums = true, recipe = 1, visit }: SelfplayOptions<K>,
): Selfplay<K> {
  const random = seeded(seed);
  const die = seededDie(random);
  const dice = (seq: number, move: Move<K> | null) => dieOf?.(seq, move) ?? die;
  const opened = open(game, options, dice(0, null), { recipe });
  const progress: Progress<K> = { state: structuredClone(opened.state), entries: [] };
  const autoAnswers = { ...noAutoAnswers<K>((offset, move) => dice(offset + 1, move)), checksum: checksums ? checksumsBy(recipe) : null };
  while (progress.entries.length < most && game.outcome(progress.state) === null) {
    const open = game.decisions(progress.state).filter((each) => !autoAnswers.held.has(each.id));
    const decision = open[Math.floor(random() * open.length)];
    if (!decision) throw new Error(`${game.id}: the game is not over and nothing is asked`);
    const view = game.view(progress.state, decision.seat);
    const order = choose(game, view, decision, random);
    const checked = game.check(view, decision, order, 'en');
    if (!checked.ok) {
      throw new Error(`${game.id}: ${decision.id}: chosen ${game.format(order)}: ${checked.error.map((e) => e.text).join(' ')}`);
    }
    visit?.(progress.state, decision, checked.value);
    commit(game, progress, autoAnswers, decision, checked.value, 'bot');
  }
  return { options, opened, state: progress.state, entries: progress.entries, outcome: game.outcome(progress.state) };
}
