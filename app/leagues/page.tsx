import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { Link } from '@/app/_ui/link';
import { Empty, Page } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { listLeagues } from '@/lib/play';
import { LeagueList } from './_parts/league-list';

interface Props {
  searchParams: Promise<{ after?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('leagues'))('title') };
}

export default async function Leagues({ searchParams }: Props) {
  const [t, caller, { after }] = await Promise.all([getTranslations('leagues'), currentCaller(), searchParams]);
  const { leagues, next } = await orPlainPage(listLeagues(caller, typeof after === 'string' ? { after } : {}));
  return (
    <Page title={t('title')} label={t('label')}>
      {leagues.length === 0 ? (
        <Empty title={t('none')}>
          <p className="w-full">{t('noneText')}</p>
        </Empty>
      ) : (
        <LeagueList leagues={leagues} level={2} />
      )}
      {next && (
        <p className="mt-4">
          <Link href={`/leagues?after=${next}`}>{t('more')}</Link>
        </p>
      )}
    </Page>
  );
}
