import { bySeed, hasWithdrawn, holderOf } from './entrants';
import { annulledIn, type Competition, fromMillionths } from './points';
import type { Entrant, TieBreak } from './published';
import { type Tally, talliesOf } from './tally';
import { headToHead, type Measure, measureOf } from './tie-breaks';

/** One line of the table. */
export interface Standing {
  entrant: string;
  /** Equal where nothing decides; null: annulled, and without a place. */
  rank: number | null;
  points: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  byes: number;
  margin: number;
  /** What each tie-break had to say; the head-to-head only of those it was asked about. */
  tieBreaks: Partial<Record<TieBreak, number | null>>;
  withdrawn: boolean;
}

/** The table as it stands after a round; the best first. Equal results in any order give the same table. */
export function standingsOf(competition: Competition, through = Number.POSITIVE_INFINITY): Standing[] {
  const tallies = talliesOf(competition, through);
  const ranking = rankingOf(competition, tallies, competition.settings.tieBreaks);
  const entrants = new Map(competition.entrants.map((entrant) => [entrant.id, entrant]));
  const isOut = (id: string) => {
    const entrant = entrants.get(id);
    return entrant !== undefined && entrant.until !== null && hasWithdrawn(entrant, through);
  };
  const ranked = ranking.groups.flatMap(({ rank, group }) =>
    group.map((tally): Standing => {
      const { entrant, points, margin, played, won, drawn, lost, byes } = tally;
      const numbers = { points: fromMillionths(points), margin: fromMillionths(margin), played, won, drawn, lost, byes };
      return { entrant, rank, ...numbers, tieBreaks: ranking.said(tally), withdrawn: isOut(entrant) };
    }),
  );
  const annulled = annulledIn(competition);
  const none = { points: 0, margin: 0, played: 0, won: 0, drawn: 0, lost: 0, byes: 0 };
  const unranked = bySeed(competition.entrants).filter(({ id }) => annulled.has(id));
  return [...ranked, ...unranked.map(({ id }): Standing => ({ entrant: id, rank: null, ...none, tieBreaks: {}, withdrawn: true }))];
}

export interface Ranking {
  /** The best first; who shares a rank stands in the order of seeds. */
  groups: { rank: number; group: Tally[] }[];
  said(tally: Tally): Standing['tieBreaks'];
}

/** Ranks tallies by points and then by tie-breaks, in their order. */
export function rankingOf(competition: Competition, tallies: ReadonlyMap<string, Tally>, tieBreaks: readonly TieBreak[]): Ranking {
  const said = new Map<string, Standing['tieBreaks']>();
  const measures = new Map<TieBreak, Measure>();
  for (const name of tieBreaks) if (name !== 'head-to-head') measures.set(name, remembered(measureOf(name, tallies, competition)));
  const groups: Ranking['groups'] = [];
  let rank = 1;
  const settle = (group: Tally[], left: readonly TieBreak[]): void => {
    const [name, ...rest] = left;
    if (group.length === 1 || name === undefined) {
      groups.push({ rank, group });
      rank += group.length;
    } else if (name === 'head-to-head') {
      const met = headToHead(group);
      for (const { entrant } of group) {
        const points = met?.get(entrant);
        said.set(entrant, { ...said.get(entrant), 'head-to-head': points === undefined ? null : fromMillionths(points) });
      }
      const classes = classesBy(group, ({ entrant }) => met?.get(entrant) ?? null);
      // those who are still level are asked again about their own games
      for (const each of classes) settle(each, classes.length > 1 ? left : rest);
    } else {
      for (const each of classesBy(group, measures.get(name) ?? (() => null))) settle(each, rest);
    }
  };
  const sorted = bySeed(competition.entrants).flatMap(({ id }) => tallies.get(id) ?? []);
  for (const group of classesBy(sorted, ({ points }) => points)) settle(group, tieBreaks);
  return {
    groups,
    said: (tally) => ({
      ...Object.fromEntries([...measures].map(([name, measure]) => [name, measure(tally)])),
      ...said.get(tally.entrant),
    }),
  };
}

function remembered(measure: Measure): Measure {
  const known = new Map<Tally, number | null>();
  return (tally) => {
    const before = known.get(tally);
    if (before !== undefined) return before;
    const value = measure(tally);
    known.set(tally, value);
    return value;
  };
}

/** Those with equal numbers together, the highest first; who has none comes last. */
function classesBy(group: readonly Tally[], measure: Measure): Tally[][] {
  const classes = new Map<number, Tally[]>();
  for (const tally of group) {
    const value = measure(tally) ?? Number.NEGATIVE_INFINITY;
    const alike = classes.get(value);
    if (alike) alike.push(tally);
    else classes.set(value, [tally]);
  }
  return [...classes].sort(([a], [b]) => (a === b ? 0 : b - a)).map(([, each]) => each);
}

/** Under whose name a place of a result is shown: who played it, else who held the entrant's place in that round. */
export function playerOf(
  held: Entrant | undefined,
  { entrant, player }: { entrant: string; player?: string | null },
  { round, board }: { round: number; board: number },
): string {
  return player ?? (held ? holderOf(held, round, board) : null) ?? entrant;
}
