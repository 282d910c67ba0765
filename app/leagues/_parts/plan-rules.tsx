import { getTranslations } from 'next-intl/server';
import { CheckField, SelectField, TextField } from '@/app/_ui/field';
import { absences } from '@/app/tables/new/parse';
import type { SeasonInput } from '@/lib/play';
import { Fold } from './fold';
import { byeKinds, lateRules, leavings, pointsKind, sideRules, tieBreaks, usualByes } from './plan-choices';

const pointsOffered = ['chess', 'football', 'two', 'rank', 'own'] as const;

/** Sides and teams of games of two. */
export async function MatchFields({ start, hasAuction }: { start: SeasonInput; hasAuction: boolean }) {
  const t = await getTranslations('seasonPlan');
  const offered = sideRules.filter((each) => each !== 'bid' || hasAuction);
  return (
    <div className="if-two">
      <Fold title={t('match')} prefix="boards">
        <SelectField
          name="sides"
          label={t('sides')}
          options={offered.map((value) => ({ value, label: t(`sidesOf.${value}`) }))}
          defaultValue={start.sides ?? 'drawn'}
        />
        <TextField
          name="boards"
          label={t('boards')}
          hint={t('boardsHint')}
          inputMode="numeric"
          defaultValue={start.boards ?? 1}
          autoComplete="off"
        />
      </Fold>
    </div>
  );
}

/** What games count, and who comes first on equal points. */
export async function PointsFields({ start }: { start: SeasonInput }) {
  const t = await getTranslations('seasonPlan');
  const { scale, byes } = start.points;
  const kind = pointsKind(scale);
  const kinds = kind === 'kept' ? [...pointsOffered, 'kept' as const] : pointsOffered;
  const outcome = scale.by === 'outcome' ? scale : null;
  const usual = usualByes(scale, start.system.kind);
  const chosen = start.tieBreaks ?? [];
  const number = (name: string, label: string, value: number | null | undefined) => (
    <TextField key={name} name={name} label={label} inputMode="decimal" defaultValue={value ?? ''} autoComplete="off" />
  );
  return (
    <Fold title={t('points')} prefix="points.">
      <SelectField
        name="points.scale"
        label={t('pointsFor')}
        options={kinds.map((value) => ({ value, label: t(`pointsOf.${value}`) }))}
        defaultValue={kind}
      />
      <div className="if-own-points grid grid-cols-3 gap-3">
        {number('points.win', t('win'), outcome?.win ?? 1)}
        {number('points.draw', t('draw'), outcome?.draw ?? 0.5)}
        {number('points.loss', t('loss'), outcome?.loss ?? 0)}
      </div>
      <div className="if-rank">
        <TextField
          name="points.rank"
          label={t('rank')}
          hint={t('rankHint')}
          defaultValue={scale.by === 'rank' ? scale.points.join('; ') : '5; 3; 1; 0'}
          autoComplete="off"
        />
      </div>
      <fieldset>
        <legend className="mb-2 font-sans font-semibold">{t('ties')}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {tieBreaks.slice(0, Math.max(4, chosen.length)).map((_, place) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: places never move
              key={place}
              name={`points.tie.${place + 1}`}
              label={t('tie', { place: place + 1 })}
              options={(['none', ...tieBreaks] as const).map((value) => ({ value, label: t(`tieBreaks.${value}`) }))}
              defaultValue={chosen[place] ?? 'none'}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-sans font-semibold">{t('byes')}</legend>
        <p className="mb-3 font-sans text-sm text-soft">{t('byesText')}</p>
        <div className="grid items-end gap-3 sm:grid-cols-2">
          {byeKinds.map((each) => number(`points.bye.${each}`, t(`byesOf.${each}`), byes[each] === usual[each] ? null : byes[each]))}
        </div>
      </fieldset>
    </Fold>
  );
}

/** Late games, absences, and what becomes of seats that are given up. */
export async function LateFields({ start, isRatable }: { start: SeasonInput; isRatable: boolean }) {
  const [t, results, affairs] = await Promise.all([getTranslations('seasonPlan'), getTranslations('results'), getTranslations('affairs')]);
  const countings = isRatable ? (['unrated', 'rated'] as const) : (['unrated'] as const);
  return (
    <Fold title={t('more')} prefix="more.">
      <SelectField
        name="more.late"
        label={t('late')}
        options={lateRules.map((value) => ({ value, label: t(`lates.${value}`) }))}
        defaultValue={start.late ?? 'director'}
      />
      <div className="if-robin">
        <CheckField name="more.annul" label={t('annul')} defaultChecked={start.annul === 'under-half'} />
      </div>
      <SelectField
        name="more.absence"
        label={affairs('absenceText')}
        options={absences.map((value) => ({ value, label: affairs(`absenceRules.${value}`) }))}
        defaultValue={start.absence ?? 'shift'}
      />
      <SelectField
        name="more.counts"
        label={results('counts')}
        hint={results('countsText')}
        options={countings.map((value) => ({ value, label: results(`countings.${value}`) }))}
        defaultValue={start.counts ?? 'unrated'}
      />
      <CheckField name="more.bots" label={t('bots')} hint={t('botsText')} defaultChecked={start.admitsBots === true} />
      <SelectField
        name="more.leaving"
        label={results('leaving')}
        hint={results('leavingText')}
        options={leavings.map((value) => ({ value, label: results(`leavings.${value}`) }))}
        defaultValue={start.leaving ?? 'bot'}
      />
    </Fold>
  );
}
