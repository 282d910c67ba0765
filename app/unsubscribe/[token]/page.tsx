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

export const metadata: Metadata = { robots: 'noindex', referrer: 'no-referrer' };

/** Where a letter's foot leads. Looking changes nothing, mail scanners follow links: the button stops letters, another brings them back. */
export default async function UnsubscribePage({ params }: Props) {
  const { token } = await params;
  const [t, caller] = await Promise.all([getTranslations('unsubscribe'), currentCaller()]);
  const { email, table, club, followed, stopped, allStopped } = await orPlainPage(letterChoice(caller, token));
  const one = (table !== null || club !== null || followed) && !allStopped;
  const name = { table: table?.title ?? club?.name ?? t(followed ? 'followed' : 'someClub') };
  const quiet = stopped || allStopped;
  const title = quiet ? (one ? t('stoppedTable', name) : t('stoppedAll')) : one ? t('askTable', name) : t('askAll');
  const button = quiet
    ? one
      ? t('resume')
      : t('resumeAll')
    : one
      ? t(club ? 'stopClub' : followed ? 'stopFollowed' : 'stopTable')
      : t('stopAll');
  const textOf = () => {
    if (club && one) return quiet ? 'stoppedClubText' : 'askClubText';
    if (followed && one) return quiet ? 'stoppedFollowedText' : 'askFollowedText';
    return quiet ? 'stoppedText' : 'askText';
  };
  return (
    <Page title={title} label={one && table ? `${table.gameTitle} · ${t('label')}` : t('label')} narrow>
      <p className="mb-6">{t(textOf(), { email })}</p>
      <form action={chooseLettersAction} className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="letters" value={quiet ? 'resume' : 'stop'} />
        <Submit tone="main">{button}</Submit>
        <Link href={club ? '/clubs' : '/tables'}>{t(club ? 'toClubs' : 'toTables')}</Link>
      </form>
    </Page>
  );
}
