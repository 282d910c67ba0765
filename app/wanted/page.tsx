import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listWanted } from '@/lib/play';
import { CheckField, SelectField } from '../_ui/field';
import { Link } from '../_ui/link';
import { Notice } from '../_ui/notice';
import { Empty, Page } from '../_ui/page';
import { Pages, pageIn } from '../_ui/pages';
import { currentCaller } from '../_words/caller';
import { gamesForTwo } from './games-for-two';
import { WantedRow } from './wanted-row';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('wanted'))('title') };
}

/** Games for which players look for an opponent. */
export default async function WantedPage({ searchParams }: Props) {
  const [t, caller, query, games] = await Promise.all([getTranslations('wanted'), currentCaller(), searchParams, gamesForTwo()]);
  const game = games.find(({ id }) => id === query.game)?.id;
  const fits = caller.user !== null && query.fits === 'yes';
  const page = pageIn(query.page);
  const { wanted, isMore } = await listWanted(caller, { game, fits, page });
  const kept = new URLSearchParams({ ...(game !== undefined && { game }), ...(fits && { fits: 'yes' }) }).toString();
  const post = (
    <Link
      href={caller.user === null ? '/sign-in?to=/wanted' : `/wanted/new${game === undefined ? '' : `?game=${game}`}`}
      className="button"
      data-tone="main"
    >
      {t(caller.user === null ? 'signIn' : 'post')}
    </Link>
  );
  return (
    <Page title={t('title')} label={t('label')} action={post}>
      {query.said === 'posted' && (
        <div className="mb-6">
          <Notice tone="good">{t('posted')}</Notice>
        </div>
      )}
      <p className="mb-6 max-w-prose text-soft">{t('text')}</p>
      <form method="get" action="/wanted" aria-label={t('filter')} className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
        <SelectField
          name="game"
          label={t('game')}
          options={[
            { value: '', label: t('all') },
            ...games.map(({ id, title }) => ({ value: id as string, label: title[caller.language] as string })),
          ]}
          defaultValue={game ?? ''}
        />
        {caller.user !== null && <CheckField name="fits" value="yes" label={t('fits')} defaultChecked={fits} />}
        <button type="submit" className="button" data-size="small">
          {t('show')}
        </button>
      </form>
      {wanted.length === 0 && <Empty title={t('none')} />}
      <ul className={wanted.length === 0 ? '' : 'border-t border-rule'}>
        {wanted.map((each) => (
          <WantedRow key={each.id} wanted={each} />
        ))}
      </ul>
      <Pages
        path={kept === '' ? '/wanted' : `/wanted?${kept}`}
        page={page}
        isMore={isMore}
        words={{ back: t('later'), on: t('earlier') }}
      />
    </Page>
  );
}
