import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { Form } from '@/app/_ui/form';
import { Link } from '@/app/_ui/link';
import { Notice } from '@/app/_ui/notice';
import { Page } from '@/app/_ui/page';
import { Submit } from '@/app/_ui/submit';
import { currentCaller } from '@/app/_words/caller';
import { clubInvitation } from '@/lib/play';
import { Written } from '../../_parts/club-page';
import { Emblem } from '../../_parts/emblem';
import { acceptAction, declineAction } from './actions';

interface Props {
  params: Promise<{ token: string }>;
}

export const metadata: Metadata = { robots: 'noindex', referrer: 'no-referrer' };

export default async function ClubInvitationPage({ params }: Props) {
  const { token } = await params;
  const [t, caller] = await Promise.all([getTranslations('clubs'), currentCaller()]);
  const { slug, name, emblem, description, members, from, isPersonal, isMember, barred } = await orPlainPage(clubInvitation(caller, token));
  return (
    <Page title={name} label={t('invitationTitle')} letter>
      <div className="grid justify-items-start gap-6">
        <div className="flex items-center gap-4">
          <Emblem emblem={emblem} size={72} />
          <div>
            <p className="text-lg">{from === '' ? t('invitationFromNobody') : t('invitationFrom', { from })}</p>
            <p className="text-soft">{t('members', { count: members })}</p>
          </div>
        </div>
        <Written text={description} />
        {isMember && (
          <p>
            {t('invitationMember')} <Link href={`/clubs/${slug}`}>{t('toClub')}</Link>
          </p>
        )}
        {barred !== null && <Notice tone="wait">{barred}</Notice>}
        {!isMember && barred === null && caller.user !== null && (
          <Form action={acceptAction} className="grid justify-items-start gap-2">
            <input type="hidden" name="token" value={token} />
            <Submit tone="main">{t('invitationAccept')}</Submit>
          </Form>
        )}
        {!isMember && caller.user === null && (
          <Link href={`/sign-in?to=/clubs/invitation/${token}`} className="button" data-tone="main">
            {t('invitationSignIn')}
          </Link>
        )}
        {!isMember && isPersonal && (
          <form action={declineAction}>
            <input type="hidden" name="token" value={token} />
            <button type="submit" className="button" data-size="small">
              {t('invitationDecline')}
            </button>
          </form>
        )}
      </div>
    </Page>
  );
}
