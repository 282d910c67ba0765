'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { wordsIn } from '@/app/_board/words-in';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import type { BranchMove } from '@/lib/engine';
import { dropBranch, keepBranch, PlayError, renameBranch } from '@/lib/play';

/** What a browser sends; the moves are looked at where they are kept. */
const keptSchema = z.strictObject({
  id: z.string().max(64).optional(),
  from: z.int().min(0),
  title: z.string(),
  moves: z.array(z.looseObject({ seat: z.string(), decision: z.string() })),
});

type Kept = { id?: string; from: number; title: string; moves: BranchMove[] };

/** Keeps a try; answers with its id, or why not. */
export async function keepAction(table: string, kept: Kept): Promise<{ id: string } | { trouble: string }> {
  const caller = await currentCaller();
  const read = keptSchema.safeParse(kept);
  if (!read.success) return { trouble: wordsIn(caller.language).whatIf.keepFailed };
  const { id, ...rest } = read.data;
  try {
    const found = await keepBranch(caller, String(table), { ...(rest as Omit<Kept, 'id'>), ...(id !== undefined && { id }) });
    return { id: found };
  } catch (error) {
    if (error instanceof PlayError) return { trouble: error.message };
    throw error;
  }
}

/** Renames a try of the caller, or deletes it. */
export async function branchAction(_state: FormState, form: FormData): Promise<FormState> {
  const caller = await currentCaller();
  const { table = '', id = '', title = '', do: act } = textsOf(form);
  try {
    if (act === 'delete') await dropBranch(caller, table, id);
    else await renameBranch(caller, table, { id, title });
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values: textsOf(form) };
    throw error;
  }
  revalidatePath(`/tables/${table}/review/[seq]`, 'page');
  return { kind: 'new' };
}
