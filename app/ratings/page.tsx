import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { Link } from '@/app/_ui/link';
import { Empty, Page } from '@/app/_ui/page';
import { Pages, pageIn } from '@/app/_ui/pages';
import { currentCaller } from '@/app/_words/caller';
import { type RatingList, ratingList, ratingLists } from '@/lib/play';
import { Balances } from './_parts/balances';
import { Histogram } from './_parts/histogram';
import { Ranking } from './_parts/ranking';

interface Props {
  searchParams: Promise<{ system?: string | string[]; page?: string | string[]; list?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ratings'))('title') };
}

/** Who plays how well, by system, and what the same results say of the games. */
export default async function Ratings({ searchParams }: Props) {
  const [t, caller, query] = await Promise.all([getTranslations('ratings'), currentCaller(), searchParams]);
  const scope = typeof query.system === 'string' ? query.system : undefined;
  const page = pageIn(query.page);
  const list = await orPlainPage(ratingList(caller, scope, { page: page + 1, list: query.list === 'bots' ? 'bots' : 'players' }));
  const path = pathOf(list);
  const isOfBots = list.list === 'bots';
  return (
    <Page title={t('title')} label={t('label')} action={<Link href="/ratings/how">{t('how')}</Link>}>
      <p className="prose mb-4">{t('lead')}</p>
      <Systems list={list} />
      <Lists list={list} />
      {isOfBots && <p className="prose mb-4">{t('botsLead')}</p>}
      {list.ratings.length === 0 ? (
        <Empty title={t('none')}>
          <p className="w-full">{t('noneText')}</p>
        </Empty>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr]">
          <section className="min-w-0">
            <h2 className="mb-2">
              {t('list')} <span className="font-normal text-soft">({t(isOfBots ? 'botCount' : 'players', { count: list.players })})</span>
            </h2>
            <Ranking ratings={list.ratings} />
            <Pages path={path} page={page} isMore={list.page < list.pages} words={{ back: t('before'), on: t('next') }} />
          </section>
          <div className="grid min-w-0 content-start gap-8">
            <section>
              <h2 className="mb-2">{t('distribution')}</h2>
              <Histogram distribution={list.distribution} step={list.step} />
            </section>
            {list.balances.length > 0 && <Balances balances={list.balances} />}
          </div>
        </div>
      )}
    </Page>
  );
}

/** The address of a list from its first page on. */
function pathOf({ scope, scopes, list }: Pick<RatingList, 'scope' | 'scopes' | 'list'>): string {
  const query = new URLSearchParams({ ...(scope !== scopes[0]?.scope && { system: scope }), ...(list === 'bots' && { list }) });
  return query.size === 0 ? '/ratings' : `/ratings?${query}`;
}

/** People and bot accounts as links: one of the two lists is shown. */
async function Lists({ list }: { list: RatingList }) {
  const t = await getTranslations('ratings');
  const names = { players: t('people'), bots: t('bots') };
  return (
    <nav aria-label={t('ofWhom')} className="mb-6 flex gap-4 font-sans">
      {ratingLists.map((each) =>
        each === list.list ? (
          <span key={each} aria-current="page" className="font-semibold">
            {names[each]}
          </span>
        ) : (
          <Link key={each} href={pathOf({ ...list, list: each })}>
            {names[each]}
          </Link>
        ),
      )}
    </nav>
  );
}

/** The systems as links: one of them is shown. */
async function Systems({ list }: { list: RatingList }) {
  const t = await getTranslations('ratings');
  return (
    <nav aria-label={t('system')} className="mb-6 flex flex-wrap gap-2">
      {list.scopes.map(({ scope, title }) => (
        <Link
          key={scope}
          href={pathOf({ ...list, scope })}
          className="button"
          data-size="small"
          {...(scope === list.scope && { 'aria-current': 'page' as const, 'data-tone': 'main' })}
        >
          {title ?? t('all')}
        </Link>
      ))}
    </nav>
  );
}
