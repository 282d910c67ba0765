'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import type { FormState } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { readJson } from '@/lib/engine';
import { importTable, limit, PlayError } from '@/lib/play';

/** Whose file is being checked: the next one waits until its user knows what came of this one. */
const checking = new Set<string>();

/** A file's check takes a second or two of this process. */
const pace = { most: 20, seconds: 3600 };

/** Checks a file and stores its game; leads to what was found. */
export async function importAction(_state: FormState, form: FormData): Promise<FormState> {
  const { id: user } = await signedIn('/import');
  const [t, caller] = await Promise.all([getTranslations('share'), currentCaller()]);
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return { kind: 'wrong', errors: { file: t('noFile') } };
  if (checking.has(user)) return { kind: 'wrong', message: t('oneAtATime') };
  checking.add(user);
  let id: string;
  try {
    await limit(`import ${user}`, pace, caller.language);
    const read = readJson(await file.text());
    if (!read.ok) return { kind: 'wrong', errors: { file: t('notJson') } };
    ({ id } = await importTable(caller, read.value, { isPublic: form.get('public') === 'on' }));
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: `${t('refused')} ${error.message}` };
    throw error;
  } finally {
    checking.delete(user);
  }
  redirect(`/import?table=${id}`);
}
