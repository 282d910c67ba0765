import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import type { Offer } from '@/lib/play';

/** Seats of running games that wait for somebody; nothing at all when there are none. */
export async function OfferSection({ offers }: { offers: Offer[] }) {
  const t = await getTranslations('tables');
  if (offers.length === 0) return null;
  return (
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
  );
}
