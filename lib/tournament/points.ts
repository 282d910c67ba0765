import { unreachable } from '../engine/result';
import { tablesOfMeeting } from './meetings';
import type { GameResult, Pairing, PairingInput, Scale, Settings } from './published';
import { numberedOf } from './round-robin';

/** What is needed to tell who stands where. */
export type Competition = Pick<PairingInput, 'seed' | 'entrants' | 'pairings' | 'results' | 'settings'>;

export type Outcome = 'won' | 'drew' | 'lost';

/** One entrant's share of a game that counts. Points are whole millionths, so that a sum is the same in any order. */
export interface Scored {
  entrant: string;
  camp: string;
  outcome: Outcome;
  points: number;
  margin: number;
}

/** A game that counts; of teams and on a ladder, a match. */
export interface Game {
  id: string;
  round: number;
  places: Scored[];
}

type Place = GameResult['places'][number];

const million = 1_000_000;
export const toMillionths = (points: number): number => Math.round(points * million);
export const fromMillionths = (points: number): number => points / million;

/** Games that count, of rounds up to one. */
export function gamesOf(competition: Competition, through = Number.POSITIVE_INFINITY): Game[] {
  const { pairings, results, settings } = competition;
  const annulled = annulledIn(competition);
  const pairingOf = finderOf(pairings);
  const isMatch = settings.boards > 1 || settings.system.kind === 'ladder';
  const scoring = { ...settings.points, camps: campsOf(settings) };
  const played: { pairing: Pairing; result: GameResult }[] = [];
  const games: Game[] = [];
  for (const result of results) {
    const pairing = pairingOf(result.pairing);
    if (!pairing || pairing.round > through) continue;
    if (annulled.size > 0 && result.places.some(({ entrant }) => annulled.has(entrant))) continue;
    if (isMatch) played.push({ pairing, result });
    else if (result.kind !== 'void') games.push({ id: pairing.id, round: pairing.round, places: scoredBy(result, scoring) });
  }
  return isMatch ? matchesOf(pairings, played, settings) : games;
}

/** Finds pairings by id: as long as they are asked for in their order, by walking along. */
function finderOf(pairings: readonly Pairing[]): (id: string) => Pairing | undefined {
  let next = 0;
  let known: Map<string, Pairing> | null = null;
  return (id) => {
    while (known === null && next < pairings.length) {
      const pairing = pairings[next++];
      if (pairing?.id === id) return pairing;
    }
    known ??= new Map(pairings.map((pairing) => [pairing.id, pairing]));
    return known.get(id);
  };
}

/** Entrants whose results count for nobody: by the rule chosen beforehand, those of a round robin who withdrew before half was played. */
export function annulledIn({ entrants, results, settings, seed }: Competition): ReadonlySet<string> {
  const { system } = settings;
  if (settings.annul === 'never' || system.kind !== 'round-robin') return new Set();
  const scheduled = (numberedOf({ entrants, seed, settings }).length - 1) * system.cycles * tablesOfMeeting(settings);
  const withdrawn = new Map(entrants.flatMap(({ id, until }) => (until === null ? [] : [[id, 0]])));
  for (const { kind, places } of results) {
    if (kind === 'void') continue;
    for (const { entrant } of places) if (withdrawn.has(entrant)) withdrawn.set(entrant, (withdrawn.get(entrant) ?? 0) + 1);
  }
  return new Set([...withdrawn].flatMap(([id, played]) => (played * 2 < scheduled ? [id] : [])));
}

/** By what rule results are worth points. */
interface Scoring extends Pick<Settings['points'], 'scale' | 'forfeit'> {
  /** The camp of each side; one that is not named is a camp of its own. */
  camps: ReadonlyMap<string, string>;
}

const campsOf = ({ seats, smaller }: Settings): Scoring['camps'] =>
  new Map([...smaller.flat(), ...seats].map(({ side, camp }) => [side, camp]));

