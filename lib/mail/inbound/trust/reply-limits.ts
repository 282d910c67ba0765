import { createHash } from 'node:crypto';
import { limit, PlayError } from '../../../play';
import type { AnswerPart } from '../../writing/answer-payload';
import type { LetterSheet } from '../reading/letter-sheet';

const hour = 60 * 60;

/** Letters to one address of ours that are opened in an hour. */
const lettersAnHour = { most: 400, seconds: hour };
/** Letters a player is answered in an hour: more is a loop, or a machine gone wild. */
const answersAnHour = { most: 400, seconds: hour };
/** Requests for confirmation a player gets in a day: strangers can cause them. */
const confirmationsADay = { most: 20, seconds: 24 * hour };
/** Letters in somebody's name that are opened in a day though nothing but a request for confirmation can come of them. */
const doubtsADay = { most: 40, seconds: 24 * hour };
/** Letters of one address without any order that are answered: answering machines do not always say what they are. */
const idleAnHour = { most: 5, seconds: hour };
/** The same letter, when it led to nothing. */
const sameAnHour = { most: 4, seconds: hour };

/** A letter as far as it tells a person from a machine. */
export interface Said {
  user: string;
  lines: readonly string[];
  /** Null: it could not be read. */
  sheet: LetterSheet | null;
}

/** Whether one more letter to an address of ours is opened. */
export const isOpened = (address: string): Promise<boolean> => isWithin(`mail-letters:${address}`, lettersAnHour);

/** Whether a letter that led to `parts` is answered: not without end to whoever says nothing, or always the same in vain. */
export async function isAnswered({ user, lines, sheet }: Said, parts: readonly AnswerPart[]): Promise<boolean> {
  if (!(await isWithin(`mail-answers:${user}`, answersAnHour))) return false;
  return !parts.every(isVain) || (await isHuman({ user, lines, sheet }));
}

/** Whether one more letter in somebody's name is opened that can lead to no more than a request for confirmation. */
export const isDoubtOpened = (user: string): Promise<boolean> => isWithin(`mail-doubt:${user}`, doubtsADay);

/** Whether somebody is asked to confirm a letter that came in their name. */
export async function isAskedFor(said: Said): Promise<boolean> {
  return (await isHuman(said)) && (await isWithin(`mail-confirm:${said.user}`, confirmationsADay));
}

/** Whether a letter without orders is answered: a few times an hour, and the same one less often. */
export async function isBearable({ user, lines }: Omit<Said, 'sheet'>): Promise<boolean> {
  return (await isWithin(`mail-idle:${user}`, idleAnHour)) && isHuman({ user, lines, sheet: null });
}

async function isHuman({ user, lines, sheet }: Said): Promise<boolean> {
  const isIdle = sheet !== null && sheet.orders.length + sheet.commands.length + sheet.asked.length === 0;
  if (isIdle && !(await isWithin(`mail-idle:${user}`, idleAnHour))) return false;
  const text = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 32);
  return isWithin(`mail-same:${user}:${text}`, sameAnHour);
}

/** It changed nothing and told nothing that was asked for. */
function isVain(part: AnswerPart): boolean {
  if (part.kind === 'sent') return part.receipt.kind === 'refused' || part.receipt.kind === 'closed';
  return !['tried', 'withdrawn', 'said', 'status', 'history', 'help'].includes(part.kind);
}

async function isWithin(key: string, rule: { most: number; seconds: number }): Promise<boolean> {
  try {
    await limit(key, rule, 'en');
    return true;
  } catch (error) {
    if (error instanceof PlayError && error.code === 'too-many') return false;
    throw error;
  }
}
