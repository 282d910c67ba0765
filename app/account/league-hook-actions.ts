'use server';

import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { addSeasonHook, dropSeasonHook, resumeSeasonHook, trySeasonHook } from '@/lib/hooks';
import { type Caller, PlayError } from '@/lib/play';
import { signedIn } from '../_shell/guards';
import { type FormState, textsOf } from '../_ui/form-state';
import { currentCaller } from '../_words/caller';

/** What a form answers; a PlayError is its message. */
async function answered(work: (caller: Caller) => Promise<FormState>, values?: Record<string, string>): Promise<FormState> {
  await signedIn('/account');
  try {
    return await work(await currentCaller());
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, ...(values && { values }) };
    throw error;
  }
}

/** The league, and the season if it says one, that an address of a page or the end of it is of. */
function placeIn(address: string): { league: string; season: number | null } {
  const [, league = '', season] = /^(?:.*\/leagues\/|\/)?([^/?#]+)(?:\/(\d{1,6}))?/.exec(address.trim()) ?? [];
  return { league, season: season === undefined ? null : Number(season) };
}

export async function addSeasonHookAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('post');
  return answered(async (caller) => {
    const kind = form.get('kind') === 'json' ? 'json' : 'discord';
    await addSeasonHook(caller, { ...placeIn(String(form.get('league') ?? '')), kind, url: String(form.get('url') ?? '') });
    revalidatePath('/account');
    return { kind: 'done', message: t('added') };
  }, textsOf(form));
}

/** Tries, resumes or removes a webhook, by the button that was pressed. */
export async function seasonHookAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('post');
  const hook = String(form.get('hook'));
  return answered(async (caller) => {
    const wish = form.get('do');
    if (wish === 'test') {
      const reason = await trySeasonHook(caller, hook);
      return reason === null ? { kind: 'done', message: t('tested') } : { kind: 'wrong', message: t('testFailed', { reason }) };
    }
    await (wish === 'resume' ? resumeSeasonHook : dropSeasonHook)(caller, hook);
    revalidatePath('/account');
    return { kind: 'done', message: wish === 'resume' ? t('resumed') : t('removed') };
  });
}
