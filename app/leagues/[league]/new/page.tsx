import type { Metadata } from 'next';
import { forbidden, notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { Link } from '@/app/_ui/link';
import { Page } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { presetsFor } from '@/app/tables/new/club-choice';
import { offeredGames } from '@/app/tables/new/offered-games';
import { PlanForm } from '../../_parts/plan-form';
import { planStart } from '../../_parts/plan-start';
import { leagueOf } from '../../_parts/season-of';

interface Props {
  params: Promise<{ league: string }>;
  searchParams: Promise<{ game?: string | string[]; preset?: string | string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, { name, visibility }] = await Promise.all([getTranslations('seasonPlan'), leagueOf((await params).league)]);
  return { title: `${t('newTitle')}, ${name}`, ...(visibility === 'club' && { robots: { index: false } }) };
}

export default async function NewSeason({ params, searchParams }: Props) {
  const [t, { league: slug }, query, caller] = await Promise.all([getTranslations('seasonPlan'), params, searchParams, currentCaller()]);
  const league = await leagueOf(slug);
  const user = await signedIn(`/leagues/${slug}/new`);
  if (!league.mayDirect) forbidden();
  const [games, presets] = await Promise.all([offeredGames(), presetsFor(caller, league.club?.slug ?? '')]);
  const preset = presets.find(({ id }) => id === query.preset) ?? null;
  // a league goes on with the game of its last season
  const wanted = preset?.game ?? query.game ?? league.seasons[0]?.game;
  const game = games.find(({ id }) => id === wanted) ?? games[0];
  if (!game) notFound();
  const number = (league.seasons[0]?.number ?? 0) + 1;
  const start = planStart(game, { name: t('nameDefault', { number }), preset, zone: user.timeZone });
  return (
    <Page title={t('newTitle')} label={<Link href={`/leagues/${slug}`}>{league.name}</Link>} narrow>
      <p className="mb-6 text-soft">{t('planText')}</p>
      <Choice
        title={t('game')}
        choices={games.map(({ id, title }) => ({
          ...{ href: `/leagues/${slug}/new?game=${id}`, text: title[caller.language] },
          isChosen: preset === null && id === game.id,
        }))}
      />
      {presets.length > 0 && (
        <Choice
          title={t('presets')}
          choices={presets.map(({ id, name, gameTitle }) => ({
            ...{ href: `/leagues/${slug}/new?preset=${id}`, text: `${name} · ${gameTitle}` },
            isChosen: id === preset?.id,
          }))}
        />
      )}
      <PlanForm
        key={`${game.id} ${preset?.id}`}
        league={slug}
        season={null}
        game={game}
        start={start}
        zone={user.timeZone}
        isPublic={league.visibility === 'public'}
        expected={8}
      />
    </Page>
  );
}

/** Ways to begin the form with something else. */
function Choice({ title, choices }: { title: string; choices: { href: string; text: string; isChosen: boolean }[] }) {
  return (
    <nav aria-label={title} className="mb-5">
      <p className="mb-1 font-sans text-[0.9375rem] font-semibold">{title}</p>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ href, text, isChosen }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isChosen ? 'true' : undefined}
              className="button aria-[current]:border-brick aria-[current]:font-semibold"
              data-size="small"
              scroll={false}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
