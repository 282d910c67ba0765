import { fold, orderLines } from '../../engine';
import { type Command, commandIn } from './commands';
import { isAdded, isClosing, isGreeting, isRule, isSignatureMark } from './manners';
import { piecesOf } from './quotes';
import type { Written } from './written';

/** What the game understands at the table a letter is about. */
export interface Ear {
  /** Reads as an order, whether it is open now or later in the turn. */
  reads(line: string): boolean;
  /** Would be a legal answer now. */
  allows(line: string): boolean;
  /** First words of the orders that the player was shown, folded. */
  verbs: ReadonlySet<string>;
}

/** A letter as it was understood. */
export interface Sheet {
  /** Try, without effect. */
  isPreview: boolean;
  orders: string[];
  commands: Command[];
  /** What stands below a line drawn by hand and was not read. */
  unread: string[];
  /** All that was read, line by line. */
  lines: string[];
}

/** Reads what somebody wrote: commands and orders, one a line, without greetings and signatures. */
export function readSheet(written: Written, ear: Ear, names: readonly string[]): Sheet {
  const signed = new Set(names.map(fold).filter(isSaid));
  const { lines, unread } = withoutManners(written.lines, ear, signed);
  const own = (written.wrapped ? joined(lines, ear) : lines).filter(isSaid);
  const found = own.map((line) => ({ line, command: ear.allows(line) ? null : commandIn(line) }));
  const isAlone = found.filter(({ command }) => command === null || command.kind === 'pass').length === 1;
  const sheet: Sheet = { isPreview: false, orders: [], commands: [], unread, lines: own };
  for (const { line, command } of found) {
    // PASS and WITHDRAW are words of some games: ours only where no order stands beside or before them
    const isGames = command?.kind === 'pass' ? !isAlone : command?.kind === 'withdraw' && sheet.orders.length > 0;
    if (!command || isGames) sheet.orders.push(...orderLines(line));
    else if (command.kind !== 'preview') sheet.commands.push(command);
    else {
      sheet.isPreview = true;
      sheet.orders.push(...orderLines(command.rest));
    }
  }
  return sheet;
}

const isSaid = (line: string): boolean => line !== '';

const firstWord = (line: string): string => fold(line).split(' ')[0] ?? '';

const isOrderly = (line: string, ear: Ear): boolean =>
  isSaid(line) && (ear.reads(line) || commandIn(line) !== null || (ear.verbs.has(firstWord(line)) && /\d/.test(line)));

/** The lines that may be orders. What follows the beginning of a signature counts only when orders stand in it. */
function withoutManners(all: readonly string[], ear: Ear, signed: ReadonlySet<string>): { lines: string[]; unread: string[] } {
  const given = piecesOf(all).flatMap(({ lines, signature }) => lines.map((line, i) => ({ line, isMarked: signature && i === 0 })));
  const lines: string[] = [];
  const unread: string[] = [];
  let hasBegun = false;
  for (let i = 0; i < given.length; i++) {
    const { line, isMarked } = given[i] ?? { line: '', isMarked: false };
    const isPolite = isClosing(line) || signed.has(fold(line));
    if (isSaid(line) && !ear.reads(line)) {
      if (isMarked || isSignatureMark(line) || isRule(line) || isAdded(line) || (hasBegun && isPolite)) {
        const next = isSignatureMark(line) && hasBegun ? -1 : given.findIndex((each, at) => at > i && isOrderly(each.line, ear));
        const end = next < 0 ? given.length : next;
        if (isRule(line)) unread.push(...given.slice(i + 1, end).flatMap((each) => (isSaid(each.line) ? [each.line] : [])));
        i = end - 1;
        continue;
      }
      if (!hasBegun && (isPolite || isGreeting(line))) continue;
    }
    hasBegun ||= isSaid(line);
    lines.push(line);
  }
  return { lines, unread };
}

/** Widths at which mail programs break lines. */
const narrowest = 64;
const widest = 80;

/** Puts together what a mail program broke for width: a line that was full, and one behind it that begins no order. */
function joined(lines: readonly string[], ear: Ear): string[] {
  const found: string[] = [];
  let last = 0;
  for (const line of lines) {
    const before = found.at(-1) ?? '';
    const wasFull = last <= widest && last + 1 + (line.split(' ')[0] ?? '').length > narrowest;
    const begins = ear.reads(line) || commandIn(line) !== null || ear.verbs.has(firstWord(line));
    if (line !== '' && before !== '' && wasFull && !begins) found[found.length - 1] = `${before} ${line}`;
    else found.push(line);
    last = line.length;
  }
  return found;
}
