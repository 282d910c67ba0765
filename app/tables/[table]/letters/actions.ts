'use server';

import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { quietIn, remindersIn } from '@/app/_shell/letter-form';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { PlayError, setTableLetters, type TableLetters } from '@/lib/play';

const modes: readonly string[] = ['account', 'instant', 'digest', 'off'] satisfies TableLetters['mode'][];

/** Sets when the letters of one table come. */
export async function tableLettersAction(_state: FormState, form: FormData): Promise<FormState> {
  const table = String(form.get('table'));
  await signedIn(`/tables/${table}/letters`);
  const [t, caller] = await Promise.all([getTranslations('post'), currentCaller()]);
  const values = textsOf(form);
  const mode = modes.find((each) => each === form.get('mode')) as TableLetters['mode'] | undefined;
  const quiet = form.get('quiet');
  try {
    await setTableLetters(caller, table, {
      mode: mode ?? 'account',
      quiet: quiet === 'own' ? quietIn(form) : quiet === 'none' ? null : 'account',
      reminders: form.get('reminders') === 'own' ? remindersIn(form) : 'account',
    });
    revalidatePath(`/tables/${table}/letters`);
    return { kind: 'done', message: t('saved'), values };
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values };
    throw error;
  }
}
