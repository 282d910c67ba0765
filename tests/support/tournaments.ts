import {
  type GameResult,
  type Pairing,
  type PairingDraft,
  type PairingInput,
  pairingFormat,
  pairingInputSchema,
  pairingsOf,
} from '../../lib/tournament';

type SettingsDraft = PairingDraft['settings'];
type EntrantDraft = PairingDraft['entrants'][number];

const onePoint: SettingsDraft['points'] = {
  scale: { by: 'outcome', win: 1, draw: 0.5, loss: 0 },
  byes: { odd: 1, asked: 0.5, absent: 0, late: 0, withdrawn: 0 },
};

/** Settings of a game for two, Axis against Allies, one point a win. */
export const duel = (system: SettingsDraft['system'], more: Partial<SettingsDraft> = {}): SettingsDraft => ({
  seats: [
    { side: 'axis', camp: 'axis' },
    { side: 'allies', camp: 'allies' },
  ],
  sides: 'drawn',
  points: onePoint,
  tieBreaks: [],
  system,
  ...more,
});

/** Entrants by their ids, the strongest first. */
export const entrants = (...ids: string[]): EntrantDraft[] => ids.map((id, index) => ({ id, seed: index + 1 }));

/** So many, called p1, p2, … */
export const field = (count: number): EntrantDraft[] => entrants(...Array.from({ length: count }, (_, index) => `p${index + 1}`));

/** An input before its first round. */
export const tournament = (who: EntrantDraft[], settings: SettingsDraft, more: Partial<PairingDraft> = {}): PairingInput =>
  pairingInputSchema.parse({
    format: pairingFormat,
    seed: 'a seed',
    round: 1,
    entrants: who,
    pairings: [],
    results: [],
    settings,
    ...more,
  });

type Winner = (pairing: Pairing) => string | null;

/** A pairing's result; null: drawn. */
export function won(pairing: Pairing, winner: string | null, sides = ['axis', 'allies']): GameResult {
  const places = pairing.seats.map(({ entrant, side }, index) => ({
    entrant,
    side: side ?? sides[index]!,
    rank: winner === null || winner === entrant ? 1 : 2,
    margin: null,
    level: null,
    left: null,
    player: null,
  }));
  return { pairing: pairing.id, kind: 'played-out', places };
}

/** The tournament after its round was paired and played. */
export function played(input: PairingInput, winner: Winner): PairingInput {
  const next = pairingsOf(input);
  const results = next.filter(({ bye }) => !bye).map((pairing) => won(pairing, winner(pairing)));
  return { ...input, round: input.round + 1, pairings: [...input.pairings, ...next], results: [...input.results, ...results] };
}

/** After so many rounds. */
export const afterRounds = (input: PairingInput, rounds: number, winner: Winner): PairingInput =>
  Array.from({ length: rounds }).reduce<PairingInput>((now) => played(now, winner), input);

/** "a-b" of each table, the first side first; a bye is "a". */
export const named = (pairings: readonly Pairing[]): string[] => pairings.map(({ seats }) => seats.map(({ entrant }) => entrant).join('-'));

/** A competition of single games, written as "a 1 b", "a = b", "a 0 b". */
export function season(ids: string[], games: string[], settings: SettingsDraft): PairingInput {
  const parsed = games.map((text, index) => {
    const [first = '', score = '', second = ''] = text.split(' ');
    const id = `g${index + 1}`;
    const seats = [first, second].map((entrant, place) => ({ entrant, side: place === 0 ? 'axis' : 'allies' }));
    const pairing: Pairing = { id, round: index + 1, match: id, board: 1, seats, bye: null };
    return { pairing, result: won(pairing, score === '=' ? null : score === '1' ? first : second) };
  });
  return tournament(entrants(...ids), settings, {
    pairings: parsed.map(({ pairing }) => pairing),
    results: parsed.map(({ result }) => result),
  });
}
