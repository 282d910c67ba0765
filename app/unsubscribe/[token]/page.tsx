import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { Link } from '@/app/_ui/link';
import { Page } from '@/app/_ui/page';
import { Submit } from '@/app/_ui/submit';
import { currentCaller } from '@/app/_words/caller';
import { letterChoice } from '@/lib/play/people/unsubscribe';
import { chooseLettersAction } from './actions';

interface Props {
  params: Promise<{ token: string }>;
}

/** What the page says, by what its letter is of. */
const words = {
  all: { stop: 'stopAll', ask: 'askText', stopped: 'stoppedText' },
  table: { stop: 'stopTable', ask: 'askText', stopped: 'stoppedText' },
  club: { stop: 'stopClub', ask: 'askClubText', stopped: 'stoppedClubText' },
  season: { stop: 'stopSeason', ask: 'askSeasonText', stopped: 'stoppedSeasonText' },
  followed: { stop: 'stopFollowed', ask: 'askFollowedText', stopped: 'stoppedFollowedText' },
} as const;

export const metadata: Metadata = { robots: 'noindex', referrer: 'no-referrer' };

/** Where a letter's foot leads. Looking changes nothing, mail scanners follow links: the button stops letters, another brings them back. */
export default async function UnsubscribePage({ params }: Props) {
  const { token } = await params;
  const [t, caller] = await Promise.all([getTranslations('unsubscribe'), currentCaller()]);
  const { email, table, club, season, followed, stopped, allStopped } = await orPlainPage(letterChoice(caller, token));
  const about = allStopped ? 'all' : club ? 'club' : season ? 'season' : followed ? 'followed' : table ? 'table' : 'all';
  const name = { table: table?.title ?? club?.name ?? season?.name ?? t(followed ? 'followed' : season ? 'someSeason' : 'someClub') };
  const isQuiet = stopped || allStopped;
  const title = about === 'all' ? t(isQuiet ? 'stoppedAll' : 'askAll') : t(isQuiet ? 'stoppedTable' : 'askTable', name);
  const button = isQuiet ? t(about === 'all' ? 'resumeAll' : 'resume') : t(words[about].stop);
  return (
    <Page title={title} label={about === 'table' && table ? `${table.gameTitle} · ${t('label')}` : t('label')} narrow>
      <p className="mb-6">{t(isQuiet ? words[about].stopped : words[about].ask, { email })}</p>
      <form action={chooseLettersAction} className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="letters" value={isQuiet ? 'resume' : 'stop'} />
        <Submit tone="main">{button}</Submit>
        <Link href={club ? '/clubs' : '/tables'}>{t(club ? 'toClubs' : 'toTables')}</Link>
      </form>
    </Page>
  );
}
