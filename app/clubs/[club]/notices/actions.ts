'use server';

import { getTranslations } from 'next-intl/server';
import type { FormState } from '@/app/_ui/form-state';
import { postNotice, removeNotice } from '@/lib/play';
import { attempt, textOf } from '../../_parts/attempt';

export async function postAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('clubs');
  const notice = { title: textOf(form, 'title'), text: textOf(form, 'text') };
  return attempt(form, (caller, club) => postNotice(caller, club, notice), t('posted'));
}

export async function removeAction(_state: FormState, form: FormData): Promise<FormState> {
  return attempt(form, (caller, club) => removeNotice(caller, club, textOf(form, 'notice')));
}
