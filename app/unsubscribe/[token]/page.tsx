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
  const { email, table, club, season, stopped, allStopped } = await orPlainPage(letterChoice(caller, token));
  const one = (table !== null || club !== null || season !== null) && !allStopped;
  const kind = club ? 'Club' : season ? 'Season' : 'Table';
  const name = { table: table?.title ?? club?.name ?? season?.name ?? t(season ? 'someSeason' : 'someClub') };
  const quiet = stopped || allStopped;
  const title = quiet ? (one ? t('stoppedTable', name) : t('stoppedAll')) : one ? t('askTable', name) : t('askAll');
  const button = quiet ? (one ? t('resume') : t('resumeAll')) : one ? t(`stop${kind}`) : t('stopAll');
  return (
    <Page title={title} label={one && table ? `${table.gameTitle} · ${t('label')}` : t('label')} narrow>
      <p className="mb-6">
        {t(one && kind !== 'Table' ? (quiet ? `stopped${kind}Text` : `ask${kind}Text`) : quiet ? 'stoppedText' : 'askText', { email })}
      </p>
      <form action={chooseLettersAction} className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="letters" value={quiet ? 'resume' : 'stop'} />
        <Submit tone="main">{button}</Submit>
        <Link href={club ? '/clubs' : '/tables'}>{t(club ? 'toClubs' : 'toTables')}</Link>
      </form>
    </Page>
  );
}
