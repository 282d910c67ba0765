import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { Link } from '@/app/_ui/link';
import { Empty } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { TableList } from '@/app/tables/table-list';
import { clubArchive } from '@/lib/play';
import { headOf, titleOf } from '../../_parts/club-head';
import { ClubPage } from '../../_parts/club-page';

interface Props {
  params: Promise<{ club: string }>;
  searchParams: Promise<{ before?: string | string[] }>;
}

export const generateMetadata = ({ params }: Props): Promise<Metadata> => titleOf(params, 'archive');

export default async function Archive({ params, searchParams }: Props) {
  const [t, caller, { club: slug }, { before }] = await Promise.all([getTranslations('clubs'), currentCaller(), params, searchParams]);
  const club = await headOf(slug);
  const { tables, next } = await orPlainPage(clubArchive(caller, slug, typeof before === 'string' ? before : undefined));
  return (
    <ClubPage club={club} here="archive">
      <h2 className="mb-2">{t('section.archive')}</h2>
      {tables.length === 0 ? <Empty title={t('archiveNone')} /> : <TableList tables={tables} />}
      {next && (
        <p className="mt-4">
          <Link href={`/clubs/${slug}/archive?before=${encodeURIComponent(next)}`}>{t('older')}</Link>
        </p>
      )}
    </ClubPage>
  );
}
