import { getLocale, getTranslations } from 'next-intl/server';
import { TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import type { FormAction } from '@/app/_ui/form-state';
import { Submit } from '@/app/_ui/submit';
import { TextArea } from '@/app/_ui/text-area';
import { languages } from '@/lib/engine';
import { type LeagueInput, longestClubTexts, longestNames } from '@/lib/play';

interface Props {
  action: FormAction;
  /** What the form sends besides: whose league it is, or which. */
  sends: Record<string, string>;
  league: Pick<LeagueInput, 'name' | 'description'>;
  /** It is founded: its address may be chosen. */
  isNew: boolean;
  submit: string;
}

/** What a league says of itself, as a form. */
export async function LeagueForm({ action, sends, league, isNew, submit }: Props) {
  const [t, language] = await Promise.all([getTranslations('seasonPlan'), getLocale()]);
  const own = [language, ...languages.filter((each) => each !== language)];
  return (
    <Form action={action} className="grid max-w-2xl gap-6">
      {Object.entries(sends).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField name="name" label={t('leagueName')} defaultValue={league.name} maxLength={longestNames.league} required />
      {isNew && <TextField name="address" label={t('slug')} hint={t('slugHint')} maxLength={longestClubTexts.address} autoComplete="off" />}
      {own.map((each, place) => (
        <TextArea
          key={each}
          name={`description.${each}`}
          label={t(`description.${each}`)}
          {...(place === 0 && { hint: t('textHint') })}
          max={longestClubTexts.description}
          rows={4}
          defaultValue={league.description[each]}
        />
      ))}
      <Submit tone="main" className="justify-self-start">
        {submit}
      </Submit>
    </Form>
  );
}
