import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holderOf, type Pairing, type PairingDraft, type PairingInput, pairingInputSchema, pairingsOf } from '../../lib/tournament';
import { runs } from '../support/effort';
import { duel, field, played, tournament } from '../support/tournaments';

type Draft = PairingDraft['settings'];

const three = ['red', 'blue', 'grey'].map((side) => ({ side, camp: side }));
const pair = three.slice(0, 2);

/** Everybody challenges the next above, as far as the ladder lets them. */
const challenges = Array.from({ length: 9 }, (_, index) => ({ by: `p${index + 2}`, to: `p${index + 1}`, at: (index * 4) % 9 }));

const systems: Record<string, Draft> = {
  'a round robin': duel({ kind: 'round-robin', cycles: 2, numbers: 'drawn' }),
  'a round robin of teams': duel({ kind: 'round-robin', cycles: 1, numbers: 'seeds' }, { boards: 3 }),
  'a Swiss': duel({ kind: 'swiss', first: 'points' }),
  'a Swiss with both sides at once': duel({ kind: 'swiss', first: 'sides' }, { sides: 'both' }),
  'a knock-out': duel({ kind: 'elimination', losses: 1, drawn: 'replay' }),
  'a double elimination': duel({ kind: 'elimination', losses: 2, drawn: 'higher-seed' }),
  'a ladder': duel({ kind: 'ladder', reach: 3, rest: 1, moves: 'swap', idle: { rounds: 2, places: 1 }, challenges }),
  'tables of three': { ...duel({ kind: 'tables', remainder: 'byes' }), seats: three },
  'tables of three and two': { ...duel({ kind: 'tables', remainder: 'smaller' }), seats: three, smaller: [pair] },
};

/** Entrants of whom some come late, leave and pause. */
const fields = fc.integer({ min: 1, max: 10 }).chain((count) =>
  fc.tuple(
    ...field(count).map((each) =>
      fc.record({
        id: fc.constant(each.id),
        seed: fc.constant(each.seed),
        from: fc.constantFrom(1, 1, 1, 2, 3),
        until: fc.constantFrom(null, null, 1, 2, 3),
        pauses: fc.constantFrom<number[]>([], [], [2], [1, 3]),
      }),
    ),
  ),
);
const dice = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 7, maxLength: 20 });

function season(input: PairingInput, rolled: readonly number[]): PairingInput[] {
  let next = 0;
  const stages = [input];
  for (let round = 1; round <= 5; round++) {
    const now = stages.at(-1)!;
    stages.push(
      played(now, ({ seats }) => {
        const die = rolled[next++ % rolled.length]!;
        return seats[die]?.entrant ?? null;
      }),
    );
  }
  return stages;
}

describe.each(Object.entries(systems))('%s', (name, settings) => {
  it('pairs nobody who is away, nobody twice, and each pairing under an id of its own', () => {
    fc.assert(
      fc.property(fields, dice, (who, rolled) => {
        const stages = season(tournament(who, settings), rolled);
        const end = stages.at(-1)!;
        const ids = end.pairings.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const input of stages) {
          const next = pairingsOf(input);
          const matches = new Map<string, Set<string>>();
          const present = ({ id }: PairingInput['entrants'][number], round: number) => {
            const entrant = who.find((each) => each.id === id)!;
            return entrant.from <= round && (entrant.until === null || round <= entrant.until);
          };
          const isKnockOut = settings.system.kind === 'elimination';
          for (const { match, round, seats, bye } of next) {
            for (const { entrant } of seats) {
              matches.set(entrant, (matches.get(entrant) ?? new Set()).add(match));
              const known = input.entrants.find(({ id }) => id === entrant)!;
              expect(present(known, round)).toBe(true);
              // a bracket waits for who pauses
              expect(bye !== null || isKnockOut || !known.pauses.includes(round)).toBe(true);
            }
          }
          expect([...matches.values()].every(({ size }) => size === 1)).toBe(true);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('is recomputed from its published input, whatever the order of its lists', () => {
    fc.assert(
      fc.property(fields, dice, (who, rolled) => {
        for (const input of season(tournament(who, settings), rolled)) {
          const { entrants, pairings, results } = input;
          const shuffled = { ...input, entrants: entrants.toReversed(), pairings: pairings.toReversed(), results: results.toReversed() };
          const stranger = pairingInputSchema.parse(JSON.parse(JSON.stringify(shuffled)));
          expect(pairingsOf(stranger)).toEqual(pairingsOf(input));
        }
      }),
      { numRuns: runs(25) },
    );
  });

  it('finds somebody to play in a full field', () => {
    const games = pairingsOf(tournament(field(7), settings)).filter(({ bye }: Pairing) => !bye);
    expect(games.length, name).toBeGreaterThan(0);
  });
});

describe('the players of a team', () => {
  it('sit at the boards they are named for, from the round on from which they are', () => {
    const players = [
      { player: 'anna', from: 1, board: 1 },
      { player: 'bruno', from: 1, board: 2 },
      { player: 'carla', from: 3, board: 1 },
    ];
    const [team] = tournament([{ id: 'rome', seed: 1, players }], systems['a round robin of teams']!).entrants;
    const at = (round: number) => [1, 2, 3].map((board) => holderOf(team!, round, board));
    expect(at(1)).toEqual(['anna', 'bruno', null]);
    expect(at(3)).toEqual(['carla', 'bruno', null]);
  });
});
