import type { Language } from '../../engine';
import { type GameId, isGameId, loadGame } from '../../games/registry';
import { consentOf, firstConsent, type LetterSheet, readSheet } from './reading/letter-sheet';
import { type Head, readHead, readMessage } from './reading/message';
import { orderReaderOf, type SeenTable } from './reading/order-reader';
import { withoutForeignQuotes } from './reading/quotes';
import { type Report, reportIn } from './reading/reports';
import { isTooMuch, mostLines, type Written, writtenIn } from './reading/written';
import { type Origin, type Proof, proofBy } from './trust/trust';

/** What the body of a letter says. */
export interface Letter {
  /** Of what is too much, the beginning, and `endless`. */
  written: Written;
  /** The lines without quotes in languages that are read only by their shape. */
  own: string[];
  /** What it answers where a yes or a no is asked for. */
  consent: 'yes' | 'no' | null;
  /** Of too many parts, or nested too deeply: its body was not read. */
  tangled: boolean;
  /** Names and types of what is attached. */
  attached: string[];
}

/** Something to ask the DNS. */
export interface Question {
  name: string;
  type: string;
}

/** What the DNS said, or the code of its failure. */
export type Told = Question & ({ found: string[] | string[][] } | { code: string });

/** A proof as far as it goes by what the DNS was asked so far; it holds when nothing is unknown. */
export interface PartialProof {
  proof: Proof;
  unknown: Question[];
}

interface Raw {
  raw: Uint8Array;
}

const bytes = ({ raw }: Raw): Buffer => Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);

/** All that is done with what a stranger wrote, apart from the processes that have other work: plain data in, plain data out. */
export const jobs = {
  /** Its head alone. */
  head: (work: Raw): Promise<Head> => readHead(bytes(work)),

  /** What a machine reports; null when it is no report. */
  report: async (work: Raw): Promise<Report | null> => reportIn(await readMessage(bytes(work))),

  /** Who wrote it. Nothing is asked from here: what the DNS has not said yet is unknown. */
  async proof({ origin, from, told, ...work }: Raw & { origin: Origin; from: string; told: Told[] }): Promise<PartialProof> {
    const known = new Map(told.map((each) => [keyOf(each), each]));
    const unknown = new Map<string, Question>();
    const proof = await proofBy(bytes(work), origin, from, async (name, type) => {
      const answer = known.get(keyOf({ name, type }));
      if (!answer) unknown.set(keyOf({ name, type }), { name, type });
      else if ('found' in answer) return answer.found;
      throw failure(answer && 'code' in answer ? answer.code : 'ETIMEOUT');
    });
    return { proof, unknown: [...unknown.values()] };
  },

  /** What its writer says beside what is repeated; `ours` stands in the last line of our own letters. */
  async letter({ ours, ...work }: Raw & { ours: string }): Promise<Letter> {
    const message = await readMessage(bytes(work));
    const written = writtenIn(message, (line) => line.includes(ours));
    const own = withoutForeignQuotes(written.lines);
    const { tangled, attached } = message;
    const consent = tangled ? null : firstConsent(own);
    if (!isTooMuch(written)) return { written, own, consent, tangled, attached };
    const beginning = { lines: written.lines.slice(0, mostLines), wrapped: written.wrapped, endless: true as const };
    return { written: beginning, own: own.slice(0, mostLines), consent, tangled, attached };
  },

  /** What was written, by the game's own notation. */
  async sheet({ game, table, language, written, names }: Heard): Promise<{ sheet: LetterSheet; consent: 'yes' | 'no' | null }> {
    const sheet = readSheet(written, orderReaderOf(await gameOf(game), table, language), names);
    return { sheet, consent: consentOf(sheet) };
  },
};

interface Heard {
  game: string;
  table: SeenTable;
  language: Language;
  written: Written;
  names: readonly string[];
}

export type Jobs = typeof jobs;
export type JobKind = keyof Jobs;
export type Work<K extends JobKind> = Parameters<Jobs[K]>[0];
export type Done<K extends JobKind> = Awaited<ReturnType<Jobs[K]>>;

/** A job as it is sent. */
export type Job = { [K in JobKind]: { kind: K; work: Work<K> } }[JobKind];

/** What a job needs and no letter is to blame for: the rules of its game. */
export async function prepare({ kind, work }: Job): Promise<void> {
  if (kind === 'sheet') await gameOf(work.game);
}

function gameOf(id: string) {
  if (!isGameId(id)) throw new Error(`no game is called ${id}`);
  return loadGame(id satisfies GameId);
}

const keyOf = ({ name, type }: Question): string => `${type} ${name.toLowerCase()}`;

const failure = (code: string): Error => Object.assign(new Error(`the DNS says ${code}`), { code });
