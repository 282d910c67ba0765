import { getTranslations } from 'next-intl/server';
import { type Caller, type ClubPreset, clubPresets, myClubs, PlayError } from '@/lib/play';

export interface Option {
  value: string;
  label: string;
}

/** What the form asks about clubs. */
export interface ClubChoice {
  label: string;
  hint: string;
  clubs: Option[];
  hours: { label: string; options: Option[] };
  /** Address of the club that is chosen already; empty: none. */
  chosen: string;
}

/** Hours for which seats may be kept for members; 0: they are not. */
export const membersHours = [0, 12, 24, 48, 72, 168] as const;

/** The clubs that the caller may open a table in; null: they are in none. */
export async function clubChoice(caller: Caller, wanted: string | null): Promise<ClubChoice | null> {
  const [t, clubs] = await Promise.all([getTranslations('newTable'), myClubs(caller)]);
  if (clubs.length === 0) return null;
  return {
    label: t('club'),
    hint: t('clubHint'),
    clubs: [{ value: '', label: t('noClub') }, ...clubs.map(({ slug, name }) => ({ value: slug, label: name }))],
    hours: {
      label: t('membersFirst'),
      options: membersHours.map((hours) => ({ value: String(hours), label: t('membersHours', { hours }) })),
    },
    chosen: clubs.find(({ slug }) => slug === wanted)?.slug ?? '',
  };
}

/** Presets of the chosen club; none without one. */
export async function presetsFor(caller: Caller, club: string): Promise<ClubPreset[]> {
  if (club === '') return [];
  return clubPresets(caller, club).catch((error: unknown) => {
    // who has left meanwhile opens a table all the same
    if (error instanceof PlayError) return [];
    throw error;
  });
}
