import type { Board, Painting } from './board';
import type { Measure } from './chronicle';
import { changedSpaces } from './reel/changed-spaces';

/** What is another in a later position than in an earlier one, as both are painted. */
export interface Differences {
  /** Spaces that look different. */
  changed: string[];
  /** Spaces that changed hands; null: nobody's. */
  taken: { space: string; from: string | null; to: string | null }[];
  /** Pieces of an owner of which there are more or fewer on the board, by icon, in the order of the board's owners. */
  pieces: { owner: string; icon: string; before: number; after: number }[];
  /** Figures that differ. */
  figures: { title: string; rows: { owner: string | null; name: string; before: string; after: string }[] }[];
}

/** Figures of two positions: of a game that measures nothing the tracks beside its board. */
export interface Measured {
  before: readonly Measure[] | null;
  after: readonly Measure[] | null;
}

/** Compares two positions of one game. */
export function differencesOf(board: Pick<Board, 'owners' | 'spaces'>, before: Painting, after: Painting, measured: Measured): Differences {
  return {
    changed: changedSpaces(before, after),
    taken: board.spaces.flatMap(({ id: space }) => {
      const [from, to] = [before.tints[space] ?? null, after.tints[space] ?? null];
      return from === to ? [] : [{ space, from, to }];
    }),
    pieces: piecesOf(board, before, after),
    figures: measured.before && measured.after ? ofMeasures(measured.before, measured.after) : ofTracks(before, after),
  };
}

function piecesOf({ owners }: Pick<Board, 'owners'>, before: Painting, after: Painting): Differences['pieces'] {
  const [was, is] = [counted(before), counted(after)];
  const place = (key: string) => owners.findIndex(({ id }) => id === key.split(' ')[0]);
  return [...new Set([...was.keys(), ...is.keys()])]
    .toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
    .flatMap((key) => {
      const [owner = '', icon = ''] = key.split(' ');
      const [had, has] = [was.get(key) ?? 0, is.get(key) ?? 0];
      return had === has ? [] : [{ owner, icon, before: had, after: has }];
    });
}

function counted({ tokens }: Painting): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { owner, icon, count } of tokens) counts.set(`${owner} ${icon}`, (counts.get(`${owner} ${icon}`) ?? 0) + count);
  return counts;
}

function ofMeasures(before: readonly Measure[], after: readonly Measure[]): Differences['figures'] {
  return after.flatMap(({ id, title, lines }) => {
    const was = before.find((each) => each.id === id)?.lines ?? [];
    const rows = lines.flatMap(({ owner, name, value }) => {
      const had = was.find((each) => each.owner === owner)?.value ?? 0;
      return had === value ? [] : [{ owner, name, before: String(had), after: String(value) }];
    });
    return rows.length > 0 ? [{ title, rows }] : [];
  });
}

function ofTracks(before: Painting, after: Painting): Differences['figures'] {
  return after.tracks.flatMap(({ title, rows: now }) => {
    const was = before.tracks.find((each) => each.title === title)?.rows ?? [];
    const rows = now.flatMap(({ label, owner, value }) => {
      const had = was.find((each) => each.label === label && each.owner === owner)?.value ?? '–';
      return had === value ? [] : [{ owner: owner ?? null, name: label, before: had, after: value }];
    });
    return rows.length > 0 ? [{ title, rows }] : [];
  });
}
