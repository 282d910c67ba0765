import type { Clock } from '../../clock';
import type { Decision } from '../../engine';
import { type AnyGame, isGameId, loadGame } from '../../games/registry';
import { type Caller, fightNotes, PlayError, preview, receiptBefore, say, submit, type TableView, tableView, withdraw } from '../../play';
import { letterWords } from '../words';
import type { AnswerPart } from '../writing/answer-payload';
import type { Reader } from './reader';
import type { Command } from './reading/commands';
import type { LetterSheet } from './reading/letter-sheet';
import { isTooMuch, longestLine, mostLines, mostText, type Written } from './reading/written';

/** Whom a letter speaks for, and about what. */
export interface Errand {
  caller: Caller;
  table: string;
  seat: string;
  /** The one question that its orders may answer. */
  decision: string | null;
  /** Of the message, or of the orders that were confirmed: the same again has no second effect. */
  id: string;
  /** What the message brings to the dice. */
  word: string;
}

/** A table as the sender of a letter sees it. */
export interface SenderView {
  game: AnyGame;
  view: TableView;
}

/** What the errand's seat sees; throws PlayError when it is not the sender's (any more). */
export async function senderViewOf({ caller, table, seat }: Errand): Promise<SenderView> {
  const view = await tableView(caller, table, seat);
  if (!isGameId(view.game)) throw new Error(`no game is called ${view.game}`);
  return { game: await loadGame(view.game), view };
}

/** A letter as the game understands it, and what it answers where a yes or a no is asked for. */
export interface HeardLetter {
  sheet: LetterSheet;
  consent: 'yes' | 'no' | null;
}

/** Has what was written read with the ears of the game; throws PlayError when it is too much, Unreadable when it takes too long. */
export async function hearLetter(
  reader: Reader,
  { view: { game, view, viewer, questions } }: SenderView,
  { caller: { language } }: Errand,
  { written, names }: { written: Written; names: readonly string[] },
): Promise<HeardLetter> {
  if (isTooMuch(written))
    throw new PlayError('too-large', letterWords[language].reply.tooMuch({ lines: mostLines, characters: longestLine, all: mostText }));
  return reader.ask('sheet', { game, table: { view, viewer, questions }, language, written, names });
}

/** Does what a letter asks for and returns what became of it; a player's mistake is a part like any other. */
export async function runCommands(errand: Errand, senderView: SenderView, sheet: LetterSheet, clock: Clock): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = [];
  const isAsked = sheet.asked.length > 0;
  const attempt = async (work: () => Promise<AnswerPart>) => void parts.push(await orTrouble(work));
  // when the letter was dealt with before, and only the answer was lost
  const done = await receiptBefore(errand);
  for (const [index, command] of sheet.commands.entries()) {
    if (command.kind === 'chat') await attempt(() => chat(errand, command.text, { index, clock }));
    // what was ordered in the same breath must not be taken back when the letter is dealt with once more
    if (command.kind === 'withdraw' && !done && !isAsked) await attempt(() => takeBack(errand, clock));
    if (command.kind === 'confirm') parts.push({ kind: 'nothing-to-confirm' });
  }
  const passes = sheet.commands.some(({ kind }) => kind === 'pass');
  const orders = passes ? [passOf(errand, senderView)] : sheet.orders;
  if (done) parts.push({ kind: 'sent', receipt: done });
  else if (isAsked) parts.push({ kind: 'asked', lines: sheet.asked, token: null });
  else if (orders.length > 0) {
    const isHeld = senderView.view.questions.some(({ decision, held }) => held && decision === errand.decision);
    if (errand.decision === null) parts.push({ kind: 'unasked' });
    else if (isHeld && !sheet.commands.some(({ kind }) => kind === 'withdraw')) parts.push({ kind: 'sealed' });
    else await attempt(() => (sheet.isPreview ? tryOut(errand, orders) : send(errand, orders, clock)));
  }
  parts.push(...sheet.commands.filter(isAboutState));
  if (parts.length === 0) parts.push({ kind: 'empty' });
  if (sheet.hidden.length > 0) parts.push({ kind: 'hidden', lines: sheet.hidden });
  if (sheet.ignored.length > 0) parts.push({ kind: 'ignored', lines: sheet.ignored });
  return parts;
}

type AboutState = Extract<Command, { kind: 'status' | 'history' | 'help' }>;
const isAboutState = (command: Command): command is AboutState => ['status', 'history', 'help'].includes(command.kind);

async function orTrouble(work: () => Promise<AnswerPart>): Promise<AnswerPart> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PlayError) || error.isPassing) throw error;
    return { kind: 'trouble', text: error.message };
  }
}

async function chat({ caller, table, id }: Errand, text: string, { index, clock }: { index: number; clock: Clock }): Promise<AnswerPart> {
  return { kind: 'said', ...(await say(caller, table, text, { id: `${id}.${index}`, to: 'named', clock })) };
}

async function takeBack({ caller, table, seat }: Errand, clock: Clock): Promise<AnswerPart> {
  return { kind: 'withdrawn', ...(await withdraw(caller, table, seat, clock)) };
}

async function tryOut({ caller, table, seat, decision }: Errand, orders: string[]): Promise<AnswerPart> {
  const { understood, told, refused, notes, fights } = await preview(caller, { table, seat, decision, orders });
  return { kind: 'tried', preview: { understood, told, refused, notes: [...notes, ...fightNotes(fights)] } };
}

async function send({ caller, table, seat, decision, id, word }: Errand, orders: string[], clock: Clock): Promise<AnswerPart> {
  const receipt = await submit(caller, { id, table, seat, decision, orders, word, via: 'mail', language: caller.language }, clock);
  return { kind: 'sent', receipt: receipt.kind === 'repeated' ? receipt.receipt : receipt };
}

/** The least that answers the question; the bare word where the game has no such answer, so that it says what it wants. */
function passOf({ decision }: Errand, { game, view }: SenderView): string {
  const question = view.questions.find((each) => each.decision === decision);
  const asked: Decision | null = question ? { ...question, id: question.decision } : null;
  const least = asked && game.fallback(view.view, asked);
  return least ? game.format(least) : 'PASS';
}
