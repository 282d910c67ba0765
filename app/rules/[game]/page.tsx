import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { DataTable } from '@/app/_ui/data-table';
import { Link } from '@/app/_ui/link';
import type { Board, Field, Section } from '@/lib/engine';
import { hasSimulator, loadRules } from '@/lib/games/registry';
import { BoardFigure } from '../../_shell/board-figure';
import { Page } from '../../_ui/page';
import { type GameProps, gameOf } from './game-of';
import { openingOf } from './opening';
import { ReadingList, Readings } from './readings';

export async function generateMetadata(props: GameProps): Promise<Metadata> {
  const { game } = await gameOf(props);
  return { title: game.title[await getLocale()] };
}

/** How a game is played, its charts and how its orders are written: all of it comes from the game's own words and data. */
export default async function RulesPage(props: GameProps) {
  const [{ id, game }, t, language] = await Promise.all([gameOf(props), getTranslations('rules'), getLocale()]);
  const rules = await loadRules(id);
  const { board } = openingOf(game, language);
  const charts = game.charts?.(language) ?? [];
  const policies: Field[] = game.policyFields(language);
  const play = (
    <Link href={`/tables/new?game=${game.id}`} className="button" data-tone="main">
      {t('play')}
    </Link>
  );
  return (
    <Page title={game.title[language]} label={<Link href="/rules">{t('all')}</Link>} action={play}>
      <div className="grid gap-10 *:min-w-0">
        <p className="prose text-lg">{game.summary[language]}</p>
        {rules && (
          <section>
            <h2 className="mb-1">{t('quickStart')}</h2>
            <p className="prose mb-4 text-soft">
              {t('quickStartText')} <Link href={`/rules/${id}/full`}>{t('toFull')}</Link>
            </p>
            <ReadingList readings={rules.quickStart} language={language} />
          </section>
        )}
        {game.notice && <p className="sheet p-4">{game.notice[language]}</p>}
        <BoardFigure
          src={`/rules/${game.id}/board.svg?language=${language}`}
          alt={t('opening')}
          ratio={board.width / board.height}
          caption={t('opening')}
          first
        />
        <div className="gap-x-10 *:mb-10 *:min-w-0 *:break-inside-avoid lg:columns-2">
          {charts.map((chart) => (
            <section key={chart.title}>
              <h2 className="mb-3">{chart.title}</h2>
              <DataTable head={chart.head} rows={chart.rows} />
            </section>
          ))}
        </div>
        {hasSimulator(id) && (
          <p>
            <Link href={`/rules/${id}/odds`}>{t('odds')}</Link>
          </p>
        )}
        <Options game={game.id} fields={game.optionFields(language)} />
        {policies.length > 0 && (
          <section>
            <h2 className="mb-1">{t('standing')}</h2>
            <p className="mb-3 text-soft">{t('standingText')}</p>
            <ul className="prose list-disc pl-5">
              {policies.map(({ name, label, hint }) => (
                <li key={name}>
                  {label}
                  {hint && <span className="text-soft"> — {hint}</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
        {!rules && <Readings readings={game.readings} language={language} />}
        <Guide parts={game.guide(language)} />
        <Places board={board} />
      </div>
    </Page>
  );
}

/** How every order is written, by the parts of a turn. */
async function Guide({ parts }: { parts: readonly Section[] }) {
  const t = await getTranslations('rules');
  return (
    <section>
      <h2 className="mb-1">{t('notation')}</h2>
      <p className="mb-3 text-soft">{t('notationText')}</p>
      <div className="sheet grid gap-4 p-4">
        {parts.map(({ title, lines }) => (
          <section key={title}>
            <h3 className="mb-1">{title}</h3>
            <ul className="grid gap-1 font-mono text-sm">
              {lines.map((line) => (
                <li key={line} className="pl-6 -indent-6 break-words">
                  {line}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

async function Options({ game, fields }: { game: string; fields: Field[] }) {
  const t = await getTranslations('rules');
  if (fields.length === 0) return null;
  const said = (field: Field, value: unknown): string => {
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    const labels = [value].flat().map((each) => field.choices?.find((choice) => choice.value === each)?.label ?? String(each));
    return labels.join(', ') || t('nothing');
  };
  const choicesOf = (field: Field): string => {
    if (field.kind === 'toggle') return `${t('yes')}, ${t('no')}`;
    if (field.kind === 'text') return field.hint ?? '';
    if (field.kind === 'number') return t('numbers', { min: field.min ?? 0, max: field.max ?? 0 });
    return (field.choices ?? []).map(({ label }) => label).join('\n');
  };
  const rows = fields.map((field) => [
    field.house ? `${field.label} (${t('house')})` : field.label,
    said(field, field.default),
    choicesOf(field),
  ]);
  return (
    <section>
      <h2 className="mb-3">{t('options')}</h2>
      <DataTable head={[t('option'), t('usual'), t('choices')]} rows={rows} />
      {fields
        .filter(({ sample }) => sample)
        .map(({ name, label, sample }) => (
          <p key={name} className="mt-2">
            {label}: {t('sample')}{' '}
            <a href={`/rules/${game}/samples/${name}`} download={sample}>
              {sample}
            </a>
          </p>
        ))}
    </section>
  );
}

async function Places({ board }: { board: Board }) {
  const t = await getTranslations('rules');
  const names = new Map(board.spaces.map(({ id, name }) => [id, name]));
  const borders = (id: string): string =>
    board.links
      .flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
      .map((other) => names.get(other) ?? other)
      .join(', ');
  const rows = board.spaces.map((space) => [
    space.name,
    space.abbreviations.join(', '),
    space.closed ? `${t(space.kind)}, ${t('closed')}` : t(space.kind),
    space.value === undefined ? '' : String(space.value),
    borders(space.id),
  ]);
  return (
    <details className="border-t border-rule pt-4">
      <summary className="text-xl font-semibold">
        {t('places')} <span className="font-normal text-soft">({rows.length})</span>
      </summary>
      <div className="mt-4">
        <DataTable head={[t('place'), t('short'), t('kind'), t('value'), t('borders')]} rows={rows} />
      </div>
    </details>
  );
}
