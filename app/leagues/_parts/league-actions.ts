'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { editLeague, foundLeague, PlayError } from '@/lib/play';
import { textOf } from './attempt';

const textsIn = (form: FormData) => ({
  name: textOf(form, 'name'),
  description: { en: textOf(form, 'description.en'), it: textOf(form, 'description.it') },
});

/** Founds a league of a club, and goes on to plan its first season. */
export async function foundAction(_state: FormState, form: FormData): Promise<FormState> {
  const club = textOf(form, 'club');
  await signedIn(`/clubs/${encodeURIComponent(club)}/leagues/new`);
  const input = { ...textsIn(form), address: textOf(form, 'address') };
  const founded = await foundLeague(await currentCaller(), club, input).catch((error: unknown) => {
    if (error instanceof PlayError) return error.message;
    throw error;
  });
  if (typeof founded === 'string') return { kind: 'wrong', message: founded, values: textsOf(form) };
  redirect(`/leagues/${founded.slug}/new`);
}

export async function editAction(_state: FormState, form: FormData): Promise<FormState> {
  const league = textOf(form, 'league');
  await signedIn(`/leagues/${encodeURIComponent(league)}/edit`);
  const t = await getTranslations('seasonPlan');
  const values = textsOf(form);
  try {
    await editLeague(await currentCaller(), league, textsIn(form));
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values };
    throw error;
  }
  revalidatePath('/leagues', 'layout');
  return { kind: 'done', message: t('saved'), values };
}
