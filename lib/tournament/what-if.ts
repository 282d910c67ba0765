import type { Competition } from './points';
import type { GameResult, Pairing, TieBreak } from './published';
import { rankingOf, type Standing, standingsOf } from './standings';
import { talliesOf } from './tally';

/** How an open game of two may end, by the order of its seats. */
export type Supposition = 'first' | 'second' | 'drawn';

/** The best and the worst rank that an entrant can still have. */
export interface Outlook {
  entrant: string;
  best: number;
  worst: number;
}

/** Open games up to which all ends are tried: three ends each are 6561 tables. */
export const mostOpen = 8;

/** Paired games without a result. */
export function openGames({ pairings, results }: Pick<Competition, 'pairings' | 'results'>): Pairing[] {
  const played = new Set(results.map(({ pairing }) => pairing));
  return pairings.filter(({ id, bye }) => !bye && !played.has(id));
}

/** The table if open games ended so. */
export function standingsIf(competition: Competition, suppositions: Readonly<Record<string, Supposition>>): Standing[] {
  const supposed = openGames(competition).flatMap((pairing) => {
    const end = suppositions[pairing.id];
    return end === undefined || pairing.seats.length !== 2 ? [] : [supposedResult(pairing, end, competition)];
  });
  return standingsOf({ ...competition, results: [...competition.results, ...supposed] });
}

function supposedResult({ id, seats }: Pairing, end: Supposition, { settings }: Competition): GameResult {
  const places = seats.map(({ entrant, side }, index) => ({
    entrant,
    // who wins a game does not hang on who bids for which side
    side: side ?? settings.seats[index]?.side ?? '',
    rank: end === 'drawn' || (end === 'first') === (index === 0) ? 1 : 2,
    margin: null,
    level: null,
    left: null,
    player: null,
  }));
  return { pairing: id, kind: 'played-out', places };
}

/**
 * What each entrant can still reach in the games that are paired, over all their ends; null where they are too many, or where more than who wins
 * counts. A tie that only a margin, or answers still to come, could break leaves all its ranks possible; the lots are known.
 */
export function outlookOf(competition: Competition, draws: 'possible' | 'impossible'): Outlook[] | null {
  const { settings } = competition;
  const open = openGames(competition);
  const onlyWinsCount = settings.points.scale.by === 'outcome' && (settings.boards === 1 || settings.boardPoints.by === 'outcome');
  if (open.length > mostOpen || !onlyWinsCount || open.some(({ seats }) => seats.length !== 2)) return null;
  const tieBreaks = open.length === 0 ? settings.tieBreaks : foreseeable(competition);
  const outlooks = new Map<string, Outlook>();
  for (const results of endsOf(open, draws === 'possible' ? ['first', 'drawn', 'second'] : ['first', 'second'], competition)) {
    const supposed = { ...competition, results: [...competition.results, ...results] };
    for (const { rank, group } of rankingOf(supposed, talliesOf(supposed), tieBreaks).groups) {
      for (const { entrant } of group) {
        const [best, worst] = [rank, rank + group.length - 1];
        const before = outlooks.get(entrant);
        outlooks.set(entrant, { entrant, best: Math.min(best, before?.best ?? best), worst: Math.max(worst, before?.worst ?? worst) });
      }
    }
  }
  return [...outlooks.values()].sort((a, b) => a.best - b.best || a.worst - b.worst);
}

/** Tie-breaks up to the first whose numbers the open games will change in a way that who wins does not say. */
function foreseeable({ settings }: Competition): TieBreak[] {
  const end = settings.tieBreaks.findIndex((name) => name === 'on-time' || (name === 'margin' && settings.boards === 1));
  return end < 0 ? settings.tieBreaks : settings.tieBreaks.slice(0, end);
}

function* endsOf(open: readonly Pairing[], ends: readonly Supposition[], competition: Competition): Generator<GameResult[]> {
  const [pairing, ...rest] = open;
  if (!pairing) {
    yield [];
    return;
  }
  for (const others of endsOf(rest, ends, competition)) {
    for (const end of ends) yield [supposedResult(pairing, end, competition), ...others];
  }
}

/** Whether an entrant ends among the first so many: 1 for the title, the size less the relegated for staying up. */
export function fateOf({ best, worst }: Outlook, among: number): 'certain' | 'possible' | 'impossible' {
  if (worst <= among) return 'certain';
  return best <= among ? 'possible' : 'impossible';
}
