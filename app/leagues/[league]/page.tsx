import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FollowButton } from '@/app/_follow/follow-button';
import { placeOf } from '@/app/_shell/place';
import { Link } from '@/app/_ui/link';
import { Empty, Page } from '@/app/_ui/page';
import { Written } from '@/app/clubs/_parts/club-page';
import { SeasonList } from '../_parts/league-list';
import { leagueOf } from '../_parts/season-of';

interface Props {
  params: Promise<{ league: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name, slug, visibility } = await leagueOf((await params).league);
  return {
    title: name,
    alternates: { canonical: placeOf(`/leagues/${slug}`) },
    ...(visibility === 'club' && { robots: { index: false } }),
  };
}

/** A league: whose it is, what it says of itself, and its seasons. */
export default async function League({ params }: Props) {
  const t = await getTranslations('leagues');
  const { slug, name, description, club, seasons, mayDirect } = await leagueOf((await params).league);
  const isSilent = description.en === '' && description.it === '';
  const label = club && (
    <>
      {t('ofClub')} <Link href={`/clubs/${club.slug}`}>{club.name}</Link>
    </>
  );
  return (
    <Page title={name} label={label ?? t('title')}>
      {mayDirect && (
        <p className="mb-6 flex flex-wrap gap-3">
          <Link href={`/leagues/${slug}/new`} className="button" data-tone="main">
            {t('plan')}
          </Link>
          <Link href={`/leagues/${slug}/edit`} className="button">
            {t('edit')}
          </Link>
        </p>
      )}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <section>
          <h2 className="mb-2">{t('seasons')}</h2>
          {seasons.length === 0 ? <Empty title={t('noSeasons')} /> : <SeasonList league={slug} seasons={seasons} />}
        </section>
        <div className="grid content-start gap-8">
          <section>
            <h2 className="mb-2">{t('about')}</h2>
            {isSilent ? <p className="text-soft">{t('nothingWritten')}</p> : <Written text={description} />}
          </section>
          <FollowButton kind="league" address={slug} />
        </div>
      </div>
    </Page>
  );
}
