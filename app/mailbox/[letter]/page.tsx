import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { hasMailbox } from '@/app/_shell/mailbox';
import { Link } from '@/app/_ui/link';
import { mailboxLetter } from '@/lib/mail/outbox/local-mailbox';
import { Page } from '../../_ui/page';
import { When } from '../../_ui/when';
import { Linked } from './linked';

interface Props {
  params: Promise<{ letter: string }>;
}

export const metadata: Metadata = { robots: 'noindex' };

/** One letter, as HTML in a frame that runs no script, and as the text that is complete by itself. */
export default async function LetterPage({ params }: Props) {
  if (!hasMailbox()) notFound();
  const letter = await mailboxLetter((await params).letter);
  if (!letter) notFound();
  const t = await getTranslations('mailbox');
  return (
    <Page title={letter.subject} label={<Link href="/mailbox">{t('back')}</Link>}>
      <p className="mb-4 font-sans text-sm text-soft">
        {t('to', { email: letter.to })} · <When iso={letter.sentAt.toISOString()} />
      </p>
      <div className="grid gap-8 lg:grid-cols-2">
        <section>
          <h2 className="mb-2">{t('html')}</h2>
          <iframe
            title={t('picture')}
            src={`/mailbox/${letter.id}/html`}
            sandbox="allow-top-navigation-by-user-activation"
            className="sheet h-[44rem] w-full bg-sheet"
          />
        </section>
        <section className="min-w-0">
          <h2 className="mb-2">{t('text')}</h2>
          <pre className="sheet overflow-x-auto p-4 font-mono text-xs whitespace-pre-wrap">
            <Linked text={letter.text} />
          </pre>
        </section>
      </div>
    </Page>
  );
}
