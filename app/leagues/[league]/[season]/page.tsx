import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { Empty } from '@/app/_ui/page';
import { Pages, pageIn, pageOf } from '@/app/_ui/pages';
import type { DivisionView, SeasonView } from '@/lib/play';
import { type Cast, castOf, EntrantName } from '../../_parts/names';
import { leagueOf, seasonAt, seasonMetadata } from '../../_parts/season-of';
import { SeasonPage } from '../../_parts/season-page';
import type { SeasonParams } from '../../_parts/season-place';
import { StandingsTable } from '../../_parts/standings-table';

interface Props {
  params: Promise<SeasonParams>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Lines of a page of one list. */
const size = 50;

export const generateMetadata = ({ params }: Pick<Props, 'params'>): Promise<Metadata> => seasonMetadata(params, 'standings');

/** The tables of all divisions, the highest first. */
export default async function Standings({ params, searchParams }: Props) {
  const [t, given, query] = await Promise.all([getTranslations('leagues'), params, searchParams]);
  const season = await seasonAt(given);
  const cast = castOf(season, await leagueOf(given.league));
  const { divisions, waiting } = season;
  const path = `/leagues/${given.league}/${season.number}`;
  const words = { back: t('previousPage'), on: t('nextPage') };
  const waitingPage = pageIn(query.waiting);
  const shownWaiting = pageOf(waiting, waitingPage, size);
  const hasByes = divisions.some(({ table }) => table.some(({ byes }) => byes > 0));
  const started = season.status === 'running' || season.status === 'over' || divisions.some(({ table }) => table.length > 0);
  return (
    <SeasonPage season={season} here="standings">
      {!started && waiting.length === 0 && <Empty title={t('nobody')} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {divisions
          .filter(({ table }) => table.length > 0)
          .map((division, index) => {
            const name = `page-${index + 1}`;
            return <Division key={division.id} {...{ division, season, cast, hasByes, name }} page={pageIn(query[name])} />;
          })}
        {waiting.length > 0 && (
          <section>
            <h2 className="mb-2">
              {t('waiting')} <span className="font-normal text-soft">({t('entrantsCount', { count: waiting.length })})</span>
            </h2>
            <ul className="max-w-2xl columns-1 border-t border-rule sm:columns-2">
              {shownWaiting.shown.map((id) => (
                <li key={id} className="break-inside-avoid border-b border-rule py-1.5">
                  <EntrantName id={id} cast={cast} whole />
                </li>
              ))}
            </ul>
            <Pages path={path} page={waitingPage} isMore={shownWaiting.isMore} name="waiting" words={words} />
          </section>
        )}
        <Explained season={season} />
        <Take season={season} />
      </div>
    </SeasonPage>
  );
}

interface DivisionProps {
  division: DivisionView;
  season: SeasonView;
  cast: Cast;
  hasByes: boolean;
  /** Of its field in the query. */
  name: string;
  page: number;
}

async function Division({ division, season, cast, hasByes, name: field, page }: DivisionProps) {
  const t = await getTranslations('leagues');
  const { name, table, up, down } = division;
  const label = t('division', { name });
  const { shown, isMore } = pageOf(table, page, size);
  return (
    <section className="min-w-0">
      <h2 className="mb-2">{label}</h2>
      <StandingsTable
        label={label}
        lines={table}
        shown={shown}
        moves={{ up, down }}
        tieBreaks={season.plan.settings.tieBreaks}
        hasByes={hasByes}
        cast={cast}
        own={season.own}
      />
      <Pages
        path={`/leagues/${season.league.slug}/${season.number}`}
        page={page}
        isMore={isMore}
        name={field}
        words={{ back: t('previousPage'), on: t('nextPage') }}
      />
      {(up > 0 || down > 0) && (
        <p className="mt-2 font-sans text-sm text-soft">{[up > 0 && t('upText'), down > 0 && t('downText')].filter(Boolean).join(' ')}</p>
      )}
    </section>
  );
}

/** What parts those who are level, in words. */
async function Explained({ season: { plan } }: { season: SeasonView }) {
  const t = await getTranslations('leagues');
  const { tieBreaks, system } = plan.settings;
  return (
    <section className="max-w-prose">
      <h2 className="mb-2">{t('tieBreaks')}</h2>
      {system.kind === 'elimination' && <p>{t('bracketText')}</p>}
      {system.kind === 'ladder' && <p>{t('ladderText')}</p>}
      {tieBreaks.length === 0 ? (
        <p>{t('tieBreakNone')}</p>
      ) : (
        <>
          <p>{t('tieBreaksText')}</p>
          <ol className="ml-6 list-decimal">
            {tieBreaks.map((each) => (
              <li key={each}>
                {t(`tieBreak.${each}`)}
                {each !== 'lots' && ` (${t(`tieBreakShort.${each}`)})`}: {t(`tieBreakMeans.${each}`)}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** The season as others read it. */
async function Take({ season: { league, number } }: { season: SeasonView }) {
  const t = await getTranslations('leagues');
  const home = `/leagues/${league.slug}/${number}`;
  const files = [
    { to: `${home}/standings.csv`, text: t('csv') },
    { to: `${home}/season.json`, text: t('json') },
    { to: `${home}/calendar.ics`, text: t('ics') },
    { to: `/embed${home}`, text: t('embed') },
  ];
  return (
    <section>
      <h2 className="mb-2">{t('take')}</h2>
      <ul className="grid gap-1">
        {files.map(({ to, text }) => (
          <li key={to}>
            <a href={to}>{text}</a>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link href={`/leagues/${league.slug}`}>{t('otherSeasons')}</Link>
      </p>
    </section>
  );
}
