import fc from 'fast-check';
import { botOf, type HistoryPoint, type RatedResult, recompute } from '../../lib/ratings';
import type { RatedPlayer, RatedSide } from '../../lib/ratings/result';

/** The `number`th minute of the year, as results write it. */
export const minuteAt = (number: number): string => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();

/** Who sits on a side: `bot` is the practice bot of Ridges, what begins with `program` is one, all others are people. */
export function seated(player: string, rest: Partial<RatedPlayer> = {}): RatedPlayer {
  const kind = player === 'bot' ? 'bot' : player.startsWith('program') ? 'program' : 'user';
  return { player: kind === 'bot' ? botOf('ridges') : player, kind, seats: 1, share: 1, left: false, ...rest };
}

/** A side and how it came out. */
export function sideOf(side: string, rank: number, ...players: (string | RatedPlayer)[]): RatedSide {
  return { side, rank, players: players.map((each) => (typeof each === 'string' ? seated(each) : each)) };
}

/** A game of Ridges that became final in its own minute. */
export function ridges(number: number, sides: RatedSide[], rest: Partial<RatedResult> = {}): RatedResult {
  const id = `r${number}`;
  return {
    id,
    table: `t${number}`,
    game: 'ridges',
    scenario: 'plain',
    at: minuteAt(number),
    kind: 'played-out',
    admitsPrograms: false,
    sides,
    ...rest,
  };
}

/** One against one, North against South; the first won. */
export const won = (number: number, north: string, south: string): RatedResult =>
  ridges(number, [sideOf('North', 1, north), sideOf('South', 2, south)]);

/** How far mu of each player moved by the last result, in Ridges; who is missing did not move. */
export function movedBy(result: RatedResult, before: RatedResult[] = []): Record<string, number> {
  const { ratings } = recompute(before);
  const old = ratings.scopes.get('ridges')?.players;
  const { history } = recompute([result], ratings);
  return Object.fromEntries(inRidges(history).map(({ player, mu }) => [player, mu - (old?.get(player)?.mu ?? 25)]));
}

export const inRidges = (history: HistoryPoint[]): HistoryPoint[] => history.filter(({ scope }) => scope === 'ridges');

const names = ['ada', 'bea', 'carlo', 'dino', 'elsa', 'fabio', 'bot', 'program-x'];

const player = fc
  .record({
    name: fc.constantFrom(...names),
    seats: fc.integer({ min: 1, max: 3 }),
    share: fc.constantFrom(0, 0.25, 0.5, 1),
    left: fc.boolean(),
  })
  .map(({ name, ...rest }) => seated(name, { ...rest, left: rest.left && name !== 'bot' }));

const side = fc.record({
  rank: fc.integer({ min: 1, max: 3 }),
  players: fc.uniqueArray(player, { minLength: 1, maxLength: 3, selector: (each) => each.player }),
  stays: fc.constantFrom(0.5, 1),
});

/** Results of every shape: teams, several sides, leavers, bots, programs, people on two sides. */
export const anyResults: fc.Arbitrary<RatedResult[]> = fc
  .array(
    fc.record({
      minute: fc.integer({ min: 0, max: 30 }),
      game: fc.constantFrom('ridges', 'other'),
      scenario: fc.constantFrom('plain', 'steep'),
      admitsPrograms: fc.boolean(),
      sides: fc.array(side, { minLength: 2, maxLength: 4 }),
    }),
    { maxLength: 25 },
  )
  .map((all) =>
    all.map(({ minute, sides, ...rest }, number) => {
      const named = sides.map(({ rank, players, stays }, at): RatedSide => {
        const [first, ...others] = players.map((each) => (each.kind === 'bot' ? { ...each, player: botOf(rest.game) } : each));
        return { side: ['North', 'South', 'East', 'West'][at]!, rank, players: [{ ...first!, share: stays }, ...others] };
      });
      return ridges(number, named, { ...rest, at: minuteAt(minute) });
    }),
  );
