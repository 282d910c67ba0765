import type { Metadata } from 'next';
import Form from 'next/form';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { loadRules } from '@/lib/games/registry';
import { Page } from '../../../_ui/page';
import { type GameProps, gameOf } from '../game-of';
import { Readings } from '../readings';
import { type FoundChapter, type FoundRule, findRules, piecesOf } from './search';

interface Props extends GameProps {
  searchParams: Promise<{ q?: string | string[] }>;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ game }, t, language] = await Promise.all([gameOf(props), getTranslations('rules'), getLocale()]);
  return { title: `${game.title[language]}: ${t('full')}` };
}

/** Letters of a search that count. */
const longestQuery = 80;

/** Every rule of a game in the order of play, each with an anchor of its own. */
export default async function FullRulesPage(props: Props) {
  const [{ id, game }, { q = '' }, t, language] = await Promise.all([
    gameOf(props),
    props.searchParams,
    getTranslations('rules'),
    getLocale(),
  ]);
  const rules = (await loadRules(id)) ?? notFound();
  const query = String([q].flat()[0] ?? '')
    .trim()
    .slice(0, longestQuery);
  const chapters = findRules(rules, query, language);
  const count = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  const address = `/rules/${id}/full`;
  return (
    <Page title={t('full')} label={<Link href={`/rules/${id}`}>{game.title[language]}</Link>}>
      <div className="gap-x-10 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="mb-8 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto lg:pr-2">
          <Form action={address} role="search" className="mb-4 font-sans" key={query}>
            <label htmlFor="rules-query" className="label mb-1 block">
              {t('search')}
            </label>
            <span className="flex gap-2">
              <input
                id="rules-query"
                name="q"
                type="search"
                defaultValue={query}
                maxLength={longestQuery}
                className="input min-w-0 flex-1"
              />
              <button type="submit" className="button">
                {t('find')}
              </button>
            </span>
          </Form>
          {query !== '' && (
            <p role="status" className="mb-4 font-sans">
              {t('found', { count, query })} <Link href={address}>{t('showAll')}</Link>
            </p>
          )}
          <Contents chapters={chapters} title={t('contents')} />
        </div>
        <div className="min-w-0">
          {query === '' && <p className="prose mb-8 text-soft">{t('fullText')}</p>}
          {chapters.map((chapter) => (
            <section key={chapter.title} className="mb-10">
              <h2 className="double-rule mb-4 pb-1">{chapter.title}</h2>
              {chapter.rules.map((rule) => (
                <RuleText key={rule.id} rule={rule} query={query} />
              ))}
            </section>
          ))}
          {query === '' && <Readings readings={game.readings} language={language} />}
        </div>
      </div>
    </Page>
  );
}

/** Chapters and their rules: folded on narrow pages and beside the text on wide ones, the rules of a chapter behind its name. */
function Contents({ chapters, title }: { chapters: FoundChapter[]; title: string }) {
  return (
    <nav aria-label={title}>
      <ul className="border-t border-rule font-sans text-[0.9375rem]">
        {chapters.map((chapter) => (
          <li key={chapter.title} className="border-b border-rule">
            <details name="chapter">
              <summary className="py-1.5 font-semibold">{chapter.title}</summary>
              <ul className="mb-2 pl-4">
                {chapter.rules.map(({ id, title: name }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="block py-1 no-underline hover:underline">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A rule under the id it is quoted by. */
function RuleText({ rule: { id, title, lines }, query }: { rule: FoundRule; query: string }) {
  return (
    <section
      id={id}
      className="mb-3 max-w-3xl scroll-mt-4 border-l-4 border-transparent px-3 py-1.5 target:border-brick target:bg-amber-wash"
    >
      <h3 className="mb-1 flex flex-wrap items-baseline gap-x-2">
        <a href={`#${id}`} className="font-mono text-sm font-normal no-underline hover:underline">
          {id}
        </a>
        <span>
          <Marked text={title} query={query} />
        </span>
      </h3>
      {lines.map((line) => (
        <p key={line} className="prose mb-1.5">
          <Marked text={line} query={query} />
        </p>
      ))}
    </section>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  if (query === '') return text;
  return [...piecesOf(text, query).entries()].map(([i, piece]) =>
    piece.found ? (
      <mark key={i} className="bg-amber-wash text-ink underline decoration-amber decoration-2">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
