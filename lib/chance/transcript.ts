import { carryOut, clone, Divergence, readOrder, recorder, replay, scriptedDie } from '../engine';
import type { AnyGame } from '../games/registry';
import { actOf, asideOf } from './act';
import type { FileEntry, GameFile } from './file';

/** A row of a transcript: an order with its dice, or what the players did with the table. */
export type TranscriptRow =
  | { seq: number; seat: string; decision: string | null; line: string; dice: number[] }
  | { seq: number; seat: string; act: string };

/** A game as people write it down: heads in brackets, then the orders in notation, each with its dice, as PGN is for chess. */
export interface Transcript {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  /** Dice of the set-up. */
  setUp: number[];
  rows: TranscriptRow[];
}

const format = 'fieldpost-notation-1';

/** Writes a game down. `site` is where it can be seen. */
export function formatTranscript(game: AnyGame, file: GameFile, site: string): string {
  const { outcome } = file;
  const heads: [string, ...string[]][] = [
    ['Format', format],
    ['Game', file.game],
    ['Title', file.title],
    ['Site', site],
    ['Date', file.opening.at.slice(0, 10)],
    ['Rules', String(file.rules)],
    ['Options', JSON.stringify(file.options)],
    ...file.seats.map(({ seat, player }): [string, ...string[]] => ['Seat', seat, player]),
    ['Result', file.status === 'running' ? '*' : outcome === null ? 'none' : outcome.winners.join(' ') || 'draw'],
    ...(outcome ? [['Reason', outcome.reason] satisfies [string, ...string[]]] : []),
    ['SetUp', diceOf(file.opening).join(' ')],
  ];
  const choices = manyAsked(game, file);
  const lines: string[] = [];
  let stretch = '';
  for (const entry of file.entries) {
    const { seq, seat, round, power, phase } = entry;
    const name = game.momentName({ round, power, phase }, 'en');
    if (name !== stretch) lines.push('', `; ${name}`);
    stretch = name;
    if (actOf(entry)) {
      lines.push(`${seq}. ${seat} ! ${entry.notation}`);
      continue;
    }
    const dice = diceOf(entry);
    const order = (game.upcast ? game.upcast(entry.order, entry.rules) : entry.order) as { type: string };
    const question = choices.has(seq) ? ` @${encodeURIComponent(entry.decision)}` : '';
    lines.push(`${seq}. ${seat}${question}: ${game.format(order)}${dice.length > 0 ? ` {${dice.join(' ')}}` : ''}`);
  }
  return `${[...heads.map(([name, ...values]) => `[${[name, ...values.map((value) => JSON.stringify(value))].join(' ')}]`), ...lines].join('\n')}\n`;
}

const diceOf = ({ draws }: Pick<FileEntry, 'draws'>): number[] => draws.flatMap(({ values }) => values);

/** Entries whose seat was asked several things at once: the line alone would not say which of them it answers. */
function manyAsked(game: AnyGame, file: GameFile): Set<number> {
  const many = new Set<number>();
  const entries = file.entries.map((entry) => {
    const act = actOf(entry);
    const order = (game.upcast ? game.upcast(entry.order, entry.rules) : entry.order) as { type: string };
    return act ? asideOf(act) : { ...entry, order };
  });
  const { options, rules } = file;
  replay(
    game,
    { options, rules, draws: file.opening.draws, entries },
    {
      visit(seq, state) {
        const next = file.entries[seq];
        if (next && game.decisions(state).filter(({ seat }) => seat === next.seat).length > 1) many.add(next.seq);
      },
    },
  );
  return many;
}

/** Reads a transcript; throws a sentence that names the line which is none. */
export function parseTranscript(text: string): Transcript {
  const transcript: Transcript = { game: '', rules: 0, options: {}, setUp: [], rows: [] };
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith(';')) continue;
    const head = /^\[(\w+)((?: "(?:[^"\\]|\\.)*")+)\]$/.exec(line);
    const row = /^(\d+)\. ([\w-]+)(?: @(\S+))?: (.+?)(?: \{([\d ]+)\})?$/.exec(line);
    const act = /^(\d+)\. ([\w-]+) ! (.+)$/.exec(line);
    const [, seq, seat = ''] = row ?? act ?? [];
    if (head) readHead(transcript, head[1] ?? '', JSON.parse(`[${(head[2] ?? '').trim().replaceAll('" "', '","')}]`) as string[]);
    else if (Number(seq) !== transcript.rows.length + 1) throw new Error(`Line ${i + 1} is no head and no order of this notation.`);
    else if (act) transcript.rows.push({ seq: Number(seq), seat, act: act[3] ?? '' });
    else if (row) {
      const decision = row[3] === undefined ? null : decodeURIComponent(row[3]);
      transcript.rows.push({ seq: Number(seq), seat, decision, line: row[4] ?? '', dice: numbersIn(row[5] ?? '') });
    }
  }
  return transcript;
}

/** Whether a text says that it is a transcript. */
export const isTranscript = (text: string): boolean => text.startsWith(`[Format ${JSON.stringify(format)}]`);

const numbersIn = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);

function readHead(transcript: Transcript, name: string, [value = '']: string[]): void {
  if (name === 'Game') transcript.game = value;
  if (name === 'Rules') transcript.rules = Number(value);
  if (name === 'Options') transcript.options = JSON.parse(value) as Record<string, unknown>;
  if (name === 'SetUp') transcript.setUp = numbersIn(value);
}

/** Plays a transcript by the rules to the position it leads to; throws `Divergence` at the first order that they do not know. */
export function playTranscript(game: AnyGame, { rules, options, setUp, rows }: Transcript): { rules: number } {
  let state = withDice(0, setUp, (rng) => game.setup(options, rng, rules).state);
  const kept = [clone(state)];
  for (const row of rows) {
    if ('act' in row) {
      const back = /^TAKE BACK TO (\d+)$/.exec(row.act);
      if (back) state = clone(kept[Number(back[1])] ?? state);
    } else {
      const open = game.decisions(state).filter(({ id, seat }) => seat === row.seat && (row.decision ?? id) === id);
      const tried = open.map((decision) => ({ decision, read: readOrder(game, game.view(state, row.seat), decision, row.line, 'en') }));
      const found = tried.find(({ read }) => read.ok);
      if (!found?.read.ok) {
        const [first] = tried;
        const why = first && !first.read.ok ? first.read.error.map(({ text }) => text).join(' ') : `${row.seat} is not asked anything`;
        throw new Divergence(row.seq, why);
      }
      const move = { decision: found.decision.id, seat: row.seat, order: found.read.value };
      state = withDice(row.seq, row.dice, (rng) => carryOut(game, state, move, rng).state);
    }
    kept.push(clone(state));
  }
  return state;
}

function withDice<T>(seq: number, dice: readonly number[], run: (rng: ReturnType<typeof recorder>) => T): T {
  const die = scriptedDie(dice);
  try {
    const result = run(recorder(die));
    if (die.left() > 0) throw new Error(`${die.left()} of its dice were not asked for`);
    return result;
  } catch (error) {
    throw new Divergence(seq, error instanceof Error ? error.message : String(error), { cause: error });
  }
}
