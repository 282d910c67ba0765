import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { Empty } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { seasonCross } from '@/lib/play';
import { filledOf, namerOf } from '../../../_parts/namer';
import { castOf } from '../../../_parts/names';
import { leagueOf, looksOfRequest, seasonAt, seasonMetadata } from '../../../_parts/season-of';
import { SeasonPage } from '../../../_parts/season-page';
import { placeIn, type SeasonParams } from '../../../_parts/season-place';

interface Props {
  params: Promise<SeasonParams>;
}

/** Entrants of a division up to which everybody against everybody can be looked at. */
const most = 40;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => seasonMetadata(params, 'cross');

/** Everybody against everybody, division by division. */
export default async function Cross({ params }: Props) {
  const [t, caller, given] = await Promise.all([getTranslations('leagues'), currentCaller(), params]);
  const season = await seasonAt(given);
  const nameOf = await namerOf(castOf(season, await leagueOf(given.league)));
  const tables = new Map(
    (await orPlainPage(seasonCross(caller, placeIn(given), looksOfRequest()))).map(({ division, rows }) => [division, rows]),
  );
  const divisions = filledOf(season);
  const isPlayed = [...tables.values()].some((rows) => rows.some(({ cells }) => cells.some(({ games }) => games.length > 0)));
  return (
    <SeasonPage season={season} here="cross">
      {!isPlayed ? (
        <Empty title={t('cross.none')} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <p className="max-w-prose text-soft">{t('cross.text')}</p>
          {divisions.map(({ id, name }) => {
            const rows = tables.get(id) ?? [];
            const label = t('division', { name });
            return (
              <section key={id} className="min-w-0">
                <h2 className="mb-2">{label}</h2>
                {rows.length > most ? <p>{t('cross.tooMany', { most })}</p> : <CrossTable label={label} rows={rows} nameOf={nameOf} />}
              </section>
            );
          })}
        </div>
      )}
    </SeasonPage>
  );
}

type Rows = Awaited<ReturnType<typeof seasonCross>>[number]['rows'];

async function CrossTable({ label, rows, nameOf }: { label: string; rows: Rows; nameOf: (id: string) => string }) {
  const [t, format] = await Promise.all([getTranslations('leagues'), getFormatter()]);
  const pointsOf = (points: number) => (points === 0.5 ? '½' : format.number(points, { maximumFractionDigits: 2 }));
  const cell = 'min-w-9 border-l border-rule px-1.5 py-1.5 text-center whitespace-nowrap tabular-nums';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className="border-collapse text-left">
        <thead>
          <tr className="border-y-2 border-rule-strong">
            <th scope="col" className="label sticky left-0 bg-paper px-2 py-2">
              {t('entrant')}
            </th>
            {rows.map(({ entrant }, index) => (
              <th key={entrant} scope="col" className={`label relative ${cell}`}>
                <span aria-hidden="true">{index + 1}</span>
                <span className="sr-only">
                  {t('cross.against')} {nameOf(entrant)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entrant, cells }, index) => {
            const against = new Map(cells.map(({ opponent, games }) => [opponent, games]));
            return (
              <tr key={entrant} className="border-b border-rule">
                <th scope="row" className="sticky left-0 bg-paper px-2 py-1.5 font-normal max-sm:min-w-36 max-sm:max-w-36">
                  <span className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
                    <span className="text-soft tabular-nums">{index + 1}</span>
                    <span className="min-w-0 break-words">{nameOf(entrant)}</span>
                  </span>
                </th>
                {rows.map(({ entrant: other }) =>
                  other === entrant ? (
                    <td key={other} className={`${cell} bg-well`} aria-hidden="true" />
                  ) : (
                    <td key={other} className={cell}>
                      {(against.get(other) ?? []).map(({ points }) => pointsOf(points)).join(' ')}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
