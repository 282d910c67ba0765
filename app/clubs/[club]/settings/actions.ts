'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { FormState } from '@/app/_ui/form-state';
import { closeClub, clubHead, editClub } from '@/lib/play';
import { attempt, textOf } from '../../_parts/attempt';
import { readCharter } from '../../_parts/read-charter';
import { charterOf } from './charter-of';

/** Saves what the club says of itself; where its address has changed, that is where to go. */
export async function saveAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('clubs');
  let address = textOf(form, 'club');
  const state = await attempt(
    form,
    async (caller, club) => {
      const before = charterOf(await clubHead(caller, club));
      address = (await editClub(caller, club, readCharter(form, before))).slug;
    },
    t('saved'),
  );
  if (address !== textOf(form, 'club')) redirect(`/clubs/${address}/settings`);
  return state;
}

export async function closeAction(_state: FormState, form: FormData): Promise<FormState> {
  const state = await attempt(form, closeClub);
  if (state.kind === 'wrong') return state;
  redirect('/clubs');
}
