import { partsOf } from '../../kit/position';
import { format, parse } from '../notation';
import { type AaReader, readUnits, wordsOf } from '../notation/grammar';
import { turnAtStart } from '../rules/turn';
import type { AaDecision, Bombardment, Order, Overflight, Rocket, SpaceId, State, Turn } from '../types';
import { type AaFact, filled, type NameKind, wordsFor } from './holdings';
import { type AaLines, powerWord, readStacks, spaceWord, writeStacks } from './stacks';

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

/** A fact of the turn: what is written of it, and what is read into it. */
const ofTurn = (
  write: (turn: Turn, state: State) => string | null,
  read: (text: string, lines: AaLines, state: State) => Partial<Turn>,
): AaFact => ({
  write: (state) => write(state.turn, state),
  read(state, text, lines) {
    state.turn = { ...state.turn, ...read(text, lines, state) };
  },
});

/** A list of names in the turn. */
const namesIn = (list: 'escorts' | 'refused' | 'relocated' | 'passed', kind: NameKind): AaFact =>
  ofTurn(
    (turn) => filled(wordsFor(kind, turn[list])),
    (text, lines) => ({ [list]: lines.each(text, (reader) => reader.name(kind)) }),
  );

/** Entries of a record: a space, and what is said of it. */
const entries = <V>(text: string, lines: AaLines, read: (reader: AaReader) => V): Record<SpaceId, V> =>
  Object.fromEntries(lines.each(text, (reader) => [reader.name('space'), read(reader)] as const));

/** Every fact of the turn, so that a new one must be written down here. `hostile` is read off the position when unsaid. */
export const turnFacts: { [F in keyof Turn]-?: AaFact } = {
  hostile: ofTurn(
    (turn, state) => (hostileIn(turn) === hostileIn(turnAtStart(state)) ? null : hostileIn(turn)),
    (text, lines) => ({ hostile: /^none$/i.test(text) ? [] : lines.each(text, (reader) => reader.name('space')) }),
  ),
  captured: ofTurn(
    ({ captured }) => filled(fieldsOf(captured).map(([id, from]) => `${spaceWord(id)} from ${powerWord(from)}`)),
    (text, lines) => ({
      captured: entries(text, lines, (reader) => {
        reader.takes('from');
        return reader.name('power');
      }),
    }),
  ),
  intents: ofTurn(
    ({ intents }) => filled(fieldsOf(intents).map(([id, intent]) => `${spaceWord(id)} ${intent}`)),
    (text, lines) => ({ intents: entries(text, lines, (reader) => reader.keyword('attack', 'ignore') ?? 'ignore') }),
  ),
  escorts: namesIn('escorts', 'space'),
  origins: ofTurn(
    ({ origins }) => filled(fieldsOf(origins).map(([id, from]) => `${spaceWord(id)} from ${from.map(spaceWord).join(' + ')}`)),
    (text, lines) => ({
      origins: entries(text, lines, (reader) => {
        const from: SpaceId[] = [];
        reader.takes('from');
        do from.push(reader.name('space'));
        while (reader.takes('and'));
        return from;
      }),
    }),
  ),
  request: ofTurn(
    ({ request }) => request && `${powerWord(request.host)}: ${format(request.order)}`,
    (text, lines, state) => {
      const [host = '', ...line] = text.split(':');
      const [power] = lines.each(host, (reader) => reader.name('power'));
      const order = readOrder(state, line.join(':'), lines);
      return power && order ? { request: { order, host: power } } : {};
    },
  ),
  asked: ofTurn(
    ({ asked }) => (asked > 0 ? String(asked) : null),
    (text, lines) => ({ asked: lines.each(text, (reader) => reader.number())[0] ?? 0 }),
  ),
  refused: namesIn('refused', 'power'),
  relocated: namesIn('relocated', 'space'),
  passed: namesIn('passed', 'advantage'),
  reinforce: ofTurn(
    ({ reinforce }) => (reinforce === undefined ? null : spaceWord(reinforce)),
    (text, lines) => {
      const [reinforce] = lines.each(text, (reader) => reader.name('space'));
      return reinforce ? { reinforce } : {};
    },
  ),
  // "sz5 to Norway: 1 battleship; sz5: 1 destroyer" that holds its fire
  bombards: ofTurn(
    ({ bombards }) => bombards?.map(shots).join('; ') || null,
    (text, lines) => ({
      bombards: text.split(';').flatMap((each): Bombardment[] => {
        const [where = '', ships = ''] = each.split(':');
        const units = Object.assign({}, ...lines.each(ships, (reader) => readUnits(reader)));
        return lines.each(where, (reader) => ({
          zone: reader.name('space'),
          target: reader.takes('to') ? reader.name('space') : null,
          units,
        }));
      }),
    }),
  ),
  parties: ofTurn(
    ({ parties = [] }) => filled(parties.map(({ from, to }) => `${spaceWord(from)} to ${spaceWord(to)}`)),
    (text, lines) => ({
      parties: lines.each(text, (reader) => {
        const from = reader.name('space');
        reader.takes('to');
        return { from, to: reader.name('space') };
      }),
    }),
  ),
  // "Germany > Ukraine > Russia: 2 bombers [3 left, raid]; …"
  flights: ofTurn(
    ({ flights }, { power }) =>
      flights?.map(({ path, aircraft }) => `${wayOf(path)}: ${writeStacks([aircraft], power)}`).join('; ') || null,
    (text, lines, { power }) => ({
      flights: text.split(';').flatMap((each) => {
        const [way = '', units = ''] = each.split(':');
        const path = readWay(way, lines);
        return readStacks(units, power, lines).map((aircraft): Overflight => ({ path, aircraft }));
      }),
    }),
  ),
  rockets: ofTurn(
    ({ rockets = [] }) => filled(rockets.map(({ from, target }) => wayOf([from, target]))),
    (text, lines) => ({
      rockets: partsOf(text).map((each): Rocket => {
        const [from = '', target = ''] = readWay(each, lines);
        return { from, target };
      }),
    }),
  ),
};

const wayOf = (path: readonly SpaceId[]): string => path.map(spaceWord).join(' > ');
const readWay = (text: string, lines: AaLines): SpaceId[] => lines.each(text.replaceAll('>', ','), (reader) => reader.name('space'));

const shots = ({ zone, target, units }: Bombardment) =>
  `${spaceWord(zone)}${target === null ? '' : ` to ${spaceWord(target)}`}: ${wordsOf('en').list(units)}`;
