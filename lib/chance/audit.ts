import { type Aside, canonical, Divergence, type Draw, type Recorded, replay, type Text } from '../engine';
import type { AnyGame } from '../games/registry';
import { actDecision, actSchema, asideOf, faultOf, formatAct, isEnding } from './act';
import { type Rounds, roundsOf, roundsText } from './beacon-rounds';
import { type Brought, broughtText, broughtTo } from './brought';
import { outcomeOf } from './ending';
import { type FileEntry, type GameFile, gameFileSchema } from './file';
import { bytesOf, dieMessage, linkText, mixedDieMessage, mixText, openingText, setUpText, valueIn } from './recipe';
import { checkSignature, type PublicKey, type SignatureFinding } from './signature';
import { type Hashes, webHashes } from './subtle';

export interface Problem {
  /** The first row that is wrong; 0 is the opening, null the file as a whole. */
  seq: number | null;
  kind: 'shape' | 'game' | 'commitment' | 'signature' | 'chain' | 'dice' | 'beacon' | 'replay' | 'outcome';
  text: Text;
}

export type Verdict =
  | {
      ok: true;
      entries: number;
      dice: number;
      diceChecked: boolean;
      /** Null by the first recipe. */
      brought: Brought | null;
      /** Null where no public beacon is mixed in. */
      rounds: Rounds | null;
      signature: Exclude<SignatureFinding, 'wrong'>;
      text: Text;
    }
  | { ok: false; problem: Problem };

/** Reads a file's JSON value; the problem names the first row that is malformed. */
export function readGameFile(value: unknown): { ok: true; file: GameFile } | { ok: false; problem: Problem } {
  if (isDeeper(value, deepest)) {
    const text = { en: `the file is nested deeper than ${deepest} levels`, it: `il file è annidato oltre ${deepest} livelli` };
    return { ok: false, problem: problem(null, 'shape', text.en, text.it) };
  }
  const parsed = gameFileSchema.safeParse(value);
  if (parsed.success) return { ok: true, file: parsed.data };
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  const row = path[0] === 'entries' && typeof path[1] === 'number' ? path[1] + 1 : null;
  const where = path.join('.') || 'file';
  return { ok: false, problem: problem(row, 'shape', `${where}: ${issue?.message}`, `${where}: ${issue?.message}`) };
}

/** No honest file comes near it, and what reads one recursively stays far from the end of its stack. */
const deepest = 50;

/** Whether a value of JSON has objects or lists within each other beyond so many levels. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((each) => (each !== null && typeof each === 'object' ? Object.values(each) : []));
  }
  return false;
}

/**
 * Checks everything a file claims: the hash chain, every die against the revealed secret, that every order was open and legal
 * and led to the recorded checksum, the outcome, and the signature. `keys` are those of the installation that it should be of. Runs alike in Node and in a browser.
 */
export async function audit(
  game: AnyGame,
  file: GameFile,
  { keys = [], hashes = webHashes }: { keys?: readonly Pick<PublicKey, 'id'>[]; hashes?: Hashes } = {},
): Promise<Verdict> {
  const { rounds, wrong } = await roundsOf(file);
  const found = [
    await commitmentProblem(hashes, file),
    await chainProblem(hashes, file),
    await diceProblem(hashes, file),
    wrong && { ...wrong, kind: 'beacon' as const },
    replayProblem(game, file),
  ];
  const [first] = found.filter((each) => each !== null).sort((a, b) => (a.seq ?? -1) - (b.seq ?? -1));
  if (first) return { ok: false, problem: first };
  const signature = await checkSignature(file, keys);
  if (signature === 'wrong') {
    const en = 'The file is not the one that was signed: something in it was changed.';
    return { ok: false, problem: problem(null, 'signature', en, 'Il file non è quello firmato: qualcosa è stato cambiato.') };
  }
  const dice = drawsOf(file).reduce((sum, { draws }) => sum + draws.reduce((n, draw) => n + draw.values.length, 0), 0);
  const diceChecked = file.secret !== null;
  const n = file.entries.length;
  const brought = await broughtTo(hashes, file);
  const more = [broughtText(game, brought), roundsText(rounds)];
  const text = {
    en: `${n} entries: chain, replay and ${diceChecked ? `all ${dice} dice` : 'checksums'} are right.${diceChecked ? '' : ' The dice can be checked when the game is over.'}${more.map(({ en }) => en).join('')}`,
    it: `${n} righe: catena, riproduzione e ${diceChecked ? `tutti i ${dice} dadi` : 'somme di controllo'} tornano.${diceChecked ? '' : ' I dadi si potranno controllare a partita finita.'}${more.map(({ it }) => it).join('')}`,
  };
  return { ok: true, entries: n, dice, diceChecked, brought, rounds, signature, text };
}

function problem(seq: number | null, kind: Problem['kind'], en: string, it: string): Problem {
  return { seq, kind, text: { en, it } };
}

async function commitmentProblem({ sha256 }: Hashes, { secret, commitment, status }: GameFile): Promise<Problem | null> {
  if (secret === null) {
    if (status === 'running') return null;
    return problem(null, 'commitment', 'The game is over but its secret is missing.', 'La partita è finita ma manca il segreto.');
  }
  if ((await sha256(bytesOf(secret))) === commitment) return null;
  return problem(
    null,
    'commitment',
    'The secret is not the one that was committed to.',
    'Il segreto non è quello su cui ci si era impegnati.',
  );
}

