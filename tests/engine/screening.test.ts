import { describe, expect, it } from 'vitest';
import { actOf } from '../../lib/chance/act';
import {
  changedSpaces,
  chaptersOf,
  type ListedMove,
  movesOf,
  nextStill,
  type OrderShot,
  placesOf,
  reelOfOrders,
  type Screening,
  type Still,
  shownAt,
} from '../../lib/engine';
import { loadGame } from '../../lib/games/registry';
import { recordedGame } from '../support/recorded';

/** A recorded game on a screen. */
async function screened(id: 'aa-1941' | 'ridges', path: string, eyes: string): Promise<Screening> {
  const game = await loadGame(id);
  const { options, rules, opening, entries } = recordedGame(path);
  const reel = reelOfOrders(game, { options, rules, draws: opening.draws });
  const shots = entries.slice(0, 120).map((entry): OrderShot => {
    const { seat, decision, order, draws, via, at } = entry;
    if (actOf(entry)) throw new Error('this recording holds orders alone');
    return { seat, decision, order: order as { type: string }, draws, via, at };
  });
  reel.append(shots);
  return { game, reel, eyes, language: 'en' };
}

const behind = (seq: number): Still => ({ seq, die: null });
const war = () => screened('aa-1941', 'tests/fixtures/aa-1941/bots-carriers-come-home.json', 'public');

describe('a game looked back at', () => {
  it('steps on and back over the same dice', async () => {
    const moves = movesOf(await war());
    const rolled = moves.find(({ dice }) => dice > 1) as ListedMove;
    let still = behind(rolled.seq - 1);
    const way: Still[] = [still];
    for (let n = 0; n <= rolled.dice; n++) {
      still = nextStill(moves, still, 'die', 1);
      way.push(still);
    }
    expect(way.map(({ die }) => die)).toEqual([null, ...Array.from({ length: rolled.dice }, (_, i) => i + 1), null]);
    expect(still).toEqual(behind(rolled.seq));
    for (const expected of way.slice(0, -1).reverse()) {
      still = nextStill(moves, still, 'die', -1);
      expect(still).toEqual(expected);
    }
  });

  it('stops at the end of a phase and of a battle, and at the ends of the game', async () => {
    const moves = movesOf(await war());
    const phase = nextStill(moves, behind(0), 'phase', 1).seq;
    expect(new Set(moves.slice(0, phase).map(({ momentName }) => momentName)).size).toBe(1);
    expect(moves[phase]?.momentName).not.toBe(moves[0]?.momentName);
    const battle = moves[nextStill(moves, behind(0), 'battle', 1).seq - 1];
    expect(battle?.isFight).toBe(true);
    expect(nextStill(moves, behind(moves.length), 'order', 1)).toEqual(behind(moves.length));
    expect(nextStill(moves, behind(0), 'battle', -1)).toEqual(behind(0));
  });

  it('shows the board as it stood, and nothing of the outcome, while dice fall', async () => {
    const screening = await war();
    const rolled = movesOf(screening).find(({ dice, losses }) => dice > 1 && losses > 0) as ListedMove;
    const [before, falling, done] = [
      shownAt(screening, behind(rolled.seq - 1)),
      shownAt(screening, { seq: rolled.seq, die: 1 }),
      shownAt(screening, behind(rolled.seq)),
    ];
    expect(changedSpaces(before.painting, falling.painting)).toEqual([]);
    expect(falling.headline).toBe(before.headline);
    expect(falling.entry?.draws?.flatMap(({ values }) => values)).toEqual(done.entry?.draws?.flatMap(({ values }) => values).slice(0, 1));
    expect(falling.entry?.lines).toEqual([]);
    expect([falling.entry?.volleys.length, (done.entry?.volleys.length ?? 0) > 0]).toEqual([0, true]);
    expect(done.entry?.lines).not.toEqual([]);
    expect(done.changed).not.toEqual([]);
  });

  it('draws the ways of pieces, of all steps that were passed at once', async () => {
    const screening = await war();
    const moves = movesOf(screening);
    const arrows = (seq: number, from?: number) => shownAt(screening, behind(seq), from).painting.arrows.length;
    const end = nextStill(moves, behind(nextStill(moves, behind(0), 'phase', 1).seq), 'phase', 1).seq;
    expect(end).toBeGreaterThan(2);
    expect(arrows(end, 0)).toBeGreaterThan(arrows(end));
  });

  it('is listed by round, turn and phase, every entry once', async () => {
    const moves = movesOf(await war());
    const chapters = chaptersOf(moves);
    expect(chapters.flatMap(({ turns }) => turns.flatMap(({ phases }) => phases.flatMap((phase) => phase.moves)))).toEqual(moves);
    expect(chapters[0]?.name).toBe('Round 1');
    expect(chapters[0]?.turns[0]).toMatchObject({ power: moves[0]?.moment.power, seq: 1 });
    expect(moves.some(({ isCapture }) => isCapture)).toBe(true);
  });

  it('shows hidden facts to nobody but whose they are, and to everyone’s eyes', async () => {
    const path = 'tests/fixtures/ridges/bots-1.json';
    const as = async (eyes: string) => shownAt(await screened('ridges', path, eyes), behind(0)).opening.join(' ');
    const [red, blue, open, watcher] = [await as('red'), await as('blue'), await as('everyone'), await as('public')];
    expect(new Set([red, blue, open, watcher]).size).toBe(4);
    for (const hidden of [red, blue]) expect(watcher).not.toContain(hidden);
  });

  it('happens where something changed, else at what the entry is about', async () => {
    const scene = await war();
    const moves = movesOf(scene);
    const fights = moves.filter(({ isFight, space }) => isFight && space !== null);
    expect(fights.length).toBeGreaterThan(0);
    for (const { seq, space } of fights) {
      const shown = shownAt(scene, behind(seq));
      expect(placesOf(shown)).toEqual(shown.changed.length > 0 ? shown.changed : [space]);
    }
    expect(placesOf({ ...shownAt(scene, behind(0)), painting: { ...shownAt(scene, behind(0)).painting, arrows: [] } })).toEqual([]);
  });
});
