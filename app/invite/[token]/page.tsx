import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { currentUser } from '@/lib/auth';
import { inviteView } from '@/lib/play';
import { dayText } from '@/lib/time-control';
import { orPlainPage } from '../../_shell/guards';
import { Notice } from '../../_ui/notice';
import { Page } from '../../_ui/page';
import { currentCaller } from '../../_words/caller';
import { currentReckoning } from '../../_words/reckoning';
import { AcceptForm } from './accept-form';
import { declineAction } from './actions';

interface Props {
  params: Promise<{ token: string }>;
}

export const metadata: Metadata = { robots: 'noindex' };

const gone = { used: 'goneUsed', started: 'goneStarted', taken: 'goneTaken' } as const;

export default async function InvitePage({ params }: Props) {
  const { token } = await params;
  const [t, caller, user] = await Promise.all([getTranslations('lobby'), currentCaller(), currentUser()]);
  const invite = await orPlainPage(inviteView(caller, token));
  const offer = ({ join: 'inviteJoin', handover: 'inviteHandover', substitute: 'inviteSubstitute' } as const)[invite.kind];
  const reckoning = await currentReckoning();
  const day = (iso: string | undefined) => (iso ? dayText(new Date(iso), reckoning) : '');
  return (
    <Page title={invite.title} label={`${invite.gameTitle} · ${t('inviteTitle')}`} letter>
      <div className="grid justify-items-start gap-6">
        {invite.gone ? (
          <Notice tone="wait">{t(gone[invite.gone])}</Notice>
        ) : (
          <p className="text-lg">
            {t(offer, { from: invite.from, seat: invite.seatName, first: day(invite.span?.from), last: day(invite.span?.until) })}
          </p>
        )}
        {!invite.gone && invite.kind === 'join' && invite.startsWhenFull && <p className="text-soft">{t('startsWhenFull')}</p>}
        {!invite.gone && user && (
          <AcceptForm
            token={token}
            words={{ word: t('wordField'), hint: t('wordText'), accept: t('accept') }}
            withWord={invite.kind === 'join'}
          />
        )}
        {!invite.gone && !user && (
          <Link href={`/sign-in?to=/invite/${token}`} className="button" data-tone="main">
            {t('acceptSignIn')}
          </Link>
        )}
        {!invite.gone && invite.isPersonal && (
          <form action={declineAction} className="grid justify-items-start gap-2">
            <input type="hidden" name="token" value={token} />
            <button type="submit" className="button" data-size="small">
              {t('decline')}
            </button>
            <p className="font-sans text-sm text-soft">{t('declineText')}</p>
          </form>
        )}
        <Link href={`/tables/${invite.table}`}>{t('toTable')}</Link>
      </div>
    </Page>
  );
}
