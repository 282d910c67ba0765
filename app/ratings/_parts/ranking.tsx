import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { PlayerName } from '@/app/_ui/player-name';
import type { ListedRating } from '@/lib/play';

/** The list: rank, player, rating with its uncertainty, games. */
export async function Ranking({ ratings }: { ratings: readonly ListedRating[] }) {
  const t = await getTranslations('ratings');
  const head = 'label py-2 max-sm:text-[0.6875rem] max-sm:tracking-normal max-sm:normal-case';
  const figure = 'py-1.5 pl-2 sm:pl-3 text-right align-baseline whitespace-nowrap tabular-nums';
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-y-2 border-rule-strong">
          <th scope="col" className={`${head} pr-2 text-right sm:w-16`}>
            {t('rank')}
          </th>
          <th scope="col" className={head}>
            {t('name')}
          </th>
          <th scope="col" className={`${head} pl-2 text-right sm:pl-3`}>
            {t('rating')}
          </th>
          <th scope="col" className={`${head} pl-2 text-right sm:pl-3`}>
            {t('games')}
          </th>
        </tr>
      </thead>
      <tbody>
        {ratings.map((each) => (
          <tr key={each.player} className="border-b border-rule">
            <td className="py-1.5 pr-2 text-right align-baseline text-soft tabular-nums">{each.rank}</td>
            <th scope="row" className="py-1.5 align-baseline font-normal break-words">
              <Name rating={each} />
            </th>
            <td className={figure}>
              {each.rating} <span className="text-soft">± {each.deviation}</span>
            </td>
            <td className={figure}>{each.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

async function Name({ rating: { player, kind, name, provisional } }: { rating: ListedRating }) {
  const t = await getTranslations('ratings');
  if (kind === 'bot') {
    return (
      <>
        {t('botName', { game: name ?? player })} <Mark text={t('reference')} />
      </>
    );
  }
  return (
    <>
      {name === null ? (
        t('former')
      ) : (
        <Link href={`/players/${player}`}>
          <PlayerName name={name} />
        </Link>
      )}{' '}
      {provisional && <Mark text={t('provisional')} />}
    </>
  );
}

const Mark = ({ text }: { text: string }) => <span className="font-sans text-sm text-soft italic">{text}</span>;
