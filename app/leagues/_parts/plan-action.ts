'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { fieldFault, optionFaults } from '@/app/tables/new/faults';
import { offeredGames } from '@/app/tables/new/offered-games';
import {
  type Caller,
  changePlan,
  mostOf,
  PlayError,
  planSeason,
  type SeasonInput,
  seasonInputOf,
  seasonOutlook,
  seasonView,
} from '@/lib/play';
import { placeOfForm, textOf } from './attempt';
import { outlookText } from './outlook-text';
import { type PlanFault, planOf } from './read-plan';
import { seatingOf } from './seatings';

/** Plans a season or changes its plan and goes to its entrants; or says what would come of it. What is wrong comes back beside its field. */
export async function planAction(_state: FormState, form: FormData): Promise<FormState> {
  const league = textOf(form, 'league');
  await signedIn(`/leagues/${encodeURIComponent(league)}/new`);
  const [t, language, caller, games] = await Promise.all([getTranslations('newTable'), getLocale(), currentCaller(), offeredGames()]);
  const values = textsOf(form);
  const game = games.find(({ id }) => id === form.get('game'));
  if (!game) return { kind: 'wrong', message: t('optionWrong'), values };
  const place = textOf(form, 'season') === '' ? null : placeOfForm(form);
  try {
    const view = place && (await seasonView(caller, place));
    const fields = game.optionFields(language);
    const { input, faults } = planOf(form, {
      game: game.id,
      fields,
      seating: seatingOf(game, fields),
      before: view && seasonInputOf(view),
    });
    const errors: Record<string, string> = {};
    for (const [name, fault] of Object.entries(faults)) errors[name] = await say(fault);
    const options = Object.keys(faults).length === 0 ? game.optionsSchema.safeParse(input.options) : null;
    Object.assign(errors, optionFaults(options?.error, language));
    if (Object.keys(errors).length > 0) return { kind: 'wrong', errors, values };
    if (form.get('intent') === 'look') {
      const startsAt = view?.startsAt ? new Date(view.startsAt) : null;
      return { kind: 'done', reveal: await outlookOf(caller, input, form, startsAt), values };
    }
    if (place) await changePlan(caller, place, input);
    const number = place ? place.season : (await planSeason(caller, league, input)).number;
    revalidatePath('/leagues', 'layout');
    redirect(`/leagues/${encodeURIComponent(league)}/${number}/entrants`);
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values };
    throw error;
  }
}

async function outlookOf(caller: Caller, input: SeasonInput, form: FormData, startsAt: Date | null): Promise<string> {
  const wanted = Number(textOf(form, 'expected'));
  const entrants = Number.isInteger(wanted) && wanted >= 0 && wanted <= mostOf.entrants ? wanted : 0;
  return outlookText(await seasonOutlook(caller, input, { entrants, startsAt }), { zone: input.calendar.zone ?? 'UTC', startsAt });
}

async function say(fault: PlanFault): Promise<string> {
  const t = await getTranslations('seasonPlan');
  switch (fault.kind) {
    case 'name':
      return t('nameWrong', { max: fault.max });
    case 'points':
      return t('pointsWrong');
    case 'rank':
      return t('rankWrong');
    default:
      return fieldFault(fault);
  }
}
