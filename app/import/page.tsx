import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage, signedIn } from '@/app/_shell/guards';
import { Link } from '@/app/_ui/link';
import { Notice } from '@/app/_ui/notice';
import { Page } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { tableSummary } from '@/lib/play';
import { ImportForm } from './import-form';

interface Props {
  searchParams: Promise<{ table?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('share'))('importTitle') };
}

/** Reads a game of another place in: what becomes of it is told here too. */
export default async function ImportPage({ searchParams }: Props) {
  await signedIn('/import');
  const [t, { table }] = await Promise.all([getTranslations('share'), searchParams]);
  return (
    <Page title={t('importTitle')} narrow>
      <div className="grid gap-6">
        {typeof table === 'string' ? (
          <Found table={table} />
        ) : (
          <>
            <div className="prose">
              <p>{t('importLead')}</p>
              <p>{t('importWhat')}</p>
            </div>
            <ImportForm
              words={{
                ...{ importFile: t('importFile'), importHint: t('importHint'), importPublic: t('importPublic'), importDo: t('importDo') },
              }}
            />
            <p className="text-soft">
              {t('importJustCheck')} <Link href="/how-dice-work">{t('importCheckHere')}</Link>
            </p>
          </>
        )}
      </div>
    </Page>
  );
}

/** What the file turned out to be. */
async function Found({ table: id }: { table: string }) {
  const [t, caller] = await Promise.all([getTranslations('share'), currentCaller()]);
  const table = await orPlainPage(tableSummary(caller, id));
  const { imported } = table;
  const origin = imported?.isOurs ? t('foundOurs') : imported?.site ? t('foundSigned', { site: imported.site }) : t('foundUnsigned');
  const facts = [
    { name: t('foundGame'), text: `${table.title} (${table.gameTitle})` },
    { name: t('foundPlayers'), text: table.seats.map(({ name, userName }) => (userName ? `${userName} (${name})` : name)).join(', ') },
    { name: t('foundResult'), text: table.headline },
    { name: t('foundLog'), text: t('foundLogText', { count: String(table.seq) }) },
    { name: t('foundOrigin'), text: origin },
  ];
  return (
    <>
      <Notice tone="good">{t('found')}</Notice>
      <dl className="border-t border-rule">
        {facts.map(({ name, text }) => (
          <div key={name} className="grid gap-x-4 border-b border-rule py-1.5 sm:grid-cols-[9rem_1fr]">
            <dt className="text-soft">{name}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-3">
        <Link href={`/tables/${id}/review/0`} className="button" data-tone="main">
          {t('foundReview')}
        </Link>
        <Link href="/import" className="button">
          {t('foundAnother')}
        </Link>
      </p>
    </>
  );
}
