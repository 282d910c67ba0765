import { lineUpBefore, lineUpOf, type Place, partOf } from './line-up';
import type { RatedPlayer, RatedResult, RatedSide } from './result';

/** Two sides of a result held against each other. */
export interface Bout {
  sides: readonly [string, string];
  lineUps: readonly [readonly Place[], readonly Place[]];
  /** Of the first side. */
  score: 0 | 0.5 | 1;
  /** How much it counts for each place of the line-ups, 0 to 1; who has 0 is only held against. */
  weights: readonly [readonly number[], readonly number[]];
  /** How much it says about the advantage of the sides, 0 to 1. */
  teaches: number;
}

/** All that a result says of somebody: every pair of sides that did not end alike, and once more each pair of which a player left. */
export function boutsOf(result: RatedResult): Bout[] {
  const { sides } = result;
  const isPerson = personsOf(result);
  const drawn = sides.every(({ rank }) => rank === sides[0]?.rank);
  const terms: Terms = { isPerson, drawn, part: 1 / (sides.length - 1) };
  const bouts = sides.flatMap((first, at) => sides.slice(at + 1).flatMap((second) => boutsBetween([first, second], terms)));
  return bouts.filter(({ weights }) => weights.flat().some((weight) => weight > 0));
}

type Test = (player: RatedPlayer) => boolean;

/** Who counts as a person: programs do where they were admitted, and where one plays that was not, nobody does. */
function personsOf({ sides, admitsPrograms }: RatedResult): Test {
  const isOpen = admitsPrograms || sides.every(({ players }) => players.every(({ kind }) => kind !== 'program'));
  return ({ kind }) => isOpen && kind !== 'bot';
}

interface Terms {
  isPerson: Test;
  /** The whole game was a draw. */
  drawn: boolean;
  /** What one pair of sides counts, so that a game counts the same however many sides it has. */
  part: number;
}

function boutsBetween([first, second]: [RatedSide, RatedSide], { isPerson, drawn, part }: Terms): Bout[] {
  // whoever answers for both could give the game away
  if (first.players.some((player) => player.kind !== 'bot' && sitsOn(second, player))) return [];
  const people = [partOf(first, isPerson), partOf(second, isPerson)] as const;
  // one bot plays many seats: it learns nothing from itself
  const weigh = (places: readonly Place[], other: RatedSide, opponents: number, moves: Test) =>
    places.map(({ player }) => (moves(player) && !sitsOn(other, player) ? part * (player.kind === 'user' ? opponents : 1) : 0));
  const bout = (lineUps: Bout['lineUps'], score: Bout['score'], [here, there]: [Test, Test], teaches: number): Bout => ({
    sides: [first.side, second.side],
    lineUps,
    score,
    weights: [weigh(lineUps[0], second, people[1], here), weigh(lineUps[1], first, people[0], there)],
    teaches,
  });
  const [own, others] = [lineUpOf(first), lineUpOf(second)];
  const bouts = leaversOf(first).map((leaver) => bout([lineUpBefore(first, leaver), others], 0, [only(leaver), nobody], 0));
  bouts.push(...leaversOf(second).map((leaver) => bout([own, lineUpBefore(second, leaver)], 1, [nobody, only(leaver)], 0)));
  if (first.rank !== second.rank || drawn) {
    const score = first.rank < second.rank ? 1 : first.rank > second.rank ? 0 : 0.5;
    bouts.push(bout([own, others], score, [stayed, stayed], part * people[0] * people[1]));
  }
  return bouts;
}

const leaversOf = ({ players }: RatedSide): RatedPlayer[] => players.filter(({ left }) => left);
const only =
  (leaver: RatedPlayer): Test =>
  (player) =>
    player === leaver;
const stayed: Test = ({ left }) => !left;
const nobody: Test = () => false;
const sitsOn = ({ players }: RatedSide, { player }: RatedPlayer): boolean => players.some((each) => each.player === player);
