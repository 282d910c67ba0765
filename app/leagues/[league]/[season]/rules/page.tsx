import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { FactRows } from '@/app/_ui/fact-rows';
import { Link } from '@/app/_ui/link';
import { currentCaller } from '@/app/_words/caller';
import { currentReckoning } from '@/app/_words/reckoning';
import { optionWords } from '@/lib/engine';
import { isGameId, loadGame } from '@/lib/games/registry';
import type { SeasonView } from '@/lib/play';
import { planText } from '../../../_parts/plan-text';
import { seasonAt, seasonMetadata } from '../../../_parts/season-of';
import { SeasonPage } from '../../../_parts/season-page';
import type { SeasonParams } from '../../../_parts/season-place';

interface Props {
  params: Promise<SeasonParams>;
}

export const generateMetadata = ({ params }: Props): Promise<Metadata> => seasonMetadata(params, 'rules');

/** How a season is played, in words, and how a stranger checks it. */
export default async function SeasonRules({ params }: Props) {
  const [t, results, format, reckoning, given] = await Promise.all([
    getTranslations('seasonRules'),
    getTranslations('results'),
    getFormatter(),
    currentReckoning(),
    params,
  ]);
  const season = await seasonAt(given);
  const sections = planText(season, {
    ...{ t, reckoning },
    kindName: (kind) => results(`kinds.${kind}`),
    points: (value) => (value === 0.5 ? '½' : format.number(value, { maximumFractionDigits: 2 })),
  });
  return (
    <SeasonPage season={season} here="rules">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-6">
          {sections.map(({ title, lines }) => (
            <section key={title} className="max-w-prose">
              <h2 className="mb-1">{title}</h2>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ))}
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <GameOf season={season} />
          <Check season={season} />
        </div>
      </div>
    </SeasonPage>
  );
}

async function GameOf({ season: { game: id, gameTitle, plan } }: { season: SeasonView }) {
  const [t, { language }] = await Promise.all([getTranslations('seasonRules'), currentCaller()]);
  const game = isGameId(id) ? await loadGame(id) : null;
  const facts = optionWords(game?.optionFields(language) ?? [], plan.options, language);
  return (
    <section>
      <h2 className="mb-1">{t('game')}</h2>
      <p className="mb-2">
        <Link href={`/rules/${id}`}>{gameTitle}</Link>
      </p>
      {facts.length > 0 && (
        <dl className="border-t border-rule">
          <FactRows facts={facts} />
        </dl>
      )}
    </section>
  );
}

async function Check({ season: { league, number, commitment, seed } }: { season: SeasonView }) {
  const t = await getTranslations('seasonRules');
  return (
    <section className="grid gap-3">
      <h2>{t('check')}</h2>
      <p>{t('checkText')}</p>
      <dl className="grid gap-2 font-sans text-sm">
        <div>
          <dt className="text-soft">{t('commitment')}</dt>
          <dd>
            <code className="code break-all">{commitment}</code>
          </dd>
        </div>
        <div>
          <dt className="text-soft">{t('seed')}</dt>
          <dd>{seed === null ? t('seedLater') : <code className="code break-all">{seed}</code>}</dd>
        </div>
      </dl>
      <p>{t('fileText')}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <a href={`/leagues/${league.slug}/${number}/season.json`}>{t('file')}</a>
        <Link href="/how-dice-work">{t('how')}</Link>
      </p>
    </section>
  );
}
