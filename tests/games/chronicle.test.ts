import { describe, expect, it } from 'vitest';
import { type Language, languages, luckOf, type Story, storyOf, type Tally } from '../../lib/engine';
import { gameIds, isGameId, loadChronicle, loadGame } from '../../lib/games/registry';
import { recordedGame, recordingsOf, replayInput } from '../support/recorded';

/** Whole games, two a game: what holds for every one of them holds for the first. */
const paths = gameIds.flatMap((id) => recordingsOf(id).slice(0, 2));

async function told(path: string, language: Language): Promise<Story> {
  const file = recordedGame(path);
  if (!isGameId(file.game)) throw new Error(`there is no game ${file.game}`);
  const [game, chronicle] = await Promise.all([loadGame(file.game), loadChronicle(file.game)]);
  if (!chronicle) throw new Error(`${file.game} has no chronicle`);
  const moments = file.entries.map(({ round, power, phase }) => ({ round, power, phase }));
  return storyOf({ game, chronicle }, { ...replayInput(file), moments }, { language, viewer: 'public', heard: ({ event }) => event });
}

describe.each(paths)('the story of %s', (path) => {
  it('has figures of owners of the board at every end of a turn, named in both languages', async () => {
    const file = recordedGame(path);
    const game = await loadGame(file.game as (typeof gameIds)[number]);
    for (const language of languages) {
      const { points, measures } = await told(path, language);
      const owners = game.board(file.options, language).owners.map(({ id }) => id);
      expect(points[0]?.seq).toBe(0);
      expect(points.at(-1)?.seq).toBe(file.entries.length);
      expect(measures.length).toBeGreaterThan(0);
      for (const { title, lines } of measures) {
        expect(title).not.toBe('');
        for (const line of lines) {
          expect(owners).toContain(line.owner);
          expect(line.name).not.toBe('');
          expect(line.values).toHaveLength(points.length);
          expect(line.values.every((value) => value !== null && Number.isFinite(value) && value >= 0)).toBe(true);
        }
      }
    }
  });

  it('counts every die that can hit, within what is possible', async () => {
    const { luck, points } = await told(path, 'en');
    for (const { total, course } of luck) {
      expect(total.hits).toBeGreaterThanOrEqual(0);
      expect(total.expected).toBeGreaterThan(0);
      expect(total.variance).toBeLessThanOrEqual(total.dice / 4 + 1e-9);
      expect(course).toHaveLength(points.length);
    }
    // dice in many hands are near to what they should be: this would fail with a chance that is wrong
    const all = luck.reduce(
      (sum, { total }) => ({ beyond: sum.beyond + total.hits - total.expected, variance: sum.variance + total.variance }),
      {
        beyond: 0,
        variance: 0,
      },
    );
    expect(Math.abs(all.beyond)).toBeLessThan(3.5 * Math.sqrt(all.variance) + 0.001);
  });

  it('gives every die to the seat that threw it', async () => {
    const file = recordedGame(path);
    const id = file.game as (typeof gameIds)[number];
    const [game, chronicle, { luck }] = await Promise.all([loadGame(id), loadChronicle(id), told(path, 'en')]);
    const seats = luckOf({ game, chronicle: chronicle! }, replayInput(file));
    for (const seat of seats.keys()) expect(game.seats(file.options)).toContain(seat);
    const sum = (tallies: readonly Tally[], of: 'dice' | 'hits' | 'expected') => tallies.reduce((all, each) => all + each[of], 0);
    const owners = luck.map(({ total }) => total);
    for (const of of ['dice', 'hits', 'expected'] as const) expect(sum([...seats.values()], of)).toBeCloseTo(sum(owners, of), 6);
  });

  it('has battles that end, on spaces of the board, between owners of it', async () => {
    const file = recordedGame(path);
    const game = await loadGame(file.game as (typeof gameIds)[number]);
    const { spaces, owners } = game.board(file.options, 'en');
    const { battles } = await told(path, 'en');
    expect(battles.length).toBeGreaterThan(2);
    // what is on when the game ends stays open
    expect(battles.filter(({ winner }) => winner === 'open').length).toBeLessThanOrEqual(1);
    for (const battle of battles) {
      expect(spaces.map(({ id }) => id)).toContain(battle.space);
      const ids = owners.map(({ id }) => id);
      for (const owner of [...battle.attackers, ...battle.defenders]) expect(ids).toContain(owner);
      expect(battle.to).toBeGreaterThanOrEqual(battle.from);
      for (const part of ['attack', 'defence'] as const) {
        expect(battle.lost[part].reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(battle.value[part]);
      }
    }
  });
});

describe('the recorded game of 1941', () => {
  it('loses in battles what it loses: hits and losses agree where nobody is left', async () => {
    const { battles } = await told('tests/fixtures/aa-1941/bots-eight-rounds.json', 'en');
    const wiped = battles.filter(({ winner, attackers, retreated }) => winner === 'attack' && attackers.length > 0 && retreated === null);
    expect(wiped.length).toBeGreaterThan(10);
    for (const { lost, luck } of wiped) {
      // a hit takes one unit; more hits than units are possible, fewer are not, but for what goes down with its ship or without dice
      const land = lost.defence.filter(({ type }) => ['infantry', 'tank', 'fighter', 'bomber'].includes(type));
      const gone = land.reduce((sum, { count }) => sum + count, 0);
      if (lost.defence.every((each) => land.includes(each))) expect(luck.attack.hits).toBeGreaterThanOrEqual(gone);
    }
  });
});
