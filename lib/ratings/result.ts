import { z } from 'zod';

/** Who plays: a person, a practice bot of the house, or a program with an owner (a bot account). */
export const playerKinds = ['user', 'bot', 'program'] as const;
export type PlayerKind = (typeof playerKinds)[number];

const id = z.string().min(1).max(200);

/** The id that all practice bots of a game are rated under. */
export const botOf = (game: string): string => `bot:${game}`;

const playerSchema = z.strictObject({
  player: id,
  kind: z.enum(playerKinds),
  seats: z.int().min(1).max(100).describe('Seats of the side that the player held.'),
  share: z.number().min(0).max(1).describe('Part of the game during which the player held them.'),
  left: z.boolean().default(false).describe('Gave up or was lost on time before the end: a loss, whatever became of the side.'),
});

const sideSchema = z.strictObject({
  side: id,
  rank: z.int().min(1).describe('1 is best; sides of the same rank did equally well.'),
  players: z.array(playerSchema).min(1),
});

/** A finished rated game as ratings see it. */
export const ratedResultSchema = z
  .strictObject({
    id,
    table: id,
    game: id.refine((game) => game !== 'all', 'any id but "all", which names all games together'),
    scenario: z.string().max(200).describe('What the balance of the sides hangs on, within the game: advantages are learnt for each.'),
    at: z.iso.datetime({ precision: 3 }).describe('When the result became final, in UTC with milliseconds.'),
    kind: z
      .enum(['played-out', 'conceded', 'lost-on-time', 'agreed-draw', 'agreed-end', 'adjudicated'])
      .describe('How the game ended; ratings do not ask.'),
    admitsPrograms: z.boolean().default(false).describe('Programs count for people as people do.'),
    sides: z.array(sideSchema).min(2).max(100),
  })
  .superRefine(sound);
export type RatedResult = z.output<typeof ratedResultSchema>;
export type RatedSide = RatedResult['sides'][number];
export type RatedPlayer = RatedSide['players'][number];

export const resultsFormat = 'fieldpost-results-1';

/** All results of an installation, as it publishes them. */
export const resultsFileSchema = z
  .strictObject({
    format: z.literal(resultsFormat),
    results: z.array(ratedResultSchema),
    names: z.record(id, z.string()).exactOptional().describe('What users are called today, by id; nothing hangs on it.'),
  })
  .refine(({ results }) => new Set(results.map((result) => result.id)).size === results.length, 'each result once');
export type ResultsFile = z.output<typeof resultsFileSchema>;

/** Where a result stands among all. */
export type Moment = Pick<RatedResult, 'at' | 'id'>;

/** Earlier first, by time, then by id: code unit by code unit, so that every machine agrees. */
export const inOrder = (a: Moment, b: Moment): number => compare(a.at, b.at) || compare(a.id, b.id);

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function sound(result: { game: string; sides: RatedSide[] }, context: z.RefinementCtx): void {
  const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (new Set(result.sides.map(({ side }) => side)).size < result.sides.length) wrong(['sides'], 'each side once');
  for (const [at, { players }] of result.sides.entries()) {
    const path = ['sides', at, 'players'];
    if (new Set(players.map(({ player }) => player)).size < players.length) wrong(path, 'each player once a side');
    if (players.every(({ share }) => share === 0)) wrong(path, 'somebody who played the side');
    for (const { player, kind } of players) {
      const isBot = kind === 'bot';
      if (isBot ? player !== botOf(result.game) : player.startsWith('bot:')) wrong(path, `bots, and bots alone, as ${botOf(result.game)}`);
    }
  }
}
