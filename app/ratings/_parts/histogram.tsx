import { getTranslations } from 'next-intl/server';

interface Props {
  distribution: readonly { from: number; players: number }[];
  /** Points of a bar. */
  step: number;
}

/** How many players have how many points: a bar a step, each said in words. */
export async function Histogram({ distribution, step }: Props) {
  const t = await getTranslations('ratings');
  if (distribution.length === 0) return <p className="text-soft">{t('distributionNone')}</p>;
  const most = Math.max(...distribution.map(({ players }) => players));
  return (
    <>
      <p className="mb-3 text-soft">{t('distributionText', { step })}</p>
      <ul className="grid gap-1 font-sans text-sm">
        {distribution.map(({ from, players }) => (
          <li key={from} className="grid grid-cols-[3rem_1fr_3rem] items-center gap-2">
            <span className="sr-only">{t('stepPlayers', { from: String(from), to: String(from + step - 1), count: players })}</span>
            <span aria-hidden="true" className="text-right text-soft tabular-nums">
              {from}
            </span>
            <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="h-4 w-full">
              <rect width={(100 * players) / most} height="10" className="fill-sea" />
            </svg>
            <span aria-hidden="true" className="tabular-nums">
              {players}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
