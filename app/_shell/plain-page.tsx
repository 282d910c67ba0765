import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { Page } from '../_ui/page';

/** What stands where the asked-for page cannot: one sentence and a way on. */
export async function PlainPage({ kind }: { kind: 'notFound' | 'forbidden' | 'unauthorized' }) {
  const t = await getTranslations('shell');
  return (
    <Page title={t(`${kind}Title`)} letter>
      <p className="mb-6">{t(`${kind}Text`)}</p>
      {kind === 'unauthorized' ? (
        <Link href="/sign-in" className="button" data-tone="main">
          {t('signIn')}
        </Link>
      ) : (
        <Link href="/" className="button">
          {t('home')}
        </Link>
      )}
    </Page>
  );
}
