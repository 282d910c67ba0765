import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { FollowButton } from '@/app/_follow/follow-button';
import { orPlainPage } from '@/app/_shell/guards';
import { TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { Link } from '@/app/_ui/link';
import { Notice } from '@/app/_ui/notice';
import { Empty } from '@/app/_ui/page';
import { Pages, pageIn } from '@/app/_ui/pages';
import { Submit } from '@/app/_ui/submit';
import { currentCaller } from '@/app/_words/caller';
import { OfferSection } from '@/app/tables/offer-section';
import { TableSection } from '@/app/tables/table-list';
import { type ClubView, clubView, hearsOfClub, longestRequest } from '@/lib/play';
import { ClubPage, Written } from '../_parts/club-page';
import { Press } from '../_parts/press';
import { answerOfferAction, joinAction, leaveAction, lettersAction, withdrawRequestAction } from './actions';
import { NoticeList } from './notices/notice-list';

interface Props {
  params: Promise<{ club: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Asked once a request by title and page alike. */
const viewOf = cache(async (slug: string, page: number) => orPlainPage(clubView(await currentCaller(), slug, page)));

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { name, visibility } = await viewOf((await params).club, pageIn((await searchParams).page));
  return { title: name, ...(visibility === 'private' && { robots: { index: false } }) };
}

export default async function Club({ params, searchParams }: Props) {
  const [t, { club: slug }, query] = await Promise.all([getTranslations('clubs'), params, searchParams]);
  const page = pageIn(query.page);
  const club = await viewOf(slug, page);
  const isMember = club.may.includes('read');
  const { open, offers, running, notices, description, houseRules } = club;
  const isSilent = [description.en, description.it, houseRules.en, houseRules.it].every((text) => text === '');
  const hasRules = houseRules.en !== '' || houseRules.it !== '';
  return (
    <ClubPage club={club} here="home">
      {club.isOffered && (
        <div className="mb-6 flex flex-wrap items-center gap-3">
          <Notice tone="wait">{t('offered')}</Notice>
          <Press action={answerOfferAction} sends={{ club: slug, answer: 'accept' }} text={t('accept')} tone="main" />
          <Press action={answerOfferAction} sends={{ club: slug, answer: 'decline' }} text={t('decline')} />
        </div>
      )}
      {club.requests > 0 && (
        <div className="mb-6">
          <Notice tone="wait">
            {t('requestsWait', { count: club.requests })} <Link href={`/clubs/${slug}/members#requests`}>{t('look')}</Link>
          </Notice>
        </div>
      )}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <div>
          {isMember && (
            <p className="mb-6">
              <Link href={`/tables/new?club=${slug}`} className="button" data-tone="main">
                {t('openTable')}
              </Link>
            </p>
          )}
          <TableSection title={t('freeSeats')} tables={open} />
          <OfferSection offers={offers} />
          <TableSection title={t('running')} tables={running} />
          <Pages path={`/clubs/${slug}`} page={page} isMore={club.isMore} words={{ back: t('previousPage'), on: t('nextPage') }} />
          {open.length + running.length === 0 && <Empty title={t('noTables')} />}
        </div>
        {/* who comes from outside asks first what this is */}
        <div className={`grid content-start gap-8 ${isMember ? '' : 'max-lg:order-first'}`}>
          {!isMember && <WayIn club={club} />}
          {notices.length > 0 && (
            <section>
              <h2 className="mb-2">{t('newestNotices')}</h2>
              <NoticeList notices={notices} level={3} />
              <p className="mt-2">
                <Link href={`/clubs/${slug}/notices`}>{t('allNotices')}</Link>
              </p>
            </section>
          )}
          <section>
            <h2 className="mb-2">{t('about')}</h2>
            {isSilent ? <p className="text-soft">{t('nothingWritten')}</p> : <Written text={description} />}
          </section>
          {hasRules && (
            <section>
              <h2 className="mb-2">{t('houseRules')}</h2>
              <Written text={houseRules} />
            </section>
          )}
          {isMember && <Membership club={club} />}
          <FollowButton kind="club" address={slug} />
        </div>
      </div>
    </ClubPage>
  );
}

/** How who is no member becomes one. */
async function WayIn({ club: { slug, admission, hasAsked, barred } }: { club: ClubView }) {
  const [t, caller] = await Promise.all([getTranslations('clubs'), currentCaller()]);
  if (barred !== null) return <Notice tone="wait">{barred}</Notice>;
  if (hasAsked) {
    return (
      <section className="grid gap-3">
        <Notice tone="good">{t('asked')}</Notice>
        <Press action={withdrawRequestAction} sends={{ club: slug }} text={t('withdraw')} size="small" />
      </section>
    );
  }
  if (admission === 'invitation') return <p className="text-soft">{t('byInvitation')}</p>;
  if (caller.user === null) {
    return (
      <p>
        <Link href={`/sign-in?to=/clubs/${slug}`} className="button" data-tone="main">
          {t('joinSignIn')}
        </Link>
      </p>
    );
  }
  return (
    <Form action={joinAction} className="grid gap-3">
      <input type="hidden" name="club" value={slug} />
      {admission === 'request' && <TextField name="text" label={t('askText')} maxLength={longestRequest} />}
      <Submit tone="main" className="justify-self-start">
        {t(admission === 'request' ? 'ask' : 'join')}
      </Submit>
    </Form>
  );
}

/** The reader's own letters of the club, and the way out. */
async function Membership({ club: { slug, may } }: { club: ClubView }) {
  const [t, caller] = await Promise.all([getTranslations('clubs'), currentCaller()]);
  const hears = await hearsOfClub(caller, slug);
  return (
    <section className="grid gap-3">
      <h2>{t('letters')}</h2>
      <p>{t(hears ? 'lettersOn' : 'lettersOff')}</p>
      <Press
        action={lettersAction}
        sends={{ club: slug, letters: hears ? 'off' : 'on' }}
        text={t(hears ? 'stopLetters' : 'resumeLetters')}
        size="small"
      />
      {may.includes('leave') && (
        <details>
          <summary className="py-1.5 font-sans text-[0.9375rem] text-brick underline">{t('leave')}</summary>
          <div className="mt-2 grid gap-3 border-l-4 border-brick pl-4">
            <p>{t('leaveText')}</p>
            <Press action={leaveAction} sends={{ club: slug }} text={t('leaveDo')} tone="danger" size="small" />
          </div>
        </details>
      )}
    </section>
  );
}
