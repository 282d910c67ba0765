import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { Empty, Page } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { listClubs, myClubs } from '@/lib/play';
import { ClubList } from './_parts/club-list';

interface Props {
  searchParams: Promise<{ after?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('clubs'))('title') };
}

export default async function Clubs({ searchParams }: Props) {
  const [t, caller, { after }] = await Promise.all([getTranslations('clubs'), currentCaller(), searchParams]);
  const isFirst = typeof after !== 'string';
  const mine = caller.user === null || !isFirst ? [] : await myClubs(caller);
  const { clubs, next } = await listClubs(caller, isFirst ? {} : { after });
  // one's own stand above already
  const others = clubs.filter(({ role }) => role === null);
  const found = (
    <Link href="/clubs/new" className="button" data-tone="main">
      {t('found')}
    </Link>
  );
  return (
    <Page title={t('title')} label={t('label')} action={found}>
      {mine.length > 0 && (
        <section className="mb-8">
          <h2 className="mb-2">{t('mine')}</h2>
          <ClubList clubs={mine} />
        </section>
      )}
      {clubs.length + mine.length === 0 && (
        <Empty title={t('none')}>
          <p className="w-full">{t('noneText')}</p>
        </Empty>
      )}
      {(others.length > 0 || next !== null) && (
        <section className="mb-8">
          <h2 className="mb-2">{t('all')}</h2>
          <ClubList clubs={others} />
          {next && (
            <p className="mt-4">
              <Link href={`/clubs?after=${next}`}>{t('more')}</Link>
            </p>
          )}
        </section>
      )}
    </Page>
  );
}
