import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { Link } from '@/app/_ui/link';
import { Empty } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { offeredGames } from '@/app/tables/new/offered-games';
import { optionWords } from '@/lib/engine';
import { isGameId, loadGame } from '@/lib/games/registry';
import { type ClubPreset, clubPresets } from '@/lib/play';
import { describeTimeControl } from '@/lib/time-control';
import { headOf, titleOf } from '../../_parts/club-head';
import { ClubPage } from '../../_parts/club-page';
import { Press } from '../../_parts/press';
import { dropAction } from './actions';
import { PresetForm } from './preset-form';

interface Props {
  params: Promise<{ club: string }>;
  searchParams: Promise<{ game?: string | string[] }>;
}

export const generateMetadata = ({ params }: Props): Promise<Metadata> => titleOf(params, 'presets');

export default async function Presets({ params, searchParams }: Props) {
  const [t, caller, { club: slug }, query] = await Promise.all([getTranslations('clubs'), currentCaller(), params, searchParams]);
  const club = await headOf(slug);
  const presets = await orPlainPage(clubPresets(caller, slug));
  const mayEquip = club.may.includes('equip');
  const games = mayEquip ? await offeredGames() : [];
  const game = games.find(({ id }) => id === query.game);
  return (
    <ClubPage club={club} here="presets">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <section>
          <h2 className="mb-1">{t('section.presets')}</h2>
          <p className="mb-3 text-soft">{t('presetsText')}</p>
          {presets.length === 0 && <Empty title={t('noPresets')} />}
          <ul>
            {presets.map((preset) => (
              <Preset key={preset.id} preset={preset} slug={slug} mayDrop={mayEquip} />
            ))}
          </ul>
        </section>
        {mayEquip && (
          <section>
            <h2 className="mb-2">{t('newPreset')}</h2>
            <nav aria-label={t('presetChoose')} className="mb-5">
              <p className="mb-1 font-sans text-[0.9375rem] font-semibold">{t('presetGame')}</p>
              <ul className="flex flex-wrap gap-2">
                {games.map(({ id, title }) => (
                  <li key={id}>
                    <Link
                      href={`/clubs/${slug}/presets?game=${id}`}
                      aria-current={id === game?.id ? 'true' : undefined}
                      className="button aria-[current]:border-brick aria-[current]:font-semibold"
                      data-size="small"
                    >
                      {title[caller.language]}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            {game && <PresetForm key={game.id} slug={slug} game={game} />}
          </section>
        )}
      </div>
    </ClubPage>
  );
}

async function Preset({ preset, slug, mayDrop }: { preset: ClubPreset; slug: string; mayDrop: boolean }) {
  const [t, { language }] = await Promise.all([getTranslations('clubs'), currentCaller()]);
  const game = isGameId(preset.game) ? await loadGame(preset.game) : null;
  const options = optionWords(game?.optionFields(language) ?? [], preset.options, language);
  return (
    <li className="grid gap-2 border-b border-rule py-3">
      <p>
        <strong className="break-words">{preset.name}</strong> <span className="label">{preset.gameTitle}</span>
      </p>
      <p className="font-sans text-sm text-soft">{options.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>
      <p className="font-sans text-sm text-soft">{describeTimeControl(preset.timeControl, language).join(' ')}</p>
      <div className="flex flex-wrap gap-2">
        <Link href={`/tables/new?club=${slug}&preset=${preset.id}`} className="button" data-size="small" data-tone="main">
          {t('start')}
          <span className="sr-only"> {preset.name}</span>
        </Link>
        {mayDrop && (
          <Press action={dropAction} sends={{ club: slug, preset: preset.id }} text={t('dropPreset')} about={preset.name} size="small" />
        )}
      </div>
    </li>
  );
}
