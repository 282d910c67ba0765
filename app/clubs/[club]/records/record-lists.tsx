import { getFormatter, getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { Travel } from '@/app/_ui/travel';
import { currentReckoning } from '@/app/_words/reckoning';
import type { ClubRecords, GameRecord, RecordHolder, RecordTable } from '@/lib/play';
import { dayText } from '@/lib/time-control';

/** The way to how somebody did against the others. */
export const meetingsPath = (slug: string, of: string, against?: string): string =>
  `/clubs/${slug}/records?${new URLSearchParams({ of, ...(against !== undefined && { against }) })}#head-to-head`;

export async function Player({ slug, holder: { userId, name } }: { slug: string; holder: RecordHolder }) {
  const t = await getTranslations('clubs');
  return (
    <Link href={meetingsPath(slug, userId)} className="break-words">
      {name ?? t('formerPlayer')}
    </Link>
  );
}

export function AtTable({ table }: { table: RecordTable }) {
  return (
    <Link href={`/tables/${table.id}`} className="break-words">
      {table.title}
      <Travel />
    </Link>
  );
}

/** One game of each system. */
export async function GameRecords({ title, text, records }: { title: string; text?: string; records: GameRecord[] }) {
  const [t, format, reckoning] = await Promise.all([getTranslations('clubs'), getFormatter(), currentReckoning()]);
  const namesOf = (players: GameRecord['players']) => format.list(players.map(({ name, bot }) => name ?? t(bot ? 'bot' : 'formerPlayer')));
  const playedBy = ({ players }: GameRecord) => {
    const winners = players.filter(({ won }) => won);
    if (winners.length === 0) return t('drawnBetween', { players: namesOf(players) });
    return t('wonAgainst', { winners: namesOf(winners), others: namesOf(players.filter(({ won }) => !won)) });
  };
  return (
    <section>
      <h3 className="mb-1">{title}</h3>
      {text && <p className="mb-2 text-soft">{text}</p>}
      <ul className="border-t border-rule">
        {records.map((record) => (
          <li key={record.table.game} className="border-b border-rule py-2.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <strong>{t('recordOrders', { count: record.orders })}</strong>
              <span className="label">{record.table.gameTitle}</span>
            </p>
            <p className="break-words">
              <AtTable table={record.table} />: {playedBy(record)}
            </p>
            <p className="font-sans text-sm text-soft">
              {[t('recordDays', { count: record.days }), t('ended', { day: dayText(new Date(record.ended), reckoning) })].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export async function Luck({ luck }: { luck: ClubRecords['luck'] }) {
  const [t, format] = await Promise.all([getTranslations('clubs'), getFormatter()]);
  const figure = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <section>
      <h3 className="mb-1">{t('luck')}</h3>
      <p className="mb-2 text-soft">{t('luckText')}</p>
      <ol className="border-t border-rule">
        {luck.map((row) => (
          <li key={`${row.userId} ${row.table.id}`} className="border-b border-rule py-2.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <strong className="break-words">{row.name ?? t('formerPlayer')}</strong>
              <span className="label">{row.table.gameTitle}</span>
            </p>
            <p className="break-words">
              <AtTable table={row.table} />:{' '}
              {t('luckSaid', { hits: figure(row.hits), dice: figure(row.dice), expected: figure(row.expected) })}
            </p>
            {row.oneIn > 2 && <p className="font-sans text-sm text-soft">{t('luckOneIn', { count: figure(row.oneIn) })}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

export async function Wins({ slug, wins }: { slug: string; wins: ClubRecords['wins'] }) {
  const t = await getTranslations('clubs');
  return (
    <section>
      <h3 className="mb-1">{t('mostWins')}</h3>
      <ol className="border-t border-rule">
        {wins.map(({ wins: count, games, ...holder }) => (
          <li key={holder.userId} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule py-2">
            <Player slug={slug} holder={holder} />
            <span className="tabular-nums">{t('winsOf', { count: String(count), games })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export async function Runs({ slug, runs }: { slug: string; runs: ClubRecords['runs'] }) {
  const [t, reckoning] = await Promise.all([getTranslations('clubs'), currentReckoning()]);
  const day = (iso: string) => dayText(new Date(iso), reckoning);
  return (
    <section>
      <h3 className="mb-1">{t('runs')}</h3>
      <ol className="border-t border-rule">
        {runs.map(({ length, since, until, ...holder }) => (
          <li key={holder.userId} className="border-b border-rule py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Player slug={slug} holder={holder} />
              <span className="tabular-nums">{t('runOf', { count: length })}</span>
            </p>
            <p className="font-sans text-sm text-soft">{t('runTime', { since: day(since), until: day(until) })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
