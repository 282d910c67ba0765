import { getTranslations } from 'next-intl/server';
import type { LobbyView } from '@/lib/play';

/** What was agreed before the start: how the game can end for who gives it up, and what it counts for. */
export async function TermsOf({ terms, sides }: Pick<LobbyView, 'terms' | 'sides'>) {
  const t = await getTranslations('results');
  const together = sides.filter(({ length }) => length > 1);
  return (
    <section>
      <h2 className="mt-6 mb-2">{t('terms')}</h2>
      <div className="grid gap-1">
        <p>{t(`countsAs.${terms.counts}`)}</p>
        {sides.length > 2 && together.length === 0 && <p>{t('alone')}</p>}
        {together.length > 0 && <p>{t('sides', { sides: together.map((seats) => seats.join(' + ')).join(' · ') })}</p>}
        <p>{t('lastSide')}</p>
        {sides.some(({ length }) => length > 1) && (
          <p>
            {t('leaving')}: {t(`leavings.${terms.leaving}`)}.
          </p>
        )}
      </div>
    </section>
  );
}
