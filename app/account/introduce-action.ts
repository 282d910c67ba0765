'use server';

import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { introduce, PlayError } from '@/lib/play';
import { signedIn } from '../_shell/guards';
import { type FormState, textsOf } from '../_ui/form-state';
import { currentCaller } from '../_words/caller';

/** Sets what the user says of themselves. */
export async function introduceAction(_state: FormState, form: FormData): Promise<FormState> {
  await signedIn('/account');
  const [t, caller] = await Promise.all([getTranslations('introduction'), currentCaller()]);
  const values = textsOf(form);
  const languages = [...form.keys()].flatMap((name) => (name.startsWith('speaks.') ? [name.slice('speaks.'.length)] : []));
  try {
    await introduce(caller, { words: values.words ?? '', languages, showsZone: form.has('zone') });
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values };
    throw error;
  }
  revalidatePath('/account');
  return { kind: 'done', message: t('saved'), values };
}
