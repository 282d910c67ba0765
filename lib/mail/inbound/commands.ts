import { fold } from '../../engine';

/** What a letter may ask of the service itself, whatever the game. */
export type Command =
  | { kind: 'preview'; rest: string }
  | { kind: 'status' }
  | { kind: 'history'; last: number }
  | { kind: 'help' }
  | { kind: 'pass' }
  | { kind: 'withdraw' }
  | { kind: 'confirm' }
  | { kind: 'chat'; text: string };

type Word = Command['kind'];

/** English and Italian; the first of each is what letters print. */
export const keywords: Record<Word, { en: readonly [string, ...string[]]; it: readonly [string, ...string[]] }> = {
  preview: { en: ['PREVIEW'], it: ['ANTEPRIMA', 'PROVA'] },
  status: { en: ['STATUS'], it: ['STATO', 'SITUAZIONE'] },
  history: { en: ['HISTORY'], it: ['STORIA', 'CRONACA'] },
  help: { en: ['HELP'], it: ['AIUTO'] },
  pass: { en: ['PASS'], it: ['PASSO', 'PASSA'] },
  withdraw: { en: ['WITHDRAW'], it: ['ANNULLA', 'RITIRA'] },
  confirm: { en: ['CONFIRM'], it: ['CONFERMA', 'CONFERMO'] },
  chat: { en: ['CHAT'], it: ['CHAT', 'MESSAGGIO'] },
};

const wordOf = new Map<string, Word>(
  (Object.keys(keywords) as Word[]).flatMap((kind) =>
    [...keywords[kind].en, ...keywords[kind].it].map((name) => [fold(name), kind] as const),
  ),
);

const usualHistory = 12;
const longestHistory = 200;

/** Reads a line as a command; null when it is none. A keyword stands alone, but for what HISTORY, PREVIEW and CHAT take. */
export function commandIn(line: string): Command | null {
  const [, first = '', rest = ''] = /^\s*(\p{L}+)\s*[:.!,]?\s*(.*)$/su.exec(line) ?? [];
  const kind = wordOf.get(fold(first));
  if (kind === 'chat') return rest.trim() === '' ? null : { kind, text: rest.trim() };
  if (kind === 'preview') return { kind, rest };
  if (kind === 'history' && /^\d{1,6}\W*$/.test(rest))
    return { kind, last: Math.min(longestHistory, Math.max(1, Number.parseInt(rest, 10))) };
  if (kind === undefined || rest !== '') return null;
  return kind === 'history' ? { kind, last: usualHistory } : { kind };
}
