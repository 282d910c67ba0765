'use server';

import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { addressIn } from '@/lib/auth';
import { cancelVacation, declareVacation, PlayError } from '@/lib/play';
import { spanOfDays } from '@/lib/time-control';
import { signedIn } from '../_shell/guards';
import { type FormState, textsOf } from '../_ui/form-state';
import { currentCaller } from '../_words/caller';

/** The reader will be away. */
export async function announceAction(_state: FormState, form: FormData): Promise<FormState> {
  const user = await signedIn('/account');
  const [t, lobby, caller] = await Promise.all([getTranslations('account'), getTranslations('lobby'), currentCaller()]);
  const values = textsOf(form);
  const span = spanOfDays(String(form.get('from') ?? ''), String(form.get('until') ?? ''), user.timeZone);
  if (!span) return { kind: 'wrong', errors: { until: t('absenceDates') }, values };
  const named = String(form.get('substitute') ?? '').trim() !== '';
  const substitute = named ? addressIn(form.get('substitute')) : null;
  if (named && substitute === null) return { kind: 'wrong', errors: { substitute: lobby('addressWrong') }, values };
  const chosen = [...form.keys()].flatMap((name) => (name.startsWith('table.') ? [name.slice('table.'.length)] : []));
  try {
    const failed = await declareVacation(caller, { span, tables: chosen.length > 0 ? chosen : null, substitute });
    revalidatePath('/account');
    return { kind: 'done', message: failed.length > 0 ? t('absenceFailed', { what: failed.join('; ') }) : t('absenceSaved') };
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values };
    throw error;
  }
}

export async function cancelAbsenceAction(form: FormData): Promise<void> {
  await signedIn('/account');
  await cancelVacation(await currentCaller(), String(form.get('id') ?? '')).catch((error: unknown) => {
    // pressed twice: it is gone, as wished
    if (!(error instanceof PlayError)) throw error;
  });
  revalidatePath('/account');
}
