import { partsOf } from '../../kit/position';
import { format, parse } from '../notation';
import { readUnits, wordsOf } from '../notation/grammar';
import { turnAtStart } from '../rules/turn';
import type { AaDecision, Bombardment, Intent, Order, Overflight, Power, Rocket, SpaceId, State, Turn } from '../types';
import { type AaFact, filled } from './holdings';
import { type AaLines, advantageWord, powerWord, readStacks, spaceWord, writeStacks } from './stacks';

const fieldsOf = <V>(record: Readonly<Record<string, V>>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
const nobody: AaDecision = { id: '', seat: '', kind: '', force: 'must', tempo: 'turn' };

/** An order in canonical notation; nothing in it needs to be inferred, so no question is behind it. */
export function readOrder(state: State, line: string, lines: AaLines): Order | null {
  const parsed = parse(line, state, nobody, 'en');
  if (parsed.ok) return parsed.value;
  for (const { text } of parsed.error) lines.add({ en: text, it: text });
  return null;
}

const hostileIn = ({ hostile }: Turn): string => filled(hostile.map(spaceWord)) ?? 'none';

/** Every fact of the turn, so that a new one must be written down here. `hostile` is read off the position when unsaid. */
export const turnFacts: { [F in keyof Turn]-?: AaFact } = {
  hostile: {
    write(state) {
      const said = hostileIn(state.turn);
      return said === hostileIn(turnAtStart(state)) ? null : said;
    },
    read(state, text, lines) {
      const hostile = /^none$/i.test(text) ? [] : lines.each(text, (reader) => reader.name('space'));
      state.turn = { ...state.turn, hostile };
    },
  },
  captured: {
    write: ({ turn }) => filled(fieldsOf(turn.captured).map(([id, from]) => `${spaceWord(id)} from ${powerWord(from)}`)),
    read(state, text, lines) {
      const pairs = lines.each(text, (reader): [SpaceId, Power] => {
        const id = reader.name('space');
        reader.takes('from');
        return [id, reader.name('power')];
      });
      state.turn = { ...state.turn, captured: Object.fromEntries(pairs) };
    },
  },
  intents: {
    write: ({ turn }) => filled(fieldsOf(turn.intents).map(([id, intent]) => `${spaceWord(id)} ${intent}`)),
    read(state, text, lines) {
      const pairs = lines.each(text, (reader): [SpaceId, Intent] => [reader.name('space'), reader.keyword('attack', 'ignore') ?? 'ignore']);
      state.turn = { ...state.turn, intents: Object.fromEntries(pairs) };
    },
  },
  escorts: {
    write: ({ turn }) => filled((turn.escorts ?? []).map(spaceWord)),
    read(state, text, lines) {
      state.turn = { ...state.turn, escorts: lines.each(text, (reader) => reader.name('space')) };
    },
  },
  origins: {
    write: ({ turn }) => filled(fieldsOf(turn.origins).map(([id, from]) => `${spaceWord(id)} from ${from.map(spaceWord).join(' + ')}`)),
    read(state, text, lines) {
      const pairs = lines.each(text, (reader): [SpaceId, SpaceId[]] => {
        const to = reader.name('space');
        const from: SpaceId[] = [];
        reader.takes('from');
        do from.push(reader.name('space'));
        while (reader.takes('and'));
        return [to, from];
      });
      state.turn = { ...state.turn, origins: Object.fromEntries(pairs) };
    },
  },
  request: {
    write: ({ turn: { request } }) => request && `${powerWord(request.host)}: ${format(request.order)}`,
    read(state, text, lines) {
      const [host = '', ...line] = text.split(':');
      const [power] = lines.each(host, (reader) => reader.name('power'));
      const order = readOrder(state, line.join(':'), lines);
      if (power && order) state.turn = { ...state.turn, request: { order, host: power } };
    },
  },
  asked: {
    write: ({ turn }) => (turn.asked > 0 ? String(turn.asked) : null),
    read(state, text, lines) {
      state.turn = { ...state.turn, asked: lines.each(text, (reader) => reader.number())[0] ?? 0 };
    },
  },
  refused: {
    write: ({ turn }) => filled(turn.refused.map(powerWord)),
    read(state, text, lines) {
      state.turn = { ...state.turn, refused: lines.each(text, (reader) => reader.name('power')) };
    },
  },
  relocated: {
    write: ({ turn }) => filled((turn.relocated ?? []).map(spaceWord)),
    read(state, text, lines) {
      state.turn = { ...state.turn, relocated: lines.each(text, (reader) => reader.name('space')) };
    },
  },
  passed: {
    write: ({ turn }) => filled((turn.passed ?? []).map(advantageWord)),
    read(state, text, lines) {
      state.turn = { ...state.turn, passed: lines.each(text, (reader) => reader.name('advantage')) };
    },
  },
  reinforce: {
    write: ({ turn: { reinforce } }) => (reinforce === undefined ? null : spaceWord(reinforce)),
    read(state, text, lines) {
      const [space] = lines.each(text, (reader) => reader.name('space'));
      if (space) state.turn = { ...state.turn, reinforce: space };
    },
  },
  // "sz5 to Norway: 1 battleship; sz5: 1 destroyer" that holds its fire
  bombards: {
    write: ({ turn }) => turn.bombards?.map(shots).join('; ') || null,
    read(state, text, lines) {
      const bombards = text.split(';').flatMap((each): Bombardment[] => {
        const [where = '', ships = ''] = each.split(':');
        const units = Object.assign({}, ...lines.each(ships, (reader) => readUnits(reader)));
        return lines.each(where, (reader) => ({
          zone: reader.name('space'),
          target: reader.takes('to') ? reader.name('space') : null,
          units,
        }));
      });
      state.turn = { ...state.turn, bombards };
    },
  },
  parties: {
    write: ({ turn }) => filled((turn.parties ?? []).map(({ from, to }) => `${spaceWord(from)} to ${spaceWord(to)}`)),
    read(state, text, lines) {
      const parties = lines.each(text, (reader) => {
        const from = reader.name('space');
        reader.takes('to');
        return { from, to: reader.name('space') };
      });
      state.turn = { ...state.turn, parties };
    },
  },
  // "Germany > Ukraine > Russia: 2 bombers [3 left, raid]; …"
  flights: {
    write: ({ turn, power }) =>
      turn.flights?.map(({ path, aircraft }) => `${wayOf(path)}: ${writeStacks([aircraft], power)}`).join('; ') || null,
    read(state, text, lines) {
      const flights = text.split(';').flatMap((each) => {
        const [way = '', units = ''] = each.split(':');
        const path = readWay(way, lines);
        return readStacks(units, state.power, lines).map((aircraft): Overflight => ({ path, aircraft }));
      });
      state.turn = { ...state.turn, flights };
    },
  },
  rockets: {
    write: ({ turn }) => filled((turn.rockets ?? []).map(({ from, target }) => wayOf([from, target]))),
    read(state, text, lines) {
      const rockets = partsOf(text).map((each): Rocket => {
        const [from = '', target = ''] = readWay(each, lines);
        return { from, target };
      });
      state.turn = { ...state.turn, rockets };
    },
  },
};

const wayOf = (path: readonly SpaceId[]): string => path.map(spaceWord).join(' > ');
const readWay = (text: string, lines: AaLines): SpaceId[] => lines.each(text.replaceAll('>', ','), (reader) => reader.name('space'));

const shots = ({ zone, target, units }: Bombardment) =>
  `${spaceWord(zone)}${target === null ? '' : ` to ${spaceWord(target)}`}: ${wordsOf('en').list(units)}`;