async function chainProblem({ sha256 }: Hashes, file: GameFile): Promise<Problem | null> {
  const wrong = (seq: number) =>
    problem(
      seq,
      'chain',
      `Row ${seq} does not fit its hash: it, or the order of the rows, was changed.`,
      `La riga ${seq} non corrisponde al suo hash: la riga o l'ordine delle righe è stato cambiato.`,
    );
  let hash = await sha256(openingText(file));
  if (hash !== file.opening.hash) return wrong(0);
  for (const [i, entry] of file.entries.entries()) {
    hash = await sha256(linkText(hash, entry));
    if (entry.seq !== i + 1 || hash !== entry.hash) return wrong(i + 1);
  }
  return null;
}

const drawsOf = (file: GameFile): { seq: number; draws: Draw[] }[] => [
  { seq: 0, draws: file.opening.draws },
  ...file.entries.map(({ draws }, i) => ({ seq: i + 1, draws })),
];

async function diceProblem(hashes: Hashes, file: GameFile): Promise<Problem | null> {
  if (file.secret === null) return null;
  const hmac = await hashes.hmac(bytesOf(file.secret));
  const words = file.seats.map(({ word }) => word);
  const mixes = await mixesOf(hashes, file);
  for (const { seq, draws } of drawsOf(file)) {
    const mix = mixes?.[seq];
    let index = 0;
    for (const { label, sides, values } of draws) {
      for (const value of values) {
        const message = (attempt: number) =>
          mix === undefined ? dieMessage(words, file.table, seq, label, index, attempt) : mixedDieMessage(mix, label, index, attempt);
        const right = await die(hmac, message, sides);
        index++;
        if (value === right) continue;
        return problem(
          seq,
          'dice',
          `Row ${seq}: die ${index} ("${label}") shows ${value}; the secret gives ${right}.`,
          `Riga ${seq}: il dado ${index} ("${label}") segna ${value}; il segreto dà ${right}.`,
        );
      }
    }
  }
  return null;
}

/** The mix of every row by the second recipe, the set-up's first; null by the first. */
async function mixesOf({ sha256 }: Hashes, file: GameFile): Promise<string[] | null> {
  if (file.recipe === undefined) return null;
  const mixes = [await sha256(setUpText({ ...file, epoch: file.opening.epoch ?? null }))];
  for (const [i, entry] of file.entries.entries()) mixes.push(await sha256(mixText(mixes[i] ?? '', entry)));
  return mixes;
}

async function die(hmac: Awaited<ReturnType<Hashes['hmac']>>, message: (attempt: number) => string, sides: number): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    const value = valueIn(await hmac(message(attempt)), sides);
    if (value !== null) return value;
  }
}

function replayProblem(game: AnyGame, file: GameFile): Problem | null {
  if (file.game !== game.id) return problem(0, 'game', `The file is of ${file.game}.`, `Il file è di ${file.game}.`);
  const options = game.optionsSchema.safeParse(file.options);
  if (!options.success)
    return problem(0, 'replay', 'The options are not options of this game.', 'Le opzioni non sono opzioni di questo gioco.');
  const seats: string[] = game.seats(options.data);
  if (canonical(seats) !== canonical(file.seats.map(({ seat }) => seat))) {
    return problem(0, 'replay', 'The seats are not the seats of this game.', 'I posti non sono i posti di questo gioco.');
  }
  const entries: (Recorded | Aside)[] = [];
  let isOver = false;
  for (const [i, entry] of file.entries.entries()) {
    if (isOver && !isSaidLater(entry)) return unplayable(entry.seq, 'the game was ended before it');
    if (entry.via === 'table') {
      const fault = actProblem(entry, file.entries.slice(0, i), { known: seats, terms: file.opening.terms });
      if (fault !== null) return unplayable(entry.seq, fault);
      const act = actSchema.parse(entry.order);
      isOver ||= isEnding(act);
      entries.push(asideOf(act, entry.checksum));
      continue;
    }
    const order = game.orderSchema.safeParse(game.upcast ? game.upcast(entry.order, entry.rules) : entry.order);
    if (!order.success) return unplayable(entry.seq, 'the order is not an order of this game');
    entries.push({ ...entry, order: order.data });
  }
  try {
    const { draws, checksum } = file.opening;
    // the options as they were recorded: one that came later is absent, and its default of today is not what was played
    const recorded = { options: file.options, rules: file.rules, draws, recipe: file.recipe, checksum, entries };
    const state = replay(game, recorded, { verify: true });
    const outcome = outcomeOf(game, state, file.entries);
    if (canonical(outcome) === canonical(file.outcome) && (outcome === null || file.status === 'over')) return null;
    return problem(
      file.entries.length,
      'outcome',
      'The outcome is not the one the game leads to.',
      "L'esito non è quello a cui porta la partita.",
    );
  } catch (error) {
    if (!(error instanceof Divergence)) throw error;
    return unplayable(error.seq, error.message.replace(/^entry \d+: /, ''));
  }
}

/** What may stand behind the end: it speaks of it. */
const isSaidLater = ({ via, order }: FileEntry): boolean => via === 'table' && (order.type === 'appeal' || order.type === 'adjudicate');

/** What is wrong with an entry that says it is an act; null when nothing is. */
function actProblem(entry: FileEntry, before: readonly FileEntry[], table: Parameters<typeof faultOf>[2]): string | null {
  const act = actSchema.safeParse(entry.order);
  if (!act.success) return 'this is no act of the players';
  if (entry.decision !== actDecision || entry.draws.length > 0 || entry.notation !== formatAct(act.data))
    return 'an act asks and draws nothing';
  return faultOf(act.data, before, table);
}

const unplayable = (seq: number, why: string): Problem =>
  problem(seq, 'replay', `Row ${seq} cannot be played by the rules: ${why}`, `La riga ${seq} non si può giocare secondo le regole: ${why}`);
