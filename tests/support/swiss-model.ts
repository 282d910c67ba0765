import type { Pairing, PairingInput } from '../../lib/tournament';
import { allMatchings } from './matchings';

/** What a Swiss round should cost, counted from the games themselves and tried out over all pairings; for few players, one point a win, drawn sides. */
export function swissModel(input: PairingInput) {
  const { entrants, pairings, results, round } = input;
  const games = pairings.filter((each) => !each.bye && each.round < round);
  const isIn = ({ seats }: Pairing, id: string) => seats.some(({ entrant }) => entrant === id);
  const earned = (game: Pairing, id: string) => {
    const places = results.find(({ pairing }) => pairing === game.id)!.places;
    return places.every(({ rank }) => rank === 1) ? 0.5 : places.find(({ entrant }) => entrant === id)!.rank === 1 ? 1 : 0;
  };
  const oddByes = (id: string, through: number) => pairings.filter((each) => each.bye && each.round <= through && isIn(each, id)).length;
  const points = (id: string, through: number) =>
    games.filter((game) => game.round <= through && isIn(game, id)).reduce((sum, game) => sum + earned(game, id), oddByes(id, through));
  const seedOf = (id: string) => entrants.find((each) => each.id === id)!.seed;
  const ranked = (ids: readonly string[]) => [...ids].sort((a, b) => points(b, round - 1) - points(a, round - 1) || seedOf(a) - seedOf(b));
  const met = (a: string, b: string) => games.filter((game) => isIn(game, a) && isIn(game, b)).length;
  const leaning = (id: string) =>
    games.filter(({ seats }) => seats[0]!.entrant === id).length - games.filter(({ seats }) => seats[1]!.entrant === id).length;
  const lastRound = pairings.filter((each) => each.round === round - 1);
  const floated = (id: string, way: 'down' | 'up') =>
    lastRound.some((each) => {
      if (!isIn(each, id)) return false;
      if (each.bye) return way === 'down';
      const other = each.seats.find(({ entrant }) => entrant !== id)!.entrant;
      const more = points(id, round - 2) - points(other, round - 2);
      return way === 'down' ? more > 0 : more < 0;
    });

  /** What two cost among those who are to be paired. */
  function cost(ids: readonly string[], a: string, b: string): number[] {
    const order = ranked(ids);
    const [high, low] = [a, b].sort((x, y) => order.indexOf(x) - order.indexOf(y)) as [string, string];
    const has = (id: string) => points(id, round - 1);
    const values = [...new Set(order.map(has))];
    const distance = values.indexOf(has(low)) - values.indexOf(has(high));
    const [less, more] = [leaning(a), leaning(b)].sort((x, y) => x - y) as [number, number];
    const after = [less + 1, more - 1];
    const drawn = input.settings.sides === 'drawn';
    const beyond = (most: number) => (drawn ? after.filter((each) => Math.abs(each) > most).length : 0);
    const groupOf = (id: string) => order.filter((each) => has(each) === has(id));
    const [above, below] = [groupOf(high), groupOf(low)];
    const fold =
      distance === 0
        ? Math.abs(above.indexOf(low) - above.indexOf(high) - Math.floor(above.length / 2))
        : above.slice(above.indexOf(high) + 1).length + below.slice(0, below.indexOf(low)).length;
    const floats = distance === 0 ? 0 : Number(floated(high, 'down')) + Number(floated(low, 'up'));
    const balance = [distance ** 2, beyond(1)];
    const { system } = input.settings;
    const ordered = system.kind === 'swiss' && system.first === 'sides' ? balance.toReversed() : balance;
    return [met(a, b), beyond(2), ...ordered, floats, fold];
  }

  const matchings = (ids: readonly string[]) =>
    [...allMatchings(ids.map((_, index) => index))].map((pairs) => pairs.map(([a, b]) => [ids[a]!, ids[b]!] as const));
  const known = new Map<string, number[]>();
  const costOnce = (ids: readonly string[], a: string, b: string) => {
    const key = [[...ids].sort(), [a, b].sort()].join(' ');
    const value = known.get(key) ?? cost(ids, a, b);
    known.set(key, value);
    return value;
  };
  const sum = (ids: readonly string[], pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([a, b]) => costOnce(ids, a, b)).reduce((total, each) => total.map((one, at) => one + each[at]!), [0, 0, 0, 0, 0, 0]);

  return {
    sum,
    /** The least that any pairing of them costs. */
    least: (ids: readonly string[]) =>
      matchings(ids)
        .map((pairs) => sum(ids, pairs))
        .sort(compared)[0]!,
    /** Who of an odd number should have the bye. */
    bye(ids: readonly string[]): string {
      const fewest = Math.min(...ids.map((id) => oddByes(id, round - 1)));
      const candidates = ranked(ids.filter((id) => oddByes(id, round - 1) === fewest)).toReversed();
      const repeats = candidates.map((id) =>
        Math.min(...matchings(ids.filter((each) => each !== id)).map((pairs) => pairs.reduce((total, [a, b]) => total + met(a, b), 0))),
      );
      return candidates[repeats.indexOf(Math.min(...repeats))]!;
    },
  };
}

const compared = (a: readonly number[], b: readonly number[]): number => {
  const index = a.findIndex((each, at) => each !== b[at]);
  return index < 0 ? 0 : a[index]! - b[index]!;
};
