import { type Fact, type PositionReader, positionText } from '../kit/position';
import { type RidgesTongue, seatName, words } from './notation';
import { type RidgesKinds, type Seat, type State, seats } from './types';

type Lines = PositionReader<RidgesTongue>;
const named = (seat: Seat): string => seatName(seat, 'en');

/** "Red 8, Blue 7": a number of each seat, or of those that have one. */
const numbers = (field: 'scores' | 'reserves' | 'deployed'): Fact<State, RidgesTongue> => ({
  write(state) {
    const has = seats.filter((seat) => state[field][seat] !== undefined);
    return has.map((seat) => `${named(seat)} ${state[field][seat]}`).join(', ') || null;
  },
  read(state, text, lines) {
    for (const [seat, number] of lines.each(text, (reader) => [reader.name('seat'), reader.number()] as const)) state[field][seat] = number;
  },
});

const prize: Fact<State, RidgesTongue> = {
  write: (state) => `${state.prize}`,
  read(state, text, lines) {
    state.prize = lines.read(text, (reader) => reader.number()) ?? 0;
  },
};

const loser: Fact<State, RidgesTongue> = {
  write: (state) => state.loser && named(state.loser),
  read(state, text, lines) {
    state.loser = lines.read(text, (reader) => reader.name('seat'));
  },
};

const numbered = (text: string, word: string, lines: Lines): number | null =>
  lines.read(text, (reader) => (reader.keyword(word) ? reader.number() : 0));

/** "Round 2, rally", the facts, then a line for each ridge that was fought for: "Ridge 1 (Red):". */
export const { formatPosition, parsePosition } = positionText<RidgesKinds, RidgesTongue>({
  grammar: () => words,
  rules: 1,
  empty: (options) => ({
    ...{ rules: 1, options, round: 1, prize: 0, phase: 'deploy', loser: null, taken: [], deployed: {} },
    ...{ scores: { red: 0, blue: 0 }, reserves: { red: 0, blue: 0 } },
  }),
  when: {
    write: ({ round, phase }) => `Round ${round}, ${phase}`,
    read(state, [round = '', phase = ''], lines) {
      const number = numbered(round, 'round', lines);
      const found = lines.choice(phase, ['deploy', 'rally', 'over'], { en: 'a phase', it: 'una fase' });
      if (number !== null && found !== null) Object.assign(state, { round: number, phase: found });
    },
  },
  facts: { Prize: prize, Loser: loser, Scores: numbers('scores'), Reserves: numbers('reserves'), Deployed: numbers('deployed') },
  spaces: ({ taken }) => taken.map((by, i) => ({ name: `Ridge ${i + 1}`, holder: by && named(by), stands: '' })),
  readSpace(state, { name, holder }, lines) {
    const by = holder === null ? null : lines.read(holder, (reader) => reader.name('seat'));
    const next = state.taken.length + 1;
    if (numbered(name, 'ridge', lines) === next) state.taken.push(by);
    else lines.add({ en: `here comes Ridge ${next}.`, it: `qui viene Ridge ${next}.` });
  },
});