/** The places of a result with what they are worth. */
function scoredBy({ kind, places }: Pick<GameResult, 'kind' | 'places'>, { scale, forfeit, camps }: Scoring): Scored[] {
  let winning: string | null = null;
  let isDrawn = false;
  let winners = 0;
  for (const { rank, side } of places) {
    if (rank > 1) continue;
    const camp = camps.get(side) ?? side;
    if (winning !== null && winning !== camp) isDrawn = true;
    winning = camp;
    winners++;
  }
  const isForfeit = forfeit?.kinds.includes(kind);
  const ending: Ending = { scale, places, winners };
  // made as long as it must be: one that grows is made for seventeen, and a season has thousands of them
  const scored = new Array<Scored>(places.length);
  for (let index = 0; index < places.length; index++) {
    const place = places[index] as Place;
    const { entrant, side, margin, rank } = place;
    const outcome = rank > 1 ? 'lost' : isDrawn ? 'drew' : 'won';
    const points = forfeit && isForfeit ? (outcome === 'won' ? forfeit.win : forfeit.loss) : worthOf(place, outcome, ending);
    const camp = camps.get(side) ?? side;
    scored[index] = { entrant, camp, outcome, points: toMillionths(points), margin: margin === null ? 0 : toMillionths(margin) };
  }
  return scored;
}

interface Ending {
  scale: Scale;
  places: readonly Place[];
  winners: number;
}

function worthOf(place: Place, outcome: Outcome, { scale, places, winners }: Ending): number {
  switch (scale.by) {
    case 'outcome':
      if (outcome === 'won') return scale.shared ? scale.win / winners : scale.win;
      return outcome === 'drew' ? scale.draw : scale.loss;
    case 'level':
      return place.level === null ? 0 : (scale.levels[place.level] ?? 0);
    case 'margin': {
      const margin = place.margin ?? 0;
      const reached = scale.rows.filter(({ from }) => from <= margin).sort((a, b) => b.from - a.from)[0];
      return reached?.points ?? 0;
    }
    case 'rank': {
      const before = places.filter(({ rank }) => rank < place.rank).length;
      const sharing = places.filter(({ rank }) => rank === place.rank).length;
      const shared = scale.points.slice(before, before + sharing);
      return shared.reduce((sum, points) => sum + points, 0) / sharing;
    }
    default:
      return unreachable(scale);
  }
}

/** A match counts once all its boards are decided: who has more board points has won it, by as many. */
function matchesOf(pairings: readonly Pairing[], played: readonly { pairing: Pairing; result: GameResult }[], settings: Settings): Game[] {
  const due = new Map<string, number>();
  for (const { match, bye } of pairings) if (!bye) due.set(match, (due.get(match) ?? 0) + 1);
  const boards = new Map<string, { pairing: Pairing; result: GameResult }[]>();
  for (const each of played) boards.set(each.pairing.match, [...(boards.get(each.pairing.match) ?? []), each]);
  // the two of a match are camps of their own
  const scoring = { ...settings.points, camps: new Map<string, string>() };
  return [...boards].flatMap(([id, tables]) => {
    const [head] = tables;
    if (!head || tables.length < (due.get(id) ?? 0)) return [];
    const totals = matchTotals(
      tables.map(({ result }) => result),
      settings,
    );
    const [one, other] = head.pairing.seats.map(({ entrant }) => ({ entrant, total: totals.get(entrant) ?? 0 }));
    if (!one || !other || tables.every(({ result }) => result.kind === 'void')) return [];
    const placed = [one, other].map(({ entrant, total }, index): Place => {
      const against = index === 0 ? other.total : one.total;
      const margin = fromMillionths(total - against);
      return { entrant, side: entrant, rank: total < against ? 2 : 1, margin, level: null, left: null, player: null };
    });
    return [{ id, round: head.pairing.round, places: scoredBy({ kind: 'played-out', places: placed }, scoring) }];
  });
}

/** Board points of the two of a match, in millionths. */
export function matchTotals(results: readonly GameResult[], settings: Settings): Map<string, number> {
  const scoring = { scale: settings.boardPoints, forfeit: null, camps: campsOf(settings) };
  const totals = new Map<string, number>();
  for (const result of results) {
    if (result.kind === 'void') continue;
    for (const { entrant, points } of scoredBy(result, scoring)) {
      totals.set(entrant, (totals.get(entrant) ?? 0) + points);
    }
  }
  return totals;
}
