import { type Language, unreachable } from '../../engine';
import type { AnyGame } from '../../games/registry';
import { type Caller, logEntries } from '../../play';
import type { Block } from '../letters/letter';
import { type AnswerKind, type AnswerWords, letterWords } from '../words';
import type { AnswerPart, LetterAnswer } from './answer-payload';

type Sent = Extract<AnswerPart, { kind: 'sent' }>['receipt'];
type Refused = NonNullable<Extract<Sent, { kind: 'refused' }>['refused']>;

/** What became of the letter as a whole: that of its weightiest part. */
export function kindOf({ parts }: LetterAnswer): AnswerKind {
  const kinds = parts.map(kindOfPart).filter((kind) => kind !== null);
  const weights: AnswerKind[] = [
    'confirm',
    'played',
    'partly',
    'held',
    'refused',
    'asked',
    'closed',
    'tried',
    'trouble',
    'withdrawn',
    'said',
    'told',
  ];
  return weights.find((kind) => kinds.includes(kind)) ?? 'empty';
}

function kindOfPart(part: AnswerPart): AnswerKind | null {
  switch (part.kind) {
    case 'sent':
      if (part.receipt.kind === 'applied') return part.receipt.refused ? 'partly' : 'played';
      return part.receipt.kind === 'held' && part.receipt.refused ? 'partly' : part.receipt.kind;
    case 'tried':
    case 'withdrawn':
    case 'said':
    case 'empty':
    case 'confirm':
    case 'asked':
    case 'trouble':
      return part.kind;
    case 'status':
    case 'history':
    case 'help':
      return 'told';
    case 'expired':
    case 'unasked':
    case 'sealed':
    case 'nothing-to-confirm':
      return 'closed';
    case 'ignored':
    case 'hidden':
    case 'attached':
      return null;
    default:
      return unreachable(part);
  }
}

/** The pieces of an answer in the reader's language; `seat` is whose log a history shows. */
export async function blocksOf({ parts, seat }: LetterAnswer, caller: Caller, table: string, game: AnyGame): Promise<Block[]> {
  const { language } = caller;
  const blocks: Block[] = [];
  for (const part of parts) {
    if (part.kind === 'history') blocks.push(...(await history(caller, table, { last: part.last, seat })));
    else if (part.kind === 'help') blocks.push(...help(game, language));
    else blocks.push(...blocksOfPart(part, language));
  }
  return blocks;
}

const block = (more: Partial<Block>): Block => ({ title: null, text: [], bullets: [], code: [], ...more });

function blocksOfPart(part: Exclude<AnswerPart, { kind: 'history' | 'help' }>, language: Language): Block[] {
  const { reply: words, commands, commandsTitle } = letterWords[language];
  switch (part.kind) {
    case 'sent':
      return sent(part.receipt, words);
    case 'tried': {
      const { understood, told, refused, notes } = part.preview;
      return [
        block({ text: [words.tried] }),
        ...accepted(understood, told, words),
        ...(notes.length > 0 ? [block({ text: [...notes] })] : []),
        ...(refused ? refusal(refused, { at: refused.index, rest: null }, words) : []),
      ];
    }
    case 'withdrawn': {
      if (part.orders.length === 0) return [block({ text: [part.draft ? words.draftGone : words.nothingToWithdraw] })];
      return [block({ text: [words.withdrawn, ...(part.draft ? [words.draftGone] : [])], code: part.orders })];
    }
    case 'said':
      return [block({ title: part.to ? words.saidTo(part.to) : words.said, code: [part.text] })];
    case 'status':
      return [];
    case 'empty':
      return [block({ text: [words.empty] }), block({ title: commandsTitle, bullets: [...commands] })];
    case 'expired':
      return [block({ text: [words.expired] })];
    case 'unasked':
      return [block({ text: [words.unasked] })];
    case 'sealed':
      return [block({ text: [words.sealed] })];
    case 'nothing-to-confirm':
      return [block({ text: [words.nothingToConfirm] })];
    case 'confirm': {
      const { address, proof, how, otherwise } = words.confirm;
      const lead = part.why === 'address' ? address(part.from) : proof(part.from);
      return [block({ text: [lead], code: part.lines }), block({ text: [how, otherwise] })];
    }
    case 'trouble':
      return [block({ text: [part.text] })];
    case 'asked':
      return asked(part, words);
    case 'ignored':
      return [block({ text: [words.ignored(listed(part.lines))] })];
    case 'hidden':
      return [block({ text: [words.hidden(listed(part.lines))] })];
    case 'attached':
      return [block({ text: [words.attached(part.names.join(', '))] })];
    default:
      return unreachable(part);
  }
}

