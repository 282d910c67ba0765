'use server';

import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { PlayError, seatNotes, writeNotes } from '@/lib/play';

/** Keeps the notes of a seat; when they were changed meanwhile, shows what they say now. */
export async function notesAction(_state: FormState, form: FormData): Promise<FormState> {
  const values = textsOf(form);
  const { table = '', seat = '', text = '', since = '' } = values;
  const path = `/tables/${table}/notes`;
  await signedIn(path);
  const [t, caller] = await Promise.all([getTranslations('notes'), currentCaller()]);
  try {
    await writeNotes(caller, table, { seat, text, since: since || null });
    revalidatePath(path);
    return { kind: 'done', message: t('saved') };
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    if (error.code !== 'conflict') return { kind: 'wrong', message: error.message, values };
    revalidatePath(path);
    return { kind: 'wrong', message: error.message, values, reveal: (await seatNotes(caller, table, seat)).text };
  }
}
