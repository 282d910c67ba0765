'use server';

import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { PlayError, setTimeControl } from '@/lib/play';
import { readTimeControl } from '../../_clock/read-time-control';
import { clockFault } from '../../_clock/words';

/** The owner sets the clock; what is wrong with the form comes back beside its fields. */
export async function setClockAction(_state: FormState, form: FormData): Promise<FormState> {
  const table = String(form.get('table') ?? '');
  await signedIn(`/tables/${table}/clock`);
  const [t, caller] = await Promise.all([getTranslations('clock'), currentCaller()]);
  const values = textsOf(form);
  const { timeControl, faults } = readTimeControl(form);
  const errors: Record<string, string> = {};
  for (const [name, fault] of Object.entries(faults)) errors[name] = await clockFault(fault);
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors, values };
  try {
    await setTimeControl(caller, table, timeControl);
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values };
    throw error;
  }
  revalidatePath(`/tables/${table}`, 'layout');
  return { kind: 'done', message: t('saved'), values };
}
