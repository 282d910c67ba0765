import { getLocale, getTranslations } from 'next-intl/server';
import { SelectField, TextField } from '@/app/_ui/field';
import { Notice } from '@/app/_ui/notice';
import { currentCaller } from '@/app/_words/caller';
import { type EntrantView, ladderView, type SeasonView, seasonCandidates } from '@/lib/play';
import { dayText } from '@/lib/time-control';
import { PlayerFields } from './player-fields';
import { withRoom } from './room';
import { challengeAction, enterAction, leaveAction, sitOutAction, withdrawAction } from './season-actions';
import { Asked, SeasonForm } from './season-form';

/** The way in. */
export async function Entering({ season }: { season: SeasonView }) {
  const [t, caller] = await Promise.all([getTranslations('seasonDesk'), currentCaller()]);
  const { boards } = season.plan.settings;
  const others = boards > 1 ? await seasonCandidates(caller, { league: season.league.slug, season: season.number }) : [];
  return (
    <section className="grid gap-3">
      <p>{t(season.status !== 'running' ? 'mayEnter' : withRoom(season).length > 0 ? 'mayEnterLate' : 'mayEnterFull')}</p>
      {boards > 1 && <p className="text-soft">{t('teamText')}</p>}
      <SeasonForm season={season} action={enterAction} submit={t(boards > 1 ? 'enterTeam' : 'enter')} tone="main">
        {boards > 1 && <PlayerFields boards={boards} from={2} candidates={others.filter(({ userId }) => userId !== caller.user)} />}
      </SeasonForm>
    </section>
  );
}

interface Props {
  season: SeasonView;
  own: EntrantView;
  /** The reader. */
  user: string;
}

/** What the reader may do with their own entry. */
export async function OwnEntry({ season, own, user }: Props) {
  const t = await getTranslations('seasonDesk');
  const division = season.divisions.find(({ table }) => table.some(({ entrant }) => entrant === own.id));
  const isCaptain = own.players[0]?.userId === user;
  const isRunning = season.status === 'running';
  return (
    <>
      <Notice tone="good">
        {t('entered')} {division ? season.divisions.length > 1 && t('plays', { division: division.name }) : isRunning && t('waitsForPlace')}
      </Notice>
      {!isCaptain && <p className="text-soft">{t('captain')}</p>}
      {isCaptain && isRunning && <Ladder season={season} />}
      {isCaptain && isRunning && <SittingOut season={season} own={own} />}
      {isCaptain && season.status === 'entry' && (
        <Asked title={t('leave')} text={t('leaveText')}>
          <SeasonForm season={season} action={leaveAction} sends={{ entrant: own.id }} submit={t('leaveDo')} />
        </Asked>
      )}
      {isCaptain && isRunning && (
        <Asked title={t('withdraw')} text={t('withdrawText')} isGrave>
          <SeasonForm season={season} action={withdrawAction} sends={{ entrant: own.id }} submit={t('withdrawDo')} tone="danger">
            <TextField name="why" label={t('why')} maxLength={300} autoComplete="off" />
          </SeasonForm>
        </Asked>
      )}
    </>
  );
}

async function SittingOut({ season, own }: Pick<Props, 'season' | 'own'>) {
  const [t, language] = await Promise.all([getTranslations('seasonDesk'), getLocale()]);
  const { zone } = season.plan.calendar;
  const coming = season.rounds.filter(({ opened }) => !opened);
  return (
    <section>
      <h3 className="mb-1">{t('sitOut')}</h3>
      <p className="mb-2 text-soft">{t(coming.length === 0 ? 'noRounds' : 'sitOutText')}</p>
      <ul>
        {coming.map(({ number: round, opensAt }) => {
          const isOut = own.pauses.includes(round);
          const name = t('round', { round, day: dayText(new Date(opensAt), { zone, language }) });
          return (
            <li key={round} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-2">
              <span>
                {name}
                {isOut && <span className="label ml-2">{t('sitsOut')}</span>}
              </span>
              <SeasonForm
                season={season}
                action={sitOutAction}
                sends={{ entrant: own.id, round: `${round}`, out: isOut ? 'no' : 'yes' }}
                submit={t(isOut ? 'play' : 'sit')}
                about={name}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

async function Ladder({ season }: { season: SeasonView }) {
  const [t, caller] = await Promise.all([getTranslations('seasonDesk'), currentCaller()]);
  const ladder = await ladderView(caller, { league: season.league.slug, season: season.number });
  if (!ladder) return null;
  const nameOf = (id: string): string => season.entrants[id]?.name || t('formerPlayer');
  return (
    <section className="grid gap-3">
      <h3>{t('ladder')}</h3>
      {ladder.by.length > 0 && <Notice tone="wait">{t('challengedBy', { names: ladder.by.map(nameOf).join(', ') })}</Notice>}
      {ladder.challenged !== null && (
        <>
          <p>{t('challenged', { name: nameOf(ladder.challenged) })}</p>
          <SeasonForm season={season} action={challengeAction} submit={t('takeBack')} />
        </>
      )}
      {ladder.may.length === 0 ? (
        <p className="text-soft">{t('nobodyAbove')}</p>
      ) : (
        <SeasonForm season={season} action={challengeAction} submit={t('challenge')}>
          <p className="text-soft">{t('ladderText')}</p>
          <SelectField
            name="entrant"
            label={t('mayChallenge')}
            options={ladder.may.map((value) => ({ value, label: nameOf(value) }))}
            {...(ladder.challenged !== null && { defaultValue: ladder.challenged })}
          />
        </SeasonForm>
      )}
    </section>
  );
}
