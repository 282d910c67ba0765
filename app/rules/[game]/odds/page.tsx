import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { setUpFrom } from '@/app/_board/odds/address';
import { runs } from '@/app/_board/odds/messages';
import { OddsForm } from '@/app/_board/odds/odds-form';
import { fill } from '@/app/_board/words';
import { wordsIn } from '@/app/_board/words-in';
import { Link } from '@/app/_ui/link';
import { Page } from '@/app/_ui/page';
import { isGameId, loadGame, loadSimulator } from '@/lib/games/registry';

interface Props {
  params: Promise<{ game: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function oddsOf({ params }: Pick<Props, 'params'>) {
  const { game: id } = await params;
  const simulator = isGameId(id) ? await loadSimulator(id) : null;
  if (!isGameId(id) || !simulator) return notFound();
  return { game: await loadGame(id), simulator };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ game }, language] = await Promise.all([oddsOf(props), getLocale()]);
  return { title: `${wordsIn(language).odds.title}: ${game.title[language]}` };
}

/** Any battle of a game, set up by hand; the address holds it. */
export default async function OddsPage(props: Props) {
  const [{ game, simulator }, language, query] = await Promise.all([oddsOf(props), getLocale(), props.searchParams]);
  const { odds: words, table } = wordsIn(language);
  const setUp = setUpFrom(query);
  return (
    <Page title={words.title} label={<Link href={`/rules/${game.id}`}>{game.title[language]}</Link>}>
      <p className="prose mb-6">{fill(words.intro, { runs: runs.toLocaleString(language) })}</p>
      <OddsForm
        game={game.id}
        language={language}
        given={setUp}
        form={simulator.form(setUp, language)}
        words={words}
        steppers={{ less: table.less, more: table.more }}
      />
    </Page>
  );
}
