import { wordsOfForm } from '@/app/_dice/words-of-form';
import { termsSchema } from '@/lib/chance/file';
import type { Field } from '@/lib/engine';
import type { Holder, NewTable } from '@/lib/play';
import { type FieldFault, type FormFields, readFields } from '../../_ui/read-fields';
import { type ClockFault, readTimeControl } from '../_clock/read-time-control';

export const ways = ['solo', 'bots', 'others'] as const;
export const holders = ['me', 'open', 'link', 'email', 'program', 'bot'] as const;
const visibilities = ['public', 'private', 'club'] as const;
export const absences = ['shift', 'substitute', 'none'] as const;

export const countings = termsSchema.shape.counts.options;
export const leavings = termsSchema.shape.leaving.options;

export const optionPrefix = 'option';

export type Fault = FieldFault | { kind: 'name' } | { kind: 'email' } | { kind: 'clock'; clock: ClockFault };

const isOneOf = <T extends string>(list: readonly T[], text: unknown): text is T => list.some((each) => each === text);

const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** Who shall hold a seat, from the choice and what was written beside it; null when the address is none. */
export function holderOf(choice: unknown, { email, program }: { email: unknown; program?: unknown }): Holder | null {
  if (!isOneOf(holders, choice)) return { kind: 'open' };
  if (choice === 'link') return { kind: 'invite', email: null };
  if (choice === 'program') return { kind: 'program', program: String(program ?? '') };
  if (choice !== 'email') return { kind: choice };
  const address = String(email ?? '')
    .trim()
    .toLowerCase();
  return emailPattern.test(address) ? { kind: 'invite', email: address } : null;
}

/** Reads the new-table form; `faults` is by control name and empty when the table can be created. */
export function newTableOf(
  sheet: FormFields,
  { game, fields, seats }: { game: string; fields: readonly Field[]; seats: readonly string[] },
): { table: NewTable; faults: Record<string, Fault> } {
  const { values: options, faults: optionFaults } = readFields(fields, sheet, optionPrefix);
  const faults: Record<string, Fault> = { ...optionFaults };
  const title = String(sheet.get('title') ?? '').trim();
  if (title.length < 1 || title.length > 80) faults.title = { kind: 'name' };
  const who = sheet.get('who');
  const way = isOneOf(ways, who) ? who : 'others';
  const mine = sheet.get('mySeat');
  const held: Record<string, Holder> = {};
  for (const seat of seats) {
    if (way === 'solo') held[seat] = { kind: 'me' };
    else if (way === 'bots') held[seat] = { kind: seat === (isOneOf(seats, mine) ? mine : seats[0]) ? 'me' : 'bot' };
    else {
      const holder = holderOf(sheet.get(`seat.${seat}`), { email: sheet.get(`email.${seat}`), program: sheet.get(`program.${seat}`) });
      if (holder) held[seat] = holder;
      else faults[`email.${seat}`] = { kind: 'email' };
    }
  }
  // who plays alone needs no clock
  const clock = way === 'others' ? readTimeControl(sheet) : { timeControl: { kind: 'none' as const }, faults: {} };
  for (const [name, fault] of Object.entries(clock.faults)) faults[name] = { kind: 'clock', clock: fault };
  const seenBy = sheet.get(way === 'others' ? 'visibility' : 'alone');
  const absence = sheet.get('absence');
  const counts = sheet.get('counts');
  const leaving = sheet.get('leaving');
  const club = way === 'others' ? String(sheet.get('club') ?? '') : '';
  const membersHours = Number(sheet.get('membersHours') ?? 0);
  const table: NewTable = {
    game,
    title,
    options,
    seats: held,
    timeControl: clock.timeControl,
    // alone and with others are two questions, each with an answer of its own that is usual
    visibility: isOneOf(visibilities, seenBy) ? seenBy : way === 'others' ? 'public' : 'private',
    solo: way === 'solo',
    startsWhenFull: way === 'others' && sheet.get('start') === 'full',
    ...(isOneOf(absences, absence) ? { absence } : {}),
    ...(way === 'others' && isOneOf(countings, counts) ? { counts } : {}),
    ...(isOneOf(leavings, leaving) ? { leaving } : {}),
    ...(way === 'others' && sheet.get('admitsBots') === 'on' ? { admitsBots: true } : {}),
    ...(sheet.get('beacon') === 'on' ? { beacon: true } : {}),
    ...(club === '' ? {} : { club, membersHours }),
    ...wordsOfForm(sheet),
  };
  return { table, faults };
}
