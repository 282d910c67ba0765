import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { SelectField } from '@/app/_ui/field';
import { Link } from '@/app/_ui/link';
import { Pages } from '@/app/_ui/pages';
import { currentCaller } from '@/app/_words/caller';
import { currentReckoning } from '@/app/_words/reckoning';
import { type HeadToHead as Compared, comparable, headToHead, type Meeting, type RecordHolder } from '@/lib/play';
import { dayText } from '@/lib/time-control';
import { AtTable, meetingsPath } from './record-lists';

interface Props {
  slug: string;
  /** Players' ids; absent: nobody is chosen, everybody is meant. */
  of: string | undefined;
  against: string | undefined;
  page: number;
}

/** A choice of two players, or of one and all others, and what became of their games. */
export async function HeadToHead({ slug, of, against, page }: Props) {
  const [t, caller] = await Promise.all([getTranslations('clubs'), currentCaller()]);
  const members = await orPlainPage(comparable(caller, slug));
  const found = of === undefined ? null : await orPlainPage(headToHead(caller, slug, { of, against, page }));
  // who is no member any more is reached from the lists alone, and stays chosen
  const chosen = found ? [found.of, ...(found.games ? found.opponents : [])] : [];
  const all = [...members, ...chosen.filter(({ userId }) => !members.some((each) => each.userId === userId))];
  const options = all.map(({ userId, name }) => ({ value: userId, label: name ?? t('formerPlayer') }));
  const first = of ?? (members.some(({ userId }) => userId === caller.user) ? (caller.user ?? undefined) : undefined);
  return (
    <section id="head-to-head" className="mt-10">
      <h2 className="mb-2">{t('headToHead')}</h2>
      <form action="#head-to-head" method="get" className="mb-6 grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
        <SelectField key={`of ${first}`} name="of" label={t('comparedPlayer')} options={options} defaultValue={first} />
        <SelectField
          key={`against ${against}`}
          name="against"
          label={t('comparedWith')}
          options={[{ value: '', label: t('everybody') }, ...options]}
          defaultValue={against ?? ''}
        />
        <button type="submit" className="button">
          {t('compare')}
        </button>
      </form>
      {found && <Outcome slug={slug} found={found} page={page} />}
    </section>
  );
}

async function Outcome({ slug, found, page }: { slug: string; found: Compared; page: number }) {
  const t = await getTranslations('clubs');
  const { of, opponents, games, isMore } = found;
  const nobody = opponents.length === 0 || (games !== null && opponents[0]?.games === 0);
  const path = games === null ? '' : meetingsPath(slug, of.userId, opponents[0]?.userId).replace('#head-to-head', '');
  return (
    <>
      <h3 className="mb-2 break-words">{titleOf(found, { versus: t('versus'), all: t('everybody'), former: t('formerPlayer') })}</h3>
      {nobody ? <p className="text-soft">{t('neverMet')}</p> : <Balance slug={slug} found={found} />}
      {games !== null && games.length > 0 && <Games games={games} of={of} />}
      <Pages path={path} page={page} isMore={isMore} words={{ back: t('newer'), on: t('older') }} />
    </>
  );
}

function titleOf({ of, opponents, games }: Compared, words: Record<'versus' | 'all' | 'former', string>): string {
  const other = games === null ? words.all : (opponents[0]?.name ?? words.former);
  return `${of.name ?? words.former} ${words.versus} ${other}`;
}

async function Balance({ slug, found: { of, opponents, games } }: { slug: string; found: Compared }) {
  const t = await getTranslations('clubs');
  const head = 'label py-2 max-sm:text-[0.6875rem] max-sm:tracking-normal max-sm:normal-case';
  const figure = 'py-1.5 pl-3 text-right align-baseline tabular-nums';
  return (
    <table className="mb-4 w-full max-w-3xl border-collapse text-left">
      <thead>
        <tr className="border-y-2 border-rule-strong">
          <th scope="col" className={head}>
            {t('comparedWith')}
          </th>
          {(['games', 'won', 'drawn', 'lost'] as const).map((column) => (
            <th key={column} scope="col" className={`${head} pl-3 text-right`}>
              {t(`balance.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {opponents.map(({ userId, name, ...counts }) => (
          <tr key={userId} className="border-b border-rule">
            <th scope="row" className="py-1.5 align-baseline font-normal break-words">
              {games === null ? (
                <Link href={meetingsPath(slug, of.userId, userId)}>{name ?? t('formerPlayer')}</Link>
              ) : (
                (name ?? t('formerPlayer'))
              )}
            </th>
            <td className={figure}>{counts.games}</td>
            <td className={figure}>{counts.won}</td>
            <td className={figure}>{counts.drawn}</td>
            <td className={figure}>{counts.lost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

async function Games({ games, of }: { games: Meeting[]; of: RecordHolder }) {
  const [t, reckoning] = await Promise.all([getTranslations('clubs'), currentReckoning()]);
  const name = of.name ?? t('formerPlayer');
  return (
    <ul className="max-w-3xl border-t border-rule">
      {games.map(({ table, ended, outcome }) => (
        <li key={table.id} className="border-b border-rule py-2.5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <AtTable table={table} />
            <span className="label">{table.gameTitle}</span>
          </p>
          <p className="font-sans text-sm text-soft">
            {t(`outcome.${outcome}`, { name })} · {dayText(new Date(ended), reckoning)}
          </p>
        </li>
      ))}
    </ul>
  );
}
