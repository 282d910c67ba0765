import { getTranslations } from 'next-intl/server';
import { Drawer } from '@/app/_ui/drawer';
import { SelectField, TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { GameFields } from '@/app/_ui/game-fields';
import { defaultsOf } from '@/app/_ui/read-fields';
import { Submit } from '@/app/_ui/submit';
import { currentLanguage } from '@/app/_words/language';
import { ClockFields } from '@/app/tables/_clock/clock-fields';
import { clockStart, clockWords } from '@/app/tables/_clock/words';
import { countings, optionPrefix } from '@/app/tables/new/parse';
import type { AnyGame } from '@/lib/games/registry';
import { longestNote } from '@/lib/play';
import { postAction } from './actions';

/** What is played, at what pace, and with whom. */
export async function WantedForm({ game, zone }: { game: AnyGame; zone: string }) {
  const [t, table, language] = await Promise.all([getTranslations('wanted'), getTranslations('newTable'), currentLanguage()]);
  const fields = game.optionFields(language);
  const seats: string[] = game.seats(game.optionsSchema.parse({}));
  const text = { upload: table('upload'), tooLong: table('fileTooLong'), sample: table('sample'), samples: `/rules/${game.id}/samples` };
  return (
    <Form action={postAction} className="grid gap-5">
      <input type="hidden" name="game" value={game.id} />
      {fields.length > 0 && (
        <Drawer title={table('options')} prefix={`${optionPrefix}.`}>
          <div className="mt-4 grid gap-4">
            <GameFields
              fields={fields}
              values={defaultsOf(fields)}
              prefix={optionPrefix}
              house={table('house')}
              more={table('more')}
              text={text}
            />
          </div>
        </Drawer>
      )}
      <SelectField
        name="seat"
        label={t('seatMine')}
        options={[
          { value: '', label: t('seatAny') },
          ...seats.map((seat) => ({ value: seat, label: game.seatName(seat, language) as string })),
        ]}
      />
      <ClockFields words={await clockWords()} {...clockStart(null, zone)} />
      <SelectField
        name="counts"
        label={t('counts')}
        options={countings.map((value) => ({ value, label: t(value) }))}
        defaultValue="rated"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="lowest" label={t('lowest')} type="number" inputMode="numeric" min={0} max={4000} />
        <TextField name="highest" label={t('highest')} type="number" inputMode="numeric" min={0} max={4000} />
      </div>
      <p className="font-sans text-sm text-soft">{t('ratingHint')}</p>
      <TextField name="note" label={t('note')} hint={t('noteHint')} maxLength={longestNote} autoComplete="off" />
      <Submit tone="main" className="justify-self-start">
        {t('send')}
      </Submit>
    </Form>
  );
}
