import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { openSeats, publicTables, ratingsAt } from '@/lib/play';
import { Empty, Page } from '../_ui/page';
import { currentCaller } from '../_words/caller';
import { OfferSection } from '../tables/offer-section';
import { freeSeats, TableSection } from '../tables/table-list';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('tables'))('openTitle') };
}

export default async function OpenTables() {
  const [t, caller] = await Promise.all([getTranslations('tables'), currentCaller()]);
  const [tables, offers] = [await publicTables(caller), await openSeats(caller)];
  const of = (status: string) => tables.filter((table) => table.status === status);
  const open = of('open').filter((table) => freeSeats(table) > 0);
  const create = (
    <Link href="/tables/new" className="button" data-tone="main">
      {t('create')}
    </Link>
  );
  return (
    <Page title={t('openTitle')} label={t('openLabel')} action={create}>
      <p className="sheet mb-8 flex flex-wrap items-center justify-between gap-3 p-4">
        <span>{t('wantedText')}</span>
        <Link href="/wanted" className="button" data-size="small">
          {t('wanted')}
        </Link>
      </p>
      {open.length === 0 && (
        <div className="mb-8">
          <Empty title={t('openNone')} />
        </div>
      )}
      <TableSection title={t('toJoin')} tables={open} ratings={await ratingsAt(open)} />
      <OfferSection offers={offers} />
      <TableSection title={t('toWatch')} tables={of('running')} />
      <TableSection title={t('finished')} tables={of('over')} />
    </Page>
  );
}
