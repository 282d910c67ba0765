'use server';

import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { block, type Caller, PlayError, type Reported, report } from '@/lib/play';
import { reportedIn } from './reported';

/** Tells the operators what is wrong. */
export async function reportAction(_state: FormState, form: FormData): Promise<FormState> {
  return act(form, 'done', (caller, about) => report(caller, about, String(form.get('reason') ?? '')));
}

/** Blocks whom the page is about. */
export async function blockAction(_state: FormState, form: FormData): Promise<FormState> {
  return act(form, 'blocked', block);
}

async function act(form: FormData, said: 'done' | 'blocked', work: (caller: Caller, about: Reported) => Promise<void>): Promise<FormState> {
  await signedIn('/');
  const t = await getTranslations('report');
  const values = textsOf(form);
  const about = reportedIn(values);
  if (about === null) return { kind: 'wrong', message: t('nobody'), values };
  try {
    await work(await currentCaller(), about);
    return { kind: 'done', message: t(said) };
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values };
    throw error;
  }
}
