import type { Entry, Moment, Opened, Outcome } from '../engine';
import type { AnyGame } from '../games/registry';
import { type Act, actDecision, formatAct } from './act';
import type { FileEntry, GameFile, Mixed } from './file';
import { linkText, openingText } from './recipe';
import { commitmentOf, hashOf, type Source } from './source';

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
    seat: act.type === 'hand-over' ? act.seat : act.by,
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
  seats: readonly { seat: string; player: string }[];
  opened: Pick<Opened, 'draws' | 'checksum'>;
  entries: readonly Entry[];
  outcome: Outcome | null;
  at: Date;
}

/** The file of a game that was played outside the database with dice from `source`. */
export function recordGame(game: AnyGame, { source, title, options, seats, opened, entries, outcome, at }: Played): GameFile {
  if (source.words.length !== seats.length) throw new Error(`${seats.length} seats need a word each, were it an empty one`);
  const opening = { at: at.toISOString(), draws: opened.draws, checksum: opened.checksum };
  const head = {
    table: source.table,
    game: game.id as string,
    rules: game.rules as number,
    options: options as Record<string, unknown>,
    commitment: commitmentOf(source.secret),
    seats: seats.map(({ seat, player }, i) => ({ seat, word: source.words[i] ?? '', player })),
  };
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
    const link = linked(hash, fileEntry(game, entry, { seq: i + 1, rules: game.rules, at }));
    file.entries.push(link);
    hash = link.hash;
  }
  return file;
}
