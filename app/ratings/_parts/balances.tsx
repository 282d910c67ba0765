import { getTranslations } from 'next-intl/server';
import type { BalanceView } from '@/lib/play';

const percent = (score: number): string => String(Math.round(100 * score));

/** "Axis win 56 % between equal players (124 games)", for every set-up that was played. */
export async function Balances({ balances }: { balances: readonly BalanceView[] }) {
  const t = await getTranslations('ratings');
  const saidOf = ({ sides: [best], games }: BalanceView) => {
    if (best === undefined || percent(best.score) === '50') return t('balanceEven', { games });
    return t('balanceBest', { side: best.name, percent: percent(best.score), games });
  };
  return (
    <section>
      <h2 className="mb-2">{t('balance')}</h2>
      <p className="mb-3 text-soft">{t('balanceText')}</p>
      <ul className="border-t border-rule">
        {balances.map((balance) => (
          <li key={`${balance.game} ${balance.scenario}`} className="border-b border-rule py-2">
            {balance.scenario && <p className="label">{balance.scenario}</p>}
            <p className="font-semibold">{saidOf(balance)}</p>
            <ul className="font-sans text-sm text-soft">
              {balance.sides.map(({ name, score, between: [low, high] }) => (
                <li key={name}>{t('between', { side: name, percent: percent(score), low: percent(low), high: percent(high) })}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
