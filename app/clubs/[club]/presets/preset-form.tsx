import { getLocale, getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { SelectField, TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { GameFields } from '@/app/_ui/game-fields';
import { defaultsOf } from '@/app/_ui/read-fields';
import { Submit } from '@/app/_ui/submit';
import { ClockFields } from '@/app/tables/_clock/clock-fields';
import { clockStart, clockWords } from '@/app/tables/_clock/words';
import { absences, optionPrefix } from '@/app/tables/new/parse';
import type { AnyGame } from '@/lib/games/registry';
import { longestPresetName } from '@/lib/play';
import { keepAction } from './actions';

/** A game with its options and its clock, as the club plays it. */
export async function PresetForm({ slug, game }: { slug: string; game: AnyGame }) {
  const user = await signedIn(`/clubs/${slug}/presets`);
  const [t, table, affairs, language] = await Promise.all([
    getTranslations('clubs'),
    getTranslations('newTable'),
    getTranslations('affairs'),
    getLocale(),
  ]);
  const fields = game.optionFields(language);
  const text = { upload: table('upload'), tooLong: table('fileTooLong'), sample: table('sample'), samples: `/rules/${game.id}/samples` };
  return (
    <Form action={keepAction} className="grid gap-5">
      <input type="hidden" name="club" value={slug} />
      <input type="hidden" name="game" value={game.id} />
      <TextField name="name" label={t('presetName')} maxLength={longestPresetName} required />
      {fields.length > 0 && (
        <fieldset className="grid gap-4">
          <legend className="mb-2 text-xl font-semibold">{table('options')}</legend>
          <GameFields
            fields={fields}
            values={defaultsOf(fields)}
            prefix={optionPrefix}
            house={table('house')}
            more={table('more')}
            text={text}
          />
        </fieldset>
      )}
      <ClockFields words={await clockWords()} {...clockStart(null, user.timeZone)} />
      <SelectField
        name="absence"
        label={affairs('absenceText')}
        options={absences.map((value) => ({ value, label: affairs(`absenceRules.${value}`) }))}
        defaultValue="shift"
      />
      <Submit tone="main" className="justify-self-start">
        {t('keepPreset')}
      </Submit>
    </Form>
  );
}
