import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { Link } from '@/app/_ui/link';
import { Empty } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { type DivisionView, type WhatIf, whatIf } from '@/lib/play';
import { filledOf, namerOf } from '../../../_parts/namer';
import { type Cast, castOf } from '../../../_parts/names';
import { leagueOf, seasonAt, seasonMetadata } from '../../../_parts/season-of';
import { SeasonPage } from '../../../_parts/season-page';
import { placeIn, type SeasonParams } from '../../../_parts/season-place';
import { chanceOf } from '../../../_parts/standings-marks';
import { StandingsTable } from '../../../_parts/standings-table';
import { supposedIn } from '../../../_parts/supposed';

interface Props {
  params: Promise<SeasonParams>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Games that can be supposed on one page, and lines of the table that comes of it. */
const most = { games: 60, lines: 100 };

export const generateMetadata = ({ params }: Props): Promise<Metadata> => seasonMetadata(params, 'what-if');

/** The table of a division if open games ended as chosen. The choice is in the address, so it works without scripts and can be sent on. */
export default async function WhatIfPage({ params, searchParams }: Props) {
  const [t, caller, given, query] = await Promise.all([getTranslations('leagues'), currentCaller(), params, searchParams]);
  const season = await seasonAt(given);
  const cast = castOf(season, await leagueOf(given.league));
  const divisions = filledOf(season);
  const division = divisions[divisions.findIndex(({ id }) => id === query.division)] ?? divisions[0];
  const supposed = supposedIn(query);
  const found = division && (await orPlainPage(whatIf(caller, placeIn(given), division.id, supposed)));
  const path = `/leagues/${season.league.slug}/${season.number}/what-if`;
  const placed = (found?.table ?? []).map((line) => ({ ...line, place: line.rank }));
  return (
    <SeasonPage season={season} here="what-if">
      {!division || !found ? (
        <Empty title={t('nobody')} />
      ) : (
        <>
          {divisions.length > 1 && (
            <nav aria-label={t('division', { name: '' }).trim()} className="mb-4 flex flex-wrap gap-x-5">
              {divisions.map(({ id, name }) => (
                <Link
                  key={id}
                  href={`${path}?division=${id}`}
                  aria-current={id === division.id ? 'true' : undefined}
                  className="flex min-h-9 items-center font-sans aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
                >
                  {t('division', { name })}
                </Link>
              ))}
            </nav>
          )}
          <p className="mb-4 max-w-prose text-soft">{t('whatIf.text')}</p>
          {found.open.length === 0 ? (
            <Empty title={t('whatIf.none')} />
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[2fr_3fr]">
              <Suppositions path={path} division={division.id} open={found.open} supposed={supposed} cast={cast} />
              <div className="grid min-w-0 content-start gap-8">
                <section id="supposed" className="min-w-0 scroll-mt-4">
                  <h2 className="mb-2">{t('whatIf.table')}</h2>
                  <StandingsTable
                    label={t('whatIf.table')}
                    lines={placed}
                    shown={placed.slice(0, most.lines)}
                    moves={division}
                    tieBreaks={season.plan.settings.tieBreaks}
                    hasByes={found.table.some(({ byes }) => byes > 0)}
                    cast={cast}
                    own={season.own}
                  />
                  {placed.length > most.lines && <p className="mt-2 text-soft">{t('whatIf.linesCut', { most: most.lines })}</p>}
                </section>
                <Outlooks division={division} outlooks={found.outlooks} cast={cast} />
              </div>
            </div>
          )}
        </>
      )}
    </SeasonPage>
  );
}

interface SuppositionsProps {
  path: string;
  division: string;
  open: WhatIf['open'];
  supposed: ReturnType<typeof supposedIn>;
  cast: Cast;
}

async function Suppositions({ path, division, open, supposed, cast }: SuppositionsProps) {
  const [t, nameOf] = await Promise.all([getTranslations('leagues'), namerOf(cast)]);
  return (
    <form action={`${path}#supposed`} className="grid content-start gap-3">
      <input type="hidden" name="division" value={division} />
      {open.length > most.games && <p className="text-soft">{t('whatIf.gamesCut', { most: most.games, count: open.length })}</p>}
      {open.slice(0, most.games).map(({ id, entrants: [one = '', two = ''] }) => (
        <label key={id} className="grid gap-0.5">
          <span>
            {nameOf(one)} – {nameOf(two)}
          </span>
          <select name={`game-${id}`} defaultValue={supposed[id] ?? ''} className="input">
            <option value="">{t('whatIf.keep')}</option>
            <option value="first">{t('whatIf.first', { who: nameOf(one) })}</option>
            <option value="drawn">{t('whatIf.drawn')}</option>
            <option value="second">{t('whatIf.second', { who: nameOf(two) })}</option>
          </select>
        </label>
      ))}
      <p className="flex flex-wrap items-center gap-4">
        <button type="submit" className="button" data-tone="main">
          {t('whatIf.show')}
        </button>
        {Object.keys(supposed).length > 0 && <Link href={`${path}?division=${division}`}>{t('whatIf.clear')}</Link>}
      </p>
    </form>
  );
}

async function Outlooks({ division, outlooks, cast }: { division: DivisionView; outlooks: WhatIf['outlooks']; cast: Cast }) {
  const [t, nameOf] = await Promise.all([getTranslations('leagues'), namerOf(cast)]);
  const { up, down, table } = division;
  const goals = [
    { text: t('whatIf.title'), among: 1 },
    ...(up > 0 ? [{ text: t('whatIf.promotion'), among: up }] : []),
    ...(down > 0 ? [{ text: t('whatIf.safety'), among: table.length - down }] : []),
  ];
  const head = 'label px-2 py-2 text-left align-bottom max-sm:text-[0.6875rem] max-sm:tracking-normal max-sm:normal-case';
  return (
    <section className="min-w-0">
      <h2 className="mb-2">{t('whatIf.outlook')}</h2>
      {outlooks === null ? (
        <p className="text-soft">{t('whatIf.outlookMany')}</p>
      ) : (
        <>
          <p className="mb-2 text-soft">{t('whatIf.outlookText')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className="overflow-x-auto" tabIndex={0} aria-label={t('whatIf.outlook')}>
            <table className="w-full border-collapse text-left">
              <thead>
                <tr className="border-y-2 border-rule-strong">
                  {[t('entrant'), t('whatIf.best'), t('whatIf.worst'), ...goals.map(({ text }) => text)].map((text, index) => (
                    <th key={text} scope="col" className={`${head} ${index === 0 ? 'sticky left-0 bg-paper' : ''}`}>
                      {text}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {outlooks.map((outlook) => (
                  <tr key={outlook.entrant} className="border-b border-rule">
                    <th scope="row" className="sticky left-0 bg-paper px-2 py-1.5 font-normal break-words max-sm:min-w-28 max-sm:max-w-36">
                      {nameOf(outlook.entrant)}
                    </th>
                    <td className="px-2 tabular-nums">{outlook.best}</td>
                    <td className="px-2 tabular-nums">{outlook.worst}</td>
                    {goals.map(({ text, among }) => (
                      <td key={text} className="px-2">
                        {t(`whatIf.fates.${chanceOf(outlook, among)}`)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </section>
  );
}
