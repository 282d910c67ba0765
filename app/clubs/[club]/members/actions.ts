'use server';

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { FormState } from '@/app/_ui/form-state';
import { answerRequest, appoint, inviteToClub, liftBar, offerClub, removeMember, withdrawClubInvitation } from '@/lib/play';
import { attempt, textOf } from '../../_parts/attempt';

const answers = z.enum(['accept', 'decline']).catch('decline');
const offices = z.enum(['director', 'member']).catch('member');

export async function answerAction(_state: FormState, form: FormData): Promise<FormState> {
  const answer = { user: textOf(form, 'member'), answer: answers.parse(form.get('answer')) };
  return attempt(form, (caller, club) => answerRequest(caller, club, answer));
}

export async function linkAction(_state: FormState, form: FormData): Promise<FormState> {
  return attempt(form, (caller, club) => inviteToClub(caller, club, null));
}

export async function inviteAction(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('clubs');
  return attempt(form, (caller, club) => inviteToClub(caller, club, textOf(form, 'email')), t('invited'));
}

export async function withdrawAction(_state: FormState, form: FormData): Promise<FormState> {
  return attempt(form, (caller, club) => withdrawClubInvitation(caller, club, textOf(form, 'token')));
}

export async function appointAction(_state: FormState, form: FormData): Promise<FormState> {
  const change = { member: textOf(form, 'member'), role: offices.parse(form.get('role')) };
  return attempt(form, (caller, club) => appoint(caller, club, change));
}

export async function removeAction(_state: FormState, form: FormData): Promise<FormState> {
  return attempt(form, (caller, club) => removeMember(caller, club, textOf(form, 'member')));
}

export async function liftBarAction(_state: FormState, form: FormData): Promise<FormState> {
  return attempt(form, (caller, club) => liftBar(caller, club, textOf(form, 'member')));
}

/** Offers the club to a member; to nobody any more where the form names none. */
export async function offerAction(_state: FormState, form: FormData): Promise<FormState> {
  const member = textOf(form, 'member');
  return attempt(form, (caller, club) => offerClub(caller, club, member === '' ? null : member));
}
