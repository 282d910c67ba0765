import { getLocale, getTranslations } from 'next-intl/server';
import { CheckField, SelectField, TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { GameFields } from '@/app/_ui/game-fields';
import { defaultsOf } from '@/app/_ui/read-fields';
import { Submit } from '@/app/_ui/submit';
import { ZoneField } from '@/app/_ui/zone-field';
import { ClockFields } from '@/app/tables/_clock/clock-fields';
import { clockStart, clockWords } from '@/app/tables/_clock/words';
import { optionPrefix } from '@/app/tables/new/parse';
import { timeZones } from '@/lib/auth';
import type { AnyGame } from '@/lib/games/registry';
import { longestNames, mostOf, type SeasonInput, smallerSizes } from '@/lib/play';
import { DivisionFields } from './division-fields';
import { Fold, Shown } from './fold';
import { planAction } from './plan-action';
import { LateFields, MatchFields, PointsFields } from './plan-rules';
import { SystemFields } from './plan-system';
import { fieldsAsked, optionsOfTables, seatingOf } from './seatings';

interface Props {
  league: string;
  /** Number of the season; null: it is planned. */
  season: number | null;
  game: AnyGame;
  /** What the form begins with. */
  start: SeasonInput;
  /** The time zone of who fills it. */
  zone: string;
  /** Whether everybody may enter where that is chosen. */
  isPublic: boolean;
  /** Entrants that are reckoned with to begin with. */
  expected: number;
}

/** Everything a season needs, on one page; what is rarely touched is folded away. */
export async function PlanForm({ league, season, game, start, zone, isPublic, expected }: Props) {
  const [t, table, language] = await Promise.all([getTranslations('seasonPlan'), getTranslations('newTable'), getLocale()]);
  const all = game.optionFields(language);
  const seating = seatingOf(game, all);
  const fields = fieldsAsked(all, seating);
  const text = { upload: table('upload'), tooLong: table('fileTooLong'), sample: table('sample'), samples: `/rules/${game.id}/samples` };
  const { calendar } = start;
  const entries = isPublic ? (['members', 'everybody'] as const) : (['members'] as const);
  return (
    <Form action={planAction} className="season-plan grid max-w-2xl gap-6">
      <input type="hidden" name="league" value={league} />
      <input type="hidden" name="season" value={season ?? ''} />
      <input type="hidden" name="game" value={game.id} />
      <TextField name="name" label={t('name')} defaultValue={start.name} maxLength={longestNames.season} required />
      <SystemFields start={start} seating={seating} sizes={smallerSizes(game, optionsOfTables(game, start, seating))} />
      <fieldset className="grid gap-4">
        <legend className="mb-2 text-xl font-semibold">{t('divisions')}</legend>
        <Divisions start={start} />
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="mb-2 text-xl font-semibold">{t('calendar')}</legend>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField name="days" label={t('days')} inputMode="numeric" defaultValue={calendar.days} autoComplete="off" />
          <TextField name="rest" label={t('rest')} inputMode="numeric" defaultValue={calendar.rest ?? 0} autoComplete="off" />
        </div>
        <div className="if-no-ladder">
          <CheckField name="early" label={t('early')} defaultChecked={calendar.early === true} />
        </div>
        <ZoneField zones={timeZones()} chosen={calendar.zone ?? zone} label={t('zone')} hint={t('zoneHint')} />
      </fieldset>
      <SelectField
        name="entry"
        label={t('entry')}
        options={entries.map((value) => ({ value, label: t(`entries.${value}`) }))}
        defaultValue={start.entry ?? 'members'}
      />
      <fieldset className="grid gap-4">
        <legend className="mb-2 text-xl font-semibold">{t('clock')}</legend>
        <ClockFields words={await clockWords()} {...clockStart(start.timeControl as Parameters<typeof clockStart>[0], zone)} />
      </fieldset>
      {fields.length > 0 && (
        <Fold title={t('options')} prefix={`${optionPrefix}.`}>
          <GameFields
            fields={fields}
            values={{ ...defaultsOf(fields), ...start.options }}
            prefix={optionPrefix}
            house={table('house')}
            more={table('more')}
            text={text}
          />
        </Fold>
      )}
      <MatchFields start={start} hasAuction={all.some(({ name }) => name === 'auction')} />
      <PointsFields start={start} />
      <LateFields start={start} isRatable={isPublic} />
      <fieldset className="sheet grid gap-4 p-4">
        <legend className="px-1 text-lg font-semibold">{t('preview')}</legend>
        <TextField name="expected" label={t('expected')} inputMode="numeric" defaultValue={expected} autoComplete="off" />
        <Shown />
        <Submit name="intent" value="look" size="small" className="justify-self-start">
          {t('look')}
        </Submit>
      </fieldset>
      <Submit tone="main" className="justify-self-start">
        {t('keep')}
      </Submit>
    </Form>
  );
}

async function Divisions({ start }: { start: SeasonInput }) {
  const t = await getTranslations('seasonPlan');
  const planned = start.divisions ?? [];
  const [first] = planned;
  const usual = (planned.length > 1 && first?.size) || 8;
  // a name that is only the number, and a size like the others', were not chosen
  const rows = Array.from({ length: mostOf.divisions }, (_, index) => {
    const own = planned[index];
    const isUsual = own === undefined || own.size === null || own.size === undefined || (own.size === usual && index < planned.length - 1);
    return {
      name: own && own.name !== `${index + 1}` ? own.name : '',
      size: isUsual ? '' : `${own.size}`,
      nameLabel: t('divisionName', { place: index + 1 }),
      sizeLabel: t('divisionSize', { place: index + 1 }),
    };
  });
  return (
    <DivisionFields
      count={Math.max(1, planned.length)}
      size={usual}
      exchange={planned.length > 1 ? (start.exchange ?? 0) : 2}
      rows={rows}
      words={{
        ...{ count: t('divisionsCount'), size: t('size'), sizeHint: t('sizeHint') },
        ...{ exchange: t('exchange'), exchangeHint: t('exchangeHint'), own: t('divisionsOwn') },
      }}
    />
  );
}
