import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { PlayerName } from '@/app/_ui/player-name';
import type { ResultView } from '@/lib/play';

/** How a game ended and for whom, with those who gave a seat up on the way. */
export async function ResultPanel({ result, isPublic }: { result: ResultView; isPublic: boolean }) {
  const [t, ratings] = await Promise.all([getTranslations('results'), getTranslations('ratings')]);
  const best = result.players.filter(({ rank }) => rank === 1);
  const isDraw = new Set(best.map(({ side }) => side)).size > 1 && new Set(result.players.map(({ rank }) => rank)).size === 1;
  const several = Math.max(...result.players.map(({ rank }) => rank ?? 0)) > 2;
  const placeOf = (rank: number | null): string | null => {
    if (rank === null) return null;
    if (isDraw) return t('draw');
    return several ? t('place', { rank }) : t(rank === 1 ? 'won' : 'lost');
  };
  const changeOf = (change: number | null) =>
    change === null ? null : ratings('change', { points: change > 0 ? `+${change}` : String(change).replace('-', '−') });
  const nameOf = ({ userId, userName, bot }: ResultView['players'][number]) =>
    userName ?? t(bot ? 'bot' : userId === null ? 'nobody' : 'former');
  return (
    <section className="sheet self-start p-4" aria-labelledby="result">
      <h2 id="result">{t('result')}</h2>
      <p>
        {t(`kinds.${result.kind}`)} · {t(`countsAs.${result.contest ? result.counts : 'solo'}`)}
      </p>
      {result.reason && <p>{t('reason', { reason: result.reason })}</p>}
      <ul className="mt-2 grid border-t border-rule">
        {result.players.map((player) => (
          <li key={`${player.seat} ${player.userId} ${player.left}`} className="border-b border-rule py-1.5">
            <span className="font-semibold">{player.seatName}</span>
            <span className="block font-sans text-[0.9375rem] text-soft">
              {player.userId && player.userName && isPublic ? (
                <Link href={`/players/${player.userId}`}>
                  <PlayerName name={player.userName} />
                </Link>
              ) : (
                <PlayerName name={nameOf(player)} />
              )}
              {[placeOf(player.rank), player.left && t(`left.${player.left}`), changeOf(player.change)]
                .filter(Boolean)
                .map((mark) => ` · ${mark}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
