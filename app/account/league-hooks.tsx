import { getTranslations } from 'next-intl/server';
import type { SeasonHook } from '@/lib/hooks';
import { HookFacts } from '../_shell/hook-facts';
import { Link } from '../_ui/link';
import { HookForm } from '../tables/[table]/webhooks/forms';
import { seasonHookAction } from './league-hook-actions';
import { AddSeasonHookForm } from './league-hook-form';

/** Addresses that hear of leagues and seasons: the list, and a form for one more. */
export async function LeagueHooks({ hooks }: { hooks: SeasonHook[] }) {
  const [t, post] = await Promise.all([getTranslations('leagueHooks'), getTranslations('post')]);
  return (
    <section id="league-webhooks">
      <h2 className="mb-1">{t('title')}</h2>
      <p className="mb-4 text-soft">{t('text')}</p>
      <ul className="mb-6 grid gap-6">
        {hooks.map((hook) => {
          const path = `/leagues/${hook.league.slug}${hook.season ? `/${hook.season.number}` : ''}`;
          return (
            <li key={hook.id} className="sheet grid gap-3 p-4 sm:p-6">
              <h3>
                <Link href={path}>{hook.season ? `${hook.league.name}, ${hook.season.name}` : t('all', { league: hook.league.name })}</Link>
              </h3>
              <HookFacts hook={hook} />
              <HookForm
                action={seasonHookAction}
                hook={hook.id}
                isOff={hook.state === 'off'}
                words={{ test: post('test'), resume: post('resume'), remove: post('remove'), of: new URL(hook.url).host }}
              />
            </li>
          );
        })}
      </ul>
      <AddSeasonHookForm
        kinds={[
          { value: 'discord', label: post('discord') },
          { value: 'json', label: post('json') },
        ]}
        words={{
          ...{ league: t('league'), leagueHint: t('leagueHint') },
          ...{ kind: post('kind'), url: post('url'), urlHint: post('urlHint'), add: post('add') },
        }}
      />
    </section>
  );
}
