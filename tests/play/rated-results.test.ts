import { describe, expect, it } from 'vitest';
import { type Ended, ratedResultOf, resultIdOf } from '../../lib/play/ratings/rated-result';
import { botOf, ratedResultSchema } from '../../lib/ratings';

type Turn = Ended['players'][number];

const held = (seat: string, side: string, userId: string | null, rest: Partial<Turn> = {}): Turn => ({
  ...{ seat, side, userId, ownerId: null, bot: false, rank: side === 'axis' ? 1 : 2, share: 1, left: null },
  ...rest,
});

const ended = (players: Turn[], rest: Partial<Ended> = {}): Ended => ({
  ...{ tableId: 'abc', isPublic: true, admitsBots: false, game: 'aa-1941', scenario: '', kind: 'played-out' as const },
  ...{ endedAt: new Date('2026-03-01T12:00:00.500Z'), players },
  ...rest,
});

/** Who played each side: "ann 2 × 0.75 left". */
function sidesOf(players: Turn[]): Record<string, string[]> | null {
  const result = ratedResultOf(ended(players));
  if (!result) return null;
  ratedResultSchema.parse(result);
  const said = (side: (typeof result.sides)[number]) =>
    side.players.map(({ player, seats, share, left }) => `${player} ${seats} × ${share}${left ? ' left' : ''}`);
  return Object.fromEntries(result.sides.map((side) => [`${side.side} ${side.rank}`, said(side)]));
}

describe('a result as ratings see it', () => {
  it('has one player for all seats of a side, with the mean of their shares', () => {
    const players = [held('germany', 'axis', 'ann'), held('japan', 'axis', 'ann', { share: 0.5 }), held('ussr', 'allies', 'bob')];
    expect(sidesOf(players)).toEqual({ 'axis 1': ['ann 2 × 0.75'], 'allies 2': ['bob 1 × 1'] });
  });

  it('counts who gave up all seats as having left, and who kept one as playing on', () => {
    const gaveUp = held('ussr', 'allies', 'bob', { share: 0.25, left: 'resigned' });
    const bot = held('ussr', 'allies', null, { bot: true, share: 0.75 });
    expect(sidesOf([held('japan', 'axis', 'ann'), gaveUp, bot])).toEqual({
      'allies 2': ['bob 1 × 0.25 left', `${botOf('aa-1941')} 1 × 0.75`],
      'axis 1': ['ann 1 × 1'],
    });
    expect(sidesOf([held('japan', 'axis', 'ann'), gaveUp, bot, held('uk', 'allies', 'bob')])?.['allies 2']).toEqual([
      'bob 2 × 0.625',
      `${botOf('aa-1941')} 1 × 0.75`,
    ]);
  });

  it('takes nobody for having left who was replaced, or who ended the game by conceding', () => {
    const replaced = held('ussr', 'allies', 'bob', { share: 0.5, left: 'replaced' });
    const heir = held('ussr', 'allies', 'cleo', { share: 0.5, left: 'conceded' });
    expect(sidesOf([held('japan', 'axis', 'ann'), replaced, heir])?.['allies 2']).toEqual(['bob 1 × 0.5', 'cleo 1 × 0.5']);
  });

  it('has the place of those who played to the end, whatever who gave up came to', () => {
    const gaveUp = held('germany', 'axis', 'ann', { rank: 2, share: 0.5, left: 'lost-on-time' });
    const players = [gaveUp, held('germany', 'axis', 'cleo', { share: 0.5 }), held('ussr', 'allies', 'bob')];
    expect(sidesOf(players)).toMatchObject({ 'axis 1': ['ann 1 × 0.5 left', 'cleo 1 × 0.5'] });
  });

  it('leaves out seats that nobody known played, and is none with fewer than two sides', () => {
    const players = [held('germany', 'axis', 'ann'), held('japan', 'axis', null), held('ussr', 'allies', 'bob')];
    expect(sidesOf(players)).toMatchObject({ 'axis 1': ['ann 1 × 1'] });
    expect(sidesOf([held('germany', 'axis', 'ann'), held('ussr', 'allies', null)])).toBeNull();
  });

  it('says of a bot account that it is a program, and is none where one person has both sides', () => {
    const robot = held('ussr', 'allies', 'robot', { ownerId: 'bob' });
    const result = ratedResultOf(ended([held('germany', 'axis', 'ann'), robot]));
    expect(ratedResultSchema.parse(result)).toMatchObject({
      admitsPrograms: false,
      sides: [{ players: [{ player: 'robot', kind: 'program' }] }, { players: [{ player: 'ann', kind: 'user' }] }],
    });
    expect(ratedResultOf(ended([held('germany', 'axis', 'bob'), robot]))).toBeNull();
    expect(ratedResultOf(ended([held('germany', 'axis', 'other', { ownerId: 'bob' }), robot]))).toBeNull();
    expect(ratedResultOf(ended([held('germany', 'axis', 'ann'), robot, held('uk', 'allies', 'bob')]))).not.toBeNull();
    expect(ratedResultOf(ended([held('germany', 'axis', 'ann'), robot], { admitsBots: true }))?.admitsPrograms).toBe(true);
  });

  it('is none of what was abandoned or declared void', () => {
    const players = [held('germany', 'axis', 'ann', { rank: null }), held('ussr', 'allies', 'bob', { rank: null })];
    expect(ratedResultOf(ended(players, { kind: 'abandoned' }))).toBeNull();
    expect(ratedResultOf(ended(players, { kind: 'void' }))).toBeNull();
  });

  it('is the same in whatever order seats are read, and names only a table that everybody may see', () => {
    const players = [held('ussr', 'allies', 'bob'), held('japan', 'axis', 'cleo'), held('germany', 'axis', 'ann')];
    expect(ratedResultOf(ended(players))).toEqual(ratedResultOf(ended(players.toReversed())));
    expect(ratedResultOf(ended(players))).toMatchObject({ table: 'abc', id: resultIdOf('abc'), at: '2026-03-01T12:00:00.500Z' });
    expect(ratedResultOf(ended(players, { isPublic: false }))).toMatchObject({ table: resultIdOf('abc'), id: resultIdOf('abc') });
  });
});
