import { getLocale, getTranslations } from 'next-intl/server';
import { SelectField, TextField } from '@/app/_ui/field';
import { Notice } from '@/app/_ui/notice';
import { ClockFields } from '@/app/tables/_clock/clock-fields';
import { clockStart, clockWords } from '@/app/tables/_clock/words';
import type { SeasonView } from '@/lib/play';
import { datedText } from '@/lib/time-control';
import { clockAction, pauseAction, resumeAction } from './desk-actions';
import { replaceAction, withdrawAction } from './season-actions';
import { Asked, SeasonForm } from './season-form';

interface Option {
  value: string;
  label: string;
}

interface Props {
  season: SeasonView;
  candidates: readonly { userId: string; name: string }[];
}

/** What a director does though nothing waits: pauses, clocks, replacements. */
export async function Tools({ season, candidates }: Props) {
  const t = await getTranslations('seasonDesk');
  if (season.status !== 'running') return <p className="text-soft">{t('notRunning')}</p>;
  const { boards } = season.plan.settings;
  const entered = Object.values(season.entrants).sort((a, b) => a.name.localeCompare(b.name));
  const places = entered.flatMap(({ id, name, players }) =>
    players.map((player, index) => ({
      value: `${id} ${index + 1}`,
      label: boards > 1 ? `${name}, ${t('board', { board: index + 1 })}: ${player.name ?? t('formerPlayer')}` : name || t('formerPlayer'),
    })),
  );
  const still = entered.flatMap(({ id, name, withdrawn }) => (withdrawn ? [] : [{ value: id, label: name || t('formerPlayer') }]));
  return (
    <section className="grid content-start gap-2">
      <h2 className="mb-1">{t('tools')}</h2>
      <Pause season={season} />
      <Replace season={season} places={places} candidates={candidates} />
      <Withdraw season={season} entrants={still} />
      <Asked title={t('clockTitle')} text={t('clockText')}>
        <SeasonForm season={season} action={clockAction} submit={t('clockDo')}>
          <ClockFields
            words={await clockWords(season.plan.timeControl)}
            {...clockStart(season.plan.timeControl, season.plan.calendar.zone)}
          />
        </SeasonForm>
      </Asked>
    </section>
  );
}

async function Pause({ season }: { season: SeasonView }) {
  const [t, language] = await Promise.all([getTranslations('seasonDesk'), getLocale()]);
  const { zone } = season.plan.calendar;
  const { pause } = season;
  const isPausing = pause !== null && new Date(pause.until) > new Date();
  if (isPausing) {
    const when = (iso: string) => datedText(new Date(iso), { zone, language });
    return (
      <div className="grid gap-3">
        <Notice tone="wait">{t('pausing', { from: when(pause.from), until: when(pause.until) })}</Notice>
        <SeasonForm season={season} action={resumeAction} submit={t('resume')} />
      </div>
    );
  }
  return (
    <Asked title={t('pause')} text={t('pauseText', { zone: zone.replaceAll('_', ' ') })}>
      <SeasonForm season={season} action={pauseAction} submit={t('pauseDo')}>
        <TextField name="from" type="datetime-local" label={t('from')} />
        <TextField name="until" type="datetime-local" label={t('until')} />
      </SeasonForm>
    </Asked>
  );
}

/** Somebody else in a place of an entrant. */
export async function Replace({ season, places, candidates, about }: Props & { places: Option[]; about?: string }) {
  const t = await getTranslations('seasonDesk');
  return (
    <Asked title={t('replace')} text={t('replaceText')} {...(about && { about })}>
      {candidates.length === 0 ? (
        <p className="text-soft">{t('nobodyLeft')}</p>
      ) : (
        <SeasonForm season={season} action={replaceAction} submit={t('replaceDo')} {...(about && { about })}>
          <SelectField name="place" label={t('entrant')} options={places} />
          <SelectField
            name="player"
            label={t('successor')}
            options={candidates.map(({ userId, name }) => ({ value: userId, label: name }))}
          />
        </SeasonForm>
      )}
    </Asked>
  );
}

/** An entrant is taken out. */
export async function Withdraw({ season, entrants, about }: { season: SeasonView; entrants: Option[]; about?: string }) {
  const t = await getTranslations('seasonDesk');
  return (
    <Asked title={t('withdrawOther')} text={t('withdrawOtherText')} isGrave {...(about && { about })}>
      <SeasonForm season={season} action={withdrawAction} submit={t('withdrawOtherDo')} tone="danger" {...(about && { about })}>
        <SelectField name="entrant" label={t('whom')} options={entrants} />
        <TextField name="why" label={t('whyOther')} maxLength={300} autoComplete="off" />
      </SeasonForm>
    </Asked>
  );
}
