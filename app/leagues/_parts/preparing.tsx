import { getTranslations } from 'next-intl/server';
import { TextField } from '@/app/_ui/field';
import { Link } from '@/app/_ui/link';
import { Notice } from '@/app/_ui/notice';
import { currentCaller } from '@/app/_words/caller';
import { PlayError, type SeasonView, seasonCandidates, seasonInputOf, seasonOutlook } from '@/lib/play';
import { wallText } from '@/lib/time-control';
import { outlookText } from './outlook-text';
import { PlayerFields } from './player-fields';
import { callOffAction, copyAction, enterOtherAction, openAction, startAction } from './season-actions';
import { Asked, SeasonForm } from './season-form';
import { Beginning } from './season-frame';

/** What directors do about a season before it starts, and with the whole of it. */
export async function Preparing({ season }: { season: SeasonView }) {
  const t = await getTranslations('seasonDesk');
  const { status, league, number } = season;
  const isBefore = status === 'draft' || status === 'entry';
  return (
    <div className="grid content-start gap-8">
      {isBefore && <NextStep season={season} />}
      {(isBefore || status === 'running') && <EnterOther season={season} />}
      <section className="grid justify-items-start gap-1">
        {status === 'running' && <Link href={`/leagues/${league.slug}/${number}/desk`}>{t('toDesk')}</Link>}
        <Asked title={t('copy')} text={t('copyText')}>
          <SeasonForm season={season} action={copyAction} submit={t('copyDo')} />
        </Asked>
        {(isBefore || status === 'running') && (
          <Asked title={t('callOff')} text={t('callOffText')} isGrave>
            <SeasonForm season={season} action={callOffAction} submit={t('callOffDo')} tone="danger" />
          </Asked>
        )}
      </section>
    </div>
  );
}

async function NextStep({ season }: { season: SeasonView }) {
  const t = await getTranslations('seasonDesk');
  const { status, league, number, plan } = season;
  const { zone } = plan.calendar;
  const startsAt = season.startsAt === null ? null : new Date(season.startsAt);
  const outlook = await outlookOf(season, startsAt);
  const isEntry = status === 'entry';
  return (
    <section id="date" className="grid gap-4">
      <h2>{t('nextStep')}</h2>
      {outlook && (
        <Notice>
          <p className="whitespace-pre-line">{outlook}</p>
        </Notice>
      )}
      <p>
        <Link href={`/leagues/${league.slug}/${number}/plan`}>{t('toPlan')}</Link>
      </p>
      {isEntry && <Beginning season={season} />}
      {!isEntry && <p className="text-soft">{t('openText')}</p>}
      <SeasonForm season={season} action={openAction} submit={t(isEntry ? 'changeDate' : 'open')} {...(!isEntry && { tone: 'main' })}>
        <TextField
          name="startsAt"
          type="datetime-local"
          label={t('startsAt')}
          hint={t('startsAtHint', { zone: zone.replaceAll('_', ' ') })}
          defaultValue={startsAt ? wallText(startsAt, zone) : ''}
        />
      </SeasonForm>
      {isEntry && (
        <Asked title={t('start')} text={t('startText')}>
          <SeasonForm season={season} action={startAction} submit={t('startDo')} tone="main" />
        </Asked>
      )}
    </section>
  );
}

/** What comes of the season with those who have entered; with too few, of divisions that are full. */
async function outlookOf(season: SeasonView, startsAt: Date | null): Promise<string | null> {
  const entered = Object.keys(season.entrants).length;
  const first = season.divisions[0]?.size ?? 8;
  const room = season.divisions.reduce((sum, { size }) => sum + (size ?? first), 0);
  const entrants = entered >= 2 * season.divisions.length ? entered : room;
  try {
    const outlook = await seasonOutlook(await currentCaller(), seasonInputOf(season), { entrants, startsAt });
    return outlookText(outlook, { zone: season.plan.calendar.zone, startsAt });
  } catch (error) {
    // a plan of a game that has changed its options since says so when it is kept again
    if (error instanceof PlayError) return null;
    throw error;
  }
}

async function EnterOther({ season }: { season: SeasonView }) {
  const [t, caller] = await Promise.all([getTranslations('seasonDesk'), currentCaller()]);
  const candidates = await seasonCandidates(caller, { league: season.league.slug, season: season.number });
  return (
    <section className="grid gap-3">
      <h2>{t('enterOther')}</h2>
      <p className="text-soft">{t(candidates.length === 0 ? 'nobodyLeft' : 'enterText')}</p>
      {candidates.length > 0 && (
        <SeasonForm season={season} action={enterOtherAction} submit={t('enterDo')}>
          <PlayerFields boards={season.plan.settings.boards} from={1} candidates={candidates} />
        </SeasonForm>
      )}
    </section>
  );
}
