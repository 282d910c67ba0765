import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { openSeats, publicTables, ratingsAt } from '@/lib/play';
import { Empty, Page } from '../_ui/page';
import { currentCaller } from '../_words/caller';
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
      {open.length === 0 && (
        <div className="mb-8">
          <Empty title={t('openNone')} />
        </div>
      )}
      <TableSection title={t('toJoin')} tables={open} ratings={await ratingsAt(open)} />
      {offers.length > 0 && (
        <section className="mb-10">
          <h2 className="mb-1">{t('seatsOffered')}</h2>
          <p className="mb-3 text-soft">{t('seatsOfferedText')}</p>
          <ul className="border-t border-rule">
            {offers.map(({ table, seats }) => (
              <li key={table.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-2">
                <span>
                  <strong>{table.title}</strong>
                  <span className="block font-sans text-sm text-soft">
                    {table.gameTitle} · {table.momentName} ·{' '}
                    {table.seats
                      .filter(({ seat }) => seats.includes(seat))
                      .map(({ name }) => name)
                      .join(', ')}
                  </span>
                </span>
                <Link href={`/tables/${table.id}/affairs`} className="button" data-size="small">
                  {t('seatsLook')}
                  <span className="sr-only"> {table.title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TableSection title={t('toWatch')} tables={of('running')} />
      <TableSection title={t('finished')} tables={of('over')} />
    </Page>
  );
}
