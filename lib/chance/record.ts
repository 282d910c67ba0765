import { type Die, directorSeat, type Entry, type Moment, type Move, type Opened, type Outcome } from '../engine';
import type { AnyGame } from '../games/registry';
import { type Act, actDecision, formatAct } from './act';
import type { FileEntry, GameFile, Mixed } from './file';
import { linkText, mixText, openingText, setUpText } from './recipe';
import { commitmentOf, hashOf, mixedDieOf, type Source } from './source';

/** An entry of the log as files and hash chain see it. */
export function fileEntry(
  game: AnyGame,
  entry: Omit<Entry, 'told' | 'barrier'>,
  place: { seq: number; rules: number; at: Date; mixed?: Mixed | undefined },
) {
  const { round, power, phase } = entry.moment;
  return {
    seq: place.seq,
    seat: entry.seat,
    decision: entry.decision,
    order: entry.order as unknown as Record<string, unknown>,
    notation: game.format(entry.order),
    draws: entry.draws,
    ...(place.mixed && { mixed: place.mixed }),
    rules: place.rules,
    via: entry.via,
    round,
    power,
    phase,
    at: place.at.toISOString(),
    checksum: entry.checksum,
  } satisfies Omit<FileEntry, 'hash'>;
}

interface ActPlace {
  seq: number;
  rules: number;
  at: Date;
  moment: Moment;
  checksum: string;
  mixed?: Mixed | undefined;
}

/** An act of the players with the table, as files and hash chain see it: an entry that draws nothing. */
export function actEntry(act: Act, place: ActPlace) {
  const { round, power, phase } = place.moment;
  return {
    seq: place.seq,
    seat: ('seat' in act ? act.seat : act.by) ?? directorSeat,
    decision: actDecision,
    order: { ...act },
    notation: formatAct(act),
    draws: [],
    ...(place.mixed && { mixed: place.mixed }),
    rules: place.rules,
    via: 'table',
    round,
    power,
    phase,
    at: place.at.toISOString(),
    checksum: place.checksum,
  } satisfies Omit<FileEntry, 'hash'>;
}

/** Adds the link that ties an entry to the one before it. */
export const linked = (previous: string, entry: Omit<FileEntry, 'hash'>): FileEntry => ({
  ...entry,
  hash: hashOf(linkText(previous, entry)),
});

export interface Played {
  source: Source;
  title: string;
  options: object;
  seats: readonly { seat: string; player: string; pledge?: string }[];
  /** What entries mixed in, by `seq`, where the dice are those of `mixedDice`; absent: by the first recipe. */
  mixed?: ReadonlyMap<number, Mixed>;
  opened: Pick<Opened, 'draws' | 'checksum'>;
  entries: readonly Entry[];
  outcome: Outcome | null;
  at: Date;
}

/** The file of a game that was played outside the database with dice from `source`. */
export function recordGame(game: AnyGame, { source, title, options, seats, mixed, opened, entries, outcome, at }: Played): GameFile {
  if (source.words.length !== seats.length) throw new Error(`${seats.length} seats need a word each, were it an empty one`);
  const opening = { at: at.toISOString(), draws: opened.draws, checksum: opened.checksum };
  const head = { ...(mixed && { recipe: 2 as const }), ...headOf(game, { source, options, seats }) };
  let hash = hashOf(openingText({ ...head, opening }));
  const file: GameFile = {
    format: 'fieldpost-game-1',
    ...head,
    title,
    secret: outcome ? source.secret : null,
    opening: { ...opening, hash },
    entries: [],
    status: outcome ? 'over' : 'running',
    outcome: outcome as GameFile['outcome'],
  };
  for (const [i, entry] of entries.entries()) {
    const link = linked(hash, fileEntry(game, entry, { seq: i + 1, rules: game.rules, at, mixed: mixed?.get(i + 1) }));
    file.entries.push(link);
    hash = link.hash;
  }
  return file;
}

const headOf = (game: AnyGame, { source, options, seats }: Pick<Played, 'source' | 'options' | 'seats'>) => ({
  table: source.table,
  game: game.id as string,
  rules: game.rules as number,
  options: options as Record<string, unknown>,
  commitment: commitmentOf(source.secret),
  seats: seats.map((each, i) => ({ ...each, word: source.words[i] ?? '' })),
});

/**
 * Dice by the second recipe for a game that is played outside the database, each entry's asked for once and in order. `bring` is asked what
 * an entry mixes in; `mixed` remembers it for `recordGame`.
 */
export function mixedDice(
  game: AnyGame,
  played: Pick<Played, 'source' | 'options' | 'seats'>,
  bring: (seq: number, move: Move) => Mixed | undefined,
): { mixed: Map<number, Mixed>; die(seq: number, move: Move | null): Die } {
  const mixed = new Map<number, Mixed>();
  let mix = hashOf(setUpText({ ...headOf(game, played), epoch: null }));
  return {
    mixed,
    die(seq, move) {
      if (move) {
        const came = bring(seq, move);
        if (came) mixed.set(seq, came);
        mix = hashOf(mixText(mix, { seq, ...move, mixed: came }));
      }
      return mixedDieOf(played.source.secret, mix);
    },
  };
}
