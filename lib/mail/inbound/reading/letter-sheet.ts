import { type Language, normalise, orderLines } from '../../../engine';
import type { AskedLine } from '../../writing/answer-payload';
import { attemptsIn, isEveryday } from './attempt';
import { type Command, commandIn, consentIn } from './commands';
import { isAdded, isBrief, isNotice, isPolite, isRule, isSignatureMark } from './courtesies';
import { listed } from './listed';
import { isVerb, type OrderReader } from './order-reader';
import { withoutForeignQuotes } from './quotes';
import { longestLine, type Written } from './written';

/** A letter as it was understood. */
export interface LetterSheet {
  /** Try, without effect. */
  isPreview: boolean;
  orders: string[];
  commands: Command[];
  /** What was written around the orders. */
  ignored: string[];
  /** Orders that were struck out, or are not to be seen. */
  hidden: string[];
  /** Not empty: the orders, with the lines between them for which nothing is played. */
  asked: AskedLine[];
  /** All that was read, line by line. */
  lines: string[];
}

/** A line and what it is. */
interface Heard {
  line: string;
  kind: 'order' | 'command' | 'word' | 'courtesy' | 'prose' | 'nothing';
  command: Command | null;
}

/** Reads what somebody wrote: commands and orders, one a line. Prose around them is left out, prose among them asked about. */
export function readSheet(written: Written, reader: OrderReader, names: readonly string[]): LetterSheet {
  const own = withoutForeignQuotes(written.lines);
  const whole = listed(written.wrapped ? joined(own, reader) : own, reader);
  const heard = hear(whole, reader, new Set(names.map(normalise).filter(isSaid)));
  const isPlay = ({ kind, command }: Heard) => isOrder(kind) || command?.kind === 'pass' || command?.kind === 'withdraw';
  const first = heard.findIndex(isPlay);
  const last = heard.findLastIndex(isPlay);
  const isAmong = (at: number) => first < at && at < last;
  const isDoubtful = ({ kind }: Heard, at: number) => kind === 'word' || (kind === 'prose' && isAmong(at));
  const played = heard.filter(({ kind }) => kind === 'order' || kind === 'command');
  const isAlone = played.filter(({ kind, command }) => kind === 'order' || command?.kind === 'pass').length === 1;
  const sheet: LetterSheet = {
    isPreview: false,
    orders: [],
    commands: [],
    ignored: heard.flatMap((each, at) => ((each.kind === 'prose' || each.kind === 'courtesy') && !isDoubtful(each, at) ? [each.line] : [])),
    hidden: (written.unseen ?? []).filter((line) => reader.means(line) !== null || commandIn(line) !== null),
    asked: heard.some(isDoubtful) ? heard.flatMap((each, at) => askedLine(each, { reader, isDoubtful: isDoubtful(each, at) })) : [],
    lines: heard.flatMap(({ line, kind }) => (kind === 'nothing' ? [] : [line])),
  };
  for (const { line, command } of played) {
    // PASS and WITHDRAW are words of some games: ours only where no order stands beside or before them
    const isGames = command?.kind === 'pass' ? !isAlone : command?.kind === 'withdraw' && sheet.orders.length > 0;
    if (!command || isGames) sheet.orders.push(...orderLines(line));
    else if (command.kind !== 'preview') sheet.commands.push(command);
    else {
      sheet.isPreview = true;
      sheet.orders.push(...orderLines(command.rest));
    }
  }
  // a yes to a question that the game does not ask
  const isYes = sheet.orders.length > 0 && sheet.orders.every((order) => consentIn(order) === 'yes' && reader.means(order) === null);
  return isYes ? { ...sheet, orders: [], commands: [...sheet.commands, { kind: 'confirm' }] } : sheet;
}

const isSaid = (line: string): boolean => line !== '';

const isOrder = (kind: Heard['kind']): boolean => kind === 'order' || kind === 'word';

/**
 * What a letter answers that asks for a yes or a no: the first thing it says, courtesies apart. Null when it says something else, or
 * holds orders too.
 */
export function consentOf({ lines, orders, commands }: LetterSheet): 'yes' | 'no' | null {
  if (orders.some((order) => consentIn(order) === null) || commands.some(({ kind }) => kind !== 'confirm')) return null;
  return firstConsent(lines);
}

/** The same of mere lines. */
export function firstConsent(lines: readonly string[]): 'yes' | 'no' | null {
  const first = lines.find((line) => isSaid(line) && (!isPolite(line) || consentIn(line) !== null));
  return first === undefined ? null : consentIn(first);
}

