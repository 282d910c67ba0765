import { getLocale, getTranslations } from 'next-intl/server';
import { SelectField, TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import type { FormAction } from '@/app/_ui/form-state';
import { Submit } from '@/app/_ui/submit';
import { TextArea } from '@/app/_ui/text-area';
import { languages } from '@/lib/engine';
import { type CharterInput, type EmblemPart, emblemParts, longestClubTexts } from '@/lib/play';
import { EmblemFields } from './emblem-fields';

const visibilities = ['public', 'private'] as const;
const admissions = ['open', 'request', 'invitation'] as const;

interface Props {
  action: FormAction;
  /** Address of the club; null: it is founded. */
  club: string | null;
  charter: CharterInput;
  /** Everything may be changed, not texts and emblem alone. */
  isWhole: boolean;
  submit: string;
}

/** What a club says of itself, as a form. */
export async function CharterForm({ action, club, charter, isWhole, submit }: Props) {
  const [t, language] = await Promise.all([getTranslations('clubs'), getLocale()]);
  const own = [language, ...languages.filter((each) => each !== language)];
  const parts = (Object.keys(emblemParts) as EmblemPart[]).map((name) => ({
    ...{ name, label: t(`parts.${name}`) },
    // which values a part has is known part by part, not to the compiler here
    options: emblemParts[name].map((value) => ({ value, label: t(`${name}.${value}` as 'shape.shield') })),
  }));
  return (
    <Form action={action} className="grid max-w-2xl gap-6">
      {club !== null && <input type="hidden" name="club" value={club} />}
      {isWhole && <TextField name="name" label={t('name')} defaultValue={charter.name} maxLength={longestClubTexts.name} required />}
      {isWhole && (
        <TextField
          name="address"
          label={t('slug')}
          hint={t('slugHint')}
          defaultValue={charter.address}
          maxLength={longestClubTexts.address}
          autoComplete="off"
        />
      )}
      {!isWhole && <p className="text-soft">{t('ownerOnly')}</p>}
      <EmblemFields legend={t('emblem')} parts={parts} emblem={charter.emblem} />
      {own.map((each, place) => (
        <TextArea
          key={each}
          name={`description.${each}`}
          label={t(`description.${each}`)}
          {...(place === 0 && { hint: t('textHint') })}
          max={longestClubTexts.description}
          rows={4}
          defaultValue={charter.description[each]}
        />
      ))}
      {own.map((each) => (
        <TextArea
          key={each}
          name={`houseRules.${each}`}
          label={t(`rules.${each}`)}
          max={longestClubTexts.houseRules}
          rows={4}
          defaultValue={charter.houseRules[each]}
        />
      ))}
      {isWhole && (
        <SelectField
          name="visibility"
          label={t('visibility')}
          hint={t('visibilityHint')}
          options={visibilities.map((value) => ({ value, label: t(`visibilities.${value}`) }))}
          defaultValue={charter.visibility}
        />
      )}
      {isWhole && (
        <SelectField
          name="admission"
          label={t('admission')}
          hint={t('admissionHint')}
          options={admissions.map((value) => ({ value, label: t(`admissions.${value}`) }))}
          defaultValue={charter.admission}
        />
      )}
      <Submit tone="main" className="justify-self-start">
        {submit}
      </Submit>
    </Form>
  );
}
