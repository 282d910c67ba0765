import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FollowButton } from '@/app/_follow/follow-button';
import { Link } from '@/app/_ui/link';
import { Notice } from '@/app/_ui/notice';
import { Travel } from '@/app/_ui/travel';
import { Moment, TimeLeft } from '@/app/_ui/when';
import { currentReckoning } from '@/app/_words/reckoning';
import type { SeasonView } from '@/lib/play';
import { datedText } from '@/lib/time-control';
import { type Tab, tabs } from './season-of';

/** The frame of a season's pages: league and season over the ways to its parts, and where its time stands. */
export async function SeasonPage({ season, here, children }: { season: SeasonView; here: Tab; children: ReactNode }) {
  const t = await getTranslations('leagues');
  const { league, number, name, gameTitle, status, mayDirect, mayEnter, own } = season;
  const home = `/leagues/${league.slug}/${number}`;
  const ways = [
    ...(mayEnter ? [{ to: `${home}/entry`, text: t('enter'), tone: status === 'entry' ? 'main' : undefined }] : []),
    ...(own === null ? [] : [{ to: `${home}/entry`, text: t('ownEntry'), tone: undefined }]),
    ...(mayDirect
      ? [{ to: `${home}/entrants`, text: t(status === 'draft' || status === 'entry' ? 'entrants' : 'entrantsOnly'), tone: undefined }]
      : []),
    ...(mayDirect && status === 'running' ? [{ to: `${home}/desk`, text: t('desk'), tone: 'main' }] : []),
  ];
  return (
    <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
      <div className="double-rule mb-4 pb-3">
        <p className="label mb-1">
          <Link href={`/leagues/${league.slug}`}>{league.name}</Link> · {gameTitle} · {t(`statuses.${status}`)}
        </p>
        <h1 className="break-words">{name}</h1>
      </div>
      <div className="mb-4 grid gap-3">
        <Now season={season} />
        {ways.length > 0 && (
          <p className="flex flex-wrap gap-3">
            {ways.map(({ to, text, tone }) => (
              <Link key={text} href={to} className="button" data-tone={tone} data-size="small">
                {text}
              </Link>
            ))}
          </p>
        )}
      </div>
      <nav aria-label={t('tabs')} className="mb-6 flex flex-wrap gap-x-5 gap-y-1">
        {tabs.map((tab) => (
          <Link
            key={tab}
            href={tab === 'standings' ? home : `${home}/${tab}`}
            aria-current={tab === here ? 'page' : undefined}
            className="flex min-h-9 items-center border-b-2 border-transparent font-sans text-[0.9375rem] text-ink no-underline hover:border-rule-strong aria-[current]:border-brick aria-[current]:font-semibold"
          >
            {t(`tab.${tab}`)}
            <Travel />
          </Link>
        ))}
      </nav>
      {children}
      <div className="mt-10">
        <FollowButton kind="league" address={league.slug} />
      </div>
    </div>
  );
}

/** What time does next: the round that is played, or the one to come. */
async function Now({ season: { status, startsAt, rounds, pause } }: { season: SeasonView }) {
  const [t, reckoning] = await Promise.all([getTranslations('leagues'), currentReckoning()]);
  if (status === 'entry' || status === 'draft') {
    return <p>{startsAt === null ? t('undated') : <Stated text={t('startsAt')} iso={startsAt} />}</p>;
  }
  if (status !== 'running') return null;
  const played = rounds.findLast(({ opened, closed }) => opened && !closed);
  const next = rounds.find(({ opened }) => !opened);
  const now = new Date();
  const said = (iso: string) => datedText(new Date(iso), reckoning);
  return (
    <>
      {pause && new Date(pause.until) > now && (
        <Notice tone="wait">
          {new Date(pause.from) > now ? (
            t('pauseAhead', { from: said(pause.from), until: said(pause.until) })
          ) : (
            <Stated text={t('pausedUntil')} iso={pause.until} />
          )}
        </Notice>
      )}
      {played ? (
        <p>
          <Stated text={t('roundNow', { round: played.number, rounds: rounds.length })} iso={played.deadline} />
        </p>
      ) : (
        next && (
          <p>
            <Stated text={t('roundNext', { round: next.number })} iso={next.opensAt} />
          </p>
        )
      )}
    </>
  );
}

const Stated = ({ text, iso }: { text: string; iso: string }) => (
  <>
    {text} <Moment iso={iso} /> (<TimeLeft iso={iso} />)
  </>
);
