import type { Metadata } from 'next';
import { forbidden } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { Page } from '@/app/_ui/page';
import { editAction } from '../../_parts/league-actions';
import { LeagueForm } from '../../_parts/league-form';
import { leagueOf } from '../../_parts/season-of';

interface Props {
  params: Promise<{ league: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, { name, visibility }] = await Promise.all([getTranslations('seasonPlan'), leagueOf((await params).league)]);
  return { title: `${t('editTitle')}, ${name}`, ...(visibility === 'club' && { robots: { index: false } }) };
}

export default async function EditLeague({ params }: Props) {
  const [t, { league: slug }] = await Promise.all([getTranslations('seasonPlan'), params]);
  const league = await leagueOf(slug);
  if (!league.mayDirect) forbidden();
  return (
    <Page title={t('editTitle')} label={<Link href={`/leagues/${slug}`}>{league.name}</Link>} narrow>
      <LeagueForm action={editAction} sends={{ league: slug }} league={league} isNew={false} submit={t('save')} />
    </Page>
  );
}
