import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { Page } from '@/app/_ui/page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ratings'))('how') };
}

const chapters = ['scale', 'provisional', 'counts', 'scopes', 'sides', 'left', 'bots', 'programs', 'change', 'private'] as const;

/** What goes into a rating, for people, and the way to check it. */
export default async function HowRatingsWork() {
  const t = await getTranslations('ratings');
  return (
    <Page title={t('how')} label={<Link href="/ratings">{t('howLabel')}</Link>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[3fr_2fr]">
        <div className="prose">
          <p className="text-lg">{t('howLead')}</p>
          {chapters.map((chapter) => (
            <section key={chapter}>
              <h2>{t(`${chapter}Title`)}</h2>
              <p className="mt-1">{t(`${chapter}Text`)}</p>
            </section>
          ))}
        </div>
        <section className="sheet self-start p-5">
          <h2 className="mb-2">{t('recomputeTitle')}</h2>
          <p className="mb-4">{t('recomputeText')}</p>
          <p className="mb-2">
            <a href="/ratings.json">{t('file')}</a>
          </p>
          <pre className="font-mono text-sm break-words whitespace-pre-wrap">npm run ratings -- --from ratings.json</pre>
          <p className="mt-5">{t('recipeText')}</p>
          <p className="mt-5 mb-1">{t('verifyText')}</p>
          <pre className="font-mono text-sm break-words whitespace-pre-wrap">npm run ratings -- --verify</pre>
        </section>
      </div>
    </Page>
  );
}
