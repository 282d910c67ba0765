import { actorName, askedName } from '../asked';
import type { Arrow, Painting } from '../board';
import type { GameModule, Kinds, Language } from '../game';
import { changedSpaces } from './changed-spaces';
import type { LogEntry } from './log-entry';
import type { Eyes, Reel } from './reel';
import type { Still } from './stills';

/** A reel with the rules that read it, and who looks. */
export interface Screening<K extends Kinds = Kinds> {
  game: GameModule<K>;
  reel: Reel<K>;
  eyes: Eyes<K>;
  language: Language;
}

/** A still as its reader sees it. */
export interface Shown {
  still: Still;
  headline: string;
  /** The entry that led here; null at the set-up. */
  entry: LogEntry | null;
  /** What was told at the set-up; empty later. */
  opening: string[];
  painting: Painting;
  /** Spaces that changed on the way here. */
  changed: string[];
}

/** Spaces where a still happens: what changed, else what its entry is about, else the ways that are drawn; none of these: nowhere. */
export function placesOf({ changed, entry, painting }: Pick<Shown, 'changed' | 'entry' | 'painting'>): string[] {
  if (changed.length > 0) return changed;
  return entry?.space ? [entry.space] : [...new Set(painting.arrows.flatMap(({ path }) => path))];
}

/** What is said of an entry wherever it is listed. */
export function headOf<K extends Kinds>({ game, reel, eyes, language }: Screening<K>, seq: number) {
  const { seat, moment, act } = reel.frame(seq);
  const events = reel.events(seq, eyes);
  return {
    ...{ seq, moment },
    by: act ? actorName(game, seat, moment, language) : askedName(game, seat, moment, language),
    momentName: game.momentName(moment, language),
    space: events.reduce<string | null>((found, event) => found ?? game.spaceOf?.(event) ?? null, null),
    isFight: events.some((event) => game.isFight?.(event)),
    takenBack: !act && reel.isTakenBack(seq),
  };
}

/** Dice that were rolled for an entry. */
export const diceIn = (draws: readonly { values: readonly number[] }[] | null | undefined): number =>
  draws?.reduce((sum, { values }) => sum + values.length, 0) ?? 0;

/** An entry of a reel in its reader's words. */
export function entryOf<K extends Kinds>(scene: Screening<K>, seq: number): LogEntry {
  const { game, reel, eyes, language } = scene;
  const { seat, order, draws, via, act, at } = reel.frame(seq);
  return {
    ...headOf(scene, seq),
    ...{ seat, via, at },
    order: order && game.format(order),
    written: order && game.format(order, language),
    draws: draws?.map(({ label, sides, values }) => ({ label, sides, values: [...values] })) ?? null,
    lines: act ? [...act] : reel.events(seq, eyes).map((event) => game.narrate(event, language, reel.options)),
    volleys: act ? [] : reel.events(seq, eyes).flatMap((event) => game.volleysIn?.(event, language) ?? []),
  };
}

/**
 * A still of a reel, drawn; `from`: the entry that was shown before it, when more than one step lies between. While its dice fall
 * (`die`) the board stands as before them, and what they led to is not told yet.
 */
export function shownAt<K extends Kinds>(scene: Screening<K>, still: Still, from = still.seq - 1): Shown {
  const { game, reel, eyes, language } = scene;
  const { seq, die } = still;
  // the earlier one first: the later one is but a few orders from it
  const seen = (at: number) => {
    const view = reel.view(Math.max(0, Math.min(at, reel.last)), eyes);
    return { painting: game.paint(view, language), headline: game.brief(view, language).headline };
  };
  const before = seq === 0 ? null : seen(from);
  const { painting, headline } = seen(seq);
  const after: Shown = {
    ...{ still, headline, entry: seq === 0 ? null : entryOf(scene, seq) },
    opening: seq === 0 ? reel.events(0, eyes).map((event) => game.narrate(event, language, reel.options)) : [],
    painting: withTraces(game, painting, eventsBetween(scene, from, seq), language),
    changed: before ? changedSpaces(before.painting, painting) : [],
  };
  return before && die !== null ? whileFalling(after, before, die) : after;
}

/** What was told after entry `from` up to `to`. */
const eventsBetween = <K extends Kinds>({ reel, eyes }: Screening<K>, from: number, to: number): K['event'][] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => reel.events(from + 1 + i, eyes)).flat();

/** A still with the first `die` dice of its entry on the table and the others in the hand: `before` is what they fell on. */
export function whileFalling(shown: Shown, before: Pick<Shown, 'painting' | 'headline'>, die: number): Shown {
  const { entry } = shown;
  if (!entry) return shown;
  let left = die;
  const draws = (entry.draws ?? []).flatMap((draw) => {
    const values = draw.values.slice(0, left);
    left -= values.length;
    return values.length > 0 ? [{ ...draw, values }] : [];
  });
  return {
    ...shown,
    ...before,
    still: { seq: shown.still.seq, die },
    entry: { ...entry, draws, lines: [], volleys: [] },
    changed: entry.space === null ? [] : [entry.space],
  };
}

/** A painting with the ways that events tell of, each drawn once. */
export function withTraces<K extends Kinds>(
  game: Pick<GameModule<K>, 'tracesOf' | 'narrate'>,
  painting: Painting,
  events: readonly K['event'][],
  language: Language,
): Painting {
  const ways = new Map<string, Arrow>();
  for (const event of events)
    for (const trace of game.tracesOf?.(event) ?? [])
      ways.set(`${trace.owner} ${trace.kind} ${trace.path.join(' ')}`, { ...trace, title: game.narrate(event, language) });
  return ways.size === 0 ? painting : { ...painting, arrows: [...painting.arrows, ...ways.values()] };
}
