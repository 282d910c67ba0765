import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { addressIn } from '@/lib/auth';
import { mailboxLetters } from '@/lib/mail/outbox/local-mailbox';
import { hasMailbox } from '../_shell/mailbox';
import { Notice } from '../_ui/notice';
import { Empty, Page } from '../_ui/page';
import { Travel } from '../_ui/travel';
import { When } from '../_ui/when';

interface Props {
  searchParams: Promise<{ to?: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('mailbox'))('title') };
}

/** The letters of a place without a mail server, for whoever sits at it. To others, or with a mail server, this page does not exist. */
export default async function Mailbox({ searchParams }: Props) {
  if (!hasMailbox()) notFound();
  const to = addressIn((await searchParams).to);
  const [t, letters] = await Promise.all([getTranslations('mailbox'), mailboxLetters(to)]);
  return (
    <Page title={t('title')} label={t('label')}>
      <div className="mb-6">
        <Notice tone="wait">{t('warning')}</Notice>
      </div>
      {to && (
        <p className="mb-4">
          {t('only', { email: to })} <Link href="/mailbox">{t('all')}</Link>
        </p>
      )}
      {letters.length === 0 && <Empty title={t('none')} />}
      <ul>
        {letters.map((letter) => (
          <li key={letter.id}>
            <Link
              href={`/mailbox/${letter.id}`}
              className="grid gap-x-6 border-b border-rule px-2 py-3 text-ink no-underline hover:bg-well sm:grid-cols-[1fr_auto]"
            >
              <span className="text-lg font-semibold">
                {letter.subject}
                <Travel />
              </span>
              <span className="font-sans text-sm text-soft">
                {t('to', { email: letter.to })} · <When iso={letter.sentAt.toISOString()} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
