'use server';

import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { deskActs, operate, PlayError } from '@/lib/play';

/** Does what a form of the operator's page asks; for everybody else there is no such page. */
export async function operateAction(_state: FormState, form: FormData): Promise<FormState> {
  const values = textsOf(form);
  const kind = deskActs.find((each) => each === values.kind);
  const t = await getTranslations('operator');
  try {
    if (kind) await operate(await currentCaller(), { kind, subject: (values.subject ?? '').trim(), why: values.why ?? '' });
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    if (error.code === 'not-found') return orPlainPage(Promise.reject(error));
    return { kind: 'wrong', message: error.message, values };
  }
  revalidatePath('/operator');
  return { kind: 'done', message: t('done') };
}
