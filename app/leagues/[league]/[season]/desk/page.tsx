import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage, signedIn } from '@/app/_shell/guards';
import { Empty } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { seasonCandidates, seasonDesk } from '@/lib/play';
import { Item } from '../../../_parts/desk-item';
import { Tools } from '../../../_parts/desk-tools';
import { SeasonFrame } from '../../../_parts/season-frame';
import { seasonAt, seasonTitle } from '../../../_parts/season-of';
import type { SeasonParams } from '../../../_parts/season-place';

interface Props {
  params: Promise<SeasonParams>;
}

export const generateMetadata = ({ params }: Props): Promise<Metadata> => seasonTitle(params, 'desk');

export default async function Desk({ params }: Props) {
  const [t, caller, { league, season: number }] = await Promise.all([getTranslations('seasonDesk'), currentCaller(), params]);
  const season = await seasonAt({ league: league, season: number });
  await signedIn(`/leagues/${league}/${season.number}/desk`);
  const place = { league, season: season.number };
  const desk = await orPlainPage(seasonDesk(caller, place));
  const candidates = await seasonCandidates(caller, place);
  return (
    <SeasonFrame season={season} here="desk">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <section>
          <h2 className="mb-2">{desk.items.length === 0 ? t('deskTitle') : t('items', { count: desk.items.length })}</h2>
          {desk.items.length === 0 && (
            <Empty title={t('nothing')}>
              <p className="text-soft">{t('nothingText')}</p>
            </Empty>
          )}
          <ul>
            {desk.items.map((item) => (
              <Item key={JSON.stringify(item)} item={item} season={season} entrants={desk.entrants} candidates={candidates} />
            ))}
          </ul>
        </section>
        <Tools season={season} candidates={candidates} />
      </div>
    </SeasonFrame>
  );
}
