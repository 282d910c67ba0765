import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PairingInput, standingsOf } from '../../lib/tournament';
import { runs } from '../support/effort';
import { afterRounds, duel, field, tournament } from '../support/tournaments';

/** Games as rows of who had what, by the rule of one point a win; knows nothing of how the table is made. */
function rows({ pairings, results }: PairingInput) {
  const games = results.map(({ places: [one, other] }) => {
    const share = one!.rank === other!.rank ? 0.5 : one!.rank === 1 ? 1 : 0;
    return { one: one!.entrant, other: other!.entrant, share };
  });
  return { games, byes: pairings.filter(({ bye }) => bye).map(({ seats }) => seats[0]!.entrant) };
}

function model(input: PairingInput) {
  const { games, byes } = rows(input);
  const seen = (id: string) =>
    games.flatMap(({ one, other, share }) =>
      one === id ? [{ against: other, share }] : other === id ? [{ against: one, share: 1 - share }] : [],
    );
  const had = (id: string) => byes.filter((each) => each === id).length;
  const points = (id: string) => seen(id).reduce((sum, { share }) => sum + share, 0) + had(id);
  return (id: string) => {
    const opponents = [...seen(id).map(({ against }) => points(against)), ...Array.from({ length: had(id) }, () => points(id))];
    const buchholz = opponents.reduce((sum, each) => sum + each, 0);
    return {
      points: points(id),
      buchholz,
      cut: buchholz - (opponents.length > 0 ? Math.min(...opponents) : 0),
      berger: seen(id).reduce((sum, { against, share }) => sum + share * points(against), 0),
      wins: seen(id).filter(({ share }) => share === 1).length,
    };
  };
}

describe('a table', () => {
  it('is what a model of a few lines makes of the same games', () => {
    const dice = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 10, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 0, max: 6 }), dice, (count, rounds, rolled) => {
        const settings = duel(
          { kind: 'swiss', first: 'points' },
          { tieBreaks: ['buchholz', 'buchholz-cut-1', 'sonneborn-berger', 'wins'] },
        );
        let next = 0;
        const input = afterRounds(tournament(field(count), settings), rounds, ({ seats }) => {
          const die = rolled[next++ % rolled.length]!;
          return die === 2 ? null : seats[die]!.entrant;
        });
        const of = model(input);
        const table = standingsOf(input);
        for (const { entrant, points, tieBreaks } of table) {
          expect({
            points,
            buchholz: tieBreaks.buchholz,
            cut: tieBreaks['buchholz-cut-1'],
            berger: tieBreaks['sonneborn-berger'],
            wins: tieBreaks.wins,
          }).toEqual(of(entrant));
        }
        const key = (id: string) => Object.values(of(id));
        const isBetter = (a: string, b: string) => {
          const at = key(a).findIndex((each, index) => each !== key(b)[index]);
          return at >= 0 && key(a)[at]! > key(b)[at]!;
        };
        for (const { entrant, rank } of table) {
          expect(rank).toBe(1 + table.filter((other) => isBetter(other.entrant, entrant)).length);
        }
      }),
      { numRuns: runs(100) },
    );
  });
});
