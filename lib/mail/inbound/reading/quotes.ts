import EmailReplyParser from 'email-reply-parser';
import { commandIn } from './commands';

/** Labels of the head that Outlook and others put above a message they repeat, in the languages of our players and their programs. */
const labels =
  /^\W{0,3}(from|sent|date|to|cc|subject|da|inviato|data|a|cc|ccn|oggetto|ogg|von|gesendet|datum|an|betreff|de|envoyé|enviado|para|à|objet|asunto)\s?:\W{0,2}\s/i;
const firstLabel = /^\W{0,3}(from|da|von|de|sent|gesendet|inviato|envoyé|date|data|datum)\s?:/i;

/** "-----Original Message-----" and its like. */
const divider =
  /^\W{0,3}[-_ ]{2,}(original message|forwarded message|messaggio originale|messaggio inoltrato|ursprüngliche nachricht|weitergeleitete nachricht|message d'origine|mensaje original)[-_ ]{2,}:?$/i;
const longestDivider = 200;

const isDivider = (line: string): boolean => {
  const text = line.trim();
  return text.length <= longestDivider && divider.test(text.replace(/\s/g, ' '));
};

/** "On Monday … wrote:" in one line: with a date, or an address. */
const attribution =
  /^(?=.*[\d@]).{0,300}(\b(wrote|ha scritto|scrive|schrieb|a écrit|escribió|escreveu|schreef)(?!\p{L}).{0,200}|<[^<>\s]{1,200}@[^<>\s]{1,200}>)\s?:$/iu;
/** "Anna wrote:", "Am Montag schrieb Fieldpost:": short, and nothing else in the line. */
const bareAttribution =
  /^["“«]?(\p{Lu}[^:>]{0,60}\s(wrote|writes|ha scritto|scrive|schrieb|schreibt|a écrit|escribió|escreveu|schreef)|(On|Il|Am|Le|El|Em|Op)\s[^:>]{0,60}\s(wrote|ha scritto|schrieb|a écrit|escribió|escreveu|schreef)(\s[^:>]{0,40})?)\s?:$/u;
const attributionStart = /^(on|il|in data|am|le|el|em|op|den|dnia|\d|.{1,60}[<(]?\S+@\S+[>)]?)/i;

const isQuoted = (line: string): boolean => /^\s{0,3}[>|]/.test(line);

/** Lines of an attribution that begins at `at`: mail programs break it over up to three. */
function attributionAt(lines: readonly string[], at: number): number {
  const line = lines[at]?.trim() ?? '';
  if (bareAttribution.test(line) && commandIn(line) === null) return 1;
  if (!attributionStart.test(lines[at]?.trim() ?? '')) return 0;
  for (let count = 1; count <= 3; count++) {
    const part = lines.slice(at, at + count).map((line) => line.trim());
    if (count > 1 && part.at(-1) === '') return 0;
    if (attribution.test(part.join(' '))) return count;
  }
  return 0;
}

/** Lines of a repeated message's head that begins at `at`; blank lines between them count. */
function headAt(lines: readonly string[], at: number): number {
  const line = lines[at] ?? '';
  const start = isDivider(line) ? 1 : 0;
  let seen = 0;
  let end = at + start;
  for (let i = end; i < lines.length && i < at + 14; i++) {
    const each = lines[i]?.trim() ?? '';
    if (each === '') continue;
    if (!labels.test(`${each} `)) break;
    if (seen === 0 && start === 0 && !(i === at && firstLabel.test(each))) return 0;
    seen++;
    end = i + 1;
  }
  return seen >= 3 || (start === 1 && seen >= 1) ? end - at : start;
}

/** Where the next line stands that is not blank, from `at` on; -1 when there is none. */
function indexFrom(lines: readonly string[], at: number): number {
  for (let i = at; i < lines.length; i++) if (lines[i]?.trim() !== '') return i;
  return -1;
}

/** Widths at which mail programs break lines, between a space and the arrow behind it. */
const narrowest = 60;
const widest = 80;

/** A way that was broken before its arrow: one line that looks quoted, right below a full one that is not. */
function isBroken(lines: readonly string[], at: number): boolean {
  const before = lines[at - 1] ?? '';
  const isFull = before.length >= narrowest && before.length <= widest && !isQuoted(before);
  return isFull && /^> \S/.test(lines[at] ?? '') && !isQuoted(lines[at + 1] ?? '');
}

/** What was written anew: repeated messages are gone, above, below or between the lines. */
export function withoutQuotes(lines: readonly string[], isOurs: (line: string) => boolean): string[] {
  const kept: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const isPlain = lines[i]?.trim() === '' || isQuoted(lines[i] ?? '');
    const head = isPlain ? 0 : attributionAt(lines, i) || headAt(lines, i);
    if (head === 0) {
      if (isBroken(lines, i)) kept.push(`${kept.pop() ?? ''} ${lines[i] ?? ''}`);
      else if (!isQuoted(lines[i] ?? '')) kept.push(lines[i] ?? '');
      continue;
    }
    const next = indexFrom(lines, i + head);
    if (next < 0 || isQuoted(lines[next] ?? '')) {
      i += head - 1;
      continue;
    }
    // repeated without any mark: all of it, unless the answer stands below; our own last line tells where that begins
    const last = lines.findLastIndex((line, at) => at >= i + head && isOurs(line));
    const isBelow = kept.every((line) => line.trim() === '') && last >= 0;
    return isBelow ? withoutQuotes(lines.slice(last + 1), isOurs) : kept;
  }
  return kept;
}

/** Characters of a text, and of a line, beyond which the parser of replies is not asked: its patterns take long on long ones. */
const longest = 20_000;
const longestLine = 1000;

/** What is left when quotes are gone whose attribution stands in a language that `withoutQuotes` does not know. */
export function withoutForeignQuotes(lines: readonly string[]): string[] {
  const text = lines.join('\n');
  if (text.length > longest || lines.some((line) => line.length > longestLine)) return [...lines];
  return new EmailReplyParser()
    .read(text)
    .getFragments()
    .filter((fragment) => !fragment.isQuoted())
    .flatMap((fragment) => fragment.getContent().split('\n'));
}
