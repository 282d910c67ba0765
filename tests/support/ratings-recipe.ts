import type { RatedResult } from '../../lib/ratings';

type Side = RatedResult['sides'][number];
type Player = Side['players'][number];
type Stand = [player: Player, influence: number][];

/** One scope as the recipe in `lib/ratings/README.md` describes it, written from there alone: no library, nothing of the room's own. */
export interface Book {
  players: Map<string, { mu: number; variance: number; games: number }>;
  levels: Map<string, { games: number; sides: Map<string, [level: number, variance: number]> }>;
}

const sum = <T>(list: readonly T[], of: (each: T) => number): number => list.map(of).reduce((a, b) => a + b, 0);
const full = (25 / 3) ** 2;

/** All results in the scope `all`. */
export function byRecipe(results: readonly RatedResult[]): Book {
  const book: Book = { players: new Map(), levels: new Map() };
  const keyed = results.map((result) => ({ result, key: `${result.at} ${result.id}` }));
  for (const { result } of keyed.sort((a, b) => (a.key < b.key ? -1 : 1))) enter(book, result);
  return book;
}

function standing({ players }: Side): Stand {
  const whole = sum(players, ({ seats, share }) => seats * share);
  return players.filter(({ share }) => share > 0).map((player) => [player, (player.seats * player.share) / whole]);
}

function standingBefore(side: Side, leaver: Player): Stand {
  const stayed = standing(side).filter(([{ left }]) => !left);
  const rest = sum(stayed, ([, influence]) => influence);
  if (stayed.length === 0) return [[leaver, 1]];
  const held = Math.min(1, leaver.seats / sum(side.players, ({ seats, share }) => seats * share));
  return [[leaver, held], ...stayed.map(([player, influence]): Stand[number] => [player, (influence * (1 - held)) / rest])];
}

function enter(book: Book, { game, scenario, sides: given, admitsPrograms }: RatedResult): void {
  const sides = [...given].sort((a, b) => (a.side < b.side ? -1 : 1));
  const all = sides.flatMap(({ players }) => players);
  const closed = !admitsPrograms && all.some(({ kind }) => kind === 'program');
  const peopleOf = (side: Side) => (closed ? 0 : sum(standing(side), ([{ kind }, influence]) => (kind === 'bot' ? 0 : influence)));
  const key = `${game}\n${scenario}`;
  const class_ = book.levels.get(key) ?? { games: 0, sides: new Map() };
  const level = ({ side }: Side) => class_.sides.get(side) ?? [0, 0.125];
  const rested = (player: string) => {
    const { mu, variance, games } = book.players.get(player) ?? { mu: 25, variance: full, games: 0 };
    return { mu, variance: Math.min(full, variance + 0.0625), games };
  };
  const moved = new Map<string, [gain: number, shrink: number]>();
  const taught: { a: Side; b: Side; q: number; surprise: number; flat: number }[] = [];
  const drawn = new Set(sides.map(({ rank }) => rank)).size === 1;

  const bout = (
    a: Side,
    b: Side,
    stands: [Stand, Stand],
    score: number,
    moves: (player: Player) => boolean,
  ): { q: number; expected: number; any: boolean } => {
    const variance = sum(stands.flat(), ([{ player }, w]) => w * w * rested(player).variance) + full;
    const [first, second] = stands.map((stand) => sum(stand, ([{ player }, w]) => w * rested(player).mu));
    const expected = 1 / (1 + Math.exp(-(first! - second!) / Math.sqrt(variance) - (level(a)[0] - level(b)[0])));
    let any = false;
    for (const at of [0, 1]) {
      const other = at === 0 ? b : a;
      for (const [player, w] of stands[at]!) {
        const weight = (player.kind === 'user' ? peopleOf(other) : 1) / (sides.length - 1);
        if (weight === 0 || !moves(player) || other.players.some((each) => each.player === player.player)) continue;
        any = true;
        const own = rested(player.player).variance;
        const [gain, shrink] = moved.get(player.player) ?? [0, 0];
        const surprise = at === 0 ? score - expected : expected - score;
        moved.set(player.player, [
          gain + (weight * w * own * surprise) / Math.sqrt(variance),
          shrink + (weight * w * w * own * expected * (1 - expected)) / variance,
        ]);
      }
    }
    return { q: (peopleOf(a) * peopleOf(b) * full) / variance / (sides.length - 1), expected, any };
  };

  for (const [at, a] of sides.entries()) {
    for (const b of sides.slice(at + 1)) {
      if (a.players.some((one) => one.kind !== 'bot' && b.players.some((other) => one.player === other.player))) continue;
      for (const leaver of a.players.filter(({ left }) => left))
        bout(a, b, [standingBefore(a, leaver), standing(b)], 0, (player) => player === leaver);
      for (const leaver of b.players.filter(({ left }) => left))
        bout(a, b, [standing(a), standingBefore(b, leaver)], 1, (player) => player === leaver);
      if (a.rank === b.rank && !drawn) continue;
      const score = a.rank < b.rank ? 1 : a.rank > b.rank ? 0 : 0.5;
      const { q, expected, any } = bout(a, b, [standing(a), standing(b)], score, ({ left }) => !left);
      if (any && q > 0) taught.push({ a, b, q, surprise: score - expected, flat: expected * (1 - expected) });
    }
  }

  const after = [...moved].map(([player, [gain, shrink]]) => {
    const { mu, variance, games } = rested(player);
    return [player, { mu: mu + gain, variance: variance * (1 - shrink), games: games + 1 }] as const;
  });
  for (const [player, stand] of after) book.players.set(player, stand);
  if (taught.length === 0) return;
  const grown = new Map(sides.map((side) => [side.side, [level(side)[0], level(side)[1] + 0.000005] as const]));
  for (const { side } of sides) {
    const [own, variance] = grown.get(side)!;
    const about = taught.filter(({ a, b }) => a.side === side || b.side === side);
    const h = about.map(({ a, b, q, flat }) => flat * q * (grown.get(a.side)![1] + grown.get(b.side)![1]));
    const gain = about.map(({ a, q, surprise }, at) => (variance * q * (a.side === side ? surprise : -surprise)) / (1 + h[at]!));
    class_.sides.set(side, [own + sum(gain, (each) => each), variance / (1 + sum(h, (each) => each))]);
  }
  const mean = sum([...class_.sides.values()], ([own]) => own) / class_.sides.size;
  for (const [side, [own, variance]] of class_.sides) class_.sides.set(side, [own - mean, variance]);
  book.levels.set(key, { games: class_.games + 1, sides: class_.sides });
}
