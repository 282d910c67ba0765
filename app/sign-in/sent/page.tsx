import { getTranslations } from 'next-intl/server';
import { hasMailbox } from '@/app/_shell/mailbox';
import { Link } from '@/app/_ui/link';
import { Page } from '@/app/_ui/page';
import { addressIn } from '@/lib/auth';

interface Props {
  searchParams: Promise<{ email?: string; mailbox?: string; pending?: string }>;
}

export default async function SentPage({ searchParams }: Props) {
  const { email: given, mailbox, pending } = await searchParams;
  const email = addressIn(given) ?? '';
  const t = await getTranslations('signIn');
  const local = mailbox === 'here' || hasMailbox();
  return (
    <Page title={t('sentTitle')} letter>
      <div className="grid justify-items-start gap-4">
        <p>{t(pending === 'yes' ? 'sentPending' : 'sentText', { email })}</p>
        {local && (
          <>
            <p>{t('sentLocal')}</p>
            <Link href={`/mailbox/newest?to=${encodeURIComponent(email)}`} className="button" data-tone="main">
              {t('toMailbox')}
            </Link>
          </>
        )}
        <p className="text-soft">
          {t('sentAgain')} <Link href="/sign-in">{t('again')}</Link>
        </p>
      </div>
    </Page>
  );
}
