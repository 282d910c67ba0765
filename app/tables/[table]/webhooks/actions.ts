'use server';

import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { addHook, dropHook, resumeHook, tryHook } from '@/lib/hooks';
import { PlayError } from '@/lib/play';

/** What a form answers; a PlayError is its message. */
async function answered(work: () => Promise<FormState>, values?: Record<string, string>): Promise<FormState> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, ...(values && { values }) };
    throw error;
  }
}

export async function addHookAction(_state: FormState, form: FormData): Promise<FormState> {
  const table = String(form.get('table'));
  await signedIn(`/tables/${table}/webhooks`);
  const [t, caller] = await Promise.all([getTranslations('post'), currentCaller()]);
  return answered(async () => {
    await addHook(caller, table, { kind: form.get('kind') === 'json' ? 'json' : 'discord', url: String(form.get('url') ?? '') });
    revalidatePath(`/tables/${table}/webhooks`);
    return { kind: 'done', message: t('added') };
  }, textsOf(form));
}

/** Tries, resumes or removes a webhook, by the button that was pressed. */
export async function hookAction(_state: FormState, form: FormData): Promise<FormState> {
  const table = String(form.get('table'));
  const hook = String(form.get('hook'));
  await signedIn(`/tables/${table}/webhooks`);
  const [t, caller] = await Promise.all([getTranslations('post'), currentCaller()]);
  return answered(async () => {
    const wish = form.get('do');
    if (wish === 'test') {
      const reason = await tryHook(caller, table, hook);
      return reason === null ? { kind: 'done', message: t('tested') } : { kind: 'wrong', message: t('testFailed', { reason }) };
    }
    await (wish === 'resume' ? resumeHook : dropHook)(caller, table, hook);
    revalidatePath(`/tables/${table}/webhooks`);
    return { kind: 'done', message: wish === 'resume' ? t('resumed') : t('removed') };
  });
}
