'use server';

import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { PlayError, report } from '@/lib/play';
import { reportedIn } from './reported';

/** Tells the operators what is wrong. */
export async function reportAction(_state: FormState, form: FormData): Promise<FormState> {
  await signedIn('/');
  const t = await getTranslations('report');
  const values = textsOf(form);
  const about = reportedIn(values);
  if (about === null) return { kind: 'wrong', message: t('nobody'), values };
  try {
    await report(await currentCaller(), about, values.reason ?? '');
    return { kind: 'done', message: t('done') };
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values };
    throw error;
  }
}
