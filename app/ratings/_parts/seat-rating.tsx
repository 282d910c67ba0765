import { getTranslations } from 'next-intl/server';
import type { TableRatings } from '@/lib/play';

/** A player's rating in the table's game, beside their name. */
export async function SeatRating({ rating }: { rating: TableRatings['players'][string] | undefined }) {
  const t = await getTranslations('ratings');
  if (!rating) return null;
  const { rating: points, deviation, provisional } = rating;
  return (
    <span className="font-sans text-sm text-soft tabular-nums">
      {t(provisional ? 'shortProvisional' : 'short', { rating: String(points), deviation: String(deviation) })}
    </span>
  );
}

/** What each side may expect, once all seats are taken. */
export async function Expected({ expected }: Pick<TableRatings, 'expected'>) {
  const t = await getTranslations('ratings');
  if (!expected) return null;
  const sides = expected.map(({ name, score }) => t('expectedSide', { side: name, percent: String(Math.round(100 * score)) }));
  return <p className="mt-3 font-sans text-[0.9375rem]">{t('expected', { sides: sides.join(' · ') })}</p>;
}
