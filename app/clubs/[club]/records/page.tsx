import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { Empty } from '@/app/_ui/page';
import { pageIn } from '@/app/_ui/pages';
import { currentCaller } from '@/app/_words/caller';
import { clubRecords } from '@/lib/play';
import { headOf, titleOf } from '../../_parts/club-head';
import { ClubPage } from '../../_parts/club-page';
import { HeadToHead } from './head-to-head';
import { GameRecords, Luck, Runs, Wins } from './record-lists';

type Word = string | string[] | undefined;

interface Props {
  params: Promise<{ club: string }>;
  searchParams: Promise<{ of?: Word; against?: Word; page?: Word }>;
}

export const generateMetadata = ({ params }: Props): Promise<Metadata> => titleOf(params, 'records');

/** A player's id that the query names; of a form that chose nobody none. */
const playerIn = (word: Word): string | undefined => (typeof word === 'string' && word !== '' && word.length <= 80 ? word : undefined);

/** What was done best at the tables of a club, and how its players did against each other. */
export default async function Records({ params, searchParams }: Props) {
  const [t, caller, { club: slug }, query] = await Promise.all([getTranslations('clubs'), currentCaller(), params, searchParams]);
  const club = await headOf(slug);
  const { fastest, longest, wins, runs, luck } = await orPlainPage(clubRecords(caller, slug));
  const [of, against] = [playerIn(query.of), playerIn(query.against)];
  return (
    <ClubPage club={club} here="records">
      <h2 className="mb-2">{t('section.records')}</h2>
      <p className="prose mb-6">{t('recordsText')}</p>
      {longest.length === 0 ? (
        <Empty title={t('recordsNone')} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[3fr_2fr]">
          <div className="grid content-start gap-8">
            {fastest.length > 0 && <GameRecords title={t('fastest')} text={t('fastestText')} records={fastest} />}
            <GameRecords title={t('longest')} records={longest} />
            {luck.length > 0 && <Luck luck={luck} />}
          </div>
          <div className="grid content-start gap-8">
            {wins.length > 0 && <Wins slug={slug} wins={wins} />}
            {runs.length > 0 && <Runs slug={slug} runs={runs} />}
          </div>
        </div>
      )}
      <HeadToHead slug={slug} of={of} against={against === of ? undefined : against} page={pageIn(query.page)} />
    </ClubPage>
  );
}
