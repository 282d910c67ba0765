import { database } from '../../../db/client';
import { deleteIntroduction, findIntroduction, putIntroduction } from '../../../db/introductions';
import { type Clock, systemClock } from '../../clock';
import { type Caller, mustBeSound, proseOf, trouble, userOf } from '../access/caller';

/** Languages that players can say they speak, as codes of ISO 639-1. */
export const spokenLanguages = [
  ...['en', 'it', 'ar', 'bg', 'bn', 'ca', 'cs', 'cy', 'da', 'de', 'el', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'ga', 'gl', 'he', 'hi', 'hr'],
  ...['hu', 'id', 'is', 'ja', 'ko', 'lt', 'lv', 'mk', 'ms', 'mt', 'nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'th'],
  ...['tl', 'tr', 'uk', 'ur', 'vi', 'zh'],
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** Characters of the words. */
export const longestIntroduction = 500;
/** Languages of one player. */
export const mostLanguages = 8;

/** What a player says of themselves, as its author sees it. */
export interface Introduction {
  words: string;
  languages: SpokenLanguage[];
  showsZone: boolean;
}

/** The same as others see it. */
export interface ShownIntroduction extends Pick<Introduction, 'words' | 'languages'> {
  /** An operator took the words from sight; `words` is empty then. */
  hidden: boolean;
  /** IANA name; null: the player does not say. */
  timeZone: string | null;
}

const isSpoken = (code: string): code is SpokenLanguage => spokenLanguages.some((each) => each === code);

/** What the caller says of themselves, hidden or not. */
export async function introduction(caller: Caller): Promise<Introduction & { hidden: boolean }> {
  const { db } = await database();
  const row = await findIntroduction(db, userOf(caller));
  return {
    words: row?.words ?? '',
    languages: (row?.languages ?? []).filter(isSpoken),
    showsZone: row?.showsZone ?? false,
    hidden: (row?.hiddenAt ?? null) !== null,
  };
}

/** Sets what the caller says of themselves; throws invalid. Who says nothing has no row. */
export async function introduce(
  caller: Caller,
  { words, languages, showsZone }: { words: string; languages: readonly string[]; showsZone: boolean },
  clock: Clock = systemClock,
): Promise<void> {
  const userId = userOf(caller);
  mustBeSound([words, languages], caller);
  const spoken = [...new Set(languages)];
  if (!spoken.every(isSpoken) || spoken.length > mostLanguages) {
    throw trouble(
      'invalid',
      { en: `Choose up to ${mostLanguages} languages of the list.`, it: `Scegli al massimo ${mostLanguages} lingue dell’elenco.` },
      caller,
    );
  }
  const text = proseOf(words).replaceAll(/\n{3,}/g, '\n\n');
  if (text.length > longestIntroduction) {
    throw trouble(
      'invalid',
      {
        en: `The words about yourself have ${longestIntroduction} characters at most.`,
        it: `Le parole su di te hanno al più ${longestIntroduction} caratteri.`,
      },
      caller,
    );
  }
  const { db } = await database();
  if (text === '' && spoken.length === 0 && !showsZone) return deleteIntroduction(db, userId);
  await putIntroduction(db, { userId, words: text, languages: spoken, showsZone, updatedAt: clock.now() });
}

/** What a player says of themselves; null: nothing. */
export async function introductionOf(player: string): Promise<ShownIntroduction | null> {
  const { db } = await database();
  const row = await findIntroduction(db, player);
  if (!row) return null;
  return {
    words: row.hiddenAt === null ? row.words : '',
    languages: row.languages.filter(isSpoken),
    timeZone: row.showsZone ? row.timeZone : null,
    hidden: row.hiddenAt !== null && row.words !== '',
  };
}
