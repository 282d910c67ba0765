'use server';

import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { SendState } from '@/app/_board/order-form/order-panel';
import type { Trial, Trouble } from '@/app/_board/order-form/trial';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { readFields } from '@/app/_ui/read-fields';
import { currentCaller } from '@/app/_words/caller';
import { orderLines, type Section } from '@/lib/engine';
import {
  type Caller,
  foreseen,
  lookAt,
  nextTable,
  PlayError,
  saveDraft,
  setStandingOrders,
  standingOrders,
  submit,
  tableView,
  visit,
} from '@/lib/play';
import { tried, untried } from './_page/trial';

/** What is too long is told of by whoever reads the sheet. */
const sheetSchema = z.object({
  table: z.string(),
  seat: z.string(),
  decision: z.string().max(200).nullable(),
  lines: z.array(z.string()),
});

/** Somebody sits before the page: they are heard of, and letters wait a little. True when that changed the table. */
export async function hereAction(table: string): Promise<boolean> {
  try {
    return await visit(await currentCaller(), table);
  } catch (error) {
    if (error instanceof PlayError) return false;
    throw error;
  }
}

/** Tries the sheet without effect and keeps it as the seat's draft. */
export async function tryAction(table: string, seat: string, lines: string[], decision: string | null): Promise<Trial | Trouble> {
  const caller = await currentCaller();
  try {
    const asked = sheetSchema.safeParse({ table, seat, decision, lines });
    if (!asked.success) return { kind: 'trouble', text: (await getTranslations('table'))('emptySheet') };
    const sheet = asked.data;
    await saveDraft(caller, table, seat, sheet.lines.length > 0 ? { decision: decision ?? '', content: { lines: sheet.lines } } : null);
    const look = await lookAt(caller, table);
    return sheet.lines.length > 0
      ? await tried(look, sheet, caller)
      : await untried(look, await tableView(caller, table, seat, look), caller);
  } catch (error) {
    return { kind: 'trouble', text: await troubleText(error, caller) };
  }
}

const sendSchema = z.object({
  table: z.string(),
  seat: z.string(),
  submission: z.string().min(1).max(64),
  decision: z.string().max(200),
  after: z.coerce.number().int().min(0),
  // what is no word and no pledge is left out: dice need none
  word: z.string().min(1).max(100).optional().catch(undefined),
  pledge: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional()
    .catch(undefined),
});

/** Sends the sheet: the lines on it, then what is typed in the field. */
export async function sendAction(_state: SendState, form: FormData): Promise<SendState> {
  const [t, caller] = await Promise.all([getTranslations('table'), currentCaller()]);
  const envelope = sendSchema.safeParse(Object.fromEntries(form));
  const typed = form.get('typed');
  const lines = [...form.getAll('line'), ...orderLines(typeof typed === 'string' ? typed : '')].filter((each) => typeof each === 'string');
  const isClearing = form.get('do') === 'clear';
  if (!envelope.success || (lines.length === 0 && !isClearing)) return { receipt: null, trouble: t('emptySheet') };
  const { table, seat, submission, decision, after, word, pledge } = envelope.data;
  try {
    if (isClearing) {
      await saveDraft(caller, table, seat, null);
      revalidatePath(`/tables/${table}`);
      return { receipt: null, trouble: null };
    }
    const receipt = await submit(caller, {
      ...{ id: submission, table, seat, after, orders: lines, word, pledge },
      ...{ decision: decision === '' ? null : decision, via: 'web', language: caller.language },
    });
    const first = receipt.kind === 'repeated' ? receipt.receipt : receipt;
    const done = first.kind === 'applied' || first.kind === 'held';
    const rest = done ? (first.refused?.remainder ?? []) : lines;
    if (receipt.kind !== 'repeated') await saveDraft(caller, table, seat, rest.length > 0 ? { decision, content: { lines: rest } } : null);
    revalidatePath(`/tables/${table}`);
    return { receipt, trouble: null, next: done ? await nextTable(caller, table) : null };
  } catch (error) {
    return { receipt: null, trouble: await troubleText(error, caller) };
  }
}

/** Sets the standing orders of a seat, or goes back to the game's suggestion. */
export async function standingAction(_state: FormState, form: FormData): Promise<FormState> {
  const [t, caller] = await Promise.all([getTranslations('table'), currentCaller()]);
  const table = String(form.get('table'));
  const seat = String(form.get('seat'));
  const values = textsOf(form);
  try {
    const { fields } = await standingOrders(caller, table, seat);
    const suggested = form.get('do') === 'suggested';
    const { values: policy, faults } = readFields(fields, form, 'policy');
    if (!suggested && Object.keys(faults).length > 0) {
      const said = Object.entries(faults).map(([name, fault]) => [
        name,
        fault.kind === 'number' ? t('wrongNumber', { min: String(fault.min), max: String(fault.max) }) : t('wrongChoice'),
      ]);
      return { kind: 'wrong', errors: Object.fromEntries(said), values };
    }
    const wrong = await setStandingOrders(caller, table, seat, suggested ? null : policy);
    if (wrong.length > 0) return { kind: 'wrong', message: wrong.map(({ text }) => text).join(' '), values };
    revalidatePath(`/tables/${table}/orders`);
    return { kind: 'done', message: t('saved') };
  } catch (error) {
    return { kind: 'wrong', message: await troubleText(error, caller), values };
  }
}

/** What the standing orders of a form that is being filled would do for a seat; null: they cannot be read. */
export async function foreseeAction(table: string, seat: string, form: FormData): Promise<Section[] | null> {
  const caller = await currentCaller();
  try {
    const { fields } = await standingOrders(caller, table, seat);
    const { values, faults } = readFields(fields, form, 'policy');
    return Object.keys(faults).length > 0 ? null : await foreseen(caller, table, seat, values);
  } catch (error) {
    if (error instanceof PlayError) return null;
    throw error;
  }
}

/** The sentence for what went wrong before the game was asked; anything unforeseen is thrown on. */
async function troubleText(error: unknown, caller: Caller): Promise<string> {
  if (!(error instanceof PlayError)) throw error;
  if (caller.user === null) return (await getTranslations('table'))('signInAgain');
  return error.message;
}
