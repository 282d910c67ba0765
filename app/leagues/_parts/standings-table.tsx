import { getFormatter, getTranslations } from 'next-intl/server';
import type { SeasonView, TableLine } from '@/lib/play';
import { type Cast, EntrantName } from './names';
import { fatesOf } from './standings-marks';

type TieBreak = SeasonView['plan']['settings']['tieBreaks'][number];

const figures = ['played', 'won', 'drawn', 'lost'] as const;

interface Props {
  label: string;
  lines: readonly TableLine[];
  /** Of the lines, those that are shown. */
  shown: readonly TableLine[];
  /** How many of the first and last change divisions. */
  moves: { up: number; down: number };
  tieBreaks: readonly TieBreak[];
  /** A column of byes; the tables of a season have the same columns, or they would not stand under each other. */
  hasByes: boolean;
  cast: Cast;
  own: string | null;
}

/** The table of a division, which scrolls by itself where it is too wide; a lot has no column, for its number says nothing. */
export async function StandingsTable({ label, lines, shown, moves, tieBreaks, hasByes, cast, own }: Props) {
  const [t, format] = await Promise.all([getTranslations('leagues'), getFormatter()]);
  const counted = tieBreaks.filter((each) => each !== 'lots');
  const fates = fatesOf(lines, moves);
  const plain = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  const tieText = (name: TieBreak, value: number | null | undefined) => {
    if (value === null || value === undefined) return '–';
    return name === 'on-time' ? format.number(value, { style: 'percent' }) : plain(value);
  };
  const head = 'label px-2 py-2 align-bottom max-sm:text-[0.6875rem] max-sm:tracking-normal max-sm:normal-case';
  const figure = 'px-2 py-1.5 text-right align-baseline whitespace-nowrap tabular-nums';
  const column = (short: string, long: string, key: string) => (
    <th key={key} scope="col" className={`${head} text-right sm:min-w-16`}>
      <abbr title={long} className="no-underline" aria-label={long}>
        {short}
      </abbr>
    </th>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-y-2 border-rule-strong">
            <th scope="col" className={`${head} sticky left-0 w-full bg-paper`}>
              <span className="sr-only">{t('place')}, </span>
              {t('entrant')}
            </th>
            {column(t('short.points'), t('columns.points'), 'points')}
            {figures.map((each) => column(t(`short.${each}`), t(`columns.${each}`), each))}
            {hasByes && column(t('short.byes'), t('columns.byes'), 'byes')}
            {counted.map((each) => column(t(`tieBreakShort.${each}`), t(`tieBreak.${each}`), each))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => {
            const fate = fates.get(line.entrant);
            return (
              <tr key={line.entrant} className="border-b border-rule" data-own={line.entrant === own || undefined}>
                <th
                  scope="row"
                  className={`sticky left-0 bg-paper px-2 py-1.5 align-baseline max-sm:min-w-40 max-sm:max-w-40 ${line.entrant === own ? 'font-semibold' : 'font-normal'}`}
                >
                  <span className="grid grid-cols-[1.75rem_minmax(0,1fr)] break-words">
                    <span className="text-soft tabular-nums">{line.place ?? '–'}</span>
                    <span className="min-w-0">
                      <EntrantName id={line.entrant} cast={cast} whole />
                      {fate && (
                        <span className={`block font-sans text-sm whitespace-nowrap ${fate === 'up' ? 'text-moss' : 'text-brick'}`}>
                          <span aria-hidden="true">{fate === 'up' ? '▲' : '▼'}</span> {t(fate)}
                        </span>
                      )}
                      {line.withdrawn && (
                        <span className="block font-sans text-sm text-soft italic">{t(line.rank === null ? 'annulled' : 'withdrawn')}</span>
                      )}
                    </span>
                  </span>
                </th>
                <td className={`${figure} font-semibold`}>{plain(line.points)}</td>
                {figures.map((each) => (
                  <td key={each} className={figure}>
                    {line[each]}
                  </td>
                ))}
                {hasByes && <td className={figure}>{line.byes}</td>}
                {counted.map((each) => (
                  <td key={each} className={`${figure} text-soft`}>
                    {tieText(each, line.tieBreaks[each])}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
