import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { Empty } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { seasonProgress } from '@/lib/play';
import { filledOf, namerOf } from '../../../_parts/namer';
import { castOf } from '../../../_parts/names';
import { ProgressChart } from '../../../_parts/progress-chart';
import { courseOf } from '../../../_parts/progress-lines';
import { leagueOf, looksOfRequest, seasonAt, seasonMetadata } from '../../../_parts/season-of';
import { SeasonPage } from '../../../_parts/season-page';
import { placeIn, type SeasonParams } from '../../../_parts/season-place';

interface Props {
  params: Promise<SeasonParams>;
}

/** Lines that can be told from each other. */
const most = 16;
/** Lines of the table. */
const mostLines = 100;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => seasonMetadata(params, 'progress');

/** Who stood where after each round: drawn, and as a table. */
export default async function Progress({ params }: Props) {
  const [t, caller, given] = await Promise.all([getTranslations('leagues'), currentCaller(), params]);
  const season = await seasonAt(given);
  const nameOf = await namerOf(castOf(season, await leagueOf(given.league)));
  const courses = new Map(
    (await orPlainPage(seasonProgress(caller, placeIn(given), looksOfRequest()))).map(({ division, rounds }) => [division, rounds]),
  );
  const divisions = filledOf(season).filter(({ id }) => (courses.get(id) ?? []).length > 0);
  return (
    <SeasonPage season={season} here="progress">
      {divisions.length === 0 ? (
        <Empty title={t('progress.none')} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <p className="text-soft">{t('progress.text')}</p>
          {divisions.map(({ id, name }) => {
            const { rounds, lines } = courseOf(courses.get(id) ?? []);
            const named = lines.map(({ entrant, ...line }) => ({ ...line, name: nameOf(entrant) }));
            return (
              <section key={id} className="min-w-0">
                <h2 className="mb-2">{t('division', { name })}</h2>
                {named.length > most && <p className="text-soft">{t('progress.tooMany', { most })}</p>}
                <div className="max-w-3xl">
                  <ProgressChart
                    label={t('progress.chart', { division: name, rounds: rounds.length })}
                    rounds={rounds}
                    lines={named.slice(0, most).map(({ name: called, places }) => ({ name: called, places }))}
                  />
                </div>
                <CourseTable rounds={rounds} lines={named.slice(0, mostLines)} />
                {named.length > mostLines && <p className="text-soft">{t('progress.linesCut', { most: mostLines })}</p>}
              </section>
            );
          })}
        </div>
      )}
    </SeasonPage>
  );
}

type Named = Omit<ReturnType<typeof courseOf>['lines'][number], 'entrant'> & { name: string };

async function CourseTable({ rounds, lines }: { rounds: readonly number[]; lines: readonly Named[] }) {
  const [t, format] = await Promise.all([getTranslations('leagues'), getFormatter()]);
  const points = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-9 items-center font-sans text-sea underline">{t('progress.asTable')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t('progress.text')}>
        <table className="border-collapse text-left">
          <thead>
            <tr className="border-y-2 border-rule-strong">
              <th scope="col" className="label sticky left-0 bg-paper px-2 py-2">
                {t('entrant')}
              </th>
              {rounds.map((round) => (
                <th key={round} scope="col" className="label relative px-2 py-2 text-right">
                  <span aria-hidden="true">{round}</span>
                  <span className="sr-only">{t('progress.after', { round })}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, places, points: earned }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same
              <tr key={index} className="border-b border-rule">
                <th scope="row" className="sticky left-0 bg-paper px-2 py-1.5 font-normal break-words max-sm:min-w-36 max-sm:max-w-36">
                  {name}
                </th>
                {rounds.map((round, at) => (
                  <td key={round} className="px-2 py-1.5 text-right whitespace-nowrap tabular-nums">
                    {t('progress.cell', { rank: String(places[at] ?? '–'), points: points(earned[at] ?? 0) })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
