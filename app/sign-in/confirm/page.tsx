import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/app/_ui/page';
import { addressIn, isLocked, isTokenOpen, pathOf } from '@/lib/auth';

interface Props {
  searchParams: Promise<{ token?: string; email?: string; to?: string }>;
}

export const metadata: Metadata = { robots: 'noindex' };

/** What the letter's link opens. Mail scanners follow links, so looking costs nothing: the button spends the token. */
export default async function ConfirmPage({ searchParams }: Props) {
  const { token, email: given, to } = await searchParams;
  const email = addressIn(given);
  if (typeof token !== 'string' || !email || !(await isTokenOpen(email, token))) notFound();
  const t = await getTranslations('signIn');
  if (await isLocked(email)) {
    return (
      <Page title={t('lockedTitle')} letter>
        <p>{t('lockedText', { email })}</p>
      </Page>
    );
  }
  return (
    <Page title={t('confirmTitle')} letter>
      <p className="mb-6">{t('confirmText', { email })}</p>
      <form action="/api/auth/callback/email" method="post">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="callbackUrl" value={pathOf(to)} />
        <button type="submit" className="button" data-tone="main">
          {t('confirm')}
        </button>
      </form>
    </Page>
  );
}
