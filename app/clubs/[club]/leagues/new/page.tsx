import type { Metadata } from 'next';
import { forbidden } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { Link } from '@/app/_ui/link';
import { Page } from '@/app/_ui/page';
import { headOf } from '@/app/clubs/_parts/club-head';
import { foundAction } from '@/app/leagues/_parts/league-actions';
import { LeagueForm } from '@/app/leagues/_parts/league-form';

interface Props {
  params: Promise<{ club: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, { name, visibility }] = await Promise.all([getTranslations('seasonPlan'), headOf((await params).club)]);
  return { title: `${t('foundTitle')}, ${name}`, ...(visibility === 'private' && { robots: { index: false } }) };
}

export default async function NewLeague({ params }: Props) {
  const [t, { club: slug }] = await Promise.all([getTranslations('seasonPlan'), params]);
  const club = await headOf(slug);
  await signedIn(`/clubs/${slug}/leagues/new`);
  if (!club.may.includes('direct')) forbidden();
  return (
    <Page title={t('foundTitle')} label={<Link href={`/clubs/${slug}`}>{club.name}</Link>} narrow>
      <p className="mb-6 text-soft">{t('foundText')}</p>
      <LeagueForm
        action={foundAction}
        sends={{ club: slug }}
        league={{ name: '', description: { en: '', it: '' } }}
        isNew
        submit={t('found')}
      />
    </Page>
  );
}