/** Says of every line what it is; what stands below a signature's mark or an employer's notice says nothing. */
function hear(lines: readonly string[], reader: OrderReader, signed: ReadonlySet<string>): Heard[] {
  const isAttempt = attemptsIn(reader);
  const isOrderly = (line: string) => orderLines(line).some((part) => reader.means(part) !== null || isAttempt(part));
  const isName = (line: string) => signed.has(normalise(line)) && !isVerb(reader, normalise(line));
  const heard: Heard[] = [];
  for (const said of lines) {
    const line = agreed(said, reader);
    const hasBegun = heard.some(({ kind }) => isOrder(kind) || kind === 'command');
    if (isSignatureMark(line) && hasBegun) break;
    const named = line === '' || reader.allows(line) ? null : commandIn(line);
    // "Prova a immaginare": a word of the language, unless an order follows it
    const command = named?.kind === 'preview' && named.rest !== '' && !isOrderly(named.rest) ? null : named;
    const kind = command ? 'command' : kindOf(line, { isName, isOrderly });
    heard.push({ line, kind, command });
  }
  const speaks = lonely(heard, reader);
  const all = heard.map((each) => (speaks(each) ? { ...each, kind: 'word' as const } : each));
  const end = all.findLastIndex(({ kind }) => isOrder(kind) || kind === 'command');
  const notice = all.findIndex(({ line }, at) => at > end && isNotice(line));
  return notice < 0 ? all : all.slice(0, notice);
}

/** "Sì, confermo" where the game asks for a yes or a no is its word for that. */
function agreed(line: string, { allows }: OrderReader): string {
  const consent = line === '' || !isBrief(line) ? null : consentIn(line);
  return consent !== null && !allows(line) && allows(consent) ? consent.toUpperCase() : line;
}

function kindOf(
  line: string,
  { isName, isOrderly }: { isName(line: string): boolean; isOrderly(line: string): boolean },
): Exclude<Heard['kind'], 'command' | 'word'> {
  if (orderLines(line).length === 0 || isSignatureMark(line) || isRule(line) || isAdded(line)) return 'nothing';
  // a name below a letter may be the beginning of an order: Don, Gio
  if (isName(line)) return 'courtesy';
  if (isOrderly(line)) return 'order';
  return isPolite(line) && isBrief(line) ? 'courtesy' : 'prose';
}

/**
 * Tells orders of one word that may be just that: a word of the reader's language, in a letter whose other orders are written in it too, or
 * the mere beginning of a verb.
 */
function lonely(heard: readonly Heard[], { language, verbs, ...reader }: OrderReader): (each: Heard) => boolean {
  const other: Language = language === 'en' ? 'it' : 'en';
  const verbOf = (line: string) => normalise(line).split(' ')[0] ?? '';
  const isForeign = (word: string) => verbs[other].has(word) && !verbs[language].has(word) && !isEveryday(word, language);
  const speaksOther = heard.some(({ kind, line }) => kind === 'order' && isForeign(verbOf(line)));
  return ({ kind, line }) => {
    const word = normalise(line);
    if (kind !== 'order' || word.includes(' ') || word === '') return false;
    if (isEveryday(word, language)) return !speaksOther;
    return !isVerb({ language, verbs, ...reader }, word) && reader.means(line) !== null;
  };
}

/** A line as it is asked about; none for what was said to the table or asked of the house, which is done already. */
function askedLine({ line, kind, command }: Heard, { reader, isDoubtful }: { reader: OrderReader; isDoubtful: boolean }): AskedLine[] {
  if (isDoubtful && kind === 'prose') return [{ line, doubt: 'prose' }];
  if (isDoubtful) return [{ line, doubt: 'word', ...insteadOf(line, reader) }];
  const isKept = kind === 'order' || (command !== null && ['pass', 'withdraw', 'preview'].includes(command.kind));
  return isKept ? [{ line, doubt: null }] : [];
}

/** The verb of the reader's language that says the same. */
function insteadOf(line: string, { language, verbs, means }: OrderReader): Pick<AskedLine, 'instead'> {
  const meant = means(line);
  const verb = [...verbs[language]].find((each) => means(each) === meant);
  return verb === undefined || meant === null ? {} : { instead: verb.toUpperCase() };
}

/** Widths at which mail programs break lines. */
const narrowest = 64;
const widest = 80;

/** Puts together what a mail program broke for width: a line that was full, and one behind it that begins no order. */
function joined(lines: readonly string[], reader: OrderReader): string[] {
  const begins = (line: string) =>
    reader.means(line) !== null || commandIn(line) !== null || isVerb(reader, normalise(line).split(' ')[0] ?? '');
  const found: string[] = [];
  let last = 0;
  for (const line of lines) {
    const before = found.at(-1) ?? '';
    const wasFull = last <= widest && last + 1 + (line.split(' ')[0] ?? '').length > narrowest;
    const isPart = line !== '' && before !== '' && !isSignatureMark(line) && before.length + line.length < longestLine;
    if (isPart && (/^[+,&]/.test(line) || (wasFull && !begins(line) && !isFarewell(before, line, reader))))
      found[found.length - 1] = `${before} ${line}`;
    else found.push(line);
    last = line.length;
  }
  return found;
}

/** A whole order of full width, and below it words that would only spoil it. */
const isFarewell = (before: string, line: string, { means }: OrderReader): boolean =>
  means(before) !== null && !/[\d>]/.test(line) && means(`${before} ${line}`) === null;
