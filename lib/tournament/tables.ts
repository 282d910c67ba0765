import { bySeed, isPausing, takesPart } from './entrants';
import { type History, historyOf } from './history';
import { drawn } from './lots';
import { cheapestMatching } from './matching';
import { byeOf } from './meetings';
import type { Pairing, PairingInput, Seat, System } from './published';
import { bestSeating, type Chair } from './seating';

/** Seatings of a round: as many full tables as there can be, then smaller ones; who is left over has a bye. */
export function tableSeatings(
  count: number,
  { seats, smaller }: PairingInput['settings'],
  remainder: System<'tables'>['remainder'],
): { seatings: Seat[][]; byes: number } {
  const sizes = remainder === 'byes' ? [seats] : [seats, ...[...smaller].sort((a, b) => b.length - a.length)];
  for (let byes = 0; byes <= count; byes++) {
    const seatings = filled(count - byes, sizes);
    if (seatings) return { seatings, byes };
  }
  return { seatings: [], byes: count };
}

/** Tables that seat exactly so many, the largest first and as many of them as possible; null where there are none. */
function filled(count: number, [largest, ...rest]: readonly Seat[][]): Seat[][] | null {
  if (count === 0) return [];
  if (!largest) return null;
  for (let full = Math.floor(count / largest.length); full >= 0; full--) {
    const others = filled(count - full * largest.length, rest);
    if (others) return [...Array.from({ length: full }, () => largest), ...others];
  }
  return null;
}

export function tablePairings(input: PairingInput, { remainder }: System<'tables'>): Pairing[] {
  const { round, settings } = input;
  const entrants = bySeed(input.entrants);
  const inRound = entrants.flatMap((entrant) => (takesPart(entrant, round) ? [entrant.id] : []));
  const { seatings, byes } = tableSeatings(inRound.length, settings, remainder);
  const history = historyOf(input);
  const order = drawn(inRound, input.seed, 'byes', round).sort((a, b) => history.byes(a) - history.byes(b));
  const sittingOut = new Set(order.slice(0, byes));
  const players = inRound.filter((id) => !sittingOut.has(id));
  const chairs = seatings.flatMap((seats, table) => seats.map(({ side, camp }): Chair => ({ table, side, camp })));
  const isOpen = settings.sides === 'bid';
  const had = timesHad(settings, history);
  const start = (attempt: number) => {
    const shuffled = drawn(players, input.seed, 'chairs', round, attempt);
    return isOpen ? shuffled : balancedSides(shuffled, chairs, had);
  };
  const seated = bestSeating({ start, chairs, had: isOpen ? () => [] : had, history });
  const tables = seatings.map((_, table): Pairing => {
    const id = `${round}-${table + 1}`;
    const seats = chairs.flatMap((chair, index) =>
      chair.table === table ? [{ entrant: seated[index] ?? '', side: isOpen ? null : chair.side }] : [],
    );
    return { id, round, match: id, board: 1, seats, bye: null };
  });
  const asked = entrants.filter((entrant) => isPausing(entrant, round)).map(({ id }) => byeOf(id, round, 'asked'));
  return [...tables, ...inRound.filter((id) => sittingOut.has(id)).map((id) => byeOf(id, round, 'odd')), ...asked];
}

/** How often an entrant has had the side of a chair, and its camp at tables of every size. Kept: the search asks for the same again and again. */
function timesHad({ seats, smaller }: PairingInput['settings'], history: History): (id: string, chair: Chair) => readonly [number, number] {
  const campSides = new Map<string, Set<string>>();
  for (const { side, camp } of [seats, ...smaller].flat()) campSides.set(camp, (campSides.get(camp) ?? new Set()).add(side));
  const known = new Map<string, Map<Chair, readonly [number, number]>>();
  return (id, chair) => {
    const ofOne = known.get(id) ?? new Map<Chair, readonly [number, number]>();
    known.set(id, ofOne);
    const before = ofOne.get(chair);
    if (before) return before;
    const inCamp = [...(campSides.get(chair.camp) ?? [])].reduce((sum, side) => sum + history.sat(id, side), 0);
    const times = [history.sat(id, chair.side), inCamp] as const;
    ofOne.set(chair, times);
    return times;
  };
}

/** A player for each chair so that everybody has had each side as equally often as possible, then each camp; among equals the lot says. */
function balancedSides(shuffled: readonly string[], chairs: readonly Chair[], had: ReturnType<typeof timesHad>): string[] {
  const isBetween = (a: number, b: number) => a < shuffled.length !== b < shuffled.length;
  const pairs = cheapestMatching(shuffled.length + chairs.length, (a, b) => {
    const [id = '', chair] = [shuffled[Math.min(a, b)], chairs[Math.max(a, b) - shuffled.length]];
    return isBetween(a, b) && chair ? [0, ...had(id, chair)] : [1, 0, 0];
  });
  const seated: string[] = [];
  for (const [a, b] of pairs) seated[b - shuffled.length] = shuffled[a] ?? '';
  return seated;
}