/** How orders of every phase are written, and what else a letter can say. */
function help(game: AnyGame, language: Language): Block[] {
  const { commands, commandsTitle } = letterWords[language];
  const phases = game.guide(language).map(({ title, lines }) => block({ title, code: lines }));
  return [...phases, block({ title: commandsTitle, bullets: [...commands] })];
}

function sent(receipt: Sent, words: AnswerWords): Block[] {
  switch (receipt.kind) {
    case 'applied':
    case 'held':
      return [
        ...(receipt.kind === 'held' ? [block({ text: [words.held] })] : []),
        ...accepted(receipt.understood, receipt.told, words),
        ...(receipt.refused ? refusal(receipt.refused, { at: 0, rest: words.stands }, words) : []),
      ];
    case 'refused':
      return refusal(receipt.refused, { at: receipt.refused.index, rest: receipt.refused.index > 0 ? words.allOrNothing : null }, words);
    case 'closed':
      return [block({ text: receipt.violations.map(({ text }) => text) })];
    default:
      return unreachable(receipt);
  }
}

const accepted = (understood: readonly string[], told: readonly string[], words: AnswerWords): Block[] => [
  ...(understood.length > 0 ? [block({ title: words.understood, code: [...understood] })] : []),
  ...(told.length > 0 ? [block({ title: words.happened, bullets: [...told] })] : []),
];

/** What was refused and why, and what is still to be sent, in which the refused order stands at `at`. */
function refusal(
  { index, line, violations, remainder }: Refused,
  { at, rest }: { at: number; rest: string | null },
  words: AnswerWords,
): Block[] {
  const toSend = remainder.flatMap((each, place) => (place === at ? [remark(words.marked), each] : [each]));
  return [
    block({ text: [words.refused(index + 1)], code: [line] }),
    block({ bullets: violations.map(({ text }) => text) }),
    ...(rest === null ? [] : [block({ text: [rest] })]),
    ...(remainder.length > 1 ? [block({ title: words.rest, code: toSend })] : []),
  ];
}

/** A line that may be sent back as it stands: it is not read. A line of its own, for mail programs break long ones. */
const remark = (text: string): string => `# ${text}`;

function asked({ lines, token }: Extract<AnswerPart, { kind: 'asked' }>, words: AnswerWords): Block[] {
  const { lead, prose, word, how, yes } = words.asked;
  const marked = lines.flatMap(({ line, doubt, instead }) => {
    if (doubt === null) return [line];
    return [remark(doubt === 'prose' ? prose : word(instead ?? null)), line];
  });
  return [block({ text: [lead], code: marked }), block({ text: [how, ...(token === null ? [] : [yes])] })];
}

/** Lines that an answer repeats, and characters of each. */
const mostListed = 12;
const longestListed = 80;

function listed(lines: readonly string[]): string {
  const short = lines.slice(0, mostListed).map((line) => (line.length > longestListed ? `${line.slice(0, longestListed)}…` : line));
  return [...short, ...(lines.length > mostListed ? ['…'] : [])].join(' · ');
}

async function history(caller: Caller, table: string, { last, seat }: { last: number; seat: string }): Promise<Block[]> {
  const { entries, opening } = await logEntries(caller, table, { last, seat });
  const lines = [...opening, ...entries.flatMap((entry) => entry.lines.map((line) => `${entry.momentName}: ${line}`))];
  return [block({ title: letterWords[caller.language].reply.history(entries.length), bullets: lines })];
}
