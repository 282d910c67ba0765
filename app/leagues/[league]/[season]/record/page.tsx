import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { Empty } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { currentReckoning } from '@/app/_words/reckoning';
import { seasonRecord } from '@/lib/play';
import { datedText } from '@/lib/time-control';
import { actText, playerNames } from '../../../_parts/act-text';
import { seasonAt, seasonMetadata } from '../../../_parts/season-of';
import { SeasonPage } from '../../../_parts/season-page';
import { placeIn, type SeasonParams } from '../../../_parts/season-place';

interface Props {
  params: Promise<SeasonParams>;
}

export const generateMetadata = ({ params }: Props): Promise<Metadata> => seasonMetadata(params, 'record');

/** What was done to a season, by whom and when. */
export default async function SeasonRecord({ params }: Props) {
  const [t, caller, reckoning, given] = await Promise.all([getTranslations('seasonRecord'), currentCaller(), currentReckoning(), params]);
  const season = await seasonAt(given);
  const acts = await orPlainPage(seasonRecord(caller, placeIn(given)));
  const names = playerNames(season.entrants);
  return (
    <SeasonPage season={season} here="record">
      {acts.length === 0 ? (
        <Empty title={t('none')} />
      ) : (
        <>
          <p className="mb-4 text-soft">{t('text')}</p>
          <ol className="max-w-3xl border-t border-rule">
            {acts.map((act, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a record only grows
              <li key={acts.length - index} className="grid gap-0.5 border-b border-rule py-2">
                <span className="wrap-anywhere">{actText(act, { t, reckoning, names })}</span>
                <span className="font-sans text-sm text-soft">
                  <time dateTime={act.at}>{datedText(new Date(act.at), reckoning)}</time>
                  {' · '}
                  {act.by === null ? t('byTime') : t('by', { who: act.by || t('nobody') })}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </SeasonPage>
  );
}
