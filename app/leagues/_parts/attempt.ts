import 'server-only';
import { revalidatePath } from 'next/cache';
import { signedIn } from '@/app/_shell/guards';
import { type FormState, textsOf } from '@/app/_ui/form-state';
import { currentCaller } from '@/app/_words/caller';
import { type Caller, PlayError, type SeasonPlace } from '@/lib/play';
import { placeIn } from './season-place';

export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The season that a form is about. */
export const placeOfForm = (form: FormData): SeasonPlace => placeIn({ league: textOf(form, 'league'), season: textOf(form, 'season') });

/** Runs a use case on the season of a form; what it refuses is shown in the form, what it did shows on the page, or is said. */
export async function attemptSeason(
  form: FormData,
  act: (caller: Caller, place: SeasonPlace) => Promise<unknown>,
  said?: string,
): Promise<FormState> {
  const place = placeOfForm(form);
  await signedIn(`/leagues/${encodeURIComponent(place.league)}`);
  try {
    await act(await currentCaller(), place);
  } catch (error) {
    if (error instanceof PlayError) return { kind: 'wrong', message: error.message, values: textsOf(form) };
    throw error;
  }
  revalidatePath('/leagues', 'layout');
  return said === undefined ? { kind: 'new' } : { kind: 'done', message: said };
}
