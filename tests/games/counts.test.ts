import { describe, expect, it } from 'vitest';
import { clone, type Die, enumerate, playChecked } from '../../lib/engine';
import { type AnyGame, type GameId, loadGame } from '../../lib/games/registry';
import { given } from '../support/given';
import { impulse } from './1943-1945/positions';

/** What a position leads to: sequences of one, two and three legal orders, as the prompts reach them. */
interface Count {
  game: GameId;
  title: string;
  position: string;
  counts: readonly number[];
}

/** No token left to play, so that only the order's own rules count. */
const spent = `Played Allies: 4 additional-impulse, 2 operational
  Played Axis: 2 stop-battle, 2 reinforcements, 2 strangle`;
// Like perft in chess: a count that changes is a rule that changed.
const rows: readonly Count[] = [
  {
    game: 'aa-1941',
    title: 'an attack by land',
    position: `Round 1, Germany, combat-move
      Eastern Europe: 2 infantry, 1 tank
      Karelia: 1 infantry`,
    counts: [11, 59, 306],
  },
  {
    game: 'aa-1941',
    title: 'a fleet with troops beside a submarine',
    position: `Round 1, UK, combat-move
      United Kingdom: 1 infantry
      sz6: Germany 1 submarine
      sz8: UK 1 destroyer, 1 transport`,
    counts: [26, 264, 1337],
  },
  {
    game: 'aa-1941',
    title: 'losses of a mixed army',
    position: `Round 1, Germany, combat
      Origins: Karelia from Eastern Europe
      Pending: none
      Battle: land Karelia, round 1, defender-losses, main volley
      Hits: 2 other
      Eastern Europe: 1 infantry
      Karelia: 2 infantry, 1 tank, Germany 2 tanks, 1 fighter [2 left], UK 1 fighter`,
    counts: [4, 8, 16],
  },
  {
    game: 'aa-1941',
    title: 'a purchase of 10 IPCs and what is made of it',
    position: `Round 1, Japan, purchase
      IPCs: Japan 10
      Japan: 1 infantry`,
    counts: [12, 12, 12],
  },
  {
    game: 'aa-revised',
    title: 'an attack with a bomber past a gun',
    position: `Round 1, Germany, combat-move
      Eastern Europe: 1 infantry, 1 artillery
      Germany: 1 bomber
      Karelia S.S.R.: 1 infantry, 1 AA gun`,
    counts: [8, 57, 523],
  },
  {
    game: 'aa-revised',
    title: 'a landing with a battleship, a transport that may wait',
    position: `Round 1, UK, combat-move
      United Kingdom: 1 infantry
      Norway: 1 infantry
      sz6: UK 1 battleship, 1 transport`,
    counts: [18, 76, 565],
  },
  {
    game: 'aa-revised',
    title: 'what 19 IPCs buy, research and all',
    position: `Round 1, USSR, research
      IPCs: USSR 19
      Russia: 1 infantry`,
    counts: [19, 577, 1154],
  },
  {
    game: '1943-1945',
    title: 'an impulse in Tunisia without events',
    position: `${impulse('allied', 2, 1, true)}
      Fleets: Allies 0 ready 0 engaged, Axis 0 ready 0 engaged
      U-boat: gone
      Transport: Allies 0, Axis 0
      ${spent}
      17 (Axis): 1 cube
      18 (Allies): 1 cube
      19 (Allies): 1 tank`,
    counts: [17, 101, 688],
  },
  {
    game: 'ridges',
    title: 'the last of five ridges',
    position: `Round 5, deploy
      Prize: 4
      Scores: Red 4, Blue 2
      Reserves: Red 5, Blue 7
      Ridge 1 (Red):
      Ridge 2 (Blue):
      Ridge 3 (Red):
      Ridge 4 (Blue):`,
    counts: [6, 48, 90],
  },
];

/** Dice in a fixed order, which hit and miss. */
const die: Die = (_label, index, sides) => 1 + ((index * 5) % sides);

/** Sequences of so many orders; of questions asked together the first is answered first. A game that ends earlier counts as it is. */
function sequences(game: AnyGame, state: { rules: number }, depth: number): number {
  const [decision] = game.decisions(state);
  if (!decision) return 1;
  const orders = enumerate(game, game.view(state, decision.seat), decision, 10_000);
  if (depth === 1) return orders.length;
  return orders.reduce((sum, order) => {
    const move = { decision: decision.id, seat: decision.seat, order };
    return sum + sequences(game, playChecked(game, clone(state), decision, move, { die, checksum: null }).state, depth - 1);
  }, 0);
}

describe.each(rows)('$game: $title', ({ game: id, position, counts }) => {
  it(`leads to ${counts.join(', ')} sequences of one, two and three orders`, async () => {
    const game = await loadGame(id);
    const { state } = given(game).position(position);
    expect([1, 2, 3].map((depth) => sequences(game, state, depth))).toEqual(counts);
  });
});
