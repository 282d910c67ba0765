'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { FormState } from '@/app/_ui/form-state';
import { answerOffer, clubHead, joinClub, leaveClub, setClubLetters, withdrawRequest } from '@/lib/play';
import { attempt, textOf } from '../_parts/attempt';

const answers = z.enum(['accept', 'decline']).catch('decline');
const switches = z.enum(['on', 'off']).catch('on');

export async function joinAction(_state: FormState, form: FormData): Promise<FormState> {
  return attempt(form, (caller, club) => joinClub(caller, club, textOf(form, 'text')));
}

export async function withdrawRequestAction(_state: FormState, form: FormData): Promise<FormState> {
  return attempt(form, withdrawRequest);
}

export async function lettersAction(_state: FormState, form: FormData): Promise<FormState> {
  return attempt(form, (caller, club) => setClubLetters(caller, club, switches.parse(form.get('letters'))));
}

export async function answerOfferAction(_state: FormState, form: FormData): Promise<FormState> {
  return attempt(form, (caller, club) => answerOffer(caller, club, answers.parse(form.get('answer'))));
}

/** Leaves the club, and goes to where one may still be. */
export async function leaveAction(_state: FormState, form: FormData): Promise<FormState> {
  let isPublic = false;
  const state = await attempt(form, async (caller, club) => {
    isPublic = (await clubHead(caller, club)).visibility === 'public';
    await leaveClub(caller, club);
  });
  if (state.kind === 'wrong') return state;
  redirect(isPublic ? `/clubs/${textOf(form, 'club')}` : '/clubs');
}
