'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { editNote, type NoteAudience, PlayError, pinNote, unpinNote } from '@/lib/play';

const noteSchema = z.object({
  table: z.string(),
  id: z.string().max(64).optional(),
  seq: z.coerce.number().int().min(0).default(0),
  seat: z.string().max(200).optional(),
  audience: z.string().default('private'),
  text: z.string().default(''),
  do: z.literal('delete').optional(),
});

/** Pins a note to a moment; with an `id` changes or deletes one of the caller's. */
export async function noteAction(_state: FormState, form: FormData): Promise<FormState> {
  const caller = await currentCaller();
  const values = textsOf(form);
  const read = noteSchema.safeParse(values);
  if (!read.success) return { kind: 'wrong', values };
  const { table, id, seq, do: act, text, ...rest } = read.data;
  const note = { text, audience: rest.audience as NoteAudience, ...(rest.seat !== undefined && { seat: rest.seat }) };
  try {
    if (id === undefined) await pinNote(caller, table, { ...note, seq });
    else if (act === 'delete') await unpinNote(caller, table, id);
    else await editNote(caller, table, { ...note, id });
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values };
    throw error;
  }
  revalidatePath(`/tables/${table}/review/[seq]`, 'page');
  return { kind: 'new' };
}
