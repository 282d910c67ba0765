import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { Form } from '@/app/_ui/form';
import { Page } from '@/app/_ui/page';
import { Submit } from '@/app/_ui/submit';
import { TextArea } from '@/app/_ui/text-area';
import { longestReport } from '@/lib/play';
import { blockAction, reportAction } from './actions';
import { reportedIn } from './reported';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('report'))('title'), robots: { index: false } };
}

/** Where a player, or who said something, is reported to the operators, or blocked. */
export default async function ReportPage({ searchParams }: Props) {
  const about = reportedIn(await searchParams);
  if (about === null) notFound();
  const { kind, ...sends } = about;
  await signedIn(`/report?${new URLSearchParams(sends)}`);
  const t = await getTranslations('report');
  const hidden = Object.entries(sends).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
  return (
    <Page title={t('title')} narrow>
      <p className="mb-8">{t(kind)}</p>
      <h2 className="mb-1">{t('heading')}</h2>
      <p className="mb-6 text-soft">{t('text')}</p>
      <Form action={reportAction} className="grid gap-4">
        {hidden}
        <TextArea name="reason" label={t('reason')} max={longestReport} rows={5} defaultValue="" />
        <Submit tone="main" className="justify-self-start">
          {t('send')}
        </Submit>
      </Form>
      <h2 className="mt-10 mb-1">{t('block')}</h2>
      <p className="mb-4 text-soft">{t('blockText')}</p>
      <Form action={blockAction} className="grid gap-4">
        {hidden}
        <Submit className="justify-self-start">{t('block')}</Submit>
      </Form>
    </Page>
  );
}
