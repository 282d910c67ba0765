import { bySeed, isPausing, takesPart } from './entrants';
import { firstOf, type History, historyOf, leaningOf } from './history';
import { cheapestMatching } from './matching';
import { byeOf, tablesOf } from './meetings';
import type { Pairing, PairingInput, System } from './published';
import { talliesOf } from './tally';

/** Who is to be paired, the best first. */
interface SwissField {
  ids: string[];
  /** Which group of equal points each is in; 0 has most. */
  groups: number[];
  /** The place of each within its group, from 0, and how many are in it. */
  places: { place: number; of: number }[];
  history: History;
  /** Who was paired down or up in the round before: they should not be again. */
  floated: { down: ReadonlySet<string>; up: ReadonlySet<string> };
}

/** Sides an entrant may have had oftener than the other at most, whatever its points ask for. */
const mostLeaning = 2;

export function swissPairings(input: PairingInput, system: System<'swiss'>): Pairing[] {
  const { round, settings } = input;
  const inRound = bySeed(input.entrants).filter((entrant) => takesPart(entrant, round));
  const order = orderOf(input, new Set(inRound.map(({ id }) => id)));
  const pausing = bySeed(input.entrants).filter((entrant) => isPausing(entrant, round));
  const asked = pausing.map(({ id }) => byeOf(id, round, 'asked'));
  const history = historyOf(input);
  const sitsOut = order.length % 2 === 1 ? byeIn(order, history) : null;
  const field = fieldOf(
    input,
    order.filter((id) => id !== sitsOut),
    history,
  );
  const pairs = cheapestMatching(field.ids.length, swissCosts(field, input, system));
  const meetings = pairs.flatMap(([a, b], index) => {
    const [first, second] = firstOf(input, history, [field.ids[a] ?? '', field.ids[b] ?? '']);
    return tablesOf({ round, match: `${round}-${index + 1}`, first, second }, settings);
  });
  return [...meetings, ...(sitsOut ? [byeOf(sitsOut, round, 'odd')] : []), ...asked];
}

/** Ids by points before the round, then by seed. */
function orderOf(input: PairingInput, inRound: ReadonlySet<string>): string[] {
  const tallies = talliesOf(input, input.round - 1);
  const points = (id: string) => tallies.get(id)?.points ?? 0;
  const ids = bySeed(input.entrants).flatMap(({ id }) => (inRound.has(id) ? [id] : []));
  return ids.sort((a, b) => points(b) - points(a));
}

/** The lowest of those who had fewest byes and without whom the others repeat fewest meetings. */
function byeIn(order: readonly string[], history: History): string | null {
  const fewest = order.reduce((low, id) => Math.min(low, history.byes(id)), Number.POSITIVE_INFINITY);
  let best: { id: string; repeats: number } | null = null;
  for (const id of order.filter((each) => history.byes(each) === fewest).reverse()) {
    const others = order.filter((each) => each !== id);
    const met = (a: number, b: number) => history.meetings(others[a] ?? '', others[b] ?? '');
    const repeats = cheapestMatching(others.length, (a, b) => [met(a, b), Math.abs(a - b)]).reduce((sum, [a, b]) => sum + met(a, b), 0);
    if (!best || repeats < best.repeats) best = { id, repeats };
    if (repeats === 0) break;
  }
  return best?.id ?? null;
}

function fieldOf(input: PairingInput, ids: string[], history: History): SwissField {
  const tallies = talliesOf(input, input.round - 1);
  const points = ids.map((id) => tallies.get(id)?.points ?? 0);
  const values = [...new Set(points)].sort((a, b) => b - a);
  const groups = points.map((each) => values.indexOf(each));
  const places = groups.map((group, index) => ({
    place: groups.slice(0, index).filter((each) => each === group).length,
    of: groups.filter((each) => each === group).length,
  }));
  return { ids, groups, places, history, floated: floatedIn(input) };
}

/** Whom the round before paired with more or fewer points than its own. */
function floatedIn(input: PairingInput): SwissField['floated'] {
  const before = talliesOf(input, input.round - 2);
  const points = (id: string) => before.get(id)?.points ?? 0;
  const [down, up] = [new Set<string>(), new Set<string>()];
  for (const { round, seats, bye } of input.pairings) {
    if (round !== input.round - 1) continue;
    const [one, other] = seats;
    if (bye?.reason === 'odd' && one) down.add(one.entrant);
    if (!one || !other || points(one.entrant) === points(other.entrant)) continue;
    const [high, low] = points(one.entrant) > points(other.entrant) ? [one, other] : [other, one];
    down.add(high.entrant);
    up.add(low.entrant);
  }
  return { down, up };
}

/** What a pair costs, the weightiest first; README, "Swiss". */
function swissCosts(field: SwissField, { settings }: PairingInput, { first }: Pick<System<'swiss'>, 'first'>) {
  const { ids, groups, places, history, floated } = field;
  const leanings = ids.map((id) => leaningOf(history, id, settings));
  return (a: number, b: number): number[] => {
    const [one = '', other = ''] = [ids[a], ids[b]];
    const distance = Math.abs((groups[a] ?? 0) - (groups[b] ?? 0));
    const isDrawn = settings.sides === 'drawn' && settings.boards === 1;
    const after = isDrawn ? leaningsAfter(leanings[a] ?? 0, leanings[b] ?? 0) : [];
    const beyond = (most: number) => after.filter((each) => Math.abs(each) > most).length;
    const [high, low] = (groups[a] ?? 0) < (groups[b] ?? 0) ? [a, b] : [b, a];
    const floats = distance === 0 ? 0 : Number(floated.down.has(ids[high] ?? '')) + Number(floated.up.has(ids[low] ?? ''));
    const [points, sides] = [distance * distance, beyond(1)];
    const balance = first === 'points' ? [points, sides] : [sides, points];
    const fold = distance === 0 ? withinGroup(places[a], places[b]) : acrossGroups(places[high], places[low]);
    return [history.meetings(one, other), beyond(mostLeaning), ...balance, floats, fold];
  };
}

/** Leanings of two after they have met: who had the first side less often has it. */
const leaningsAfter = (one: number, other: number): [number, number] => (one <= other ? [one + 1, other - 1] : [one - 1, other + 1]);

type Place = SwissField['places'][number] | undefined;

/** How far a pair is from the best of the upper half meeting the best of the lower, and so on. */
const withinGroup = (a: Place, b: Place): number => (a && b ? Math.abs(Math.abs(a.place - b.place) - Math.floor(a.of / 2)) : 0);

/** The last of the upper group should meet the first of the lower. */
const acrossGroups = (high: Place, low: Place): number => (high && low ? high.of - 1 - high.place + low.place : 0);
