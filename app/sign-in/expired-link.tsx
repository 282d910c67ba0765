import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { Page } from '@/app/_ui/page';

/** Says that a sign-in link was used or is too old. */
export async function ExpiredLink() {
  const t = await getTranslations('signIn');
  return (
    <Page title={t('expiredTitle')} letter>
      <p className="mb-6">{t('expiredText')}</p>
      <Link href="/sign-in" className="button" data-tone="main">
        {t('again')}
      </Link>
    </Page>
  );
}
